/**
 * A game record as a string for a link or a QR code: `BC1.`, then base64url of the packed header, the dealer's secret and the moves,
 * deflated, then eight characters that tell whether the string is whole. All entries follow from these; whoever reads it can see all cards.
 */
import { deflateSync, inflateSync } from 'fflate'
import { fromBase64url, toBase64url } from '../kernel/base64url.ts'
import { canonical } from '../kernel/canonical.ts'
import { firstLink, nextLink } from '../kernel/chain.ts'
import type { Game, Shape } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import type { Flaw } from '../kernel/ledger.ts'
import { no, ok, type Refusal, type Result } from '../kernel/result.ts'
import { shaOf } from '../kernel/sha.ts'
import { type Book, openBook } from './book.ts'
import { movesOf, type Progress, playingMoves } from './moves.ts'
import { pack, unpack } from './packing.ts'
import { parseSave } from './schema.ts'
import { atOnce } from './steps.ts'
import type { Save } from './store.ts'

/** Raised by every change that an older app cannot read. */
const VERSION = 1
/** Longest string that is made or read, in characters: ten times what a long game takes. */
export const STRING_LIMIT = 64_000
/** Most bytes that a string may unfold to. */
const MOST_BYTES = 1_000_000
const CHECK = 8

const flaw = (refusal: Refusal): Result<never, Flaw> => no({ entry: -1, refusal })
const damaged = (at: string) => flaw({ code: 'record.damaged', values: { at } })
const tooBig = () => flaw({ code: 'record.tooBig', values: { limit: STRING_LIMIT } })

const checkOf = (body: string): string => toBase64url(shaOf(['record', body])).slice(0, CHECK)

/** The begin of the last link of the log's chain: the game that is played again must be this very game. */
const sealOf = ({ header, entries }: Save): string => entries.reduce(nextLink, firstLink(header)).slice(0, 16)

/** Whether a text is a record as a string, of whatever version. */
export const isRecordString = (text: string): boolean => /^BC\d+\./.test(text)

const packed = (save: Save): string => {
  const { header, secret, entries } = save
  const bytes = pack([{ header, secret, seal: sealOf(save) } as unknown as Json, ...movesOf(entries)])
  const body = toBase64url(deflateSync(bytes, { level: 9 }))
  return `BC${VERSION}.${body}${checkOf(body)}`
}

const inflated = (bytes: Uint8Array): Uint8Array | null => {
  try {
    return inflateSync(bytes, { out: new Uint8Array(MOST_BYTES) })
  } catch {
    return null
  }
}

/** The packed list in a string. */
const unpacked = (text: string): Result<readonly Json[], Flaw> => {
  const [, version, body = '', check] = /^BC(\d+)\.([\w-]*)([\w-]{8})$/.exec(text) ?? []
  if (version === undefined) return isRecordString(text) ? damaged('string') : flaw({ code: 'record.notOurs' })
  if (Number(version) > VERSION) return flaw({ code: 'record.newer' })
  const bytes = Number(version) === VERSION && check === checkOf(body) ? fromBase64url(body) : undefined
  const list = unpack((bytes && inflated(bytes)) ?? new Uint8Array())
  return list ? ok(list) : damaged('string')
}

/** A record that was read, and its book: whoever sits down to it need not play it once more. */
export interface Reread<G extends Shape> {
  readonly save: Save & Required<Pick<Save, 'secret'>>
  readonly book: Book<G>
}

/**
 * Reads a record from a string and proves it by playing it, a move with each step. Refused: `record.notOurs`, `record.newer`,
 * `record.damaged`, `record.tooBig`, and with the number of its entry a move that this game does not take.
 */
export function* readingRecordString<G extends Shape>(
  game: Game<G>,
  text: string,
): Generator<Progress, Result<Reread<G>, Flaw>> {
  if (text.length > STRING_LIMIT) return tooBig()
  const list = unpacked(text.trim())
  if (!list.ok) return list
  const [head, ...moves] = list.value
  const { header, secret, seal } = (head ?? {}) as { readonly [key: string]: Json }
  const begun = parseSave({ header, secret, entries: [], shown: [] })
  if (!begun.ok) return flaw(begun.error)
  if (!begun.value.secret) return flaw({ code: 'save.secret' })
  const opened = openBook(game, begun.value.header, begun.value.secret)
  if (!opened.ok) return flaw(opened.error)
  const book = yield* playingMoves(opened.value, moves)
  if (!book.ok) return book
  const entries = book.value.lines.map(({ entry }) => entry)
  const save = { ...begun.value, secret: begun.value.secret, entries }
  return sealOf(save) === seal ? ok({ save, book: book.value }) : damaged('seal')
}

/** The same at once. */
export const parseRecordString = <G extends Shape>(game: Game<G>, text: string): Result<Save, Flaw> => {
  const read = atOnce(readingRecordString(game, text))
  return read.ok ? ok(read.value.save) : read
}

/**
 * Writes a record as a string and reads it again, a move with each step. Refused: `save.secret` where the dealer's secret is missing,
 * `record.tooBig`, and what does not follow from its secret and moves: what is made reads as the same game.
 */
export function* makingRecordString<G extends Shape>(
  game: Game<G>,
  save: Save,
): Generator<Progress, Result<string, Flaw>> {
  if (!save.secret) return flaw({ code: 'save.secret' })
  const text = packed(save)
  const read = yield* readingRecordString(game, text)
  if (!read.ok) return read
  const isSame = canonical(read.value.save.entries as unknown as Json) === canonical(save.entries as unknown as Json)
  return isSame ? ok(text) : damaged('entries')
}

/** The same at once. */
export const makeRecordString = <G extends Shape>(game: Game<G>, save: Save): Result<string, Flaw> =>
  atOnce(makingRecordString(game, save))
