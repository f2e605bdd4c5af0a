/** Bot on the page itself, where the processor time of its thread can be measured, and the bare reducer beside it. */
import type { BlackstoneTypes } from '../../../src/games/blackstone/game.ts'
import type { Playout } from '../../../src/kernel/playout.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { bareGame, bareReplay } from '../bareReducer.ts'
import { type Sitting, startsOf, think } from '../botTurns.ts'

const bare = bareGame(500, 1)
/** Number of bare games in a measurement. */
const GAMES = 200

let starts: readonly Playout<BlackstoneTypes>[] = []

const mind = {
  /** Makes the boards of a table and returns their number. */
  open(sitting: Sitting): number {
    starts = startsOf(sitting)
    return starts.length
  },
  /** Plays one turn from a board and returns how many actions were tried. */
  turn(at: number): number {
    const start = starts[at]
    if (!start) throw new Error(`no board ${at}`)
    return think(start, numbersFrom(8), () => 0).nodes
  },
  /** Plays bare games and returns the number of their moves. */
  bare(): number {
    let moves = 0
    for (let game = 0; game < GAMES; game++) moves += bareReplay(bare).moves
    return moves
  },
}

export type Mind = typeof mind

Object.assign(globalThis, { mind })
