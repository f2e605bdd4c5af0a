/** Drafts of the position editor of CastleScape. */
import { expect, test } from 'vitest'
import { idOfFace } from '#src/games/castlescape/cardIds.ts'
import { STARTER_DECK } from '#src/games/castlescape/cards.ts'
import { game } from '#src/games/castlescape/game.ts'
import { readPosition } from '#src/games/castlescape/position/readPosition.ts'
import { readSquare } from '#src/games/castlescape/site/square.ts'
import type { Json } from '#src/kernel/json.ts'

// Modules of the screens read what the browser keeps when they are imported.
const editor = {
  ...(await import('#src/ui/castlescape/editor/draft.ts')),
  ...(await import('#src/ui/castlescape/editor/draftCards.ts')),
}
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
  expect(named.guilds?.map(({ hand }) => hand)).toEqual([5, undefined])
  expect(editor.withHidden(named, 'hands', 1, []).hidden).toBe(undefined)
  expect(why(named)).toBe(null)
  expect(why(editor.withGuild(named, 0, { alley: Array(20).fill('ramparts') }))).toBe(
    'This position has a mistake at “Ramparts”.',
  )
})

test('a draft of a game can still be played when a hand, a discard pile or the number of seats is changed', () => {
  const starters = STARTER_DECK.map(idOfFace)
  const [hand, deck] = [starters.slice(0, 5), starters.slice(5)]
  const guild = { faceDown: [...starters].sort(), hand: 5, contracts: 0 }
  const ofGame: Draft = {
    ...ring,
    guilds: [guild, guild, guild],
    market: { piles: { ramparts: 10 } },
    ...{ first: 3, seat: 3, lastSeat: 2, conceded: [3] },
    hidden: { hands: [hand, hand, hand], decks: [deck, deck, deck] },
  }
  expect(why(ofGame)).toBe(null)
  const more = editor.withHidden(ofGame, 'hands', 0, [...hand, 'ramparts'])
  expect(why(more)).toBe(null)
  expect([more.guilds?.[0]?.hand, more.market?.piles]).toEqual([6, { ramparts: 9 }])
  const fewer = editor.withHidden(more, 'hands', 0, hand.slice(1))
  expect(why(fewer)).toBe(null)
  expect([fewer.guilds?.[0]?.hand, fewer.guilds?.[0]?.faceDown?.length, fewer.market?.piles]).toEqual([
    4,
    9,
    { ramparts: 10 },
  ])
  const discarded = editor.withOpenCards(ofGame, 1, { discard: ['ramparts', 'ramparts'] })
  expect(why(discarded)).toBe(null)
  expect(discarded.market?.piles).toEqual({ ramparts: 8 })
  // A pile that is empty stays so when a card of it is added and taken away again.
  const empty = { ...ofGame, market: { piles: { ramparts: 0 } } }
  const backAgain = editor.withOpenCards(editor.withOpenCards(empty, 1, { discard: ['ramparts'] }), 1, { discard: [] })
  expect(why(backAgain)).toBe(null)
  // Nobody knows where in hand and deck the cards of the second guild lie.
  const unknown = { ...ofGame, hidden: { hands: [hand, [], hand], decks: [deck, [], deck] } }
  const named = editor.withHidden(unknown, 'hands', 1, [starters[0] ?? ''])
  expect(why(named)).toBe(null)
  expect(named.guilds?.[1]).toMatchObject({ hand: 5, faceDown: guild.faceDown })
  const two = editor.withSeatCount({ ...ofGame, quarry: 26, marker: 3, hidden: { ...ofGame.hidden, seen: [] } }, 2)
  expect(why(two)).toBe(null)
  expect(two).toMatchObject({ first: 2, seat: 2, lastSeat: 2, conceded: [], hidden: { decks: [deck, deck] } })
})
