/**
 * All shortest ways to a goal: boards are looked at deed by deed, each once, and those are left out from which the goal is too far. So the
 * number of deeds is exact, and what leads there is counted, not guessed.
 */
import { after, type Board, type Deed, deedsOn, type Tokens, tokenFor } from './board.ts'

export interface Goal {
  isMet(board: Board): boolean
  /** No fewer deeds than these lead from here to the goal. */
  least(board: Board): number
}

/** What was found with so many Knights; the rest of the deeds were paid with Wizards. */
export interface Solved {
  readonly knights: number
  readonly wizards: number
  /** One of the shortest ways. */
  readonly way: readonly Deed[]
  /** Boards that meet the goal, and the orders of deeds that lead to them. */
  readonly ends: number
  readonly ways: number
}

interface Node {
  readonly board: Board
  readonly used: Tokens
  ways: number
  readonly last: { readonly deed: Deed; readonly before: Node } | null
}

/** Boards that are looked at before a search is given up; whoever asks for one way from where the player is waits longer. */
const FEW = 8_000
export const MANY = 80_000

const NONE: Tokens = { knights: 0, wizards: 0 }

const nameOf = (board: Board, { knights }: Tokens): string =>
  String.fromCharCode(knights, ...board.map((code) => code + 1))

const left = (have: Tokens, used: Tokens): Tokens => ({
  knights: have.knights - used.knights,
  wizards: have.wizards - used.wizards,
})

/** The boards one deed further from which the goal is no more than `still` deeds away. */
const layerAfter = (goal: Goal, layer: readonly Node[], have: Tokens, still: number): readonly Node[] => {
  // Null where the goal is too far.
  const found = new Map<string, Node | null>()
  for (const before of layer)
    for (const deed of deedsOn(before.board, left(have, before.used))) {
      const board = after(before.board, deed)
      const token = tokenFor(deed)
      const used = { ...before.used, [token]: before.used[token] + 1 }
      const name = nameOf(board, used)
      const known = found.get(name)
      if (known) known.ways += before.ways
      else if (known !== null) {
        const near = goal.least(board) <= still
        found.set(name, near ? { board, used, ways: before.ways, last: { deed, before } } : null)
      }
    }
  return [...found.values()].filter((node) => node !== null)
}

const wayTo = ({ last }: Node): readonly Deed[] => (last ? [...wayTo(last.before), last.deed] : [])

/** What was reached, by the Knights that it took, fewest first. */
const solvedBy = (ends: readonly Node[]): readonly Solved[] => {
  const counts = [...new Set(ends.map(({ used }) => used.knights))].sort((a, b) => a - b)
  return counts.flatMap((count) => {
    const same = ends.filter(({ used }) => used.knights === count)
    const [first] = same
    const ways = same.reduce((sum, node) => sum + node.ways, 0)
    return first ? [{ ...first.used, way: wayTo(first), ends: same.length, ways }] : []
  })
}

/**
 * All shortest ways that these tokens pay, by the tokens that they take; none where there are none of at most `most` deeds. Null where it took
 * too long.
 */
export const search = (
  goal: Goal,
  board: Board,
  have: Tokens,
  most: number,
  boards = FEW,
): readonly Solved[] | null => {
  const start: Node = { board, used: NONE, ways: 1, last: null }
  let seen = 0
  for (let deeds = goal.least(board); deeds <= most; deeds++) {
    let layer: readonly Node[] = [start]
    for (let still = deeds - 1; still >= 0; still--) {
      layer = layerAfter(goal, layer, have, still)
      seen += layer.length
      if (seen > boards) return null
    }
    const ends = layer.filter((node) => goal.isMet(node.board))
    if (ends.length > 0) return solvedBy(ends)
  }
  return []
}
