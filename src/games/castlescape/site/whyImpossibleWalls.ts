/** Walls that cannot have come to stand like this: two by two of them, or some that are not connected. */
import type { Refusal } from '../../../kernel/result.ts'
import { connectedBeside, firstSquareIn } from './rowMasks.ts'
import type { Site } from './site.ts'
import { because } from './siteText.ts'
import { type Square, squareName } from './square.ts'

/** First square of two by two Walls, -1 if there are none. */
const findTwoByTwo = ({ wallRows }: Site): Square =>
  firstSquareIn(
    wallRows.map((walls, row) => {
      const pairs = walls & (wallRows[row + 1] ?? 0)
      return pairs & (pairs >> 1)
    }),
  )

/** First Wall that is not connected with the first of all, -1 if there is none. */
const findLooseWall = ({ wallRows }: Site): Square => {
  const first = firstSquareIn(wallRows)
  if (first < 0) return -1
  const connected = connectedBeside(first, wallRows)
  return firstSquareIn(wallRows.map((walls, row) => walls & ~(connected[row] ?? 0)))
}

/** Why Walls cannot have come to stand like this: two by two of them, or some that are not connected. */
export const whyImpossibleWalls = (site: Site): Refusal | null => {
  const twoByTwo = findTwoByTwo(site)
  if (twoByTwo >= 0) return because('castlescape.siteTwoByTwo', { square: squareName(twoByTwo, site.size) })
  const loose = findLooseWall(site)
  return loose >= 0 ? because('castlescape.siteLoose', { square: squareName(loose, site.size) }) : null
}
