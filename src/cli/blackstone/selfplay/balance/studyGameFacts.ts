/** One game of a study, and what is kept of it: a line of a file. */
import { cardOf, STACKS, type Stack } from '../../../games/blackstone/cards.ts'
import { FAMILIES } from '../../../games/blackstone/everyFamily.ts'
import { type Blackstone, game } from '../../../games/blackstone/index.ts'
import { measured } from '../../../games/blackstone/insight/yardstick.ts'
import { pointsOf } from '../../../games/blackstone/rules/court.ts'
import { taskIn } from '../../../games/blackstone/rules/play.ts'
import type { Court, State } from '../../../games/blackstone/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { unlocked } from '../../../kernel/deal.ts'
import { writeOut } from '../../../kernel/options.ts'
import { type Playout, playoutOf } from '../../../kernel/playout.ts'
import { chanceOf } from '../../../table/chance.ts'
import { type Match, playMatch, type Turn } from '../match.ts'
import { quick } from '../quick.ts'
import type { Study } from './studies.ts'

/** What one court came to. */
export interface CourtFacts {
  readonly rank: number
  /** By the yardstick of the mode: points, points of sets, vassals in hand, Machinations. */
  readonly measured: number
  readonly family: string | null
  /** Active points by stack, and the tasks that lie there. */
  readonly points: Readonly<Record<Stack, number>>
  readonly tasks: Readonly<Record<Stack, readonly string[]>>
  readonly dogs: number
  readonly turns: readonly Omit<Turn, 'seat'>[]
}

export interface Facts {
  readonly n: number
  /** The seat that began. */
  readonly first: Seat
  readonly rounds: number
  readonly decidedBy: string
  /** By seat. */
  readonly courts: readonly CourtFacts[]
  /** Processor time of the game. */
  readonly ms: number
}

const familyIn = ({ cards }: State, { family = -1 }: Court): string | null =>
  FAMILIES.find(({ card }) => card === cardOf(cards[family] ?? -1))?.id ?? null

const idsIn = (state: State, { stacks }: Court, stack: Stack): readonly string[] =>
  stacks[stack].map((slot) => taskIn(state, slot).id)

const courtFacts = ({ end, turns }: Match, seat: Seat, court: Court): CourtFacts => ({
  rank: end.state.outcome?.ranks[seat] ?? 0,
  measured: measured(end.state)[seat] ?? 0,
  family: familyIn(end.state, court),
  points: pointsOf(end.state, court).by,
  tasks: Object.fromEntries(STACKS.map((stack) => [stack, idsIn(end.state, court, stack)])) as CourtFacts['tasks'],
  dogs: court.dogs.length,
  turns: turns.filter((turn) => turn.seat === seat).map(({ seat, ...turn }) => turn),
})

/** The cards of game n are those of every study with as many seats and the same mode. */
const dealt = ({ mode, seats, options }: Study, n: number): Playout<Blackstone> => {
  const card = game.modes.get(mode)
  const begun = card && game.setup({ mode, seats, options: writeOut(card, options) })
  if (!begun?.ok) throw new Error(`no such table: ${mode} for ${seats}`)
  return playoutOf<Blackstone>(game, begun.value, seats, unlocked(chanceOf('balance', 'deal', n).below))
}

/** Plays game n of a study: every seat by the quick level. The same n is the same game, but for the time that it takes. */
export const playGame = (study: Study, n: number): Facts => {
  const since = process.cpuUsage()
  const players = Array.from({ length: study.seats }, quick)
  const match = playMatch(dealt(study, n), players, chanceOf('balance', 'players', n).below)
  const { state } = match.end
  const { user, system } = process.cpuUsage(since)
  return {
    n,
    first: state.first,
    rounds: state.round,
    decidedBy: state.outcome?.decidedBy ?? 'unfinished',
    courts: state.courts.map((court, seat) => courtFacts(match, seat, court)),
    ms: Math.round((user + system) / 1000),
  }
}
