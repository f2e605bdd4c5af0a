/** Fair games of every mode, played by the house's simple player. */
import { playoutFrom } from '../../src/cli/playouts.ts'
import { anyOf } from '../../src/cli/selfplay/player.ts'
import { simple } from '../../src/cli/selfplay/simple.ts'
import { type Blackstone, game } from '../../src/games/blackstone/index.ts'
import { toBase64url } from '../../src/kernel/base64url.ts'
import type { ModeCard, Options, Seat } from '../../src/kernel/contract.ts'
import type { Json } from '../../src/kernel/json.ts'
import { awaitedIn, legalIn, playOn } from '../../src/kernel/playout.ts'
import { shaOf } from '../../src/kernel/sha.ts'
import { type Book, type Line, openBook, settle } from '../../src/table/book.ts'
import { commitOf, dealOf } from '../../src/table/fairDeal.ts'
import { headerOf } from '../../src/table/header.ts'
import { playMoves } from '../../src/table/moves.ts'
import type { DealerSecret, PrivateOpening, Save } from '../../src/table/store.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { sure } from '../kernel/trusted.ts'

export interface FairGame {
  readonly save: Save
  readonly secret: DealerSecret
  readonly lines: readonly Line[]
}

/** What the phone of this seat was shown in private by these lines. */
export const shownTo = (lines: readonly Line[], seat: Seat): readonly PrivateOpening[] =>
  lines
    .flatMap(({ shown }) => shown)
    .flatMap(({ seats, opening }) => (seats.includes(seat) ? [{ seats: [seat], opening }] : []))

type Below = (bound: number) => number

const bytes = (length: number, of: Json): string => toBase64url(shaOf(of).slice(0, length))

/** The first seat plays on the host's phone, each other one on a phone of its own. */
const opened = (mode: ModeCard, seats: number, seed: number, options: Options): Book<Blackstone> => {
  const id = bytes(16, ['id', seed])
  const secret = { seed: bytes(32, ['secret', seed]) }
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`)
  const sitters = names.map((_, seat) => ({ nonce: bytes(16, ['nonce', seed, seat]), host: seat === 0 }))
  const deal = dealOf(commitOf(id, secret), sitters)
  return settle(sure(openBook(game, sure(headerOf(game, id, { mode: mode.id, names, options }, deal)), secret)))
}

/** At most so many actions, now of the simple player, now at random, then all agree to end it. */
const moves = (book: Book<Blackstone>, below: Below, longest: number): readonly Json[] => {
  const made: Json[] = []
  let playout = playoutFrom(book)
  for (let seat = awaitedIn(playout); seat !== null; seat = awaitedIn(playout)) {
    if (made.length >= longest) return [...made, { kind: 'end', how: 'agreement' }]
    const legal = legalIn(playout)
    const action = below(3) > 0 ? simple(playout, legal, below) : anyOf(legal, below)
    made.push({ kind: 'seat', seat, action } as unknown as Json)
    playout = playOn(playout, action)
  }
  return made
}

export const fairGame = (
  mode: ModeCard,
  seats: number,
  seed: number,
  longest: number,
  options: Options = {},
): FairGame => {
  const begun = opened(mode, seats, seed, options)
  const { lines, replay } = sure(playMoves(begun, moves(begun, numbersFrom(seed), longest)))
  const secret = { seed: bytes(32, ['secret', seed]) }
  const save = { header: replay.header, secret, entries: lines.map(({ entry }) => entry), shown: [] }
  return { save, secret, lines }
}
