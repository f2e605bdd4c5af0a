/**
 * A site as text: its rows from the top, `.` ground, `#` Wall, `1` to `4` a Recruit of that seat on the ground, `A` to
 * `D` one on a Wall (rules 13). Baileys and their marks are not in it.
 */
import type { Refusal, Result } from '../../../kernel/result.ts'
import { err, ok } from '../../../kernel/result.ts'
import type { Reason } from '../refusal.ts'
import { addSquares, noSquares } from './rowMasks.ts'
import { isWall, type Recruits, type Site, seatAt } from './site.ts'
import { LARGEST_SITE, type Square, squareName } from './square.ts'

const GROUND = '.'
const WALL = '#'
const ON_GROUND = '1234'
const ON_WALL = 'ABCD'

/** The site and its Recruits as rows of text. */
export const writeSite = (site: Site, recruits: Recruits): readonly string[] => {
  const signOf = (square: Square): string => {
    const seat = seatAt(recruits, square)
    const isOnWall = isWall(site, square)
    if (seat === null) return isOnWall ? WALL : GROUND
    return (isOnWall ? ON_WALL : ON_GROUND)[seat] ?? GROUND
  }
  return Array.from({ length: site.size }, (_, row) =>
    Array.from({ length: site.size }, (_, column) => signOf(row * site.size + column)).join(''),
  )
}

/** What the text of a site says: Walls and Recruits. The site has no finished Baileys yet. */
export interface SiteFromText {
  readonly site: Site
  readonly recruits: Recruits
}

/** Refusal of a site with this reason. */
export const because = (code: Reason, values: Refusal['values'] = {}): Refusal => ({ code, values })

/** Why these are not the rows of a site: there are too many or too few, or one is no text of the same length. */
const whyNotSquare = (rows: readonly unknown[]): Refusal | null => {
  const size = rows.length
  if (size % 2 === 0 || size > LARGEST_SITE) return because('castlescape.siteSize', { size })
  const wrong = rows.findIndex((text) => typeof text !== 'string' || text.length !== size)
  return wrong < 0 ? null : because('castlescape.siteRow', { row: wrong + 1, size })
}

/** Reads the rows of a site for so many seats. Refused with the row or the square that is wrong. */
export const readSite = (rows: unknown, seats: number): Result<SiteFromText> => {
  if (!Array.isArray(rows)) return err(because('castlescape.siteNoRows'))
  const wrong = whyNotSquare(rows)
  if (wrong) return err(wrong)
  const size = rows.length
  const wallRows = noSquares(size)
  const recruits = Array.from({ length: seats }, (): Square[] => [])
  for (const [square, sign] of [...rows.join('')].entries()) {
    const seat = Math.max(ON_GROUND.indexOf(sign), ON_WALL.indexOf(sign))
    const isKnown = sign === GROUND || sign === WALL || (seat >= 0 && seat < seats)
    if (!isKnown) return err(because('castlescape.siteSign', { square: squareName(square, size), sign }))
    recruits[seat]?.push(square)
    if (sign === WALL || ON_WALL.includes(sign)) addSquares(wallRows, [square])
  }
  return ok({ site: { size, wallRows, baileys: [] }, recruits })
}
