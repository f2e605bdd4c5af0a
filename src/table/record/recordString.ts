/**
 * Game record as a string for a link or a QR code: `BC1.`, then base64url of the packed header, the dealer's secret and
 * the moves, deflated, then a checksum of eight characters. All entries follow from these; whoever reads it can see all
 * cards. `BC2.` is the same with its moves in few bytes, for games that would be too long for a message. `BC3.` and
 * `BC4.` are the two for games with bots: their first item says who is one. `BC5.` and `BC6.` are the two for games that
 * a seat left while the others played on, with bots or without.
 */
import { deflateSync, inflateSync } from 'fflate'
import { fromBase64url, toBase64url } from '../../kernel/base64url.ts'
import { canonicalJson } from '../../kernel/canonicalJson.ts'
import { isLeaving } from '../../kernel/concededSeats.ts'
import type { Game, Shape } from '../../kernel/contract.ts'
import { LINK_SIGN } from '../../kernel/formats.ts'
import { firstChainHash, nextChainHash } from '../../kernel/hashChain.ts'
import type { Json } from '../../kernel/json.ts'
import type { Header } from '../../kernel/log.ts'
import type { LogFlaw } from '../../kernel/replayLog.ts'
import { err, ok, type Refusal, type Result } from '../../kernel/result.ts'
import { sha256OfJson } from '../../kernel/sha256OfJson.ts'
import { type GameLog, openGameLog } from '../arbiter/gameLog.ts'
import type { DealerSecret, GameSave } from '../logStore.ts'
import { runAllSteps } from '../runAllSteps.ts'
import { parseSave } from '../savedGameSchema.ts'
import { compressInputsStepwise, expandInput } from './moveCompression.ts'
import { inputsOf, type ReplayProgress, replayInputsStepwise } from './movesOfGame.ts'
import { pack, unpack } from './packedList.ts'
import { CHECKSUM_LENGTH, flawOfString, type StringFlaw } from './stringFlaw.ts'

/**
 * Versions with moves in full, which every app reads, or in few bytes; then the same two with bots, and for games that a
 * seat left. The last is raised by every change that an older app cannot read.
 */
const [PLAIN_VERSIONS, BOTS_VERSIONS, LEAVING_VERSIONS] = [
  { full: 1, short: 2 },
  { full: 3, short: 4 },
  { full: 5, short: 6 },
]
const SHORT_VERSIONS: readonly number[] = [PLAIN_VERSIONS.short, BOTS_VERSIONS.short, LEAVING_VERSIONS.short]
/** Longest string with moves in full, in characters: as a link, with its address, it fits a message of 4,096. */
const FULL_LENGTH_LIMIT = 3_800
/** Longest string that is written or read, in characters: ten times the length of a long game. */
export const STRING_LIMIT = 64_000
/** Most bytes that a string may inflate to. */
const MOST_BYTES = 1_000_000
const RECORD_STRING_START = new RegExp(`^${LINK_SIGN}(\\d+)\\.`)
const RECORD_STRING_PARTS = new RegExp(`^${LINK_SIGN}(\\d+)\\.([\\w-]*)([\\w-]{${CHECKSUM_LENGTH}})$`)

const headerFlaw = (refusal: Refusal): Result<never, LogFlaw> => err({ entry: -1, refusal })
const damagedFlaw = (at: string) => headerFlaw({ code: 'record.damaged', values: { at } })
const FLAW_CODES: Readonly<Record<StringFlaw, string>> = {
  cut: 'record.linkCut',
  damaged: 'record.linkDamaged',
  oneCase: 'record.linkOneCase',
}
const tooBigFlaw = () => headerFlaw({ code: 'record.tooBig', values: { limit: STRING_LIMIT } })

/** Checksum of a string. The first version did not include its number: its strings stay as they are. */
const checksumOf = (version: number, body: string): string =>
  toBase64url(sha256OfJson(version === PLAIN_VERSIONS.full ? ['record', body] : ['record', version, body])).slice(
    0,
    CHECKSUM_LENGTH,
  )

/** Start of the last hash of the log's chain: the replayed game must be this very game. */
const sealOf = ({ header, entries }: GameSave): string =>
  entries.reduce(nextChainHash, firstChainHash(header)).slice(0, 16)

/** Whether a seat left this game while the others played on. */
const isLeft = ({ entries }: Pick<GameSave, 'entries'>): boolean => entries.some(({ body }) => isLeaving(body))

const packRecord = (save: GameSave, isShort: boolean, inputs: readonly Json[]): string => {
  const { header, secret, bots } = save
  const versions = isLeft(save) ? LEAVING_VERSIONS : bots ? BOTS_VERSIONS : PLAIN_VERSIONS
  const version = isShort ? versions.short : versions.full
  const bytes = pack([{ header, secret, seal: sealOf(save), ...(bots && { bots }) } as unknown as Json, ...inputs])
  const body = toBase64url(deflateSync(bytes, { level: 9 }))
  return `${LINK_SIGN}${version}.${body}${checksumOf(version, body)}`
}

const inflateOrNull = (bytes: Uint8Array): Uint8Array | null => {
  try {
    return inflateSync(bytes, { out: new Uint8Array(MOST_BYTES) })
  } catch {
    return null
  }
}

interface UnpackedString {
  readonly version: number
  readonly list: readonly Json[]
}

/** Whether the checksum of a string fits, which is of a version that this app can read. */
export const hasRecordChecksum = (text: string): boolean => {
  const [, digits, body = '', checksum] = RECORD_STRING_PARTS.exec(text) ?? []
  const version = Number(digits)
  const isKnown = version >= PLAIN_VERSIONS.full && version <= LEAVING_VERSIONS.short
  return isKnown && checksum === checksumOf(version, body)
}

/** Packed list in a string. */
const unpackString = (text: string): Result<UnpackedString, LogFlaw> => {
  const [sign, digits] = RECORD_STRING_START.exec(text) ?? []
  if (sign === undefined) return headerFlaw({ code: 'record.notOurs' })
  const version = Number(digits)
  if (version > LEAVING_VERSIONS.short) return headerFlaw({ code: 'record.newer' })
  const packed = text.slice(sign.length)
  if (version < PLAIN_VERSIONS.full) return headerFlaw({ code: FLAW_CODES.damaged })
  if (!hasRecordChecksum(text)) return headerFlaw({ code: FLAW_CODES[flawOfString(packed, MOST_BYTES)] })
  const bytes = fromBase64url(packed.slice(0, -CHECKSUM_LENGTH))
  const list = unpack((bytes && inflateOrNull(bytes)) ?? new Uint8Array())
  return list ? ok({ version, list }) : headerFlaw({ code: FLAW_CODES.damaged })
}

/** Header, secret and moves in a string, none of it proved yet. */
interface UnverifiedRecord {
  readonly version: number
  readonly save: GameSave
  readonly inputs: readonly Json[]
  readonly seal: Json | undefined
}

const readUnverified = (text: string): Result<UnverifiedRecord, LogFlaw> => {
  if (text.length > STRING_LIMIT) return tooBigFlaw()
  const read = unpackString(text.trim())
  if (!read.ok) return read
  const { version, list } = read.value
  const [firstItem, ...inputs] = list
  const { header, secret, seal, bots } = (firstItem ?? {}) as { readonly [key: string]: Json }
  const mayLeave = version >= LEAVING_VERSIONS.full
  const saysBots = mayLeave ? bots !== undefined : version >= BOTS_VERSIONS.full
  // Without bots the string would have been of an earlier version.
  if (saysBots && bots === undefined) return damagedFlaw('bots')
  const save = parseSave({ header, secret, entries: [], shown: [], ...(saysBots && { bots }) })
  return save.ok ? ok({ version, save: save.value, inputs, seal }) : headerFlaw(save.error)
}

/** Header of a record in a string: it names the game that reads the rest. Refused as the string itself is. */
export const headerInString = (text: string): Result<Header, LogFlaw> => {
  const read = readUnverified(text)
  return read.ok ? ok(read.value.save.header) : read
}

/** Record that was read, and its dealer's log, so that the game can be opened without replaying it again. */
export interface VerifiedRecord<G extends Shape> {
  readonly save: GameSave & Required<Pick<GameSave, 'secret'>>
  readonly log: GameLog<G>
}

/**
 * Reads a record from a string and proves it by playing it, one move with each step. Refused: `record.notOurs`,
 * `record.newer`, `record.linkCut`, `record.linkDamaged`, `record.linkOneCase`, `record.damaged`, `record.tooBig`, and
 * with the number of its entry a move that this game does not
 * take.
 */
export function* readRecordStringStepwise<G extends Shape>(
  game: Game<G>,
  text: string,
): Generator<ReplayProgress, Result<VerifiedRecord<G>, LogFlaw>> {
  const unverified = readUnverified(text)
  if (!unverified.ok) return unverified
  const { header, secret, ...rest } = unverified.value.save
  if (!secret) return headerFlaw({ code: 'save.secret' })
  const openedLog = openGameLog(game, header, secret)
  if (!openedLog.ok) return headerFlaw(openedLog.error)
  const isShort = SHORT_VERSIONS.includes(unverified.value.version)
  const replayed = yield* replayInputsStepwise(
    openedLog.value,
    unverified.value.inputs,
    isShort ? expandInput : undefined,
  )
  if (!replayed.ok) return replayed
  const entries = replayed.value.loggedEntries.map(({ entry }) => entry)
  const save = { ...rest, header, secret, entries }
  if (isLeft(save) !== unverified.value.version >= LEAVING_VERSIONS.full) return damagedFlaw('version')
  return sealOf(save) === unverified.value.seal ? ok({ save, log: replayed.value }) : damagedFlaw('seal')
}

/** Reads a record from a string at once. */
export const parseRecordString = <G extends Shape>(game: Game<G>, text: string): Result<GameSave, LogFlaw> => {
  const read = runAllSteps(readRecordStringStepwise(game, text))
  return read.ok ? ok(read.value.save) : read
}

/** String with its moves in few bytes. */
function* writeShortStepwise<G extends Shape>(
  game: Game<G>,
  save: GameSave,
  secret: DealerSecret,
): Generator<ReplayProgress, Result<string, LogFlaw>> {
  const openedLog = openGameLog(game, save.header, secret)
  if (!openedLog.ok) return headerFlaw(openedLog.error)
  const inputs = yield* compressInputsStepwise(openedLog.value, inputsOf(save.entries))
  return inputs.ok ? ok(packRecord(save, true, inputs.value)) : inputs
}

/**
 * Writes a record as a string and reads it again, one move with each step, so that the string reads as the same game.
 * Refused: `save.secret` if the dealer's secret is missing, `record.tooBig`, and what does not follow from its secret
 * and moves. `fullLimit`: the longest string with moves in full.
 */
export function* writeRecordStringStepwise<G extends Shape>(
  game: Game<G>,
  save: GameSave,
  fullLimit = FULL_LENGTH_LIMIT,
): Generator<ReplayProgress, Result<string, LogFlaw>> {
  if (!save.secret) return headerFlaw({ code: 'save.secret' })
  const full = packRecord(save, false, inputsOf(save.entries))
  const text = full.length <= fullLimit ? ok(full) : yield* writeShortStepwise(game, save, save.secret)
  if (!text.ok) return text
  const read = yield* readRecordStringStepwise(game, text.value)
  if (!read.ok) return read
  const isSame =
    canonicalJson(read.value.save.entries as unknown as Json) === canonicalJson(save.entries as unknown as Json)
  return isSame ? text : damagedFlaw('entries')
}

/** Writes a record as a string at once. */
export const writeRecordString = <G extends Shape>(
  game: Game<G>,
  save: GameSave,
  fullLimit = FULL_LENGTH_LIMIT,
): Result<string, LogFlaw> => runAllSteps(writeRecordStringStepwise(game, save, fullLimit))
