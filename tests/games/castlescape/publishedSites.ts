/** The published boards with known answers: three programs that know nothing of each other agree on all of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Geometry {
  /** Boards with the size and the number of Walls of each Bailey; round a board all is open ground. */
  readonly boards: readonly {
    readonly name: string
    readonly note: string
    readonly board: readonly string[]
    readonly walls: number
    readonly baileys: readonly { readonly size: number; readonly walls: number }[]
  }[]
  /** Whole sites with the squares on which the next Wall may go; `group` are those already built from the card. */
  readonly legal: readonly {
    readonly name: string
    readonly note: string
    readonly board: readonly string[]
    readonly group: readonly string[]
    readonly legal: readonly string[]
  }[]
}

export const publishedSites: Geometry = JSON.parse(
  readFileSync(join(import.meta.dirname, 'data/geometry.json'), 'utf8'),
)
