import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/kernel/json.ts'
import type { Entry, EntryBody } from '../../../src/kernel/log.ts'
import type { GameSave } from '../../../src/table/logStore.ts'
import { parseRecord, RECORD_LIMIT, writeRecord } from '../../../src/table/record/record.ts'
import { entriesFrom, header, opening, secret } from '../../store/sampleLogs.ts'

const save: GameSave = { header: header(), secret, entries: entriesFrom(0, 3), shown: [opening(2)] }
const text = writeRecord(save, 'full')

/** Text of the record with some parts changed. */
const changedRecord = (parts: object): string => JSON.stringify({ ...(JSON.parse(text) as object), ...parts })

const codeOrKind = (input: string): string => {
  const read = parseRecord(input)
  return read.ok
    ? read.value.kind
    : read.error.values?.at === undefined
      ? read.error.code
      : `${read.error.code} ${read.error.values.at}`
}

describe('a record', () => {
  test('in full contains everything needed to play on', () => {
    expect(parseRecord(text)).toEqual({ ok: true, value: { kind: 'record', save } })
  })

  test('for others contains no secret and no card that was shown to one seat', () => {
    const open = writeRecord(save, 'public')
    expect(parseRecord(open)).toEqual({
      ok: true,
      value: { kind: 'record', save: { header: header(), entries: entriesFrom(0, 3), shown: [] } },
    })
    expect(open).not.toContain(secret.seed)
    expect(open).not.toContain('seed')
  })

  test('says who is a bot in a version of its own, and without bots is written as it always was', () => {
    const withBots: GameSave = { ...save, bots: ['', 'scout'] }
    const written = writeRecord(withBots, 'full')
    expect(JSON.parse(written)).toMatchObject({ version: 2, bots: ['', 'scout'] })
    expect(parseRecord(written)).toEqual({ ok: true, value: { kind: 'record', save: withBots } })
    const { header: _, ...rest } = save
    expect(text).toBe(
      JSON.stringify({
        ...{ format: 'blackstone-record', version: 1, header: header() },
        ...{ secret: rest.secret, shown: rest.shown, entries: rest.entries },
      }),
    )
  })

  test('is read with what editors and messengers put around it', () => {
    expect(codeOrKind(`\uFEFF\n  ${text}\r\n`)).toBe('record')
  })

  test('contains every kind of entry', () => {
    const bodies: readonly EntryBody[] = [
      { kind: 'chance', answer: { kind: 'seal', locks: ['L'.repeat(43), ''] } },
      { kind: 'chance', answer: { kind: 'reseal', locks: [] } },
      { kind: 'chance', answer: { kind: 'open', openings: [opening(1).opening] } },
      { kind: 'chance', answer: { kind: 'dice', values: [6, 1] } },
      {
        kind: 'joint',
        actions: [
          [0, { kind: 'pass' }, []],
          [1, { kind: 'bid', of: [1, 2] }, [opening(3).opening]],
        ],
      },
      { kind: 'undo', seat: 0, count: 3 },
      { kind: 'redo', seat: 1, count: 4 },
      { kind: 'end', how: 'agreement' },
      { kind: 'end', how: 'concede', seat: 1 },
    ]
    const entries: readonly Entry[] = bodies.map((body, seq) => ({ seq, epoch: 0, body, hash: '0'.repeat(16) }))
    const whole = { ...save, entries }
    expect(parseRecord(writeRecord(whole, 'full'))).toEqual({ ok: true, value: { kind: 'record', save: whole } })
  })

  test('[B155] is of the third version if a seat left it while the others played on, with bots or without', () => {
    const body: EntryBody = { kind: 'end', how: 'leave', seat: 1 }
    const left = { ...save, entries: [{ seq: 0, epoch: 0, body, hash: '0'.repeat(16) }] }
    for (const one of [left, { ...left, bots: left.header.seats.map((_, seat) => (seat === 1 ? 'scout' : '')) }]) {
      const text = writeRecord(one, 'full')
      expect(JSON.parse(text)).toMatchObject({ version: 3 })
      expect(parseRecord(text)).toEqual({ ok: true, value: { kind: 'record', save: one } })
      const ofBefore = JSON.stringify({ ...JSON.parse(text), version: 'bots' in one ? 2 : 1 })
      expect(parseRecord(ofBefore), 'not of a version whose readers do not know it').toMatchObject({ ok: false })
    }
    const nobodyLeft = JSON.stringify({ ...JSON.parse(writeRecord(save, 'full')), version: 3 })
    expect(parseRecord(nobodyLeft)).toMatchObject({ ok: false, error: { values: { at: 'version' } } })
  })

  test('parses to what it was made from, whatever plain data the game puts into it', () => {
    const key = fc.string().filter((name) => name !== '__proto__')
    const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
    const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('tree')),
        fc.dictionary(key, tie('tree'), { noNullPrototype: true }),
      ),
    }))
    fc.assert(
      fc.property(tree, fc.dictionary(key, tree, { noNullPrototype: true }), (position, action) => {
        const body: EntryBody = { kind: 'seat', seat: 0, count: 0, action, openings: [] }
        const one: GameSave = {
          ...save,
          header: { ...header(), position },
          entries: [{ seq: 0, epoch: 0, body, hash: 'a'.repeat(16) }],
        }
        expect(parseRecord(writeRecord(one, 'full'))).toEqual({ ok: true, value: { kind: 'record', save: one } })
      }),
    )
  })
})

test('a position document is recognised, with the game that its format names', () => {
  for (const game of ['blackstone', 'walls-market']) {
    const json = { format: `${game}-position`, board: ['Ls/Dy'] }
    expect(parseRecord(JSON.stringify(json))).toEqual({ ok: true, value: { kind: 'position', game, json } })
  }
  expect(codeOrKind('{"format":"blackstone-position","x":1.5}')).toBe('record.damaged position')
})

describe('a refused text', () => {
  test('cut anywhere is refused, and reported as cut as soon as its format is recognised', () => {
    for (let end = 1; end < text.length; end += 1) {
      expect(codeOrKind(text.slice(0, end))).toBe(
        end < '{"format":"blackstone-record"'.length ? 'record.notJson' : 'record.cut',
      )
    }
  })

  test.each(['', ' \n'])('%j is empty', (input) => expect(codeOrKind(input)).toBe('record.empty'))

  test.each(['hello', '{', 'undefined', '<html>'])('%j is not JSON', (input) =>
    expect(codeOrKind(input)).toBe('record.notJson'),
  )

  test.each(['7', 'null', '[]', '{}', '"text"', '{"format":"chess"}', '{"format":7}'])('%s is not ours', (input) => {
    expect(codeOrKind(input)).toBe('record.notOurs')
  })

  test('too long is not even parsed', () => {
    expect(codeOrKind(' '.repeat(RECORD_LIMIT) + text)).toBe('record.tooBig')
  })

  test('of a newer file format, or a newer protocol, is newer and not damaged', () => {
    expect(codeOrKind(changedRecord({ version: 4, header: 'of another shape' }))).toBe('record.newer')
    expect(codeOrKind(changedRecord({ header: { protocol: 3, crowns: true } }))).toBe('record.newer')
  })

  test.each([
    ['version', { version: '1' }],
    ['version', { version: 0 }],
    ['version', { version: -1 }],
    ['version', { version: 1.5 }],
    ['version', { version: null }],
    ['header', { header: null }],
    ['header.id', { header: { ...header(), id: 'short' } }],
    ['header.seats', { header: { ...header(), seats: [] } }],
    ['header.seats.0.name', { header: { ...header(), seats: [{ name: 'x'.repeat(41) }] } }],
    ['header.options.dogs', { header: { ...header(), options: { dogs: 0.5 } } }],
    ['header.crowns', { header: { ...header(), crowns: 1 } }],
    ['header.position', { header: { ...header(), position: 0.5 } }],
    ['secret.seed', { secret: { seed: 'short' } }],
    ['shown.0.seats.0', { shown: [{ ...opening(1), seats: [-1] }] }],
    ['entries', { entries: {} }],
    ['entries.1.seq', { entries: [...entriesFrom(0, 1), ...entriesFrom(2, 3)] }],
    ['entries.0.seq', { entries: entriesFrom(1, 3) }],
    ['entries.0.hash', { entries: [{ ...entriesFrom(0, 1)[0], hash: 'A'.repeat(16) }] }],
    ['entries.0.body.kind', { entries: [{ ...entriesFrom(0, 1)[0], body: { kind: 'cheat' } }] }],
    [
      'entries.0.body.action',
      { entries: [{ ...entriesFrom(0, 1)[0], body: { ...entriesFrom(0, 1)[0]?.body, action: [1, { deep: 2.5 }] } }] },
    ],
    ['entries.0.body.how', { entries: [{ ...entriesFrom(0, 1)[0], body: { kind: 'end', how: 'flight' } }] }],
    ['entries.0.body.seat', { entries: [{ ...entriesFrom(0, 1)[0], body: { kind: 'end', how: 'concede' } }] }],
    [
      'entries.0.body.seat',
      { entries: [{ ...entriesFrom(0, 1)[0], body: { kind: 'end', how: 'agreement', seat: 1 } }] },
    ],
    ['crowns', { crowns: 1 }],
    ['bots', { bots: ['', 'scout'] }],
    ['bots', { version: 2 }],
    ['bots', { version: 2, bots: ['', ''] }],
    ['bots', { version: 2, bots: ['scout'] }],
    ['bots.1', { version: 2, bots: ['', 'Scout 2'] }],
  ])('with a wrong %s is damaged, and says where', (at, parts) => {
    expect(codeOrKind(changedRecord(parts))).toBe(`record.damaged ${at}`)
  })

  test('with -0, with a key that changes prototypes, or nested too deep is damaged', () => {
    const withAction = (action: string) => text.replace('{"kind":"step","from":[0,0]}', action)
    expect(codeOrKind(withAction('{"kind":"other"}'))).toBe('record')
    for (const action of [
      '[-0]',
      '{"__proto__":{"polluted":1}}',
      `${'['.repeat(200)}${']'.repeat(200)}`,
      '7',
      'null',
    ]) {
      expect(codeOrKind(withAction(action))).toBe('record.damaged entries.0.body.action')
    }
  })

  test('nested a hundred thousand deep is refused without a crash', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(codeOrKind(deep)).toBe('record.notOurs')
    expect(codeOrKind(`{"format":"blackstone-position","x":${deep}}`)).toBe('record.damaged position')
    expect(codeOrKind(changedRecord({}).replace('"entries":[', `"entries":[${deep},`))).toBe(
      'record.damaged entries.0.seq',
    )
  })

  test('made of any rubbish never throws', () => {
    fc.assert(fc.property(fc.json(), (input) => void parseRecord(input)))
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 3 }), (at, noise) => {
        parseRecord(text.slice(0, at) + noise + text.slice(at + noise.length))
      }),
    )
  })
})
