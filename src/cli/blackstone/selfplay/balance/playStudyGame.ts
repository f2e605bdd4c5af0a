/** Facts of one game of a study, which are stored as a line of a file. */

import { ALL_FAMILIES } from '#src/games/blackstone/allFamilies.ts'
import { cardOf, STACKS, type Stack } from '#src/games/blackstone/cards.ts'
import { type BlackstoneTypes, game } from '#src/games/blackstone/game.ts'
import { metricValues } from '#src/games/blackstone/insight/metric.ts'
import { courtPointsOf } from '#src/games/blackstone/rules/court/courtPoints.ts'
import { taskInSlot } from '#src/games/blackstone/rules/engine/slots.ts'
import type { Court, State } from '#src/games/blackstone/state.ts'
import type { Seat } from '#src/kernel/contract.ts'
import { withDefaultOptions } from '#src/kernel/options.ts'
import { type Playout, startPlayout } from '#src/kernel/playout.ts'
import { createUnlockedSource } from '#src/kernel/randomSource.ts'
import { seededRandomSource } from '#src/table/arbiter/seededRandomSource.ts'
import type { Study } from '../../../selfplay/balance/study.ts'
import { type BlackstoneMatch, playBlackstoneMatch, type TurnSummary } from '../blackstoneMatch.ts'
import { createQuickPlayer } from '../quickPlayer.ts'

/** Result of one court. */
export interface CourtFacts {
  readonly rank: number
  /** Value in the metric of the mode: points, points of sets, vassals in hand, Machinations. */
  readonly measured: number
  readonly family: string | null
  /** Active points by stack, and the tasks in it. */
  readonly points: Readonly<Record<Stack, number>>
  readonly tasks: Readonly<Record<Stack, readonly string[]>>
  readonly dogs: number
  readonly turns: readonly Omit<TurnSummary, 'seat'>[]
}

export interface StudyGameFacts {
  readonly n: number
  /** Seat that began. */
  readonly first: Seat
  readonly rounds: number
  readonly decidedBy: string
  /** Courts by seat. */
  readonly courts: readonly CourtFacts[]
  /** Processor time of the game, in milliseconds. */
  readonly ms: number
}

const familyIn = ({ cards }: State, { family = -1 }: Court): string | null =>
  ALL_FAMILIES.find(({ card }) => card === cardOf(cards[family] ?? -1))?.id ?? null

const taskIdsIn = (state: State, { stacks }: Court, stack: Stack): readonly string[] =>
  stacks[stack].map((slot) => taskInSlot(state, slot).id)

const courtFacts = ({ end, turns }: BlackstoneMatch, seat: Seat, court: Court): CourtFacts => ({
  rank: end.state.outcome?.ranks[seat] ?? 0,
  measured: metricValues(end.state)[seat] ?? 0,
  family: familyIn(end.state, court),
  points: courtPointsOf(end.state, court).by,
  tasks: Object.fromEntries(STACKS.map((stack) => [stack, taskIdsIn(end.state, court, stack)])) as CourtFacts['tasks'],
  dogs: court.dogs.length,
  turns: turns.filter((turn) => turn.seat === seat).map(({ seat, ...turn }) => turn),
})

/** Deals game n. Studies with the same mode and number of seats have the same deals. */
const dealStudyGame = ({ mode, seats, options }: Study, n: number): Playout<BlackstoneTypes> => {
  const card = game.modes.get(mode)
  const setup = card && game.setup({ mode, seats, options: withDefaultOptions(card, options) })
  if (!setup?.ok) throw new Error(`no such table: ${mode} for ${seats}`)
  return startPlayout<BlackstoneTypes>(
    game,
    setup.value,
    seats,
    createUnlockedSource(seededRandomSource('balance', 'deal', n).below),
  )
}

/** Plays game n of a study with the quick level at every seat. The same n gives the same game; only `ms` differs. */
export const playStudyGame = (study: Study, n: number): StudyGameFacts => {
  const since = process.cpuUsage()
  const players = Array.from({ length: study.seats }, createQuickPlayer)
  const match = playBlackstoneMatch(dealStudyGame(study, n), players, seededRandomSource('balance', 'players', n).below)
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
