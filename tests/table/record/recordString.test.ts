import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { toBase64url } from '../../../src/kernel/base64url.ts'
import type { Json } from '../../../src/kernel/json.ts'
import type { EntryBody, Header } from '../../../src/kernel/log.ts'
import { sha256OfJson } from '../../../src/kernel/sha256OfJson.ts'
import { whyNoRedo, whyNoUndo } from '../../../src/kernel/undo.ts'
import { addOpenings, EMPTY_VAULT, openingsOf, seatView } from '../../../src/kernel/vault.ts'
import { answerDraws, appendMove, type GameLog, openGameLog } from '../../../src/table/arbiter/gameLog.ts'
import type { DealerSecret, GameSave } from '../../../src/table/logStore.ts'
import { pack } from '../../../src/table/record/packedList.ts'
import { parseRecordString, STRING_LIMIT, writeRecordString } from '../../../src/table/record/recordString.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { type Toy, type ToyAction, toy } from '../../kernel/toyGame.ts'
import { codeOf, header, unwrap } from '../../kernel/toyLog.ts'
import '../../kernel/withMixHash.ts'

// Every game is dealt three times, with all its locks.

const SECRET: DealerSecret = { seed: 'S'.repeat(43) }

type Below = (bound: number) => number
const pickAny = <T>(items: readonly T[], below: Below): T => items[below(items.length)] as T

const randomSeatMove = (
  log: GameLog<Toy>,
  seat: number,
  below: Below,
): Extract<EntryBody<ToyAction>, { kind: 'seat' }> => {
  const { replay, dealer, loggedEntries } = log
  const shown = loggedEntries.flatMap((line) => line.shown).filter(({ seats }) => seats.includes(seat))
  const vault = addOpenings(
    EMPTY_VAULT,
    shown.map(({ opening }) => opening),
  )
  const action = pickAny(toy.legal(seatView(replay.state, seat, vault)), below)
  const openings = openingsOf(dealer.dealt, toy.openings(replay.state, seat, action)) ?? []
  return { kind: 'seat', seat, count: replay.counts[seat] ?? 0, action, openings }
}

/** Random body that is possible now: mostly an action or a joint choice, sometimes undo or redo, seldom the end. */
const randomBody = (log: GameLog<Toy>, below: Below): EntryBody<ToyAction> => {
  const { replay } = log
  const { turn, counts } = replay
  const undosAndRedos = [0, 1].flatMap((seat) => [
    ...(whyNoUndo(replay, seat) ? [] : [{ kind: 'undo', seat, count: counts[seat] ?? 0 } as const]),
    ...(whyNoRedo(replay, seat) ? [] : [{ kind: 'redo', seat, count: counts[seat] ?? 0 } as const]),
  ])
  if (undosAndRedos.length > 0 && below(5) === 0) return pickAny(undosAndRedos, below)
  if (below(60) === 0)
    return pickAny(
      [
        { kind: 'end', how: 'agreement' },
        { kind: 'end', how: 'concede', seat: 1 },
      ],
      below,
    )
  const seats = turn.kind === 'seats' ? turn.seats : []
  const moves = seats.map((seat) => randomSeatMove(log, seat, below))
  const joint = {
    kind: 'joint',
    actions: moves.map(({ seat, action, openings }) => [seat, action, openings] as const),
  } as const
  return turn.kind === 'seats' && turn.veiled ? joint : (moves[0] as EntryBody<ToyAction>)
}

/** Game of twenty moves as a string of each version, as it was first written. */
const OLD = [
  'BC1.lVK7UsMwEJQc5_EdV6swHaQLHZNhKCg9LhRbAwJb8kgKYDz-d1ZxeEMIanSru9tdnZT3dKtkpRwte7qRjaIlBduRIF0hXP24',
  'kG1sFUvbWmoDaNugrfGRxNmtqRBlg6DW2WBLWwMJ8koGnEPRjDorY2gQb_BcARaCHpTzIBsZ0IRu6q705XM4yc4u1k_V-lRD0qvS',
  'qRAVvVLR6_Xxi4aoK8toesdQWzDBI7Q347U6WKN7bSJzdL5TxBZd9a8J3NR-Trxz7qkabcJBqm8dlZOP_-topffH2HXqd7tfR7DZ',
  'usMjGFvjg-YZYGl1BB8I8IEGkReF-COPJ9-L3KEGwyoYW3DOE5awCcOWsinCGUtxyPmUp3w-4wmCBYsHKaombM7YCw556AY440',
].join('')
const OLD_SHORT = [
  'BC2.jU67bgIxELTvEpHv2NqF0yV0pItQlIISXWHhFViA92QbxEP374xBQkKiYF14Z2dnZudnWrHznGh8pqXbMo2pyJEMBY928rTA',
  'bsXX1X7jQgSUvgSJuZok2UWPzg6G-iRFFrIBMpTZFcyRGG85kxhpMHf4w4CdoT2nDLObA0RQ0_E__J3Kp_3-nR789CsgMvMicamJ',
  'mbneOnu9aBiMRfI6xKrEwXJ1dPBD6p1I_EjMrbFdp9SHRjVKv-Fr9ahRrdLvWl1R22g9qgQ28PQFwNWz999X',
].join('')

const saveOf = ({ replay, loggedEntries }: GameLog<Toy>, secret: DealerSecret): GameSave => ({
  header: replay.header,
  secret,
  entries: loggedEntries.map(({ entry }) => entry),
  shown: [],
})

/** Plays a random game of this many moves; sometimes another phone takes over as arbiter. */
const playRandomGame = (seed: number, moves: number, changes: Partial<Header> = {}, secret = SECRET): GameSave => {
  const below = numbersFrom(seed)
  let log = answerDraws(unwrap(openGameLog(toy, { ...header, ...changes }, secret)))
  for (let n = 0; n < moves && log.replay.turn.kind === 'seats'; n++) {
    const epoch = log.replay.epoch + (below(30) === 0 ? 1 : 0)
    log = unwrap(appendMove({ ...log, replay: { ...log.replay, epoch } }, randomBody(log, below)))
  }
  return saveOf(log, secret)
}

const parse = (text: string) => {
  const read = parseRecordString(toy, text)
  return read.ok ? read : { ok: false as const, error: read.error.refusal }
}

describe('a record as a string', () => {
  test.each([
    ['in full', 1, undefined],
    ['in few bytes', 2, 0],
  ])('random games read as they were written, with their moves %s', (_, version, fits) => {
    const kinds = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const save = playRandomGame(seed, 60)
      for (const { body } of save.entries) kinds.add(body.kind)
      const text = unwrap(writeRecordString(toy, save, fits))
      expect(text).toMatch(new RegExp(`^BC${version}\\.[\\w-]+$`))
      expect(unwrap(parseRecordString(toy, text))).toEqual(save)
    }
    expect([...kinds].sort()).toEqual(['chance', 'end', 'joint', 'redo', 'seat', 'undo'])
  })

  test.each([
    ['in full', 5, undefined],
    ['in few bytes', 6, 0],
  ])('[B155] a game that a seat left has a version of its own, %s', (_, version, fits) => {
    const leaving = { kind: 'end', how: 'leave', seat: 1 } as const
    let log = unwrap(appendMove(answerDraws(unwrap(openGameLog(toy, header, SECRET))), leaving))
    for (let n = 0; n < 5 && log.replay.turn.kind === 'seats'; n++)
      log = unwrap(appendMove(log, randomBody(log, numbersFrom(n))))
    for (const bots of [{}, { bots: ['scout', ''] }]) {
      const save = { ...saveOf(log, SECRET), ...bots }
      const text = unwrap(writeRecordString(toy, save, fits))
      expect(text).toMatch(new RegExp(`^BC${version}\\.[\\w-]+$`))
      expect(unwrap(parseRecordString(toy, text))).toEqual(save)
    }
  })

  test('so does one with names of any kind and stacked cards', () => {
    const seats = [{ name: '' }, { name: 'Zoë 王 👑 \u0000 "' }]
    const secret = { ...SECRET, hidden: [[0, { face: 8, side: 1 }]] as Json }
    const save = playRandomGame(3, 30, { seats }, secret)
    expect(unwrap(parseRecordString(toy, unwrap(writeRecordString(toy, save))))).toEqual(save)
  })

  test('a string that fits a message has its moves in full, and a longer one is written in few bytes', () => {
    const save = playRandomGame(4, 60)
    const { length } = unwrap(writeRecordString(toy, save))
    expect(unwrap(writeRecordString(toy, save, length))).toMatch(/^BC1/)
    const short = unwrap(writeRecordString(toy, save, length - 1))
    expect([short.slice(0, 4), short.length < length]).toEqual(['BC2.', true])
  })

  test('a string of an older app reads as the same game', () => {
    expect(unwrap(parseRecordString(toy, OLD))).toEqual(playRandomGame(1, 20, { protocol: 1 }))
    expect(unwrap(parseRecordString(toy, OLD_SHORT))).toEqual(playRandomGame(1, 20, { protocol: 1 }))
  })

  test('the same game gives the same string', () => {
    expect(writeRecordString(toy, playRandomGame(5, 40))).toEqual(writeRecordString(toy, playRandomGame(5, 40)))
  })
})

describe('a record as a string with bots', () => {
  const save = playRandomGame(4, 40)
  const withBots: GameSave = { ...save, bots: ['', 'scout'] }

  test.each([
    ['in full', 3, undefined],
    ['in few bytes', 4, 0],
  ])('says who is a bot, in a version of its own: moves %s', (_, version, fits) => {
    const text = unwrap(writeRecordString(toy, withBots, fits))
    expect(text).toMatch(new RegExp(`^BC${version}\\.`))
    expect(unwrap(parseRecordString(toy, text))).toEqual(withBots)
  })

  test('is refused where it says nothing of bots, or of another number of seats', () => {
    const stringOf = (bots: Json | undefined): string => {
      const head = { header: { ...header }, secret: { ...SECRET }, seal: 'x'.repeat(16), ...(bots && { bots }) }
      const body = toBase64url(deflateSync(pack([head as unknown as Json])))
      return `BC3.${body}${toBase64url(sha256OfJson(['record', 3, body])).slice(0, 8)}`
    }
    const refusalOf = (bots: Json | undefined) => {
      const read = parse(stringOf(bots))
      return read.ok ? 'read' : `${read.error.code} ${read.error.values?.at}`
    }
    expect(refusalOf(['', 'spy'])).toBe('record.damaged seal')
    expect(refusalOf(undefined)).toBe('record.damaged bots')
    expect(refusalOf(['', ''])).toBe('record.damaged bots')
    expect(refusalOf(['spy'])).toBe('record.damaged bots')
  })

  test('leaves the string of a game without bots as it was', () => {
    expect(unwrap(writeRecordString(toy, playRandomGame(1, 20, { protocol: 1 })))).toBe(OLD)
    expect(unwrap(writeRecordString(toy, playRandomGame(1, 20, { protocol: 1 }), 0))).toBe(OLD_SHORT)
  })
})

describe('a save that cannot be a string is refused', () => {
  const save = playRandomGame(1, 40)
  const code = (changed: GameSave): string => {
    const result = writeRecordString(toy, changed)
    return result.ok ? 'made' : result.error.refusal.code
  }
  const { secret: _, ...open } = save

  test.each<[string, GameSave, string]>([
    ['without the secret', open, 'save.secret'],
    ['with another secret', { ...save, secret: { seed: 'T'.repeat(43) } }, 'record.damaged'],
    [
      'with an entry that does not follow',
      {
        ...save,
        entries: save.entries.with(3, { ...(save.entries[3] as GameSave['entries'][0]), hash: '0'.repeat(16) }),
      },
      'record.damaged',
    ],
    ['without its last draw', { ...save, entries: save.entries.slice(0, 4) }, 'record.damaged'],
    ['of another game', { ...save, header: { ...save.header, game: 'chess' } }, 'header.game'],
  ])('%s', (_, changed, expected) => {
    expect(code(changed)).toBe(expected)
  })
})

/** String in few bytes of these moves, complete except for a wrong seal. */
const shortOf = (moves: readonly Json[]): string => {
  const head = { header: { ...header }, secret: { ...SECRET }, seal: 'x'.repeat(16) } as unknown as Json
  const body = toBase64url(deflateSync(pack([head, ...moves])))
  return `BC2.${body}${toBase64url(sha256OfJson(['record', 2, body])).slice(0, 8)}`
}
/** Index of `pass` among the legal actions: two cards to play or to bury come first, then mint, draw and roll. */
const PASS = 7

describe('a string that was spoilt is refused', () => {
  const text = unwrap(writeRecordString(toy, playRandomGame(2, 40)))

  test.each([
    ['an index that the list does not have', [99]],
    ['an index below the first', [-1]],
    ['choices of all where one seat acts', [[0, 0]]],
    ['one choice where all choose', [PASS, PASS, 0]],
    ['a choice too few', [PASS, PASS, [0]]],
    ['a choice too many', [PASS, PASS, [0, 0, 0]]],
    ['a choice of all of one', [[PASS]]],
    ['a choice that the list does not have', [PASS, PASS, [0, 99]]],
    ['a choice that is none', [PASS, PASS, [0, [0]]]],
    ['no move', ['pass']],
  ])('with %s, though it is complete', (_, moves) => {
    expect(parse(shortOf(moves))).toEqual({
      ok: false,
      error: { code: 'record.damaged', values: { at: expect.stringMatching(/^entries\.\d+$/) } },
    })
  })

  test('in few bytes, complete but with a wrong seal', () => {
    expect(parse(shortOf([PASS, PASS, [0, 0]])).ok).toBe(false)
    expect(codeOf(parse(shortOf([PASS, PASS, [0, 0]])))).toBe('record.damaged')
    expect(parse(shortOf([PASS, PASS, [0, 0]]))).toMatchObject({ error: { values: { at: 'seal' } } })
  })

  test('with any one character changed, left out or doubled', () => {
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === 'A' ? 'B' : 'A'
      for (const piece of [other, '', `${text[at]}${text[at]}`]) {
        const spoilt = text.slice(0, at) + piece + text.slice(at + 1)
        expect([at, piece, codeOf(parse(spoilt))]).toEqual([
          at,
          piece,
          expect.stringMatching(/^record\.(linkCut|linkDamaged|notOurs|newer)$/),
        ])
      }
    }
  })

  test.each([
    ['nothing', '', 'record.notOurs'],
    ['another text', 'castle', 'record.notOurs'],
    ['its begin alone', 'BC1.', 'record.linkCut'],
    ['no version of ours', 'BC0.AAAAAAAA', 'record.linkDamaged'],
    ['in small letters', text.toLowerCase(), 'record.notOurs'],
    ['in small letters after its sign', `BC1.${text.slice(4).toLowerCase()}`, 'record.linkOneCase'],
    ['in capitals', text.toUpperCase(), 'record.linkOneCase'],
    ['a newer version', `BC7.${text.slice(4)}`, 'record.newer'],
    ['one version under the name of another', `BC2.${text.slice(4)}`, 'record.linkDamaged'],
    ['a text that is too long', 'x'.repeat(STRING_LIMIT + 1), 'record.tooBig'],
    ['space round it, which does not matter', ` ${text}\n`, 'taken'],
  ])('%s', (_, spoilt, expected) => {
    expect(codeOf(parse(spoilt))).toBe(expected)
  })

  test('and of one that was cut, anywhere, it is said that its end is missing', () => {
    for (const whole of [text, OLD, OLD_SHORT])
      for (let end = 4; end < whole.length; end++)
        expect([end, codeOf(parse(whole.slice(0, end)))]).toEqual([end, 'record.linkCut'])
  })

  test('any text is refused without a crash', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(parse(`BC1.${text}`).ok).toBe(false)
      }),
    ))
})
