/** One expedition of a ladder of Lamps Below, all seats played alike, and its result. */
import { SEARCH_BUDGETS } from '../../../bots/levels.ts'
import type { GameEvent } from '../../../games/lamps-below/events.ts'
import { game, type LampsBelowTypes } from '../../../games/lamps-below/game.ts'
import { holdings } from '../../../games/lamps-below/goal.ts'
import { guide } from '../../../games/lamps-below/guide.ts'
import { explorerId, idOfFace } from '../../../games/lamps-below/ids.ts'
import type { Game } from '../../../kernel/contract.ts'
import { type Playout, startPlayout } from '../../../kernel/playout.ts'
import { createUnlockedSource } from '../../../kernel/randomSource.ts'
import { seededRandomSource } from '../../../table/arbiter/seededRandomSource.ts'
import { createGuidedPlayer } from '../../selfplay/guidedPlayer.ts'
import type { ScoredGame } from '../../selfplay/ladder/playLadder.ts'
import { playMatch } from '../../selfplay/match.ts'
import type { MatchPlayer } from '../../selfplay/matchPlayer.ts'
import { randomPlayer } from '../../selfplay/randomPlayer.ts'
import { timedPlayer } from '../../selfplay/timedPlayer.ts'
import { createExpeditionCounts, type ExpeditionCounts } from './expeditionCounts.ts'
import { greedyPlayer } from './greedyPlayer.ts'
import type { LadderOptions, LadderPlayerName } from './ladderOptions.ts'

/** Result of an expedition, one line of the cache file. */
export interface LadderGame extends ScoredGame, ExpeditionCounts {
  readonly n: number
  readonly endedBy: string
  readonly decisions: number
  readonly pages: number
  readonly points: number
  /** Ids of the explorers who went, and of the finds that the company has at the end. */
  readonly company: readonly string[]
  readonly held: readonly string[]
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

/** The game, which tells its events as it is played. */
const tellingGame = (tell: (event: GameEvent) => void): Game<LampsBelowTypes> => ({
  ...game,
  mutate(draft, move) {
    const applied = game.apply(draft, move)
    if (!applied.ok) throw new Error(applied.error.code)
    Object.assign(draft, applied.value.state)
    applied.value.events.forEach(tell)
  },
})

const dealTable = (
  { mode, seats, options, seed }: LadderOptions,
  n: number,
  tell: (event: GameEvent) => void,
): Playout<LampsBelowTypes> => {
  const setup = game.setup({ mode: mode.id, options, seats })
  if (!setup.ok) throw new Error(`no such table: ${setup.error.code}`)
  const { below } = seededRandomSource(seed, 'deal', n)
  return startPlayout(tellingGame(tell), setup.value, seats, createUnlockedSource(below))
}

/** Plays an expedition. Those with the same `n` have the same deal. */
export const playLadderGame = (ladder: LadderOptions, n: number, seat: number): LadderGame => {
  const { spent, answer } = timedPlayer(createLadderPlayer(ladder.player))
  const players = Array.from({ length: ladder.seats }, () => answer)
  const { counts, tell } = createExpeditionCounts()
  const kinds: Record<string, number> = {}
  const { below } = seededRandomSource(ladder.seed, 'players', n)
  const { end, actions } = playMatch(dealTable(ladder, n, tell), players, below, (_before, _after, { kind }) => {
    kinds[kind] = (kinds[kind] ?? 0) + 1
  })
  const { outcome, company } = end.state
  return {
    n,
    seat,
    score: outcome?.ranks[0] === 1 ? 1 : 0,
    endedBy: outcome?.decidedBy ?? 'unfinished',
    decisions: actions,
    ...holdings(end.state),
    ...counts,
    company: company.map(({ card }) => explorerId(card)),
    held: company.flatMap(({ finds }) => finds.map(idOfFace)),
    kinds,
    ...spent,
  }
}
