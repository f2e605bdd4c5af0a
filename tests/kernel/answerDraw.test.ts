import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerDraw, privateOpeningsOf } from '../../src/kernel/answerDraw.ts'
import type { CardValue, Draw } from '../../src/kernel/contract.ts'
import { createUnlockedSource } from '../../src/kernel/randomSource.ts'
import { EMPTY_VAULT, type Vault } from '../../src/kernel/vault.ts'
import { chanceFrom } from './seededNumbers.ts'

const seal: Draw = { kind: 'seal', slots: [10, 11, 12, 13, 14], faces: [7, 7, 8, 9, 30], sides: 2 }
const cards = (dealt: Vault, slots: readonly number[]): CardValue[] =>
  slots.flatMap((slot) => dealt.get(slot)?.value ?? [])
const faces = (sealed: readonly CardValue[]) => sealed.map(({ face }) => face)
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
const lowest = createUnlockedSource(() => 0)

test('a seal puts exactly its cards into its slots, with both sides up at times', () => {
  const sides = new Set<number>()
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { answer, dealt } = answerDraw(seal, EMPTY_VAULT, chanceFrom(seed))
      expect(answer).toEqual({ kind: 'seal', locks: ['', '', '', '', ''] })
      expect(ascending(faces(cards(dealt, seal.slots)))).toEqual(seal.faces)
      for (const { side } of cards(dealt, seal.slots)) sides.add(side)
    }),
  )
  expect(sides).toEqual(new Set([0, 1]))
})

test('every order of a deck is equally likely', () => {
  const orders = new Map<string, number>()
  const chance = chanceFrom(5)
  for (let run = 0; run < 6000; run++) {
    const { dealt } = answerDraw({ kind: 'seal', slots: [0, 1, 2], faces: [1, 2, 3], sides: 1 }, EMPTY_VAULT, chance)
    const order = faces(cards(dealt, [0, 1, 2])).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  // 1000 each are expected, with a standard deviation of 29.
  expect([...orders.values()].map((count) => Math.abs(count - 1000) < 150)).toEqual(Array(6).fill(true))
})

test('a one-sided card has side 0', () => {
  const { dealt } = answerDraw({ ...seal, sides: 1 }, EMPTY_VAULT, chanceFrom(1))
  expect(cards(dealt, seal.slots).every(({ side }) => side === 0)).toBe(true)
})

test('stacked cards are in their slots, and the rest of the deck fills the other slots', () => {
  const stacked = new Map([
    [11, { face: 7, side: 1 }],
    [14, { face: 8, side: 0 }],
    [99, { face: 5, side: 0 }],
  ])
  const { dealt } = answerDraw(seal, EMPTY_VAULT, chanceFrom(3), stacked)
  expect(cards(dealt, [11, 14])).toEqual([stacked.get(11), stacked.get(14)])
  expect(ascending(faces(cards(dealt, [10, 12, 13])))).toEqual([7, 9, 30])
  expect(() => answerDraw(seal, EMPTY_VAULT, lowest, new Map([[10, { face: 4, side: 0 }]]))).toThrow('not in the deck')
})

test('a reseal moves the hidden cards of its slots and nothing else', () => {
  const { dealt } = answerDraw(seal, EMPTY_VAULT, chanceFrom(8))
  const again = answerDraw({ kind: 'reseal', from: [10, 12], to: [20, 21], sides: 2 }, dealt, chanceFrom(9))
  expect(again.answer).toEqual({ kind: 'reseal', locks: ['', ''] })
  expect(ascending(faces(cards(again.dealt, [20, 21])))).toEqual(ascending(faces(cards(dealt, [10, 12]))))
  expect(cards(again.dealt, seal.slots)).toEqual(cards(dealt, seal.slots))
})

test('an opening to all is public, an opening to a seat is not', () => {
  const { dealt } = answerDraw(seal, EMPTY_VAULT, lowest)
  const toAll: Draw = { kind: 'open', slots: [12, 10], to: 'all' }
  const toOne: Draw = { kind: 'open', slots: [12, 10], to: [1] }
  const openings = [dealt.get(12), dealt.get(10)]
  expect(answerDraw(toAll, dealt, lowest).answer).toEqual({ kind: 'open', openings })
  expect(privateOpeningsOf(toAll, dealt)).toEqual([])
  expect(answerDraw(toOne, dealt, lowest).answer).toEqual({ kind: 'open', openings: [] })
  expect(privateOpeningsOf(toOne, dealt)).toEqual(openings)
})

test('dice show each from one to their sides', () => {
  const { answer } = answerDraw({ kind: 'dice', sides: [6, 4, 20] }, EMPTY_VAULT, lowest)
  expect(answer).toEqual({ kind: 'dice', values: [1, 1, 1] })
  const highest = createUnlockedSource((bound) => bound - 1)
  expect(answerDraw({ kind: 'dice', sides: [6, 4, 20] }, EMPTY_VAULT, highest).answer).toEqual({
    kind: 'dice',
    values: [6, 4, 20],
  })
})

test('rules that ask for an impossible deal throw', () => {
  expect(() => answerDraw({ kind: 'open', slots: [1], to: 'all' }, EMPTY_VAULT, lowest)).toThrow('never sealed')
  expect(() => answerDraw({ ...seal, slots: [1, 2] }, EMPTY_VAULT, lowest)).toThrow('5 cards for 2 slots')
  const { dealt } = answerDraw(seal, EMPTY_VAULT, lowest)
  expect(() => answerDraw({ kind: 'reseal', from: [10, 11], to: [20], sides: 1 }, dealt, lowest)).toThrow('for 1 slots')
})
