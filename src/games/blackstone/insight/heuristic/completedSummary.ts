/** What follows from the completed cards of a court alone: what they count, bring in and cost. */
import { STACKS, type Stack } from '../../cards.ts'
import type { Face } from '../../faces.ts'
import { income, retainedFaces, upcharge } from '../../rules/court.ts'
import { uncovered } from '../../rules/covering.ts'
import { taskIn } from '../../rules/play.ts'
import type { Court, Stacks, State } from '../../state.ts'
import { countFor, countIn } from './goal.ts'

/** Faces of vassals that pay for one more card of each stack. */
export type Faces = Readonly<Record<Stack, readonly Face[]>>

export interface Completed {
  /** What counts towards the goal, and what would if no card slept. */
  readonly counts: number
  readonly all: number
  /** Tokens that every turn brings. */
  readonly knights: number
  readonly wizards: number
  /** What one more card of each stack costs, ascending, and the squares of how many faces these are. */
  readonly due: Faces
  readonly squares: number
}

/** What all completed cards count, asleep or not. */
const allOf = (state: State, stacks: Stacks): number => {
  let all = 0
  for (const stack of STACKS)
    for (const slot of stacks[stack]) all += countFor(state, taskIn(state, slot).points, stack)
  return all
}

const squaresOf = (stacks: Stacks): number => {
  let sum = 0
  for (const stack of STACKS) sum += stacks[stack].length ** 2
  return sum
}

const reckoned = (state: State, court: Court): Completed => {
  const of = (stack: Stack): readonly Face[] => upcharge(state, court, stack)
  return {
    counts: countIn(state, court),
    all: allOf(state, court.stacks),
    knights: income(state, court, 'knight'),
    wizards: income(state, court, 'wizard'),
    due: { knight: of('knight'), wizard: of('wizard'), king: of('king'), ploy: of('ploy') },
    squares: squaresOf(court.stacks),
  }
}

const known = new WeakMap<Stacks, Completed>()

/** Reckoned once for each record of stacks: their cards lie open and stay what they are, and most of what is tried completes none. */
export const completedIn = (state: State, court: Court): Completed => {
  const found = known.get(court.stacks)
  if (found) return found
  const completed = reckoned(state, court)
  known.set(court.stacks, completed)
  return completed
}

/** What of that is not retained yet. */
export const missingIn = (state: State, court: Court): Faces => {
  const { due } = completedIn(state, court)
  const faces = retainedFaces(state, court)
  return {
    knight: uncovered(faces, due.knight),
    wizard: uncovered(faces, due.wizard),
    king: uncovered(faces, due.king),
    ploy: uncovered(faces, due.ploy),
  }
}
