/** One game of a ladder: who sits where, and what came of it. */
import { THOUGHTS } from '../../bots/levels.ts'
import { type Blackstone, game } from '../../games/blackstone/index.ts'
import { WEIGHTS, type Weights } from '../../games/blackstone/insight/worth/weights.ts'
import { measured } from '../../games/blackstone/insight/yardstick.ts'
import { unlocked } from '../../kernel/deal.ts'
import { playoutOf } from '../../kernel/playout.ts'
import { chanceOf } from '../../table/chance.ts'
import { botOf } from '../selfplay/bot.ts'
import { playMatch } from '../selfplay/match.ts'
import { type Player, random } from '../selfplay/player.ts'
import { simple } from '../selfplay/simple.ts'
import type { Asked, PlayerName } from './asked.ts'
import { scoring } from './scoring.ts'

/** A line of the file in which games are kept. */
export interface Played {
  readonly n: number
  /** Where the one sat. */
  readonly seat: number
  /** 1 alone first, or won together; a share where several came first. */
  readonly score: number
  readonly rounds: number
  readonly decidedBy: string
  readonly measured: readonly number[]
  /** Deeds that the one tried, and for how many plans. */
  readonly nodes: number
  readonly plans: number
}

/** One step at a time, each the best there is: no plan, no second world. */
const ONE_WAY = { ...THOUGHTS.scout, beam: { width: 1, nodes: 10_000 }, plans: 1, worlds: 1 }

/** The best turn that the captain would find, and nothing beyond it. */
const ONE_TURN = { ...THOUGHTS.captain, plans: 1, worlds: 1 }

/**
 * What a turn brings, and no more: points, and how near it leaves the tasks of the hand. Nothing is kept for later, no income is built up, and
 * nobody else is looked at.
 */
const BRINGS: Weights = {
  ...WEIGHTS,
  asleep: 0,
  token: 0,
  wizard: 0,
  income: 0,
  scarce: 0,
  king: 0,
  reign: 0,
  room: 0,
  burden: 0,
  pays: 0,
  mayPay: 0,
  retained: 0,
  agents: 0,
  faceDown: 0,
  theirs: 0,
}

type Count = (nodes: number) => void

const playerOf = (name: PlayerName, count: Count): Player => {
  if (name === 'random') return random
  if (name === 'simple') return simple
  if (name === 'greedy') return scoring(ONE_TURN.beam, BRINGS)
  if (name === 'nearing') return botOf(ONE_TURN, { weights: BRINGS, count })
  if (name === 'one-way') return botOf(ONE_WAY, { count })
  if (name === 'knowing') return botOf(THOUGHTS.captain, { count, knowing: ({ dealt }) => dealt })
  return botOf(THOUGHTS[name], { count })
}

const scoreOf = (ranks: readonly number[], seat: number, together: boolean): number => {
  if (ranks[seat] !== 1) return 0
  return together ? 1 : 1 / ranks.filter((rank) => rank === 1).length
}

/** Games with the same `n` are dealt the same cards; in each the one sits at another seat. Where all win together it sits at all. */
export const playGame = ({ one, others, mode, seats, options, seed }: Asked, n: number, seat: number): Played => {
  const begun = game.setup({ mode: mode.id, options, seats })
  if (!begun.ok) throw new Error(`no such table: ${begun.error.code}`)
  let [nodes, plans] = [0, 0]
  const count: Count = (tried) => {
    nodes += tried
    plans++
  }
  const players = Array.from({ length: seats }, (_, at) =>
    at === seat || mode.together ? playerOf(one, count) : playerOf(others, () => {}),
  )
  const dealt = playoutOf<Blackstone>(game, begun.value, seats, unlocked(chanceOf(seed, 'deal', n).below))
  const { state } = playMatch(dealt, players, chanceOf(seed, 'players', n).below).end
  return {
    n,
    seat,
    score: scoreOf(state.outcome?.ranks ?? [], seat, mode.together),
    rounds: state.round,
    decidedBy: state.outcome?.decidedBy ?? 'unfinished',
    measured: measured(state),
    nodes,
    plans,
  }
}
