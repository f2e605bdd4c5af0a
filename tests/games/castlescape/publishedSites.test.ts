/** The published boards with known answers, and the text of a site. */
import { describe, expect, test } from 'vitest'
import { enclosedGround, wallsOfBailey, withEnclosedGround } from '../../../src/games/castlescape/site/baileys.ts'
import { buildableSquares } from '../../../src/games/castlescape/site/buildableSquares.ts'
import { squareName } from '../../../src/games/castlescape/site/square.ts'
import { publishedSites } from './publishedSites.ts'
import { centred, siteFrom, squaresNamed } from './sites.ts'

describe('the published boards', () => {
  test.each(publishedSites.boards)('$name: $note', ({ board, walls, baileys }) => {
    const { site } = siteFrom(centred(board, 15))
    expect(board.join('').replaceAll('.', '')).toHaveLength(walls)
    const found = enclosedGround(site).map((squares) => ({
      size: squares.length,
      walls: wallsOfBailey(site, { squares }).length,
    }))
    expect(found).toEqual(baileys)
  })

  test.each(publishedSites.legal)('$name: $note', ({ board, group, legal }) => {
    const { site } = siteFrom(board)
    const builtSquares = squaresNamed(group.join(' '), site.size)
    const allowed = buildableSquares(withEnclosedGround(site), { builtSquares, isLoose: false })
    expect(allowed.map((square) => squareName(square, site.size))).toEqual(legal)
  })
})
