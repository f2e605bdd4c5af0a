/** Ground that few more Walls would close, as the guide of CastleScape sees it. */
import { describe, expect, test } from 'vitest'
import {
  type UnfinishedBailey,
  unfinishedBaileysOf,
} from '../../../../src/games/castlescape/insight/unfinishedBaileys.ts'
import { baileysFinishedBy } from '../../../../src/games/castlescape/site/baileys.ts'
import { buildableSquares, NEW_GROUP } from '../../../../src/games/castlescape/site/buildableSquares.ts'
import { squaresIn } from '../../../../src/games/castlescape/site/rowMasks.ts'
import { type Site, withWall } from '../../../../src/games/castlescape/site/site.ts'
import { numbersFrom } from '../../../kernel/seededNumbers.ts'
import { namesOf, raised } from '../sites.ts'

const textOf = ({ path, yard, walls, size }: UnfinishedBailey): string =>
  `${namesOf(path.toSorted((one, other) => one - other))} round ${namesOf(squaresIn(yard))} (${size}, ${squaresIn(walls).length} Walls)`

const missing = (site: Site, count: number): readonly string[] =>
  unfinishedBaileysOf(site)
    .filter(({ path }) => path.length === count)
    .map(textOf)

/** The ring round i7 without its corner j6, as in example 4. */
const RING = 'h6 i6 h7 j7 h8 i8 j8'

describe('ground that few more Walls would close', () => {
  test('a ring that lacks its corner lacks one Wall', () => {
    expect(missing(raised(RING), 1)).toEqual(['j6 round i7 (1, 8 Walls)'])
  })

  test('the ring may also be led round the gap, by five Walls: two squares that touch are one Bailey', () => {
    expect(missing(raised(RING), 5)).toContain('i5 j5 k5 k6 k7 round j6 i7 (2, 12 Walls)')
  })

  test('a pocket two squares wide lacks two Walls, or four where its corners are open as well', () => {
    const open = raised('b2 c2 d2 e2 b3 e3')
    expect(missing(open, 4)).toContain('b4 c4 d4 e4 round c3 d3 (2, 10 Walls)')
    expect(missing(raised('b4 e4', [], open), 2)).toEqual(['c4 d4 round c3 d3 (2, 10 Walls)'])
  })

  test('a straight row of Walls closes nothing', () => {
    expect(unfinishedBaileysOf(raised('f8 g8 h8 i8 j8'))).toEqual([])
  })

  test('whatever Walls stand: the missing ones may be built, close that ground, and no ring that lacks one is missed', () => {
    const below = numbersFrom(18)
    let site = raised('h8')
    for (let walls = 0; walls < 70; walls++) {
      const squares = buildableSquares(site, NEW_GROUP)
      const square = squares[below(squares.length)]
      if (square === undefined) break
      site = raised(namesOf([square]), [], site)
      for (const { path, yard } of unfinishedBaileysOf(site)) {
        const begins = buildableSquares(site, NEW_GROUP).filter((one) => path.includes(one))
        expect(begins, 'a path begins beside a Wall').not.toEqual([])
        const closed = path.reduce(withWall, site)
        const finished = path.flatMap((one) => baileysFinishedBy(closed, one)).map((ground) => namesOf(ground))
        expect(finished).toContain(namesOf(squaresIn(yard)))
      }
      const byOne = buildableSquares(site, NEW_GROUP).flatMap((one) => baileysFinishedBy(withWall(site, one), one))
      const seen = unfinishedBaileysOf(site)
        .filter(({ path }) => path.length === 1)
        .map(({ yard }) => namesOf(squaresIn(yard)))
      expect(seen.toSorted()).toEqual([...new Set(byOne.map((ground) => namesOf(ground)))].toSorted())
    }
  })
})
