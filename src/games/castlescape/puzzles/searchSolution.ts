/** Exact search of a puzzle: everything that can be reached, move by move, each end once. */
import type { PuzzleMove, PuzzleSolution } from './puzzle.ts'

/** One more move. */
export interface PuzzleStep<Here> {
  readonly move: PuzzleMove
  /** The same for all ways that come to the same. */
  readonly key: string
  /** What it leads to; worked out once for all ways that come to the same. */
  readonly arrive: () => Here
}

/** What a puzzle is searched from, and how. `Here` is all that some moves have led to. */
export interface PuzzleSearch<Here> {
  readonly start: Here
  /** All moves from here. Each uses up something that waits, so that the search ends. */
  stepsFrom(here: Here): readonly PuzzleStep<Here>[]
  reachedIn(here: Here): number
}

interface SearchNode<Here> {
  readonly here: Here
  readonly last: { readonly move: PuzzleMove; readonly before: SearchNode<Here> } | null
}

/** Ends that a search visits before it gives up. */
const MAX_ENDS = 30_000

const wayTo = <Here>({ last }: SearchNode<Here>): readonly PuzzleMove[] =>
  last ? [...wayTo(last.before), last.move] : []

/** Everything one move further, each once. */
const nextLayer = <Here>(
  { stepsFrom }: PuzzleSearch<Here>,
  layer: readonly SearchNode<Here>[],
): readonly SearchNode<Here>[] => {
  const byKey = new Map<string, SearchNode<Here>>()
  for (const before of layer)
    for (const { move, key, arrive } of stepsFrom(before.here))
      if (!byKey.has(key)) byKey.set(key, { here: arrive(), last: { move, before } })
  return [...byKey.values()]
}

/** Searches all that can be reached, until nothing waits or no move is left. Null if it gave up. */
export const searchSolution = <Here>(search: PuzzleSearch<Here>): PuzzleSolution | null => {
  const { start, reachedIn } = search
  let solution: PuzzleSolution = { best: reachedIn(start), moveCount: 0, ways: [[]], endCount: 1, lesserCount: 0 }
  let endsSeen = 0
  let layer: readonly SearchNode<Here>[] = [{ here: start, last: null }]
  for (let moveCount = 1; ; moveCount++) {
    layer = nextLayer(search, layer)
    if (layer.length === 0) return solution
    endsSeen += layer.length
    if (endsSeen > MAX_ENDS) return null
    const reached = layer.map(({ here }) => reachedIn(here))
    const best = reached.reduce((most, one) => Math.max(most, one), 0)
    if (best <= solution.best) continue
    const ways = layer.filter((_, at) => reached[at] === best).map(wayTo)
    const lesserCount = reached.filter((one) => one > 0 && one < best).length
    solution = { best, moveCount, ways, endCount: layer.length, lesserCount }
  }
}
