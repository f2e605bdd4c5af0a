/**
 * Untrusted input: actions, openings and the dealer's answers. Each is accepted or refused, and never breaks the game.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BACKS } from '../../../src/games/blackstone/cards.ts'
import { findRefusal, game } from '../../../src/games/blackstone/game.ts'
import type { DealerAnswer, Opening } from '../../../src/kernel/contract.ts'
import { hashOf } from '../../../src/kernel/hash64.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { draw, endWork } from './namedActions.ts'
import { newGame, puzzle, type Situation, situation, tableOf, value } from './testTable.ts'

const MALFORMED = { code: 'action.malformed' }
const read = (json: Json) => {
  const result = game.parseAction(json)
  return result.ok ? result.value : result.error
}

describe('an action', () => {
  test.each<readonly [string, Json]>([
    ['nothing', null],
    ['a text', 'endWork'],
    ['a list', ['endWork']],
    ['no kind', { space: 3 }],
    ['an unknown kind', { kind: 'castle' }],
    ['a missing field', { kind: 'slide', from: 3 }],
    ['a space off the board', { kind: 'flip', space: 25 }],
    ['half a space', { kind: 'flip', space: 1.5 }],
    ['a space as text', { kind: 'flip', space: '3' }],
    ['a fifth pile', { kind: 'pile', pile: 4 }],
    ['an unknown deck', { kind: 'draw', deck: 'tarot', price: 'wizard' }],
    ['an unknown price', { kind: 'draw', deck: 'guild', price: 'king' }],
    ['an unknown dog', { kind: 'kill', dog: 'poodle', rats: 1 }],
    ['four rats', { kind: 'kill', dog: 'jack', rats: 4 }],
    ['a face that is none', { kind: 'complete', card: 1, left: 1, right: 2, pay: [24] }],
    ['a payment without end', { kind: 'complete', card: 1, left: 1, right: 2, pay: Array(41).fill(0) }],
  ])('is refused that is %s', (_, json) => {
    expect(read(json)).toEqual(MALFORMED)
  })

  test('is read without fields that do not belong to it', () => {
    expect(read({ kind: 'endWork', note: 'now', seat: 3 })).toEqual({ kind: 'endWork' })
  })
})

/** Seat 0 holds G01, hidden, and could complete it. */
const handSituation = (): Situation =>
  situation({
    board: { BS: 'Lc/Ds', LN: 'Dy/Ls' },
    courts: [{ wizards: 1 }],
    hidden: { hands: [['G01']], decks: { guild: ['G02'] } },
  })
const WRONG = { code: 'chance.wrong' }

describe('openings', () => {
  const complete = (openings: (right: Opening) => readonly Opening[]) => {
    const s = handSituation()
    const [card = -1] = s.court(0).hand
    const right = { slot: card, value: { face: 100, side: 0 }, salt: '' }
    const action = { kind: 'complete', card, left: 0, right: 16, pay: [] } as const
    const before = hashOf(s.state)
    const result = game.apply(s.state, { kind: 'seat', seat: 0, action, openings: openings(right) })
    expect(hashOf(s.state)).toBe(before)
    return result.ok ? null : result.error
  }

  test('are exactly those of the cards that an action shows', () => {
    expect(complete((right) => [right])).toBeNull()
    expect(complete(() => [])).toEqual(WRONG)
    expect(complete((right) => [right, right])).toEqual(WRONG)
    expect(complete((right) => [{ ...right, slot: right.slot + 1 }])).toEqual(WRONG)
  })

  test('are of the deck whose back the slot shows, and vassals alone have two sides', () => {
    const as = (face: number, side = 0) => complete((right) => [{ ...right, value: { face, side } }])
    for (const face of [0, 132, 164, 200, 72, 99, 196, 206, -1, 1000, 100.5, Number.NaN])
      expect(as(face)).toEqual(WRONG)
    expect(as(100, 1)).toEqual(WRONG)
    expect(as(101)).toEqual({ code: 'complete.leftNotMet', ruling: 48 })
  })

  test('are not asked for where nothing is shown', () => {
    const s = handSituation()
    expect(game.openings(s.state, 0, endWork)).toEqual([])
    expect(game.openings(s.state, 0, { kind: 'complete', card: 9999, left: 0, right: 1, pay: [] })).toEqual([])
    const [card = -1] = s.court(0).hand
    expect(game.openings(s.state, 1, { kind: 'discard', slot: card })).toEqual([])
    const extra = [{ slot: card, value: { face: 100, side: 0 }, salt: '' }]
    const result = game.apply(s.state, { kind: 'seat', seat: 0, action: endWork, openings: extra })
    expect(result).toEqual({ ok: false, error: WRONG })
  })

  test('a card that its seat does not know is not offered', () => {
    const s = handSituation()
    const blind = game.legal({ state: s.state, seat: 0, knownCard: () => undefined })
    expect(blind.filter(({ kind }) => kind === 'complete')).toEqual([])
    expect(s.legalOf('complete')).toHaveLength(1)
    const [card = -1] = s.court(0).hand
    const action = { kind: 'complete', card, left: 0, right: 16, pay: [] } as const
    expect(findRefusal({ state: s.state, seat: 0, knownCard: () => undefined }, action)).toEqual({
      code: 'complete.unknown',
    })
    expect(game.legal({ state: s.state, seat: null, knownCard: () => undefined })).toEqual([])
    expect(game.legal({ state: s.state, seat: 1, knownCard: () => undefined })).toEqual([])
  })
})

const refusalOfAnswer = (s: { readonly state: Situation['state'] }, answer: DealerAnswer) => {
  const result = game.apply(s.state, { kind: 'chance', answer })
  return result.ok ? null : result.error
}

describe("the dealer's answers", () => {
  const table = tableOf('kings-quest', 2)
  const fresh = { state: value(game.setup(table)) }
  /** A state in which only the throw for the first player is still awaited. */
  const awaitingThrow = (() => {
    const { state } = fresh
    return { state: { ...state, todo: state.todo.filter((todo) => todo.do === 'first') } }
  })()

  test('a seal has a lock for each slot, or none at all', () => {
    expect(refusalOfAnswer(fresh, { kind: 'seal', locks: [] })).toBeNull()
    expect(refusalOfAnswer(fresh, { kind: 'seal', locks: Array(72).fill('') })).toBeNull()
    expect(refusalOfAnswer(fresh, { kind: 'seal', locks: Array(71).fill('') })).toEqual(WRONG)
  })

  test('a die shows one of its sides', () => {
    const refusalOfThrow = (...values: readonly number[]) => refusalOfAnswer(awaitingThrow, { kind: 'dice', values })
    expect([refusalOfThrow(1), refusalOfThrow(2)]).toEqual([null, null])
    for (const values of [[], [0], [3], [1, 1], [1.5]]) expect(refusalOfThrow(...values)).toEqual(WRONG)
  })

  test('another answer than the one awaited is refused, and any where a seat is awaited or the game is over', () => {
    expect(refusalOfAnswer(fresh, { kind: 'dice', values: [1] })).toEqual(WRONG)
    expect(refusalOfAnswer(fresh, { kind: 'open', openings: [] })).toEqual(WRONG)
    expect(refusalOfAnswer(awaitingThrow, { kind: 'seal', locks: [] })).toEqual(WRONG)
    expect(refusalOfAnswer(handSituation(), { kind: 'seal', locks: [] })).toEqual(WRONG)
    const finished = puzzle({ rats: { wandering: ['three', 'three', 'three', 'two', 'one'] } })
    expect(refusalOfAnswer(finished, { kind: 'open', openings: [] })).toEqual(WRONG)
  })

  test('cards shown to one seat alone stay out of the public answer; those for all must be there', () => {
    const s = handSituation()
    const drawing = value(game.apply(s.state, s.seatMove(draw('guild'))))
    const slot = drawing.state.courts[0]?.hand[1] ?? -1
    expect(game.turn(drawing.state)).toEqual({ kind: 'chance', draw: { kind: 'open', slots: [slot], to: [0] } })
    const opening = { slot, value: { face: 101, side: 0 }, salt: '' }
    expect(refusalOfAnswer(drawing, { kind: 'open', openings: [opening] })).toEqual(WRONG)
    const known = value(game.apply(drawing.state, { kind: 'chance', answer: { kind: 'open', openings: [] } }))
    expect(known.state.cards[slot]).toBe(BACKS.guild)

    const open = situation({ options: { openHands: 'on' }, courts: [{ wizards: 1 }] })
    const shown = value(game.apply(open.state, open.seatMove(draw('guild'))))
    expect(refusalOfAnswer(shown, { kind: 'open', openings: [] })).toEqual(WRONG)
  })

  test('nobody acts while chance is awaited', () => {
    expect(game.legal({ state: fresh.state, seat: 0, knownCard: () => undefined })).toEqual([])
    const result = game.apply(fresh.state, { kind: 'seat', seat: 0, action: endWork, openings: [] })
    expect(result).toEqual({ ok: false, error: { code: 'notYourTurn' } })
  })
})

test('nobody chooses in secret in this game', () => {
  const s = handSituation()
  expect(game.apply(s.state, { kind: 'joint', actions: [[0, endWork, []]] })).toEqual({
    ok: false,
    error: { code: 'notYourTurn' },
  })
})

test('whatever parses is taken or refused, and a refusal leaves no trace', () => {
  const situations = [
    handSituation(),
    newGame('kings-quest', 2, { first: 0 }),
    newGame('puzzle-master', 2, { first: 0 }),
  ]
  const space = fc.integer({ min: 0, max: 24 })
  const slot = fc.integer({ min: 0, max: 300 })
  const kinds = ['pile', 'slide', 'swap', 'flip', 'retain', 'draw', 'complete', 'adopt', 'kill', 'endWork', 'discard']
  const form = fc.record({
    ...{
      kind: fc.constantFrom(...kinds, 'refill', 'leaveEmpty', 'makeUp'),
      from: space,
      to: space,
      a: space,
      b: space,
    },
    ...{ space, card: slot, slot, left: space, right: space, pile: fc.integer({ min: -1, max: 3 }) },
    ...{ pay: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 3 }), rats: fc.integer({ min: 1, max: 3 }) },
    ...{ deck: fc.constantFrom('guild', 'power', 'machination'), price: fc.constantFrom('wizard', 'knights') },
    dog: fc.constantFrom('jack', 'scottie', 'westie'),
  })
  const seat = fc.integer({ min: -1, max: 4 })
  fc.assert(
    fc.property(fc.constantFrom(...situations), form, seat, (s, json, seat) => {
      const action = game.parseAction(json)
      const before = hashOf(s.state)
      if (action.ok) game.apply(s.state, s.seatMove(action.value, seat))
      expect(hashOf(s.state)).toBe(before)
    }),
    { numRuns: 3000, seed: 20 },
  )
})
