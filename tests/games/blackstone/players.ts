/** Players for tests: one plays at random, one completes whatever it can and works towards a task by looking one move ahead, one is now this, now that. */
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { columnOf, rowOf, SPACES, type Space, spacesOn } from '../../../src/games/blackstone/board.ts'
import { cardOf, type Task, type TaskDeck } from '../../../src/games/blackstone/cards.ts'
import { taskOf } from '../../../src/games/blackstone/catalogue.ts'
import { type Description, fits } from '../../../src/games/blackstone/faces.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import { kingsOf, missingFaces } from '../../../src/games/blackstone/rules/court.ts'
import { faceAt, reverseAt } from '../../../src/games/blackstone/rules/play.ts'
import { stackFor } from '../../../src/games/blackstone/rules/stacks.ts'
import type { Court, State } from '../../../src/games/blackstone/state.ts'
import type { Slot } from '../../../src/kernel/contract.ts'
import type { Chance } from '../../../src/kernel/deal.ts'
import type { Situation } from './situation.ts'

export type Player = (s: Situation, chance: Chance) => Action

const anyOf = <T>(items: readonly T[], chance: Chance): T => {
  const item = items[chance.below(items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** First a kind of action, then one of that kind, so that rare kinds come up; what scores is not passed over often. */
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

/** About how many moves bring a vassal that fits to one of these spaces, and from where it would come. */
const nearest = (
  state: State,
  want: Description,
  targets: readonly Space[],
  without: Space,
): readonly [number, Space] => {
  let best: readonly [number, Space] = [FAR, -1]
  for (const space of SPACES) {
    if (space === without || faceAt(state, space) < 0 || state.marked.includes(space)) continue
    const turn = fits(faceAt(state, space), want) ? 0 : fits(reverseAt(state, space), want) ? 1 : FAR
    const moves = turn + Math.min(...targets.map((target) => steps(space, target)))
    if (moves < best[0]) best = [moves, space]
  }
  return best
}

const faceCost = (state: State, face: number): number =>
  SPACES.some((space) => faceAt(state, space) === face)
    ? 2
    : SPACES.some((space) => reverseAt(state, space) === face)
      ? 3
      : 6

/** About how many moves this task is away. */
const distance = (state: State, court: Court, task: Task): number => {
  const [left, from] = nearest(state, task.left, [task.left.space], -1)
  const [right] = nearest(state, task.right, spacesOn(task.right.line), from)
  const unpaid = missingFaces(state, court, stackFor(task, undefined)).map((face) => faceCost(state, face))
  return left + right + unpaid.reduce((sum, cost) => sum + cost, 0)
}

const taskAt = (s: Situation, slot: Slot): Task => {
  const code = s.state.cards[slot] ?? -1
  return taskOf(s.state.setting, code >= 0 ? cardOf(code) : (s.vault.get(slot)?.value.face ?? -1))
}

/** How far the nearest task of the hand is away. */
const outlook = (s: Situation, state: State): number => {
  const court = state.courts[s.state.seat]
  return court ? Math.min(FAR, ...court.hand.map((slot) => distance(state, court, taskAt(s, slot)))) : FAR
}

const outlookAfter = (s: Situation, action: Action): number => {
  const draft = game.copy(s.state)
  game.mutate(draft, { kind: 'seat', seat: s.seat, action, openings: [] })
  return draft.outcome ? 0 : outlook(s, draft)
}

/** The move that brings the nearest task nearest, where one brings it nearer at all. */
const step = (s: Situation): Action | null => {
  const moves = s.legal.filter(
    ({ kind }) => kind === 'slide' || kind === 'swap' || kind === 'flip' || kind === 'retain',
  )
  let best: readonly [number, Action | null] = [outlook(s, s.state), null]
  for (const move of moves) {
    const after = outlookAfter(s, move)
    if (after < best[0]) best = [after, move]
  }
  return best[1]
}

const wantedDeck = ({ stacks }: Court): TaskDeck =>
  stacks.king.length < 1 || stacks.ploy.length > stacks.king.length ? 'power' : 'machination'

const drawn = (s: Situation, court: Court): Action | null => {
  if (court.hand.length > kingsOf(court)) return null
  const draws = s.legalOf('draw')
  return draws.find(({ deck }) => deck === wantedDeck(court)) ?? draws[0] ?? null
}

/** A vassal in the way is retained for nothing, so that others come. */
const churned = (s: Situation, court: Court, chance: Chance): Action | null => {
  const retains = s.legalOf('retain')
  return retains.length > 0 && court.retained.length < kingsOf(court) ? anyOf(retains, chance) : null
}

const worth = (s: Situation, action: Action): number =>
  action.kind === 'complete' ? taskAt(s, action.card).points * (taskAt(s, action.card).type === 'king' ? 3 : 1) : 0

const best = <T>(items: readonly T[], measure: (item: T) => number): T | null =>
  items.reduce<T | null>((top, item) => (top === null || measure(item) > measure(top) ? item : top), null)

const dropped = (s: Situation, court: Court): Action | null =>
  best(s.legalOf('discard'), ({ slot }) => (court.hand.includes(slot) ? distance(s.state, court, taskAt(s, slot)) : 1))

/** Completes whenever it can, kills what it can; otherwise works, draws, or makes room. */
export const diligent: Player = (s, chance) => {
  const court = s.court(s.seat)
  const asked = s.legalOf('pile')[0] ?? s.legalOf('refill')[0] ?? s.legalOf('makeUp')[0] ?? dropped(s, court)
  if (s.legalOf('endWork').length === 0) return asked ?? anyOf(s.legal, chance)
  const scoring = best(s.legalOf('complete'), (action) => worth(s, action)) ?? s.legalOf('kill')[0]
  const working = s.state.completions > 0 ? null : step(s)
  const action = asked ?? scoring ?? working ?? drawn(s, court)
  return (
    action ??
    (s.state.completions > 0 ? null : churned(s, court, chance)) ??
    s.legalOf('endWork')[0] ??
    anyOf(s.legal, chance)
  )
}

/** Now diligent, now at random: gets far and does odd things on the way. */
export const mixed: Player = (s, chance) => (chance.below(3) > 0 ? diligent(s, chance) : atRandom(s, chance))
