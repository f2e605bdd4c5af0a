import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Header } from '../../src/kernel/log.ts'
import { start } from '../../src/kernel/replay.ts'
import { openBook, settle } from '../../src/table/book.ts'
import { commitOf, dealOf, seedOf, whyNotGiven } from '../../src/table/fairDeal.ts'
import { headerOf } from '../../src/table/header.ts'
import { rereadBook } from '../../src/table/reread.ts'
import { parseSave } from '../../src/table/schema.ts'
import { toy } from '../kernel/toy.ts'
import { codeOf, header, sure } from '../kernel/trusted.ts'
import { newToy } from './env.ts'

const secret = { seed: 'S'.repeat(43) }
const nonce = 'N'.repeat(22)
const commit = commitOf(header.id, secret)
const deal = dealOf(commit, [
  { nonce: 'H'.repeat(22), host: true },
  { nonce, host: false },
])
const fair: Header = { ...header, deal }
const sha = (text: string) => createHash('sha256').update(text).digest('base64url')

describe('a promise', () => {
  test('is SHA-256 of the game and the seed, which `sha256sum` can check', () => {
    expect(commit).toBe(sha(`["commit","${header.id}","${secret.seed}"]`))
  })

  test('binds the hidden half of a position too', () => {
    const hidden = [[0, { face: 8, side: 1 }]]
    expect(commitOf(header.id, { ...secret, hidden })).toBe(
      sha(`["commit","${header.id}","${secret.seed}",[[0,{"face":8,"side":1}]]]`),
    )
    expect(codeOf(openBook(toy, fair, { ...secret, hidden }))).toBe('deal.secret')
  })

  test.each([
    ['another secret', fair, { seed: 'T'.repeat(43) }],
    ['another game', { ...fair, id: 'BAAAAAAAAAAAAAAAAAAAAA' }, secret],
    ['another promise', { ...fair, deal: { ...deal, commit: 'C'.repeat(43) } }, secret],
  ])('that does not fit %s opens no book', (_, other, kept) => {
    expect(codeOf(openBook(toy, other, kept))).toBe('deal.secret')
    expect(rereadBook(toy, other, kept, [])).toMatchObject({ error: { entry: -1, refusal: { code: 'deal.secret' } } })
  })
})

describe('the seed of a fair deal', () => {
  test('is SHA-256 of the secret and the nonces; a seat of the host’s phone adds none', () => {
    expect(seedOf(fair, secret)).toBe(sha(`["nonces","${secret.seed}",["","${nonce}"]]`))
    expect(seedOf(header, secret)).toBe(secret.seed)
  })

  test('gives other cards for another nonce', () => {
    const other = { ...fair, deal: { commit, nonces: ['', 'M'.repeat(22)] } }
    const first = (of: Header) => settle(sure(openBook(toy, of, secret))).lines[0]?.entry.body
    expect(first(fair)).toEqual(first({ ...fair }))
    expect(first(other)).not.toEqual(first(fair))
    expect(first(header)).not.toEqual(first(fair))
  })
})

describe('a header', () => {
  test('names the deal where several phones share the game, and nothing where they do not', () => {
    expect(sure(headerOf(toy, header.id, newToy, deal)).deal).toEqual(deal)
    expect(sure(headerOf(toy, header.id, newToy))).not.toHaveProperty('deal')
  })

  test('with a nonce too few or many does not start', () => {
    for (const nonces of [[], [nonce], [nonce, nonce, nonce]])
      expect(codeOf(start(toy, { ...fair, deal: { commit, nonces } }))).toBe('header.deal')
    expect(codeOf(start(toy, fair))).toBe('taken')
  })

  test.each<[string, unknown, string]>([
    ['a promise that is too short', { ...deal, commit: 'C' }, 'header.deal.commit'],
    ['a nonce that is too short', { ...deal, nonces: ['', 'N'] }, 'header.deal.nonces.1'],
    ['a word more', { ...deal, more: 1 }, 'header.deal.more'],
    ['nothing in it', null, 'header.deal'],
  ])('with %s cannot be read', (_, wrong, at) => {
    const read = parseSave({ header: { ...fair, deal: wrong }, entries: [], shown: [] })
    expect(read).toEqual({ ok: false, error: { code: 'record.damaged', values: { at } } })
  })

  test('is held against what the lobby promised and the phone gave', () => {
    const given = { commit, nonces: new Map([[1, nonce]]) }
    expect(whyNotGiven(fair, given)).toBeNull()
    expect(whyNotGiven(fair, { commit, nonces: new Map() })).toBeNull()
    expect(whyNotGiven(header, given)).toEqual({ code: 'deal.none' })
    expect(whyNotGiven(fair, { ...given, commit: 'C'.repeat(43) })).toEqual({ code: 'deal.other' })
    const lost = { code: 'deal.nonce', values: { name: 'Ben' } }
    expect(whyNotGiven({ ...fair, deal: { commit, nonces: ['', 'M'.repeat(22)] } }, given)).toEqual(lost)
    expect(whyNotGiven({ ...fair, deal: { commit, nonces: ['', ''] } }, given)).toEqual(lost)
  })
})
