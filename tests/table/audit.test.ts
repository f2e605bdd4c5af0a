import { describe, expect, test } from 'vitest'
import type { Draw, Sealed } from '../../src/kernel/contract.ts'
import { type Chance, deal } from '../../src/kernel/deal.ts'
import { replayLog } from '../../src/kernel/ledger.ts'
import { lockOf } from '../../src/kernel/locks.ts'
import { openingsOf } from '../../src/kernel/vault.ts'
import { audit, auditInPieces, auditing } from '../../src/table/audit.ts'
import { chanceOf } from '../../src/table/chance.ts'
import { seedOf } from '../../src/table/fairDeal.ts'
import { makeRecordString, parseRecordString } from '../../src/table/recordString.ts'
import { toy } from '../kernel/toy.ts'
import { header, sure } from '../kernel/trusted.ts'
import { type Asked, type Cheat, fair, honest, hosted, MOVES, secret, type Told } from './cheats.ts'

const verdictOf = ({ header: of, entries, shown }: Told, kept = secret) =>
  audit(toy, { header: of, entries }, kept, { seats: [1], shown })

/** Where in a log the draws of a kind were answered. */
const answersOf = ({ entries }: Told, kind: Draw['kind']): readonly number[] =>
  entries.flatMap(({ body, seq }) => (body.kind === 'chance' && body.answer.kind === kind ? [seq] : []))

const told = hosted()
const [sealed = -1] = answersOf(told, 'seal')
const [resealed = -1] = answersOf(told, 'reseal')
const [thrown = -1] = answersOf(told, 'dice')

describe('an honest host', () => {
  test('is found fair, and what was checked is told', () => {
    // One shuffle, four first cards, three throws, six cards drawn, and the two that were buried shuffled again after the eight.
    expect(verdictOf(told)).toEqual({
      ok: true,
      value: { entries: told.entries.length, draws: 15, cards: 10, seats: [1] },
    })
  })

  test('has answered every kind of draw', () => {
    expect([sealed, resealed, thrown].every((seq) => seq >= 0)).toBe(true)
    expect(answersOf(told, 'open').length).toBeGreaterThan(5)
    expect(told.shown.length).toBeGreaterThan(2)
  })

  test('is found fair by who only watches, and in pieces as well as at once', async () => {
    expect(audit(toy, told, secret).ok).toBe(true)
    let pauses = 0
    const pause = async () => void pauses++
    expect(await auditInPieces(auditing(toy, told, secret), pause)).toEqual(audit(toy, told, secret))
    expect(pauses).toBe(told.entries.length + 1)
  })

  test('deals the same cards whatever was taken back before', () => {
    const plain = hosted({}, ['draw', 'roll'])
    const padded = hosted({}, ['mint', 'undo', 'redo', 'undo', 'draw', 'roll'])
    const answers = ({ entries }: Told) => entries.flatMap(({ body }) => (body.kind === 'chance' ? [body.answer] : []))
    expect(answers(padded)).toEqual(answers(plain))
    expect(padded.entries.length).toBe(plain.entries.length + 4)
    expect(verdictOf(padded).ok).toBe(true)
  })

  test('writes a log that reads as it was written', () => {
    const save = { header: fair, secret, entries: told.entries, shown: [] }
    expect(sure(parseRecordString(toy, sure(makeRecordString(toy, save))))).toEqual(save)
  })
})

/** Deals with a chance that differs. */
const by =
  (chance: (asked: Asked) => Chance, kind?: Draw['kind']): Cheat['deals'] =>
  (asked) =>
    kind && asked.draw.kind !== kind ? honest(asked) : deal(asked.draw, asked.dealt, chance(asked))

/** The chance that was promised, but for cards that the host puts where it wants them. */
const stacking = (asked: Asked, cards: ReadonlyMap<number, Sealed>): Chance => ({
  ...asked.chance,
  close: (slot, value) => asked.chance.close(slot, cards.get(slot) ?? value),
})

const afresh = (asked: Asked): Asked => ({ ...asked, chance: chanceOf(seedOf(fair, secret), fair.id, asked.drawn) })

const swapping: Cheat['deals'] = (asked) => {
  if (asked.draw.kind !== 'seal') return honest(asked)
  const [first, fifth] = openingsOf(honest(asked).dealt, [0, 4]) ?? []
  if (!first || !fifth) throw new Error('not dealt')
  const cards = new Map([
    [0, fifth.value],
    [4, first.value],
  ])
  return deal(asked.draw, asked.dealt, stacking(afresh(asked), cards))
}

const salting = (asked: Asked): Chance => ({
  ...asked.chance,
  close(slot, value) {
    const made = asked.chance.close(slot, value)
    const opening = { slot, value, salt: 'Z'.repeat(22) }
    return slot === 6 ? { opening, lock: lockOf(fair.id, opening) } : made
  },
})

const inOrder = ({ chance }: Asked): Chance => ({ ...chance, below: (bound) => bound - 1 })

const throwing: Cheat['deals'] = (asked) =>
  asked.draw.kind === 'dice' ? { answer: { kind: 'dice', values: [6, 4] }, dealt: asked.dealt } : honest(asked)

describe('a cheating host plays a game that replays, and the audit names the entry', () => {
  test.each<[string, Cheat['deals'], number, string]>([
    ['who swaps two cards after its promise', swapping, sealed, 'deal.cards'],
    ['who makes a lock later, of the same card', by(salting, 'seal'), sealed, 'deal.cards'],
    [
      'who deals from another seed',
      by(({ drawn }) => chanceOf(seedOf(fair, { seed: 'T'.repeat(43) }), fair.id, drawn)),
      sealed,
      'deal.cards',
    ],
    ['who leaves out the nonces', by(({ drawn }) => chanceOf(secret.seed, fair.id, drawn)), sealed, 'deal.cards'],
    ['who shuffles back in the order that it likes', by(inOrder, 'reseal'), resealed, 'deal.cards'],
    ['who chooses the dice', throwing, thrown, 'deal.dice'],
    [
      'who puts entries before a throw until it pleases',
      by(({ seq }) => chanceOf(seedOf(fair, secret), fair.id, seq), 'dice'),
      thrown,
      'deal.dice',
    ],
  ])('%s', (_, deals, entry, code) => {
    const cheated = hosted(deals && { deals })
    expect(replayLog(toy, fair, cheated.entries).ok).toBe(true)
    expect(verdictOf(cheated)).toEqual({ ok: false, error: { entry, refusal: { code, values: { entry } } } })
  })

  test('who tells another secret than it promised', () => {
    const other = { seed: 'T'.repeat(43) }
    expect(verdictOf(told, other)).toEqual({ ok: false, error: { entry: -1, refusal: { code: 'deal.secret' } } })
  })

  test('who promised nothing', () => {
    expect(verdictOf({ ...told, header })).toEqual({ ok: false, error: { entry: -1, refusal: { code: 'deal.none' } } })
  })

  test('who opens a card that is not the locked one, which no phone takes either', () => {
    const at = told.entries.findIndex(({ body }) => body.kind === 'seat' && body.openings.length > 0)
    const entry = told.entries[at]
    if (entry?.body.kind !== 'seat') throw new Error('nothing was played')
    const openings = entry.body.openings.map((one) => ({ ...one, value: { ...one.value, face: one.value.face ^ 8 } }))
    const entries = told.entries.with(at, { ...entry, body: { ...entry.body, openings } })
    expect(verdictOf({ ...told, entries })).toMatchObject({ error: { entry: at, refusal: { code: 'opening.lock' } } })
  })
})

describe('what was shown in private', () => {
  // After the shuffle four draws show one card each to Ann, Ben, Ann and Ben.
  const misshowing = (to: (asked: Asked, owed: Told['shown']) => Told['shown']) => verdictOf(hosted({ shows: to }))

  test('to a seat that it was not for is named with the entry that showed it', () => {
    const all: Cheat['shows'] = ({ draw, dealt }, owed) =>
      draw.kind === 'open' && draw.to !== 'all' && owed.length === 0
        ? (openingsOf(dealt, draw.slots) ?? []).map((opening) => ({ seats: [1], opening }))
        : owed
    const flaw = { entry: 1, refusal: { code: 'deal.shown', values: { entry: 1, name: 'Ben' } } }
    expect(misshowing(all)).toEqual({ ok: false, error: flaw })
  })

  test.each([
    ['seal', 7, sealed, MOVES.slice(0, 3)],
    ['reseal', 9, resealed, MOVES.slice(0, -1)],
  ] as const)('and nobody was to see is named with the %s that locked it', (kind, slot, entry, moves) => {
    const peeping: Cheat['shows'] = ({ draw, dealt }, owed) =>
      draw.kind === kind ? (openingsOf(dealt, [slot]) ?? []).map((opening) => ({ seats: [1], opening })) : owed
    const flaw = { entry, refusal: { code: 'deal.shown', values: { entry, name: 'Ben' } } }
    expect(verdictOf(hosted({ shows: peeping }, moves))).toEqual({ ok: false, error: flaw })
  })

  test('is missed where it was kept back, by the seat’s own phone alone', () => {
    let seen = 0
    const keeping: Cheat['shows'] = (_, owed) => (owed.length > 0 && seen++ === 1 ? [] : owed)
    const kept = hosted({ shows: keeping })
    expect(verdictOf(kept)).toEqual({
      ok: false,
      error: { entry: 4, refusal: { code: 'deal.withheld', values: { entry: 4, name: 'Ben' } } },
    })
    expect(audit(toy, kept, secret, { seats: [], shown: kept.shown }).ok).toBe(true)
  })
})
