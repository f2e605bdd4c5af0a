/** A bot on the page itself, where the time that its thread was at work can be told; beside it the bare reducer. */
import type { BlackstoneTypes } from '../../../src/games/blackstone/index.ts'
import type { Playout } from '../../../src/kernel/playout.ts'
import { numbersFrom } from '../../kernel/seed.ts'
import { bareGame, bareReplay } from '../floor.ts'
import { type Sitting, startsOf, think } from '../turns.ts'

const bare = bareGame(500, 1)
/** So often it is played. */
const GAMES = 200

let starts: readonly Playout<BlackstoneTypes>[] = []

const mind = {
  /** Makes the boards of a table; how many there are. */
  open(sitting: Sitting): number {
    starts = startsOf(sitting)
    return starts.length
  },
  /** One turn from a board: how many actions were tried. */
  turn(at: number): number {
    const start = starts[at]
    if (!start) throw new Error(`no board ${at}`)
    return think(start, numbersFrom(8), () => 0).nodes
  },
  /** Plays bare games; how many moves that were. */
  bare(): number {
    let moves = 0
    for (let game = 0; game < GAMES; game++) moves += bareReplay(bare).moves
    return moves
  },
}

export type Mind = typeof mind

Object.assign(globalThis, { mind })
