import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkOpening, isLock, lockOf } from '../../src/kernel/cardLocks.ts'

const sha = (text: string) => createHash('sha256').update(text).digest('base64url')
const salt = 'AAECAwQFBgcICQoLDA0ODw'
const opening = { slot: 17, value: { face: 42, side: 1 }, salt }

test('a lock is the SHA-256 of the opening as text, which anyone can compute', () => {
  const lock = lockOf('game-one', opening)
  expect(lock).toBe(sha(`["lock","game-one",17,42,1,"${salt}"]`))
  expect(isLock(lock)).toBe(true)
  expect(isLock('')).toBe(false)
})

test('an opening fits its lock only with every part of it', () => {
  const locks = new Map([[17, lockOf('game-one', opening)]])
  expect(checkOpening('game-one', locks, opening)).toBe(true)
  expect(checkOpening('game-two', locks, opening)).toBe(false)
  expect(checkOpening('game-one', new Map(), opening)).toBe(false)
  expect(checkOpening('game-one', new Map([[18, lockOf('game-one', opening)]]), { ...opening, slot: 18 })).toBe(false)
  expect(checkOpening('game-one', locks, { ...opening, value: { face: 43, side: 1 } })).toBe(false)
  expect(checkOpening('game-one', locks, { ...opening, value: { face: 42, side: 0 } })).toBe(false)
  expect(checkOpening('game-one', locks, { ...opening, salt: 'AAECAwQFBgcICQoLDA0ODg' })).toBe(false)
})
