/** One game of a ladder of CastleScape: which player has which seat, and the result. */
import { SEARCH_BUDGETS } from '../../../bots/levels.ts'
import type { Action } from '../../../games/castlescape/actions.ts'
import { type CastleScapeTypes, game } from '../../../games/castlescape/game.ts'
import { guide } from '../../../games/castlescape/guide.ts'
import { scoreOf } from '../../../games/castlescape/rules/ending/score.ts'
import { type State, sizeOfDeck } from '../../../games/castlescape/state.ts'
import { type Playout, startPlayout } from '../../../kernel/playout.ts'
import { createUnlockedSource } from '../../../kernel/randomSource.ts'
import { seededRandomSource } from '../../../table/arbiter/seededRandomSource.ts'
import { createGuidedPlayer } from '../../selfplay/guidedPlayer.ts'
import { placementScore, type ScoredGame } from '../../selfplay/ladder/playLadder.ts'
import { playMatch } from '../../selfplay/match.ts'
import type { MatchPlayer } from '../../selfplay/matchPlayer.ts'
import { randomPlayer } from '../../selfplay/randomPlayer.ts'
import { timedPlayer } from '../../selfplay/timedPlayer.ts'
import { greedyGuide } from './greedyGuide.ts'
import type { LadderOptions, LadderPlayerName } from './ladderOptions.ts'

/** Result of a game, one line of the cache file. */
export interface LadderGame extends ScoredGame {
  readonly n: number
  /** Turns of all seats together. */
  readonly turns: number
  readonly endedBy: string
  /** Points by seat. */
  readonly points: readonly number[]
  /** Of the measured player: its turns, and those in which it built, posted and gained nothing. */
  readonly ownTurns: number
  readonly idleTurns: number
  /** Most processor time of one answer of the measured player, in milliseconds. */
  readonly slowest: number
}

type Player = MatchPlayer<CastleScapeTypes>

/** Budget of the best level, without comparing plans. */
const BUILDER_BUDGET = { ...SEARCH_BUDGETS.captain, plans: 1, worlds: 1 }

const createLadderPlayer = (name: LadderPlayerName): Player => {
  if (name === 'random') return randomPlayer
  if (name === 'builder') return createGuidedPlayer(greedyGuide, BUILDER_BUDGET)
  return createGuidedPlayer(guide, SEARCH_BUDGETS[name])
}

/** What triggered the end of a game that is over. */
export const endedBy = ({ outcome, quarry, marker, market }: State): string => {
  if (!outcome) return 'unfinished'
  if (quarry === 0 && marker === 1) return 'quarry'
  return sizeOfDeck(market) === 0 ? 'deck' : 'standstill'
}

/** Deals a table of these options: the same seed and number give the same cards. */
export const dealTable = (
  { mode, seats, options }: Pick<LadderOptions, 'mode' | 'seats' | 'options'>,
  seed: string,
  n: number,
): Playout<CastleScapeTypes> => {
  const setup = game.setup({ mode: mode.id, options, seats })
  if (!setup.ok) throw new Error(`no such table: ${setup.error.code}`)
  return startPlayout(game, setup.value, seats, createUnlockedSource(seededRandomSource(seed, 'deal', n).below))
}

/** Actions by which something is done in a turn. */
const DEEDS: readonly Action['kind'][] = ['build', 'post', 'buy', 'take']

/** Counts the turns of a seat, and those without a deed. */
const watchTurns = (seat: number) => {
  const count = { ownTurns: 0, idleTurns: 0 }
  let hasDeed = false
  const watch = ({ state }: Playout<CastleScapeTypes>, _: unknown, { kind }: Action): void => {
    if (state.seat !== seat) return
    if (DEEDS.includes(kind)) hasDeed = true
    if (kind !== 'end') return
    count.ownTurns++
    if (!hasDeed) count.idleTurns++
    hasDeed = false
  }
  return { count, watch }
}

/** Plays a game. Games with the same `n` have the same deal; in each the measured player has another seat. */
export const playLadderGame = (ladder: LadderOptions, n: number, seat: number): LadderGame => {
  const measured = timedPlayer(createLadderPlayer(ladder.player))
  const players = Array.from({ length: ladder.seats }, (_, other) =>
    other === seat ? measured.answer : createLadderPlayer(ladder.opponents),
  )
  const { count, watch } = watchTurns(seat)
  const { below } = seededRandomSource(ladder.seed, 'players', n)
  const { state } = playMatch(dealTable(ladder, ladder.seed, n), players, below, watch).end
  return {
    n,
    seat,
    score: placementScore(state.outcome?.ranks ?? [], seat),
    turns: state.turnNumber,
    endedBy: endedBy(state),
    points: players.map((_, other) => scoreOf(state, other).total),
    ...count,
    slowest: measured.spent.slowest,
  }
}
