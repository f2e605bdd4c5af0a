import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { lockOf } from '../../src/kernel/locks.ts'
import { openingsOf } from '../../src/kernel/vault.ts'
import { chanceOf } from '../../src/table/chance.ts'
import { answerDraw, type Dealer, seatDealer } from '../../src/table/dealer.ts'
import { toy } from '../kernel/toy.ts'
import { header, sure } from '../kernel/trusted.ts'

const seed = 'c2VlZHNlZWRzZWVkc2VlZHNlZWRzZWVkc2VlZHNlZWQ'
const dealer = sure(seatDealer(toy, header, { seed }))
const seal = { kind: 'seal', slots: [0, 1, 2, 3], faces: [4, 5, 6, 7], sides: 2 } as const
const sha = (block: number) => createHash('sha256').update(`["deal","${seed}","game",9,${block}]`).digest()

test('chance is SHA-256 of the secret, the game and the entry, block by block', () => {
  const chance = chanceOf(seed, 'game', 9)
  const words = [0, 1].flatMap((block) => Array.from({ length: 8 }, (_, word) => sha(block).readUInt32BE(word * 4)))
  expect(words.map(() => chance.below(1000))).toEqual(words.map((word) => word % 1000))
})

test('a word that would favour low numbers is thrown away', () => {
  const chance = chanceOf(seed, 'game', 9)
  const bound = 3_000_000_000
  const words = Array.from({ length: 40 }, (_, n) => sha(n >> 3).readUInt32BE((n & 7) * 4))
  const kept = words.filter((word) => word < bound)
  expect(kept.length).toBeLessThan(words.length)
  expect(kept.slice(0, 20).map(() => chance.below(bound))).toEqual(kept.slice(0, 20))
})

test('salts are 16 fresh bytes each, and their locks fit', () => {
  const chance = chanceOf(seed, 'game', 9)
  const made = [0, 1, 2].map((slot) => chance.close(slot, { face: slot, side: 0 }))
  expect(new Set(made.map(({ opening }) => opening.salt)).size).toBe(3)
  for (const { opening, lock } of made) {
    expect(Buffer.from(opening.salt, 'base64url')).toHaveLength(16)
    expect(lock).toBe(lockOf('game', opening))
  }
  expect(made[0]?.opening.salt).toBe(sha(0).subarray(0, 16).toString('base64url'))
})

test('the same secret deals the same game; another secret, game or entry deals another', () => {
  const cards = (by: Dealer, seq: number) => JSON.stringify(answerDraw(by, seq, seal).answer)
  const first = cards(dealer, 0)
  expect(cards(sure(seatDealer(toy, header, { seed })), 0)).toBe(first)
  const others = [
    cards(sure(seatDealer(toy, header, { seed: `${seed.slice(1)}A` })), 0),
    cards(sure(seatDealer(toy, { ...header, id: 'BAAAAAAAAAAAAAAAAAAAAA' }, { seed })), 0),
    cards(dealer, 1),
  ]
  expect(new Set([first, ...others]).size).toBe(4)
})

test('a draw for one seat is shown to it alone', () => {
  const { dealer: sealed } = answerDraw(dealer, 0, seal)
  const { answer, shown } = answerDraw(sealed, 1, { kind: 'open', slots: [2, 0], to: [1] })
  expect(answer).toEqual({ kind: 'open', openings: [] })
  const openings = openingsOf(sealed.dealt, [2, 0])
  expect(shown).toEqual(openings?.map((opening) => ({ seats: [1], opening })))
})

test('the hidden half of a position lies where the game puts it', () => {
  const hidden = [
    [1, { face: 7, side: 1 }],
    [3, { face: 4, side: 0 }],
  ] as const
  const stacked = sure(seatDealer(toy, header, { seed, hidden }))
  const { dealer: sealed } = answerDraw(stacked, 0, seal)
  expect(openingsOf(sealed.dealt, [1, 3])?.map(({ value }) => value)).toEqual([
    { face: 7, side: 1 },
    { face: 4, side: 0 },
  ])
  expect(seatDealer(toy, header, { seed, hidden: 5 })).toEqual({ ok: false, error: { code: 'position.malformed' } })
})
