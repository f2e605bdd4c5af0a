/**
 * Players for tests: one plays at random, one completes whatever it can and works towards a task by looking one move
 * ahead, one alternates between both.
 */

import { kingsOf } from '#src/games/blackstone/rules/court/activeCards.ts'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { columnOf, LETTERS, rowOf, SPACES, type Space, spacesOn } from '../../../src/games/blackstone/board.ts'
import { cardOf, type Task, type TaskDeck } from '../../../src/games/blackstone/cards.ts'
import { type Face, type FacePattern, fitsPattern } from '../../../src/games/blackstone/faces.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { missingFacesFor } from '../../../src/games/blackstone/rules/court/upcharge.ts'
import { faceAt, hiddenFaceAt } from '../../../src/games/blackstone/rules/engine/slots.ts'
import { stackOfTask } from '../../../src/games/blackstone/rules/tasks/taskStacks.ts'
import type { Court, State } from '../../../src/games/blackstone/state.ts'
import { taskOf } from '../../../src/games/blackstone/taskCatalogue.ts'
import type { Slot } from '../../../src/kernel/contract.ts'
import type { RandomSource } from '../../../src/kernel/randomSource.ts'
import type { Situation } from './testTable.ts'

export type Player = (s: Situation, chance: RandomSource) => Action

const anyOf = <T>(items: readonly T[], chance: RandomSource): T => {
  const item = items[chance.below(items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/**
 * First a kind of action, then one of that kind, so that rare kinds come up; scoring actions are seldom passed over.
 */
export const atRandom: Player = ({ legal }, chance) => {
  const scoring = legal.filter(({ kind }) => kind === 'complete' || kind === 'adopt' || kind === 'kill')
  if (scoring.length > 0 && chance.below(4) > 0) return anyOf(scoring, chance)
  const kind = anyOf([...new Set(legal.map((action) => action.kind))], chance)
  return anyOf(
    legal.filter((action) => action.kind === kind),
    chance,
  )
}

const FAR = 50
const steps = (a: Space, b: Space): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))
const stepsToNearest = (targets: readonly Space[]): readonly number[] =>
  SPACES.map((space) => Math.min(...targets.map((target) => steps(space, target))))
/** Steps from each space to a space or a line: players ask for them at every move that they may make. */
const STEPS_TO_SPACE = SPACES.map((space) => stepsToNearest([space]))
const STEPS_TO_LINE = LETTERS.map((_, line) => stepsToNearest(spacesOn(line)))

/** Both faces on each space, read once for all that is asked of a state. */
interface Faces {
  readonly up: readonly Face[]
  readonly hidden: readonly Face[]
  readonly marked: readonly Space[]
}
const facesOf = (state: State): Faces => ({
  up: SPACES.map((space) => faceAt(state, space)),
  hidden: SPACES.map((space) => hiddenFaceAt(state, space)),
  marked: state.marked,
})

/** About how many moves bring a fitting vassal to where these steps lead, and the space where that vassal is now. */
const nearestVassal = (
  { up, hidden, marked }: Faces,
  want: FacePattern,
  stepsFrom: readonly number[],
  excludedSpace: Space,
): readonly [number, Space] => {
  let [fewest, nearest] = [FAR, -1]
  for (const space of SPACES) {
    const away = stepsFrom[space] ?? FAR
    const face = away < fewest && space !== excludedSpace ? (up[space] ?? -1) : -1
    if (face < 0 || marked.includes(space)) continue
    const flips = fitsPattern(face, want) ? 0 : fitsPattern(hidden[space] ?? -1, want) ? 1 : FAR
    if (flips + away < fewest) [fewest, nearest] = [flips + away, space]
  }
  return [fewest, nearest]
}

const faceCost = ({ up, hidden }: Faces, face: Face): number => (up.includes(face) ? 2 : hidden.includes(face) ? 3 : 6)

/** About how many moves this task still needs; where they are no fewer than `limit`, some number that is not either. */
const distance = (state: State, faces: Faces, court: Court, task: Task, limit = Number.POSITIVE_INFINITY): number => {
  const [left, from] = nearestVassal(faces, task.left, STEPS_TO_SPACE[task.left.space] ?? [], -1)
  if (left >= limit) return left
  const [right] = nearestVassal(faces, task.right, STEPS_TO_LINE[task.right.line] ?? [], from)
  if (left + right >= limit) return left + right
  const unpaid = missingFacesFor(state, court, stackOfTask(task, undefined))
  return unpaid.reduce((sum, face) => sum + faceCost(faces, face), left + right)
}

const taskAt = (s: Situation, slot: Slot): Task => {
  const code = s.state.cards[slot] ?? -1
  return taskOf(s.state.setting, code >= 0 ? cardOf(code) : (s.vault.get(slot)?.value.face ?? -1))
}

/** About how many moves the nearest task of the hand still needs, or `limit` where they are no fewer. */
const nearestTaskDistance = (s: Situation, state: State, limit = FAR): number => {
  const court = state.courts[s.state.seat]
  if (!court) return limit
  const faces = facesOf(state)
  return court.hand.reduce(
    (nearest, slot) => Math.min(nearest, distance(state, faces, court, taskAt(s, slot), nearest)),
    limit,
  )
}

const nearestTaskDistanceAfter = (s: Situation, action: Action, limit: number): number => {
  const draft = game.copy(s.state)
  game.mutate(draft, { kind: 'seat', seat: s.seat, action, openings: [] })
  return draft.outcome ? 0 : nearestTaskDistance(s, draft, limit)
}

/** The move that brings the nearest task closest; null where no move brings it closer. */
const stepTowardsTask = (s: Situation): Action | null => {
  const moves = s.legal.filter(
    ({ kind }) => kind === 'slide' || kind === 'swap' || kind === 'flip' || kind === 'retain',
  )
  let bestStep: readonly [number, Action | null] = [nearestTaskDistance(s, s.state), null]
  for (const move of moves) {
    const after = nearestTaskDistanceAfter(s, move, bestStep[0])
    if (after < bestStep[0]) bestStep = [after, move]
  }
  return bestStep[1]
}

const wantedDeck = ({ stacks }: Court): TaskDeck =>
  stacks.king.length < 1 || stacks.ploy.length > stacks.king.length ? 'power' : 'machination'

const chooseDraw = (s: Situation, court: Court): Action | null => {
  if (court.hand.length > kingsOf(court)) return null
  const draws = s.legalOf('draw')
  return draws.find(({ deck }) => deck === wantedDeck(court)) ?? draws[0] ?? null
}

/** Retains any vassal, so that new ones come to the board. */
const chooseRetain = (s: Situation, court: Court, chance: RandomSource): Action | null => {
  const retains = s.legalOf('retain')
  return retains.length > 0 && court.retained.length < kingsOf(court) ? anyOf(retains, chance) : null
}

const completionValue = (s: Situation, action: Action): number =>
  action.kind === 'complete' ? taskAt(s, action.card).points * (taskAt(s, action.card).type === 'king' ? 3 : 1) : 0

const bestBy = <T>(items: readonly T[], measure: (item: T) => number): T | null => {
  let [most, best] = [Number.NEGATIVE_INFINITY, null as T | null]
  for (const item of items) {
    const value = measure(item)
    if (value > most) [most, best] = [value, item]
  }
  return best
}

const chooseDiscard = (s: Situation, court: Court): Action | null =>
  bestBy(s.legalOf('discard'), ({ slot }) =>
    court.hand.includes(slot) ? distance(s.state, facesOf(s.state), court, taskAt(s, slot)) : 1,
  )

/** Completes whenever it can, kills what it can; otherwise works, draws, or makes room. */
export const diligent: Player = (s, chance) => {
  const court = s.court(s.seat)
  const requiredAction =
    s.legalOf('pile')[0] ?? s.legalOf('refill')[0] ?? s.legalOf('makeUp')[0] ?? chooseDiscard(s, court)
  if (s.legalOf('endWork').length === 0) return requiredAction ?? anyOf(s.legal, chance)
  return (
    requiredAction ??
    bestBy(s.legalOf('complete'), (action) => completionValue(s, action)) ??
    s.legalOf('kill')[0] ??
    (s.state.completions > 0 ? null : stepTowardsTask(s)) ??
    chooseDraw(s, court) ??
    (s.state.completions > 0 ? null : chooseRetain(s, court, chance)) ??
    s.legalOf('endWork')[0] ??
    anyOf(s.legal, chance)
  )
}

/** Sometimes diligent, sometimes random: gets far and makes unusual moves on the way. */
export const mixed: Player = (s, chance) => (chance.below(3) > 0 ? diligent(s, chance) : atRandom(s, chance))
