/** Whole turns of the highest level, from boards to which simple players have played. */
import { THOUGHTS } from '../../src/bots/levels.ts'
import { botOf } from '../../src/cli/selfplay/bot.ts'
import { simple } from '../../src/cli/selfplay/simple.ts'
import type { Blackstone } from '../../src/games/blackstone/index.ts'
import type { Options } from '../../src/kernel/contract.ts'
import type { Chance } from '../../src/kernel/deal.ts'
import { awaitedIn, legalIn, type Playout, playOn } from '../../src/kernel/playout.ts'
import { begun } from '../bots/sight.ts'
import { numbersFrom } from '../kernel/seed.ts'

type Below = Chance['below']

/** A table that is measured. */
export interface Sitting {
  readonly name: string
  readonly mode: string
  readonly seats: number
  readonly options: Options
}

export const HIGHEST = THOUGHTS.captain
/** Simple players play on to the first turn of these rounds; from there each seat's turn is thought through. */
const ROUNDS = [1, 3, 6]
const turnOf = ({ state: { round, seat, outcome } }: Playout<Blackstone>): string =>
  `${round} ${seat} ${outcome !== null}`

/** Where a turn of this round begins, or of the last that there is. */
const turnIn = (from: Playout<Blackstone>, round: number, below: Below): Playout<Blackstone> => {
  let [playout, last] = [from, from]
  while (playout.state.round < round && awaitedIn(playout) !== null) {
    const next = playOn(playout, simple(playout, legalIn(playout), below))
    if (turnOf(next) !== turnOf(playout) && awaitedIn(next) !== null) last = next
    playout = next
  }
  return last
}

/** Where turns are thought through. */
export const startsOf = ({ mode, seats, options }: Sitting): readonly Playout<Blackstone>[] => {
  const below = numbersFrom(7)
  let playout = begun(mode, seats, 7, options)
  return ROUNDS.map((round) => {
    playout = turnIn(playout, round, below)
    return playout
  })
}

export interface Turn {
  readonly end: Playout<Blackstone>
  /** Deeds that were tried, over all plans of the turn. */
  readonly nodes: number
  readonly micros: number
}

/** A whole turn of the highest level; `clock` tells microseconds. */
export const think = (from: Playout<Blackstone>, below: Below, clock: () => number): Turn => {
  let [playout, nodes] = [from, 0]
  const begunAt = clock()
  const count = (tried: number): void => {
    nodes += tried
  }
  const bot = botOf(HIGHEST, { count })
  do playout = playOn(playout, bot(playout, [], below))
  while (awaitedIn(playout) !== null && turnOf(playout) === turnOf(from))
  return { end: playout, nodes, micros: clock() - begunAt }
}
