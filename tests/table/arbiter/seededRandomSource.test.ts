/** Chance that follows from a secret. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { lockOf } from '../../../src/kernel/cardLocks.ts'
import { seededRandomSource } from '../../../src/table/arbiter/seededRandomSource.ts'

const seed = 'c2VlZHNlZWRzZWVkc2VlZHNlZWRzZWVkc2VlZHNlZWQ'
const sha = (block: number) => createHash('sha256').update(`["deal","${seed}","game",9,${block}]`).digest()

test('chance is SHA-256 of the secret, the game and the entry, block by block', () => {
  const chance = seededRandomSource(seed, 'game', 9)
  const words = [0, 1].flatMap((block) => Array.from({ length: 8 }, (_, word) => sha(block).readUInt32BE(word * 4)))
  expect(words.map(() => chance.below(1000))).toEqual(words.map((word) => word % 1000))
})

test('a word that would favour low numbers is thrown away', () => {
  const chance = seededRandomSource(seed, 'game', 9)
  const bound = 3_000_000_000
  const words = Array.from({ length: 40 }, (_, n) => sha(n >> 3).readUInt32BE((n & 7) * 4))
  const fairWords = words.filter((word) => word < bound)
  expect(fairWords.length).toBeLessThan(words.length)
  expect(fairWords.slice(0, 20).map(() => chance.below(bound))).toEqual(fairWords.slice(0, 20))
})

test('salts are 16 fresh bytes each, and their locks fit', () => {
  const chance = seededRandomSource(seed, 'game', 9)
  const lockedCards = [0, 1, 2].map((slot) => chance.lockCard(slot, { face: slot, side: 0 }))
  expect(new Set(lockedCards.map(({ opening }) => opening.salt)).size).toBe(3)
  for (const { opening, lock } of lockedCards) {
    expect(Buffer.from(opening.salt, 'base64url')).toHaveLength(16)
    expect(lock).toBe(lockOf('game', opening))
  }
  expect(lockedCards[0]?.opening.salt).toBe(sha(0).subarray(0, 16).toString('base64url'))
})
