/** The chain of hashes that seals a log. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstChainHash, nextChainHash } from '../../src/kernel/hashChain.ts'
import type { Entry, Header } from '../../src/kernel/log.ts'

const sha = (text: string) => createHash('sha256').update(text).digest('base64url')

test('each link of the chain seals the header and every entry before it', () => {
  const header = {
    protocol: 1,
    id: 'x',
    game: 'toy',
    version: 1,
    mode: 'plain',
    options: {},
    seats: [],
  } satisfies Header
  const entry = { seq: 0, epoch: 0, body: { kind: 'end', how: 'agreement' }, hash: '00' } satisfies Entry
  const first = sha(
    '["header",{"game":"toy","id":"x","mode":"plain","options":{},"protocol":1,"seats":[],"version":1}]',
  )
  expect(firstChainHash(header)).toBe(first)
  const second = sha(`["entry","${first}",{"body":{"how":"agreement","kind":"end"},"epoch":0,"hash":"00","seq":0}]`)
  expect(nextChainHash(first, entry)).toBe(second)
  expect(nextChainHash(second, entry)).not.toBe(second)
})
