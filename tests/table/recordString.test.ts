import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Json } from '../../src/kernel/json.ts'
import type { Body, Header } from '../../src/kernel/log.ts'
import { whyNoRedo, whyNoUndo } from '../../src/kernel/undo.ts'
import { EMPTY_VAULT, openingsOf, remember, viewOf } from '../../src/kernel/vault.ts'
import { type Book, openBook, settle, writeDeed } from '../../src/table/book.ts'
import { isRecordString, makeRecordString, parseRecordString, STRING_LIMIT } from '../../src/table/recordString.ts'
import type { DealerSecret, Save } from '../../src/table/store.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { type Toy, type ToyAction, toy } from '../kernel/toy.ts'
import { codeOf, header, sure } from '../kernel/trusted.ts'

// Every game is played three times, with all its locks.
vi.setConfig({ testTimeout: 60_000 })

const SECRET: DealerSecret = { seed: 'S'.repeat(43) }

type Below = (bound: number) => number
const anyOf = <T>(items: readonly T[], below: Below): T => items[below(items.length)] as T

const deed = (book: Book<Toy>, seat: number, below: Below): Extract<Body<ToyAction>, { kind: 'seat' }> => {
  const { replay, dealer, lines } = book
  const shown = lines.flatMap((line) => line.shown).filter(({ seats }) => seats.includes(seat))
  const vault = remember(
    EMPTY_VAULT,
    shown.map(({ opening }) => opening),
  )
  const action = anyOf(toy.legal(viewOf(replay.state, seat, vault)), below)
  const openings = openingsOf(dealer.dealt, toy.openings(replay.state, seat, action)) ?? []
  return { kind: 'seat', seat, count: replay.counts[seat] ?? 0, action, openings }
}

/** Something that may be done now: mostly an action, or a choice of all, now and then back or forth, seldom the end. */
const anything = (book: Book<Toy>, below: Below): Body<ToyAction> => {
  const { replay } = book
  const { turn, counts } = replay
  const back = [0, 1].flatMap((seat) => [
    ...(whyNoUndo(replay, seat) ? [] : [{ kind: 'undo', seat, count: counts[seat] ?? 0 } as const]),
    ...(whyNoRedo(replay, seat) ? [] : [{ kind: 'redo', seat, count: counts[seat] ?? 0 } as const]),
  ])
  if (back.length > 0 && below(5) === 0) return anyOf(back, below)
  if (below(60) === 0)
    return anyOf(
      [
        { kind: 'end', how: 'agreement' },
        { kind: 'end', how: 'concede', seat: 1 },
      ],
      below,
    )
  const seats = turn.kind === 'seats' ? turn.seats : []
  const deeds = seats.map((seat) => deed(book, seat, below))
  const joint = {
    kind: 'joint',
    actions: deeds.map(({ seat, action, openings }) => [seat, action, openings] as const),
  } as const
  return turn.kind === 'seats' && turn.veiled ? joint : (deeds[0] as Body<ToyAction>)
}

const saveOf = ({ replay, lines }: Book<Toy>, secret: DealerSecret): Save => ({
  header: replay.header,
  secret,
  entries: lines.map(({ entry }) => entry),
  shown: [],
})

/** A random game of so many moves; now and then another phone takes over as arbiter. */
const played = (seed: number, moves: number, changes: Partial<Header> = {}, secret = SECRET): Save => {
  const below = numbersFrom(seed)
  let book = settle(sure(openBook(toy, { ...header, ...changes }, secret)))
  for (let n = 0; n < moves && book.replay.turn.kind === 'seats'; n++) {
    const epoch = book.replay.epoch + (below(30) === 0 ? 1 : 0)
    book = sure(writeDeed({ ...book, replay: { ...book.replay, epoch } }, anything(book, below)))
  }
  return saveOf(book, secret)
}

const parse = (text: string) => {
  const read = parseRecordString(toy, text)
  return read.ok ? read : { ok: false as const, error: read.error.refusal }
}

describe('a record as a string', () => {
  test('random games read as they were written', () => {
    const kinds = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const save = played(seed, 60)
      for (const { body } of save.entries) kinds.add(body.kind)
      const text = sure(makeRecordString(toy, save))
      expect(text).toMatch(/^BC1\.[\w-]+$/)
      expect(isRecordString(text)).toBe(true)
      expect(sure(parseRecordString(toy, text))).toEqual(save)
    }
    expect([...kinds].sort()).toEqual(['chance', 'end', 'joint', 'redo', 'seat', 'undo'])
  })

  test('so does one with names of any kind and cards that lay ready', () => {
    const seats = [{ name: '' }, { name: 'Zoë 王 👑 \u0000 "' }]
    const secret = { ...SECRET, hidden: [[0, { face: 8, side: 1 }]] as Json }
    const save = played(3, 30, { seats }, secret)
    expect(sure(parseRecordString(toy, sure(makeRecordString(toy, save))))).toEqual(save)
  })

  test('the same game gives the same string', () => {
    expect(makeRecordString(toy, played(5, 40))).toEqual(makeRecordString(toy, played(5, 40)))
  })
})

describe('what cannot be a string is refused', () => {
  const save = played(1, 40)
  const code = (changed: Save): string => {
    const made = makeRecordString(toy, changed)
    return made.ok ? 'made' : made.error.refusal.code
  }
  const { secret: _, ...open } = save

  test.each<[string, Save, string]>([
    ['without the secret', open, 'save.secret'],
    ['with another secret', { ...save, secret: { seed: 'T'.repeat(43) } }, 'record.damaged'],
    [
      'with an entry that does not follow',
      { ...save, entries: save.entries.with(3, { ...(save.entries[3] as Save['entries'][0]), hash: '0'.repeat(16) }) },
      'record.damaged',
    ],
    ['without its last draw', { ...save, entries: save.entries.slice(0, 4) }, 'record.damaged'],
    ['of another game', { ...save, header: { ...save.header, game: 'chess' } }, 'header.game'],
  ])('%s', (_, changed, expected) => {
    expect(code(changed)).toBe(expected)
  })
})

describe('a string that was spoilt is refused', () => {
  const text = sure(makeRecordString(toy, played(2, 40)))

  test('with any one character changed, left out or doubled', () => {
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === 'A' ? 'B' : 'A'
      for (const piece of [other, '', `${text[at]}${text[at]}`]) {
        const spoilt = text.slice(0, at) + piece + text.slice(at + 1)
        expect([at, piece, codeOf(parse(spoilt))]).toEqual([
          at,
          piece,
          expect.stringMatching(/^record\.(damaged|notOurs|newer)$/),
        ])
      }
    }
  })

  test.each([
    ['nothing', '', 'record.notOurs'],
    ['another text', 'castle', 'record.notOurs'],
    ['its begin alone', 'BC1.', 'record.damaged'],
    ['no version of ours', 'BC0.AAAAAAAA', 'record.damaged'],
    ['a newer version', `BC2.${text.slice(4)}`, 'record.newer'],
    ['a text that is too long', 'x'.repeat(STRING_LIMIT + 1), 'record.tooBig'],
    ['space round it, which does not matter', ` ${text}\n`, 'taken'],
  ])('%s', (_, spoilt, expected) => {
    expect(codeOf(parse(spoilt))).toBe(expected)
  })

  test('any text is answered', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (rest) => {
        expect(parse(`BC1.${rest}`).ok).toBe(false)
      }),
    ))
})
