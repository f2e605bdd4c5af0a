/** One expedition of a ladder of Lamps Below, all seats played alike, and its result. */
import { SEARCH_BUDGETS } from '../../../bots/levels.ts'
import type { Action } from '../../../games/lamps-below/actions.ts'
import { holdings } from '../../../games/lamps-below/company.ts'
import { game, type LampsBelowTypes } from '../../../games/lamps-below/game.ts'
import { guide } from '../../../games/lamps-below/guide.ts'
import type { State } from '../../../games/lamps-below/state.ts'
import { createUnlockedSource } from '../../../kernel/deal.ts'
import { type Playout, startPlayout } from '../../../kernel/playout.ts'
import { seededRandomSource } from '../../../table/arbiter/seededRandomSource.ts'
import { createGuidedPlayer } from '../../selfplay/guidedPlayer.ts'
import type { ScoredGame } from '../../selfplay/ladder/playLadder.ts'
import { playMatch } from '../../selfplay/match.ts'
import { type MatchPlayer, randomPlayer } from '../../selfplay/matchPlayer.ts'
import { timedPlayer } from '../../selfplay/timedPlayer.ts'
import { greedyPlayer } from './greedy.ts'
import type { LadderOptions, LadderPlayerName } from './ladderOptions.ts'

/** Result of an expedition, one line of the cache file. */
export interface LadderGame extends ScoredGame {
  readonly n: number
  readonly endedBy: string
  readonly decisions: number
  readonly rounds: number
  readonly halls: number
  readonly downs: number
  readonly pages: number
  readonly points: number
  /** Actions by their kinds. */
  readonly kinds: Readonly<Record<string, number>>
  /** Most processor time of one answer, and all of it, in milliseconds. */
  readonly slowest: number
  readonly time: number
}

type Player = MatchPlayer<LampsBelowTypes>

const createLadderPlayer = (name: LadderPlayerName): Player => {
  if (name === 'random') return randomPlayer
  return name === 'greedy' ? greedyPlayer : createGuidedPlayer(guide, SEARCH_BUDGETS[name])
}

const dealTable = ({ mode, seats, options, seed }: LadderOptions, n: number): Playout<LampsBelowTypes> => {
  const setup = game.setup({ mode: mode.id, options, seats })
  if (!setup.ok) throw new Error(`no such table: ${setup.error.code}`)
  return startPlayout(game, setup.value, seats, createUnlockedSource(seededRandomSource(seed, 'deal', n).below))
}

/** Counts what happens in an expedition. */
const watchExpedition = ({ state: { hall } }: Playout<LampsBelowTypes>) => {
  const begun = Number(hall !== null)
  const count = { rounds: begun, halls: begun, downs: 0, kinds: {} as Record<string, number> }
  const downIn = ({ company }: State): number => company.filter(({ at }) => at === 'down').length
  const watch = (before: Playout<LampsBelowTypes>, after: Playout<LampsBelowTypes>, { kind }: Action): void => {
    count.kinds[kind] = (count.kinds[kind] ?? 0) + 1
    const [from, to] = [before.state.hall, after.state.hall]
    if (to && !from) count.halls++
    if (to && to.round !== (from?.round ?? 0)) count.rounds++
    count.downs += Math.max(0, downIn(after.state) - downIn(before.state))
  }
  return { count, watch }
}

/** Plays an expedition. Those with the same `n` have the same deal. */
export const playLadderGame = (ladder: LadderOptions, n: number, seat: number): LadderGame => {
  const { spent, answer } = timedPlayer(createLadderPlayer(ladder.player))
  const players = Array.from({ length: ladder.seats }, () => answer)
  const start = dealTable(ladder, n)
  const { count, watch } = watchExpedition(start)
  const { below } = seededRandomSource(ladder.seed, 'players', n)
  const { end, actions } = playMatch(start, players, below, watch)
  const { outcome } = end.state
  return {
    n,
    seat,
    score: outcome?.ranks[0] === 1 ? 1 : 0,
    endedBy: outcome?.decidedBy ?? 'unfinished',
    decisions: actions,
    ...holdings(end.state),
    ...count,
    ...spent,
  }
}
