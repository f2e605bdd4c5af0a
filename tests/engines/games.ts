/** Games of every mode and number of seats, with settings thrown at random, recorded as strings. */
import { playoutFrom } from '../../src/cli/playouts.ts'
import { anyOf } from '../../src/cli/selfplay/player.ts'
import { simple } from '../../src/cli/selfplay/simple.ts'
import { type Blackstone, game } from '../../src/games/blackstone/index.ts'
import { toBase64url } from '../../src/kernel/base64url.ts'
import type { ModeCard, Options } from '../../src/kernel/contract.ts'
import type { Json } from '../../src/kernel/json.ts'
import { type Header, PROTOCOL } from '../../src/kernel/log.ts'
import { awaitedIn, legalIn, playOn } from '../../src/kernel/playout.ts'
import { shaOf } from '../../src/kernel/sha.ts'
import { type Book, openBook, settle } from '../../src/table/book.ts'
import { playMoves } from '../../src/table/moves.ts'
import { makeRecordString } from '../../src/table/recordString.ts'
import { numbersFrom } from '../kernel/seed.ts'

export interface RecordedGame {
  readonly name: string
  readonly text: string
}

type Below = (bound: number) => number

/** Longest game that is recorded, in actions. */
const LONGEST = 150

/** Mostly the default. */
const chosen = ({ options }: ModeCard, below: Below): Options =>
  Object.fromEntries(
    options.map(({ id, values, default: usual }) => [id, below(3) > 0 ? usual : anyOf(values, below)] as const),
  )

const headerOf = (mode: ModeCard, seats: number, options: Options, seed: number): Header => ({
  protocol: PROTOCOL,
  id: toBase64url(shaOf(['id', seed]).slice(0, 16)),
  game: game.id,
  version: game.version,
  mode: mode.id,
  options,
  seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}` })),
})

/** A table of this mode; settings that cannot be combined are thrown again. */
const opened = (mode: ModeCard, seats: number, seed: number, below: Below): Book<Blackstone> => {
  const secret = { seed: toBase64url(shaOf(['secret', seed])) }
  for (let tries = 0; tries < 1_000; tries++) {
    const book = openBook(game, headerOf(mode, seats, chosen(mode, below), seed), secret)
    if (book.ok) return settle(book.value)
  }
  throw new Error(`no settings of ${mode.id} open a table of ${seats}`)
}

/** What is played on a table, now by the simple player, now at random. */
const played = (book: Book<Blackstone>, below: Below): readonly Json[] => {
  const moves: Json[] = []
  let playout = playoutFrom(book)
  for (let seat = awaitedIn(playout); seat !== null && moves.length < LONGEST; seat = awaitedIn(playout)) {
    const legal = legalIn(playout)
    const action = below(3) > 0 ? simple(playout, legal, below) : anyOf(legal, below)
    moves.push({ kind: 'seat', seat, action } as unknown as Json)
    playout = playOn(playout, action)
  }
  return moves
}

const recorded = (mode: ModeCard, seats: number, seed: number): RecordedGame => {
  const below = numbersFrom(seed)
  const book = opened(mode, seats, seed, below)
  const { header } = book.replay
  const full = playMoves(book, played(book, below))
  if (!full.ok) throw new Error(`${header.mode} ${seed}: ${full.error.refusal.code}`)
  const entries = full.value.lines.map(({ entry }) => entry)
  const text = makeRecordString(game, { header, secret: { seed: book.dealer.seed }, entries, shown: [] })
  if (!text.ok) throw new Error(`${header.mode} ${seed}: ${text.error.refusal.code}`)
  return { name: `${header.mode} for ${seats}, game ${seed}`, text: text.value }
}

/** So many games, in turn of each mode and each number of its seats. */
export const recordedGames = (count: number): readonly RecordedGame[] => {
  const tables = [...game.modes.values()].flatMap((mode) =>
    Array.from({ length: mode.seats.max - mode.seats.min + 1 }, (_, more) => [mode, mode.seats.min + more] as const),
  )
  return Array.from({ length: count }, (_, seed) => {
    const [mode, seats] = tables[seed % tables.length] as (typeof tables)[number]
    return recorded(mode, seats, seed)
  })
}
