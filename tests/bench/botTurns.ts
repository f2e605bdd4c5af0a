/** Whole turns of the highest level, from boards to which simple players have played. */
import { SEARCH_BUDGETS } from '../../src/bots/levels.ts'
import { createBotPlayer } from '../../src/cli/blackstone/selfplay/botPlayer.ts'
import { simplePlayer } from '../../src/cli/blackstone/selfplay/simplePlayer.ts'
import type { BlackstoneTypes } from '../../src/games/blackstone/game.ts'
import type { Options } from '../../src/kernel/gameCard.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction } from '../../src/kernel/playout.ts'
import type { RandomSource } from '../../src/kernel/randomSource.ts'
import { startGame } from '../bots/playouts.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'

type Below = RandomSource['below']

/** A table that is measured. */
export interface Sitting {
  readonly name: string
  readonly mode: string
  readonly seats: number
  readonly options: Options
}

export const HIGHEST = SEARCH_BUDGETS.captain
/** Simple players play on to the first turn of these rounds; from there each seat's turn is thought through. */
const ROUNDS = [1, 3, 6]
const turnOf = ({ state: { round, seat, outcome } }: Playout<BlackstoneTypes>): string =>
  `${round} ${seat} ${outcome !== null}`

/** Where a turn of this round begins, or of the last that there is. */
const turnIn = (from: Playout<BlackstoneTypes>, round: number, below: Below): Playout<BlackstoneTypes> => {
  let [playout, last] = [from, from]
  while (playout.state.round < round && nextAwaitedSeat(playout) !== null) {
    const next = playAction(playout, simplePlayer(playout, legalActionsIn(playout), below))
    if (turnOf(next) !== turnOf(playout) && nextAwaitedSeat(next) !== null) last = next
    playout = next
  }
  return last
}

/** Where turns are thought through. */
export const startsOf = ({ mode, seats, options }: Sitting): readonly Playout<BlackstoneTypes>[] => {
  const below = numbersFrom(7)
  let playout = startGame(mode, seats, 7, options)
  return ROUNDS.map((round) => {
    playout = turnIn(playout, round, below)
    return playout
  })
}

export interface Turn {
  readonly end: Playout<BlackstoneTypes>
  /** Actions that were tried, over all plans of the turn. */
  readonly nodes: number
  readonly micros: number
}

/** A whole turn of the highest level; `clock` tells microseconds. */
export const think = (from: Playout<BlackstoneTypes>, below: Below, clock: () => number): Turn => {
  let [playout, nodes] = [from, 0]
  const begunAt = clock()
  const onNodes = (tried: number): void => {
    nodes += tried
  }
  const bot = createBotPlayer(HIGHEST, { onNodes })
  do playout = playAction(playout, bot(playout, [], below))
  while (nextAwaitedSeat(playout) !== null && turnOf(playout) === turnOf(from))
  return { end: playout, nodes, micros: clock() - begunAt }
}
