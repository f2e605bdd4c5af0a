/** One game of a ladder: which player has which seat, and the result. */
import { type BlackstoneTypes, game } from '../../../games/blackstone/game.ts'
import { metricValues } from '../../../games/blackstone/insight/metric.ts'
import { startPlayout } from '../../../kernel/playout.ts'
import { createUnlockedSource } from '../../../kernel/randomSource.ts'
import { seededRandomSource } from '../../../table/arbiter/seededRandomSource.ts'
import { placementScore, type ScoredGame } from '../../selfplay/ladder/playLadder.ts'
import { playMatch } from '../../selfplay/match.ts'
import { endsTurn } from '../selfplay/blackstoneMatch.ts'
import { countWastedActions, type TurnStep, type WastedActions } from '../selfplay/wastedActions.ts'
import type { LadderOptions } from './ladderOptions.ts'
import { type CountNodes, createLadderPlayer } from './ladderPlayers.ts'

/** Result of a game, one line of the cache file. */
export interface LadderGame extends ScoredGame {
  readonly n: number
  readonly rounds: number
  readonly decidedBy: string
  readonly measured: readonly number[]
  /** Actions that the measured player tried, and the number of its plans. */
  readonly nodes: number
  readonly plans: number
  /** Of the measured player: its turns, the deeds in them, and those that came to nothing. */
  readonly turns: number
  readonly deeds: number
  readonly wasted: number
  readonly churned: number
}

/** Where all win together a won game counts 1. */
const scoreOf = ({ outcome }: BlackstoneTypes['state'], seat: number, together: boolean): number => {
  const ranks = outcome?.ranks ?? []
  return together ? Number(ranks[seat] === 1) : placementScore(ranks, seat)
}

type LadderPlayout = TurnStep['before']

/** Watches a game for what came of the deeds of these seats: a list that grows by one for each turn. */
const watchDeeds = (isMeasured: (seat: number) => boolean) => {
  const turns: WastedActions[] = []
  let steps: TurnStep[] = []
  const watch = (before: LadderPlayout, after: LadderPlayout, action: TurnStep['action']): void => {
    if (before.state.round > 0) steps.push({ before, action, after })
    if (!endsTurn(before.state, after.state)) return
    if (isMeasured(before.state.seat)) turns.push(countWastedActions(before.state.seat, steps))
    steps = []
  }
  return { turns, watch }
}

const sumOf = (turns: readonly WastedActions[], numberOf: (turn: WastedActions) => number): number =>
  turns.reduce((sum, turn) => sum + numberOf(turn), 0)

/**
 * Plays a game. Games with the same `n` have the same deal; in each the measured player has another seat. Where all win
 * together it has every seat.
 */
export const playLadderGame = (
  { player, opponents, mode, seats, options, seed }: LadderOptions,
  n: number,
  seat: number,
): LadderGame => {
  const setup = game.setup({ mode: mode.id, options, seats })
  if (!setup.ok) throw new Error(`no such table: ${setup.error.code}`)
  let [nodes, plans] = [0, 0]
  const count: CountNodes = (tried) => {
    nodes += tried
    plans++
  }
  const isMeasured = (playerSeat: number): boolean => playerSeat === seat || mode.together
  const players = Array.from({ length: seats }, (_, playerSeat) =>
    isMeasured(playerSeat) ? createLadderPlayer(player, count) : createLadderPlayer(opponents, () => {}),
  )
  const start = startPlayout<BlackstoneTypes>(
    game,
    setup.value,
    seats,
    createUnlockedSource(seededRandomSource(seed, 'deal', n).below),
  )
  const { turns, watch } = watchDeeds(isMeasured)
  const { state } = playMatch(start, players, seededRandomSource(seed, 'players', n).below, watch).end
  return {
    n,
    seat,
    score: scoreOf(state, seat, mode.together),
    rounds: state.round,
    decidedBy: state.outcome?.decidedBy ?? 'unfinished',
    measured: metricValues(state),
    nodes,
    plans,
    turns: turns.length,
    deeds: sumOf(turns, ({ deeds }) => deeds),
    wasted: sumOf(turns, ({ wasted }) => wasted),
    churned: sumOf(turns, ({ isChurn }) => (isChurn ? 1 : 0)),
  }
}
