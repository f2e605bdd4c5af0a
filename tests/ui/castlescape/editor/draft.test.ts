/** Drafts of the position editor of CastleScape. */
import { expect, test } from 'vitest'
import { game } from '#src/games/castlescape/game.ts'
import { readPosition } from '#src/games/castlescape/position/readPosition.ts'
import { readSquare } from '#src/games/castlescape/site/square.ts'
import type { Json } from '#src/kernel/json.ts'

// Modules of the screens read what the browser keeps when they are imported.
const editor = await import('#src/ui/castlescape/editor/draft.ts')
const { positionRefusalText } = await import('#src/ui/castlescape/editor/editorTexts.ts')
const { whyUnplayable } = await import('#src/ui/table/editor/whyUnplayable.ts')
await import('#src/text/castlescape/bundles/table.ts')
await import('#src/text/castlescape/bundles/sheets.ts')

type Draft = typeof editor.EMPTY_DRAFT
const at = (name: string): number => readSquare(name, 15) ?? -1
const WALL = { isWall: true, seat: null }
const build = (draft: Draft, ...names: readonly string[]): Draft =>
  names.reduce((next, name) => editor.withPiece(next, at(name), WALL), draft)
const why = (draft: Draft): string | null => {
  const refusal = whyUnplayable(game as never, readPosition, draft as Json)
  return refusal && positionRefusalText(refusal)
}

/** Ring round i8; h8 stands from the first. */
const ring = build(editor.EMPTY_DRAFT, 'h7', 'i7', 'j7', 'j8', 'j9', 'i9', 'h9')

test('Walls make a Bailey, which is claimed, and keeps its mark until a Wall of it goes', () => {
  expect(editor.siteOf(ring).site.baileys).toEqual([{ squares: [at('i8')], claimedBy: [] }])
  const claimed = editor.withClaim(editor.withClaim(ring, at('i8'), 1), at('i8'), 0)
  expect(claimed.baileys).toEqual([{ at: 'i8', claimedBy: [1, 2] }])
  expect(why(claimed)).toBe(null)
  const withRecruit = editor.withPiece(claimed, at('j9'), { isWall: true, seat: 1 })
  expect(withRecruit.baileys).toEqual(claimed.baileys)
  expect(withRecruit.site?.[8]).toBe('.......##B.....')
  expect(editor.withPiece(claimed, at('i7'), { isWall: false, seat: null }).baileys).toEqual([])
  expect(editor.withClaim(claimed, at('i8'), 0).baileys).toEqual([{ at: 'i8', claimedBy: [2] }])
})

test('[C1] two by two Walls, a Wall that stands alone and a Recruit too many are refused in a sentence', () => {
  expect(why(build(ring, 'g7', 'g8'))).toBe('From g7 on, “site” has two by two Walls.')
  expect(why(build(ring, 'o15'))).toBe('The Wall on o15 of “site” is not connected with the others.')
  // Each guild has twelve Recruits (rules 1).
  const many = (n: number): Draft =>
    Array.from({ length: n }).reduce<Draft>(
      (draft, _, square) => editor.withPiece(draft, square, { isWall: false, seat: 0 }),
      ring,
    )
  expect(why(many(12))).toBe(null)
  expect(why(many(13))).toBe('This position has a mistake at “Site”.')
})

test('with fewer seats what was theirs goes, and of a new site nothing stays', () => {
  const four = editor.withSeatCount(ring, 4)
  const full = editor.withHidden(
    editor.withClaim(
      editor.withPiece(editor.withPiece(four, at('j9'), { isWall: true, seat: 3 }), 0, { isWall: false, seat: 2 }),
      at('i8'),
      3,
    ),
    'hands',
    3,
    ['ramparts'],
  )
  expect(why(full)).toBe(null)
  const two = editor.withSeatCount({ ...full, seat: 4 }, 2)
  expect(two).toMatchObject({ seat: 2, baileys: [{ at: 'i8', claimedBy: [] }], hidden: { hands: [[], []] } })
  expect(two.site).toEqual(ring.site)
  expect(why(two)).toBe(null)
  const small = editor.withSiteSize(full, 13)
  expect(editor.siteOf(small).site).toMatchObject({ size: 13, baileys: [] })
  expect(why(small)).toBe(null)
})

test('a hand that is named is the hand; without one the app deals', () => {
  const named = editor.withHidden(ring, 'hands', 1, ['ramparts', 'market-stall'])
  expect(named.hidden).toEqual({ hands: [[], ['ramparts', 'market-stall']] })
  expect(editor.withHidden(named, 'hands', 1, []).hidden).toBe(undefined)
  expect(why(named)).toBe(null)
  expect(why(editor.withGuild(named, 0, { alley: Array(20).fill('ramparts') }))).toBe(
    'This position has a mistake at “Ramparts”.',
  )
})
