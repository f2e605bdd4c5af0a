import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Header } from '../../../src/kernel/log.ts'
import { startReplay } from '../../../src/kernel/replayState.ts'
import { answerDraws, openGameLog } from '../../../src/table/arbiter/gameLog.ts'
import { rebuildLog } from '../../../src/table/arbiter/rebuildLog.ts'
import { createHeader } from '../../../src/table/createHeader.ts'
import { commitmentOf, dealCommitmentOf, seedOf, whyDealDiffers } from '../../../src/table/fairDeal/fairDeal.ts'
import { parseSave } from '../../../src/table/savedGameSchema.ts'
import { toy } from '../../kernel/toyGame.ts'
import { codeOf, header, unwrap } from '../../kernel/toyLog.ts'
import { newToyGame } from '../tableEnv.ts'

const secret = { seed: 'S'.repeat(43) }
const nonce = 'N'.repeat(22)
const commit = commitmentOf(header.id, secret)
const deal = dealCommitmentOf(commit, [
  { nonce: 'H'.repeat(22), host: true },
  { nonce, host: false },
])
const fairHeader: Header = { ...header, deal }
const sha = (text: string) => createHash('sha256').update(text).digest('base64url')

describe('a promise', () => {
  test('is SHA-256 of the game and the seed, which `sha256sum` can check', () => {
    expect(commit).toBe(sha(`["commit","${header.id}","${secret.seed}"]`))
  })

  test('covers the hidden cards of a position too', () => {
    const hidden = [[0, { face: 8, side: 1 }]]
    expect(commitmentOf(header.id, { ...secret, hidden })).toBe(
      sha(`["commit","${header.id}","${secret.seed}",[[0,{"face":8,"side":1}]]]`),
    )
    expect(codeOf(openGameLog(toy, fairHeader, { ...secret, hidden }))).toBe('deal.secret')
  })

  test.each([
    ['another secret', fairHeader, { seed: 'T'.repeat(43) }],
    ['another game', { ...fairHeader, id: 'BAAAAAAAAAAAAAAAAAAAAA' }, secret],
    ['another promise', { ...fairHeader, deal: { ...deal, commit: 'C'.repeat(43) } }, secret],
  ])('that does not fit %s opens no log', (_, other, dealerSecret) => {
    expect(codeOf(openGameLog(toy, other, dealerSecret))).toBe('deal.secret')
    expect(rebuildLog(toy, other, dealerSecret, [])).toMatchObject({
      error: { entry: -1, refusal: { code: 'deal.secret' } },
    })
  })
})

describe('the seed of a fair deal', () => {
  test('is SHA-256 of the secret and the nonces; a seat of the host’s phone adds none', () => {
    expect(seedOf(fairHeader, secret)).toBe(sha(`["nonces","${secret.seed}",["","${nonce}"]]`))
    expect(seedOf(header, secret)).toBe(secret.seed)
  })

  test('gives other cards for another nonce', () => {
    const other = { ...fairHeader, deal: { commit, nonces: ['', 'M'.repeat(22)] } }
    const first = (of: Header) => answerDraws(unwrap(openGameLog(toy, of, secret))).loggedEntries[0]?.entry.body
    expect(first(fairHeader)).toEqual(first({ ...fairHeader }))
    expect(first(other)).not.toEqual(first(fairHeader))
    expect(first(header)).not.toEqual(first(fairHeader))
  })
})

describe('a header', () => {
  test('contains the deal where several phones share the game, and no deal otherwise', () => {
    expect(unwrap(createHeader(toy, header.id, newToyGame, deal)).deal).toEqual(deal)
    expect(unwrap(createHeader(toy, header.id, newToyGame))).not.toHaveProperty('deal')
  })

  test('with a nonce too few or many does not start', () => {
    for (const nonces of [[], [nonce], [nonce, nonce, nonce]])
      expect(codeOf(startReplay(toy, { ...fairHeader, deal: { commit, nonces } }))).toBe('header.deal')
    expect(codeOf(startReplay(toy, fairHeader))).toBe('taken')
  })

  test.each<[string, unknown, string]>([
    ['a promise that is too short', { ...deal, commit: 'C' }, 'header.deal.commit'],
    ['a nonce that is too short', { ...deal, nonces: ['', 'N'] }, 'header.deal.nonces.1'],
    ['an unknown field', { ...deal, more: 1 }, 'header.deal.more'],
    ['nothing in it', null, 'header.deal'],
  ])('with %s cannot be read', (_, wrong, at) => {
    const read = parseSave({ header: { ...fairHeader, deal: wrong }, entries: [], shown: [] })
    expect(read).toEqual({ ok: false, error: { code: 'record.damaged', values: { at } } })
  })

  test('is compared with the promise of the lobby and the nonce of the phone', () => {
    const given = { commit, nonces: new Map([[1, nonce]]) }
    expect(whyDealDiffers(fairHeader, given)).toBeNull()
    expect(whyDealDiffers(fairHeader, { commit, nonces: new Map() })).toBeNull()
    expect(whyDealDiffers(header, given)).toEqual({ code: 'deal.none' })
    expect(whyDealDiffers(fairHeader, { ...given, commit: 'C'.repeat(43) })).toEqual({ code: 'deal.other' })
    const lost = { code: 'deal.nonce', values: { name: 'Ben' } }
    expect(whyDealDiffers({ ...fairHeader, deal: { commit, nonces: ['', 'M'.repeat(22)] } }, given)).toEqual(lost)
    expect(whyDealDiffers({ ...fairHeader, deal: { commit, nonces: ['', ''] } }, given)).toEqual(lost)
  })
})
