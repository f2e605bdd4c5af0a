/** Site of a position, with its Baileys and Recruits. */
import { err, ok, type Result } from '../../../kernel/result.ts'
import { numbersFrom, withNumbers } from '../../numberLists.ts'
import { RECRUITS } from '../data/numbers.ts'
import { withEnclosedGround } from '../site/baileys.ts'
import { createSite, type Recruits, type Site } from '../site/site.ts'
import { readSite } from '../site/siteText.ts'
import { readSquare, type Square } from '../site/square.ts'
import { whyImpossibleWalls } from '../site/whyImpossibleWalls.ts'
import { type PositionReader, readSeat } from './readingHelpers.ts'

/** The site with its Baileys: first those that the position lists, then what else is enclosed. */
const readMarkedSite = (reader: PositionReader, enclosed: Site): Site => {
  const { half, faults } = reader
  const left = [...enclosed.baileys]
  const listed = (half.baileys ?? []).flatMap(({ at, claimedBy = [] }, index) => {
    const square = readSquare(at, enclosed.size)
    const place = left.findIndex(({ squares }) => square !== null && squares.includes(square))
    const bailey = faults.orFault(left[place] ?? null, `baileys.${index}.at`, { squares: [], claimedBy: [] })
    if (place >= 0) left.splice(place, 1)
    const seats = claimedBy.map((seat, nth) => readSeat(reader, seat, `baileys.${index}.claimedBy.${nth}`))
    return [{ squares: bailey.squares, claimedBy: withNumbers([], ...new Set(seats)) }]
  })
  return { ...enclosed, baileys: [...listed, ...left] }
}

export interface PositionSite {
  readonly site: Site
  readonly recruits: Recruits
}

/** Site and Recruits. Refused where the rows say no site, or Walls cannot have come to stand like that. */
export const readPositionSite = (reader: PositionReader, size: number): Result<PositionSite> => {
  const { half, seats, faults } = reader
  const none = { site: createSite(size), recruits: numbersFrom(0, seats).map((): readonly Square[] => []) }
  const read = half.site ? readSite(half.site, seats) : ok(none)
  if (!read.ok) return read
  const { site, recruits } = read.value
  const impossible = whyImpossibleWalls(site)
  if (impossible) return err(impossible)
  faults.orFault(site.size === size ? 0 : null, 'site', 0)
  for (const squares of recruits) faults.orFault(squares.length <= RECRUITS ? 0 : null, 'site', 0)
  return ok({ site: readMarkedSite(reader, withEnclosedGround(site)), recruits })
}
