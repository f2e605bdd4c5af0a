/** Baileys that one more Wall would finish. */
import { baileysFinishedBy, type Yard } from '../site/baileys.ts'
import { buildableSquares, NEW_GROUP } from '../site/building.ts'
import { type Site, withWall } from '../site/site.ts'
import type { Square } from '../site/square.ts'

export interface Closure {
  /** Where the Wall goes. */
  readonly square: Square
  readonly yard: Yard
  /** Site with the Wall. */
  readonly site: Site
}

/** Every Bailey that the next Wall could finish, with its Wall, in the order of the squares. */
export const closuresOf = (site: Site): readonly Closure[] =>
  buildableSquares(site, NEW_GROUP).flatMap((square) => {
    const raised = withWall(site, square)
    return baileysFinishedBy(raised, square).map((squares) => ({ square, yard: { squares }, site: raised }))
  })
