/**
 * Players for tests: one plays at random, one completes whatever it can and works towards a task by looking one move
 * ahead, one alternates between both.
 */
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { columnOf, rowOf, SPACES, type Space, spacesOn } from '../../../src/games/blackstone/board.ts'
import { cardOf, type Task, type TaskDeck } from '../../../src/games/blackstone/cards.ts'
import { taskOf } from '../../../src/games/blackstone/catalogue.ts'
import { type FacePattern, fitsPattern } from '../../../src/games/blackstone/faces.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import { kingsOf } from '../../../src/games/blackstone/rules/court/court.ts'
import { missingFacesFor } from '../../../src/games/blackstone/rules/court/upcharge.ts'
import { faceAt, hiddenFaceAt } from '../../../src/games/blackstone/rules/engine/slots.ts'
import { stackOfTask } from '../../../src/games/blackstone/rules/tasks/taskStacks.ts'
import type { Court, State } from '../../../src/games/blackstone/state.ts'
import type { Slot } from '../../../src/kernel/contract.ts'
import type { RandomSource } from '../../../src/kernel/deal.ts'
import type { Situation } from './situation.ts'

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
/** Steps between any two spaces: players ask for them at every move that they may make. */
const STEPS = SPACES.map((a) => SPACES.map((b) => steps(a, b)))

const stepsToNearest = (space: Space, targets: readonly Space[]): number => {
  let nearest = FAR
  for (const target of targets) nearest = Math.min(nearest, STEPS[space]?.[target] ?? FAR)
  return nearest
}

/** About how many moves bring a fitting vassal to one of these spaces, and the space where that vassal is now. */
const nearestVassal = (
  state: State,
  want: FacePattern,
  targets: readonly Space[],
  excludedSpace: Space,
): readonly [number, Space] => {
  let [fewest, nearest] = [FAR, -1]
  for (const space of SPACES) {
    const away = stepsToNearest(space, targets)
    const face = away < fewest && space !== excludedSpace ? faceAt(state, space) : -1
    if (face < 0 || state.marked.includes(space)) continue
    const flips = fitsPattern(face, want) ? 0 : fitsPattern(hiddenFaceAt(state, space), want) ? 1 : FAR
    if (flips + away < fewest) [fewest, nearest] = [flips + away, space]
  }
  return [fewest, nearest]
}

const faceCost = (state: State, face: number): number =>
  SPACES.some((space) => faceAt(state, space) === face)
    ? 2
    : SPACES.some((space) => hiddenFaceAt(state, space) === face)
      ? 3
      : 6

/** About how many moves this task still needs. */
const distance = (state: State, court: Court, task: Task): number => {
  const [left, from] = nearestVassal(state, task.left, [task.left.space], -1)
  const [right] = nearestVassal(state, task.right, spacesOn(task.right.line), from)
  const unpaid = missingFacesFor(state, court, stackOfTask(task, undefined)).map((face) => faceCost(state, face))
  return left + right + unpaid.reduce((sum, cost) => sum + cost, 0)
}

const taskAt = (s: Situation, slot: Slot): Task => {
  const code = s.state.cards[slot] ?? -1
  return taskOf(s.state.setting, code >= 0 ? cardOf(code) : (s.vault.get(slot)?.value.face ?? -1))
}

/** About how many moves the nearest task of the hand still needs. */
const nearestTaskDistance = (s: Situation, state: State): number => {
  const court = state.courts[s.state.seat]
  return court ? Math.min(FAR, ...court.hand.map((slot) => distance(state, court, taskAt(s, slot)))) : FAR
}

const nearestTaskDistanceAfter = (s: Situation, action: Action): number => {
  const draft = game.copy(s.state)
  game.mutate(draft, { kind: 'seat', seat: s.seat, action, openings: [] })
  return draft.outcome ? 0 : nearestTaskDistance(s, draft)
}

/** The move that brings the nearest task closest; null where no move brings it closer. */
const stepTowardsTask = (s: Situation): Action | null => {
  const moves = s.legal.filter(
    ({ kind }) => kind === 'slide' || kind === 'swap' || kind === 'flip' || kind === 'retain',
  )
  let bestStep: readonly [number, Action | null] = [nearestTaskDistance(s, s.state), null]
  for (const move of moves) {
    const after = nearestTaskDistanceAfter(s, move)
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

const bestBy = <T>(items: readonly T[], measure: (item: T) => number): T | null =>
  items.reduce<T | null>((top, item) => (top === null || measure(item) > measure(top) ? item : top), null)

const chooseDiscard = (s: Situation, court: Court): Action | null =>
  bestBy(s.legalOf('discard'), ({ slot }) =>
    court.hand.includes(slot) ? distance(s.state, court, taskAt(s, slot)) : 1,
  )

/** Completes whenever it can, kills what it can; otherwise works, draws, or makes room. */
export const diligent: Player = (s, chance) => {
  const court = s.court(s.seat)
  const requiredAction =
    s.legalOf('pile')[0] ?? s.legalOf('refill')[0] ?? s.legalOf('makeUp')[0] ?? chooseDiscard(s, court)
  if (s.legalOf('endWork').length === 0) return requiredAction ?? anyOf(s.legal, chance)
  const scoring = bestBy(s.legalOf('complete'), (action) => completionValue(s, action)) ?? s.legalOf('kill')[0]
  const boardMove = s.state.completions > 0 ? null : stepTowardsTask(s)
  const action = requiredAction ?? scoring ?? boardMove ?? chooseDraw(s, court)
  return (
    action ??
    (s.state.completions > 0 ? null : chooseRetain(s, court, chance)) ??
    s.legalOf('endWork')[0] ??
    anyOf(s.legal, chance)
  )
}

/** Sometimes diligent, sometimes random: gets far and makes unusual moves on the way. */
export const mixed: Player = (s, chance) => (chance.below(3) > 0 ? diligent(s, chance) : atRandom(s, chance))
