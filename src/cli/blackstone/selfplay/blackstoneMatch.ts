/** One game that players play to its end, with a summary of each turn. */
import type { BlackstoneTypes } from '../../../games/blackstone/game.ts'
import { kingsOf } from '../../../games/blackstone/rules/court/activeCards.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { Playout } from '../../../kernel/playout.ts'
import { type Match, playMatch as playToEnd, type RandomBelow } from '../../selfplay/match.ts'
import type { MatchPlayer } from '../../selfplay/matchPlayer.ts'

/** Summary of one seat's turn. */
export interface TurnSummary {
  readonly seat: Seat
  /** Was a task completed, or a dog adopted? */
  readonly isDone: boolean
  /** Did it begin, and end, with as many tasks in hand as may be kept? */
  readonly beganFull: boolean
  readonly endedFull: boolean
  /** Are the same tasks in hand and the same vassals retained as when it began? */
  readonly isSame: boolean
}

export interface BlackstoneMatch extends Match<BlackstoneTypes> {
  readonly turns: readonly TurnSummary[]
}

type State = BlackstoneTypes['state']

export const endsTurn = (before: State, after: State): boolean =>
  before.round > 0 && (before.round !== after.round || before.seat !== after.seat || after.outcome !== null)

/** Are families and piles being chosen? This comes before the first turn; the first tasks are dealt after it. */
const isSettingUp = ({ todo }: State): boolean => todo.some((step) => step.do === 'family' || step.do === 'pile')

const isFull = ({ courts, seat }: State): boolean => {
  const court = courts[seat]
  return court !== undefined && court.hand.length >= kingsOf(court)
}

const heldCardsKey = ({ courts }: State, seat: Seat): string =>
  JSON.stringify([courts[seat]?.hand, courts[seat]?.retained])

/** Summary of a turn. `last`: state before the action that ended it; `after`: state after that action. */
const summarizeTurn = (first: State, last: State, after: State): TurnSummary => ({
  seat: last.seat,
  isDone: last.completions > 0,
  beganFull: isFull(first),
  endedFull: isFull(last),
  isSame: heldCardsKey(first, last.seat) === heldCardsKey(after, last.seat),
})

/** Turns that ended with as many tasks in hand as may be kept and without a completed task. */
export const fullIdleTurns = (turns: readonly TurnSummary[]): readonly TurnSummary[] =>
  turns.filter(({ isDone, endedFull }) => !isDone && endedFull)

/** Plays the game to its end and summarizes each turn. */
export const playBlackstoneMatch = (
  start: Playout<BlackstoneTypes>,
  players: readonly MatchPlayer<BlackstoneTypes>[],
  below: RandomBelow,
): BlackstoneMatch => {
  const turns: TurnSummary[] = []
  let turnStart = start.state
  const match = playToEnd(start, players, below, ({ state: before }, { state: after }) => {
    if (isSettingUp(before)) turnStart = after
    if (!endsTurn(before, after)) return
    turns.push(summarizeTurn(turnStart, before, after))
    turnStart = after
  })
  return { ...match, turns }
}
