/** How hard a puzzle is: by its deeds, and by how much else could be done at each of them. */
import { after, type Board, deedsOn, type Tokens, tokenFor } from './board.ts'
import type { Grade } from './puzzle.ts'
import type { Solved } from './search.ts'

/** Rarer than one in so many is medium, and hard. */
const MEDIUM = 20_000
const HARD = 400_000

/** How many orders of deeds there are as long as this one, as far as can be told along it. */
const ordersAlong = (board: Board, { way, knights, wizards }: Solved): number => {
  let orders = 1
  let at: { readonly board: Board; readonly left: Tokens } = { board, left: { knights, wizards } }
  for (const deed of way) {
    const token = tokenFor(deed)
    orders *= deedsOn(at.board, at.left).length
    at = { board: after(at.board, deed), left: { ...at.left, [token]: at.left[token] - 1 } }
  }
  return orders
}

/** Who moves at random solves it once in about so many tries. */
export const rarity = (board: Board, solved: Solved): number => Math.floor(ordersAlong(board, solved) / solved.ways)

export const gradeFor = (rare: number): Grade => (rare < MEDIUM ? 'easy' : rare < HARD ? 'medium' : 'hard')
