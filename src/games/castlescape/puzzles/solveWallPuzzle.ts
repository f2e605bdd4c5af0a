/** The most squares of Baileys that the Walls of one card finish. The order in which they are built comes to the same. */
import { buildableSquares } from '../site/buildableSquares.ts'
import { raiseWall } from '../site/raiseWall.ts'
import type { Site } from '../site/site.ts'
import type { Square } from '../site/square.ts'
import type { PuzzleSolution } from './puzzle.ts'
import { searchSolution } from './searchSolution.ts'

/** Squares of all finished Baileys. */
export const finishedSquares = ({ baileys }: Site): number =>
  baileys.reduce((sum, { squares }) => sum + squares.length, 0)

interface BuiltWalls {
  readonly site: Site
  readonly builtSquares: readonly Square[]
}

/** Searches all placings of a group of so many Walls, which stay together (C17). Null if there are too many. */
export const solveWallPuzzle = (site: Site, wallCount: number): PuzzleSolution | null => {
  const before = finishedSquares(site)
  return searchSolution<BuiltWalls>({
    start: { site, builtSquares: [] },
    stepsFrom: (here) =>
      here.builtSquares.length === wallCount
        ? []
        : buildableSquares(here.site, { builtSquares: here.builtSquares, isLoose: false }).map((square) => {
            const builtSquares = [...here.builtSquares, square]
            return {
              move: { kind: 'build', square, group: 0 },
              key: builtSquares.toSorted((a, b) => a - b).join(),
              arrive: () => ({ site: raiseWall(here.site, [], square).site, builtSquares }),
            }
          }),
    reachedIn: (here) => finishedSquares(here.site) - before,
  })
}
