/** What a task still needs, in tokens: moves and flips on the board, vassals to be retained. A guess from below. */
import { STACKS, type Stack, type Task } from '../../cards.ts'
import type { Description, Face } from '../../faces.ts'
import { crossing } from '../../rules/requirement.ts'
import type { State } from '../../state.ts'
import { FAR, flipsTo, type Lying, STEPS, TO_LINE } from './board.ts'
import type { Faces } from './completed.ts'
import { fitting } from './fitting.ts'

/** The two cheapest of something, and which vassal the cheapest is. */
interface Cheapest {
  readonly at: number
  readonly first: number
  readonly second: number
}

/** For a half of a task, by the moves from each space. */
const cheapestOf = (lying: readonly Lying[], want: Description, moves: readonly number[] = []): Cheapest => {
  const wanted = fitting(want)
  let [at, first, second] = [-1, FAR, FAR]
  for (let i = 0; i < lying.length; i++) {
    const one = lying[i] as Lying
    const here = flipsTo(wanted, one) + (moves[one.space] ?? FAR)
    if (here < first) [at, first, second] = [i, here, first]
    else if (here < second) second = here
  }
  return { at, first, second }
}

/** Tokens until two different vassals show both halves of the task. */
export const movesTo = (state: State, lying: readonly Lying[], task: Task): number => {
  const isBlueOn = state.setting.options.blueLetters === 'on'
  const left = cheapestOf(lying, task.left, STEPS[task.left.space])
  const right = cheapestOf(lying, task.right, isBlueOn ? STEPS[crossing(task)] : TO_LINE[task.right.line])
  if (left.at !== right.at) return left.first + right.first
  return Math.min(left.first + right.second, left.second + right.first)
}

/** Tokens until a vassal with this face is retained: one where it shows, two where it must be flipped, more where it has to come first. */
export const priceOf = (lying: readonly Lying[], face: Face): number => {
  let price = 4
  for (const one of lying) {
    if (one.face === face) return 1
    if (one.reverse === face) price = 2
  }
  return price
}

/** Tokens, by the stack that they are for. */
export type Tokens = Record<Stack, number>

/** Tokens that are missing to pay for one more card of each stack. */
export const unpaidOf = (lying: readonly Lying[], missing: Faces): Tokens => {
  const unpaid: Tokens = { knight: 0, wizard: 0, king: 0, ploy: 0 }
  for (const stack of STACKS) for (const face of missing[stack]) unpaid[stack] += priceOf(lying, face)
  return unpaid
}
