/**
 * Deeds of a turn that came to nothing: moves without which its work would have ended as well, and tasks that were
 * drawn and discarded at once.
 */
import type { Action } from '../../../games/blackstone/actions.ts'
import { type BlackstoneTypes, game } from '../../../games/blackstone/game.ts'
import { createGuide } from '../../../games/blackstone/insight/heuristic/createGuide.ts'
import { courtOf } from '../../../games/blackstone/rules/engine/slots.ts'
import type { State } from '../../../games/blackstone/state.ts'
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction } from '../../../kernel/playout.ts'
import { createUnlockedSource } from '../../../kernel/randomSource.ts'
import { EMPTY_VAULT, seatView } from '../../../kernel/vault.ts'
import { seededRandomSource } from '../../../table/arbiter/seededRandomSource.ts'

/** Action of a turn, with the game before and after it. */
export interface TurnStep {
  readonly before: Playout<BlackstoneTypes>
  readonly action: Action
  readonly after: Playout<BlackstoneTypes>
}

export interface WastedActions {
  /** Deeds that tokens paid for, and those of them that came to nothing. */
  readonly deeds: number
  readonly wasted: number
  /** Were tasks drawn, and tasks discarded? */
  readonly isChurn: boolean
}

const guide = createGuide(game)

/** Largest difference of values that counts as none. */
const EQUAL_VALUE = 1e-6

const MOVE_KINDS: readonly Action['kind'][] = ['slide', 'swap', 'flip']
const DEED_KINDS: readonly Action['kind'][] = [...MOVE_KINDS, 'retain', 'draw']

/** Value for the seat if it had as many tokens as in another state: what a move costs must not count. */
const valueWithTokens = (playout: Playout<BlackstoneTypes>, seat: Seat, tokensFrom: State): number => {
  const { knights, wizards } = courtOf(tokensFrom, seat)
  const courts = playout.state.courts.map((court, index) => (index === seat ? { ...court, knights, wizards } : court))
  return guide.evaluate(seatView({ ...playout.state, courts }, seat, playout.vaults[seat] ?? EMPTY_VAULT))
}

/** Game after these actions; null where one of them is not allowed, or the seat's work does not go on after them. */
const replay = (
  start: Playout<BlackstoneTypes>,
  steps: readonly TurnStep[],
  seat: Seat,
): Playout<BlackstoneTypes> | null => {
  // Chance of its own, so that none of the game's is used up.
  const random = createUnlockedSource(seededRandomSource('deeds', 'replay', 0).below)
  let playout: Playout<BlackstoneTypes> = { ...start, dealer: { ...start.dealer, randomSourceAt: () => random } }
  for (const { action } of steps) {
    const text = JSON.stringify(action)
    if (!legalActionsIn(playout).some((legal) => JSON.stringify(legal) === text)) return null
    playout = playAction(playout, action)
  }
  return nextAwaitedSeat(playout) === seat ? playout : null
}

/** Each of these alone, then each pair of them. */
const singlesAndPairs = (indexes: readonly number[]): readonly (readonly number[])[] => [
  ...indexes.map((index) => [index]),
  ...indexes.flatMap((first) => indexes.filter((second) => second > first).map((second) => [first, second])),
]

/** The work without one or two moves that it would have ended as well without; null where each is needed. */
const withoutNeedless = (
  seat: Seat,
  steps: readonly TurnStep[],
  start: Playout<BlackstoneTypes>,
  end: Playout<BlackstoneTypes>,
): readonly TurnStep[] | null => {
  const value = valueWithTokens(end, seat, end.state)
  const moves = steps.flatMap(({ action }, index) => (MOVE_KINDS.includes(action.kind) ? [index] : []))
  for (const omitted of singlesAndPairs(moves)) {
    const kept = steps.filter((_, index) => !omitted.includes(index))
    const other = replay(start, kept, seat)
    if (other && valueWithTokens(other, seat, end.state) >= value - EQUAL_VALUE) return kept
  }
  return null
}

const countNeedlessMoves = (
  seat: Seat,
  work: readonly TurnStep[],
  start: Playout<BlackstoneTypes>,
  end: Playout<BlackstoneTypes>,
): number => {
  let kept = work
  for (let fewer = withoutNeedless(seat, kept, start, end); fewer; fewer = withoutNeedless(seat, kept, start, end))
    kept = fewer
  return work.length - kept.length
}

/** Tasks that came into the seat's hand by its draws. */
const drawnTasks = (seat: Seat, steps: readonly TurnStep[]): readonly Slot[] =>
  steps.flatMap(({ before, action, after }) =>
    action.kind === 'draw'
      ? courtOf(after.state, seat).hand.filter((slot) => !courtOf(before.state, seat).hand.includes(slot))
      : [],
  )

const discardedTasks = (seat: Seat, steps: readonly TurnStep[]): readonly Slot[] =>
  steps.flatMap(({ before, action }) =>
    action.kind === 'discard' && courtOf(before.state, seat).hand.includes(action.slot) ? [action.slot] : [],
  )

/** What came of the deeds of a seat's turn. `steps`: all actions of the turn, also those of others. */
export const countWastedActions = (seat: Seat, steps: readonly TurnStep[]): WastedActions => {
  const endIndex = steps.findIndex(({ action }) => action.kind === 'endWork')
  const [start, end] = [steps[0]?.before, steps[endIndex]?.before]
  const needlessMoves = start && end ? countNeedlessMoves(seat, steps.slice(0, endIndex), start, end) : 0
  const drawn = drawnTasks(seat, steps)
  const discarded = discardedTasks(seat, steps)
  return {
    deeds: steps.filter(({ action }) => DEED_KINDS.includes(action.kind)).length,
    wasted: needlessMoves + drawn.filter((slot) => discarded.includes(slot)).length,
    isChurn: drawn.length > 0 && discarded.length > 0,
  }
}
