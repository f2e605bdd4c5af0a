import { describe, expect, test } from 'vitest'
import { answerDraw } from '../../../src/kernel/answerDraw.ts'
import { lockOf } from '../../../src/kernel/cardLocks.ts'
import type { CardValue, Draw } from '../../../src/kernel/contract.ts'
import type { RandomSource } from '../../../src/kernel/randomSource.ts'
import { replayLog } from '../../../src/kernel/replayLog.ts'
import { openingsOf } from '../../../src/kernel/vault.ts'
import { seededRandomSource } from '../../../src/table/arbiter/seededRandomSource.ts'
import { audit, auditStepwise, auditWithPauses } from '../../../src/table/fairDeal/dealAudit.ts'
import { seedOf } from '../../../src/table/fairDeal/fairDeal.ts'
import { parseRecordString, writeRecordString } from '../../../src/table/record/recordString.ts'
import { toy } from '../../kernel/toyGame.ts'
import { header, unwrap } from '../../kernel/toyLog.ts'
import {
  type Cheat,
  type DrawRequest,
  dealHonestly,
  fairHeader,
  type HostedGame,
  MOVES,
  playHostedGame,
  secret,
} from './cheatingHosts.ts'

const verdictOf = ({ header, entries, shown }: HostedGame, dealerSecret = secret) =>
  audit(toy, { header, entries }, dealerSecret, { seats: [1], shown })

/** Numbers of the entries that answer draws of this kind. */
const answerEntries = ({ entries }: HostedGame, kind: Draw['kind']): readonly number[] =>
  entries.flatMap(({ body, seq }) => (body.kind === 'chance' && body.answer.kind === kind ? [seq] : []))

const honestGame = playHostedGame()
const [sealEntry = -1] = answerEntries(honestGame, 'seal')
const [resealEntry = -1] = answerEntries(honestGame, 'reseal')
const [diceEntry = -1] = answerEntries(honestGame, 'dice')

describe('an honest host', () => {
  test('is found fair, and the verdict counts what was checked', () => {
    // One shuffle, four first cards, three throws, six cards drawn, and the two that were buried shuffled again after
    // the eight.
    expect(verdictOf(honestGame)).toEqual({
      ok: true,
      value: { entries: honestGame.entries.length, draws: 15, cards: 10, seats: [1] },
    })
  })

  test('has answered every kind of draw', () => {
    expect([sealEntry, resealEntry, diceEntry].every((seq) => seq >= 0)).toBe(true)
    expect(answerEntries(honestGame, 'open').length).toBeGreaterThan(5)
    expect(honestGame.shown.length).toBeGreaterThan(2)
  })

  test('is found fair by a watcher too, and stepwise as well as at once', async () => {
    expect(audit(toy, honestGame, secret).ok).toBe(true)
    let pauses = 0
    const pause = async () => void pauses++
    expect(await auditWithPauses(auditStepwise(toy, honestGame, secret), pause)).toEqual(audit(toy, honestGame, secret))
    expect(pauses).toBe(honestGame.entries.length + 1)
  })

  test('deals the same cards whatever was taken back before', () => {
    const plain = playHostedGame({}, ['draw', 'roll'])
    const padded = playHostedGame({}, ['mint', 'undo', 'redo', 'undo', 'draw', 'roll'])
    const answers = ({ entries }: HostedGame) =>
      entries.flatMap(({ body }) => (body.kind === 'chance' ? [body.answer] : []))
    expect(answers(padded)).toEqual(answers(plain))
    expect(padded.entries.length).toBe(plain.entries.length + 4)
    expect(verdictOf(padded).ok).toBe(true)
  })

  test('writes a log that reads as it was written', () => {
    const save = { header: fairHeader, secret, entries: honestGame.entries, shown: [] }
    expect(unwrap(parseRecordString(toy, unwrap(writeRecordString(toy, save))))).toEqual(save)
  })
})

/** Deals with another source of chance. */
const dealWith =
  (chance: (request: DrawRequest) => RandomSource, kind?: Draw['kind']): Cheat['deals'] =>
  (request) =>
    kind && request.draw.kind !== kind
      ? dealHonestly(request)
      : answerDraw(request.draw, request.dealt, chance(request))

/** The promised chance, except for the cards that the host puts into slots of its choice. */
const stackCards = (request: DrawRequest, cards: ReadonlyMap<number, CardValue>): RandomSource => ({
  ...request.chance,
  lockCard: (slot, value) => request.chance.lockCard(slot, cards.get(slot) ?? value),
})

const restartChance = (request: DrawRequest): DrawRequest => ({
  ...request,
  chance: seededRandomSource(seedOf(fairHeader, secret), fairHeader.id, request.drawn),
})

const swapTwoCards: Cheat['deals'] = (request) => {
  if (request.draw.kind !== 'seal') return dealHonestly(request)
  const [first, fifth] = openingsOf(dealHonestly(request).dealt, [0, 4]) ?? []
  if (!first || !fifth) throw new Error('not dealt')
  const cards = new Map([
    [0, fifth.value],
    [4, first.value],
  ])
  return answerDraw(request.draw, request.dealt, stackCards(restartChance(request), cards))
}

const saltAnew = (request: DrawRequest): RandomSource => ({
  ...request.chance,
  lockCard(slot, value) {
    const made = request.chance.lockCard(slot, value)
    const opening = { slot, value, salt: 'Z'.repeat(22) }
    return slot === 6 ? { opening, lock: lockOf(fairHeader.id, opening) } : made
  },
})

const keepOrder = ({ chance }: DrawRequest): RandomSource => ({ ...chance, below: (bound) => bound - 1 })

const chooseDice: Cheat['deals'] = (request) =>
  request.draw.kind === 'dice'
    ? { answer: { kind: 'dice', values: [6, 4] }, dealt: request.dealt }
    : dealHonestly(request)

describe('a cheating host plays a game that replays, and the audit names the entry', () => {
  test.each<[string, Cheat['deals'], number, string]>([
    ['that swaps two cards after its promise', swapTwoCards, sealEntry, 'deal.cards'],
    ['that makes a lock again later, for the same card', dealWith(saltAnew, 'seal'), sealEntry, 'deal.cards'],
    [
      'that deals from another seed',
      dealWith(({ drawn }) => seededRandomSource(seedOf(fairHeader, { seed: 'T'.repeat(43) }), fairHeader.id, drawn)),
      sealEntry,
      'deal.cards',
    ],
    [
      'that leaves out the nonces',
      dealWith(({ drawn }) => seededRandomSource(secret.seed, fairHeader.id, drawn)),
      sealEntry,
      'deal.cards',
    ],
    ['that shuffles back in an order of its choice', dealWith(keepOrder, 'reseal'), resealEntry, 'deal.cards'],
    ['that chooses the dice', chooseDice, diceEntry, 'deal.dice'],
    [
      'that inserts entries before a throw until it likes the result',
      dealWith(({ seq }) => seededRandomSource(seedOf(fairHeader, secret), fairHeader.id, seq), 'dice'),
      diceEntry,
      'deal.dice',
    ],
  ])('%s', (_, deals, entry, code) => {
    const cheated = playHostedGame(deals && { deals })
    expect(replayLog(toy, fairHeader, cheated.entries).ok).toBe(true)
    expect(verdictOf(cheated)).toEqual({ ok: false, error: { entry, refusal: { code, values: { entry } } } })
  })

  test('that reveals another secret than it promised', () => {
    const other = { seed: 'T'.repeat(43) }
    expect(verdictOf(honestGame, other)).toEqual({ ok: false, error: { entry: -1, refusal: { code: 'deal.secret' } } })
  })

  test('that promised nothing', () => {
    expect(verdictOf({ ...honestGame, header })).toEqual({
      ok: false,
      error: { entry: -1, refusal: { code: 'deal.none' } },
    })
  })

  test('that opens a card other than the locked one, which no phone accepts either', () => {
    const at = honestGame.entries.findIndex(({ body }) => body.kind === 'seat' && body.openings.length > 0)
    const entry = honestGame.entries[at]
    if (entry?.body.kind !== 'seat') throw new Error('nothing was played')
    const openings = entry.body.openings.map((one) => ({ ...one, value: { ...one.value, face: one.value.face ^ 8 } }))
    const entries = honestGame.entries.with(at, { ...entry, body: { ...entry.body, openings } })
    expect(verdictOf({ ...honestGame, entries })).toMatchObject({
      error: { entry: at, refusal: { code: 'opening.lock' } },
    })
  })
})

describe('a card shown in private', () => {
  // After the shuffle four draws show one card each to Ann, Ben, Ann and Ben.
  const verdictWhenShowing = (to: (request: DrawRequest, owed: HostedGame['shown']) => HostedGame['shown']) =>
    verdictOf(playHostedGame({ shows: to }))

  test('to the wrong seat is named with the entry that showed it', () => {
    const showToBen: Cheat['shows'] = ({ draw, dealt }, owed) =>
      draw.kind === 'open' && draw.to !== 'all' && owed.length === 0
        ? (openingsOf(dealt, draw.slots) ?? []).map((opening) => ({ seats: [1], opening }))
        : owed
    const flaw = { entry: 1, refusal: { code: 'deal.shown', values: { entry: 1, name: 'Ben' } } }
    expect(verdictWhenShowing(showToBen)).toEqual({ ok: false, error: flaw })
  })

  test.each([
    ['seal', 7, sealEntry, MOVES.slice(0, 3)],
    ['reseal', 9, resealEntry, MOVES.slice(0, -1)],
  ] as const)('that nobody may see is named with the %s that locked it', (kind, slot, entry, moves) => {
    const showHiddenCard: Cheat['shows'] = ({ draw, dealt }, owed) =>
      draw.kind === kind ? (openingsOf(dealt, [slot]) ?? []).map((opening) => ({ seats: [1], opening })) : owed
    const flaw = { entry, refusal: { code: 'deal.shown', values: { entry, name: 'Ben' } } }
    expect(verdictOf(playHostedGame({ shows: showHiddenCard }, moves))).toEqual({ ok: false, error: flaw })
  })

  test('that was withheld is missed by the seat’s own phone alone', () => {
    let seen = 0
    const withholdOne: Cheat['shows'] = (_, owed) => (owed.length > 0 && seen++ === 1 ? [] : owed)
    const gameWithGap = playHostedGame({ shows: withholdOne })
    expect(verdictOf(gameWithGap)).toEqual({
      ok: false,
      error: { entry: 4, refusal: { code: 'deal.withheld', values: { entry: 4, name: 'Ben' } } },
    })
    expect(audit(toy, gameWithGap, secret, { seats: [], shown: gameWithGap.shown }).ok).toBe(true)
  })
})
