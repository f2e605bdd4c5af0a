/** Facts of one game of a study, which are stored as a line of a file. */
import { SEARCH_BUDGETS } from '#src/bots/levels.ts'
import type { Action } from '#src/games/castlescape/actions.ts'
import { idOfFace } from '#src/games/castlescape/cardIds.ts'
import type { CastleScapeTypes } from '#src/games/castlescape/game.ts'
import { guide } from '#src/games/castlescape/guide.ts'
import { MODE } from '#src/games/castlescape/options.ts'
import { fulfilledContracts, type Score, scoreOf } from '#src/games/castlescape/rules/ending/score.ts'
import type { State } from '#src/games/castlescape/state.ts'
import type { Seat } from '#src/kernel/contract.ts'
import { withDefaultOptions } from '#src/kernel/options.ts'
import type { Playout } from '#src/kernel/playout.ts'
import { seededRandomSource } from '#src/table/arbiter/seededRandomSource.ts'
import type { GameFacts } from '../../../selfplay/balance/gameCache.ts'
import type { Study } from '../../../selfplay/balance/study.ts'
import { createGuidedPlayer } from '../../../selfplay/guidedPlayer.ts'
import { playMatch } from '../../../selfplay/match.ts'
import { dealTable, endedBy } from '../../ladder/ladderGame.ts'
import { countMistakes, type Mistakes } from './countMistakes.ts'

/** Result of one guild. Cards, Contracts and Goals are ids. */
export interface GuildFacts {
  readonly rank: number
  readonly score: Score
  /** Cards that came from the market, also those that were acquired. */
  readonly gained: readonly string[]
  readonly contracts: readonly string[]
  readonly fulfilled: readonly string[]
  readonly goals: readonly string[]
  readonly follies: Mistakes
}

export interface StudyGameFacts extends GameFacts {
  /** Seat that began. */
  readonly first: Seat
  /** Turns of all seats together. */
  readonly turns: number
  readonly endedBy: string
  readonly openGoals: readonly string[]
  /** Renown by seat after half of the rounds. */
  readonly halfTime: readonly number[]
  /** Guilds by seat. */
  readonly guilds: readonly GuildFacts[]
  /** Processor time of the game, in milliseconds. */
  readonly ms: number
}

/** Cards that each seat gains while a game is watched. */
const watchGains = (seats: number) => {
  const gained = Array.from({ length: seats }, (): string[] => [])
  const watch = ({ state }: Playout<CastleScapeTypes>, _: unknown, action: Action): void => {
    if (action.kind === 'buy' || action.kind === 'take') gained[state.seat]?.push(idOfFace(action.face))
  }
  return { gained, watch }
}

/** Renown by seat after each turn while a game is watched. */
const watchRenown = () => {
  const byTurn: (readonly number[])[] = []
  const watch = (before: Playout<CastleScapeTypes>, { state }: Playout<CastleScapeTypes>): void => {
    if (state.turnNumber > before.state.turnNumber) byTurn.push(state.guilds.map(({ renown }) => renown))
  }
  /** After half of the rounds, rounded down, of a game of so many turns. */
  const halfTime = (turns: number, seats: number): readonly number[] =>
    byTurn[seats * Math.floor(turns / seats / 2)] ?? []
  return { watch, halfTime }
}

const guildFacts = (
  state: State,
  seat: Seat,
  { gained, follies }: Pick<GuildFacts, 'gained' | 'follies'>,
): GuildFacts => {
  const { openContracts = [], goals = [] } = state.guilds[seat] ?? {}
  return {
    rank: state.outcome?.ranks[seat] ?? 0,
    score: scoreOf(state, seat),
    gained,
    contracts: openContracts.map(idOfFace),
    fulfilled: fulfilledContracts(state, seat).map(idOfFace),
    goals: goals.map(idOfFace),
    follies,
  }
}

/** Plays game n of a study with the best level at every seat. The same n gives the same game; only `ms` differs. */
export const playStudyGame = ({ seats, options }: Study, n: number): StudyGameFacts => {
  const since = process.cpuUsage()
  const players = Array.from({ length: seats }, () => createGuidedPlayer(guide, SEARCH_BUDGETS.captain))
  const gains = watchGains(seats)
  const renown = watchRenown()
  const { watch: watchFolly, follies } = countMistakes(seats)
  const start = dealTable({ mode: MODE, seats, options: withDefaultOptions(MODE, options) }, 'balance', n)
  const { state } = playMatch(
    start,
    players,
    seededRandomSource('balance', 'players', n).below,
    (before, after, action) => {
      gains.watch(before, after, action)
      renown.watch(before, after)
      watchFolly(before, after, action)
    },
  ).end
  const foolish = follies()
  const { user, system } = process.cpuUsage(since)
  return {
    n,
    first: state.first,
    turns: state.turnNumber,
    endedBy: endedBy(state),
    openGoals: [...state.goals, ...state.guilds.flatMap(({ goals }) => goals)].map(idOfFace),
    halfTime: renown.halfTime(state.turnNumber, seats),
    guilds: foolish.map((own, seat) => guildFacts(state, seat, { gained: gains.gained[seat] ?? [], follies: own })),
    ms: Math.round((user + system) / 1000),
  }
}
