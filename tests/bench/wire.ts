/** What a host says to one guest, in bytes on the wire: deeds with what they cause, one after the other, and a game to who comes back. */
import { game } from '../../src/games/blackstone/index.ts'
import type { ModeCard } from '../../src/kernel/contract.ts'
import type { Line } from '../../src/table/book.ts'
import type { ToGuest } from '../../src/table/room/frames.ts'
import { speaker } from '../../src/table/room/wire.ts'
import { type FairGame, fairGame, shownTo } from '../table/fairGames.ts'
import { type Measured, percentile, spreadOf } from './rounds.ts'

/** Heartbeats while somebody thinks: a quarter of a minute's. They push the last deed out of what the next is deflated against. */
const BEATS = 10
/** Actions of a game whose entries are weighed. */
const LONG = 250
const REJOINED = 500

type Say = (frame: ToGuest) => number

/** One direction of a channel: how many bytes each frame takes on it. */
const channel = (): Say => {
  const speak = speaker<ToGuest>()
  return (frame) => speak(frame).reduce((sum, bytes) => sum + bytes.length, 0)
}

const commit = (lines: readonly Line[], seat: number): ToGuest => ({
  kind: 'commit',
  entries: lines.map(({ entry }) => entry),
  shown: shownTo(lines, seat),
  saved: true,
})

const here = (seats: number, last: Line): ToGuest => ({
  kind: 'here',
  present: Array<boolean>(seats).fill(true),
  standing: Array<null>(seats).fill(null),
  watching: 0,
  have: { seq: last.entry.seq + 1, hash: last.entry.hash },
  hears: true,
})

/** A deed with the draws that it causes; the first are those of the start. */
const batches = (lines: readonly Line[]): readonly (readonly [Line, ...Line[]])[] => {
  const starts = lines.flatMap(({ entry }, at) => (at === 0 || entry.body.kind !== 'chance' ? [at] : []))
  return starts.map((from, n) => lines.slice(from, starts[n + 1]) as unknown as readonly [Line, ...Line[]])
}

/** Bytes of each entry, where its batch shares them; the start, which shuffles all decks, apart. */
const entryBytes = ({ lines, save }: FairGame, beats: number): readonly number[] => {
  const say = channel()
  const seats = save.header.seats.length
  return batches(lines).flatMap((batch, n) => {
    const each = say(commit(batch, seats - 1)) / batch.length
    for (let beat = 0; beat < beats; beat++) say(here(seats, batch.at(-1) ?? batch[0]))
    return n === 0 ? [] : batch.map(() => each)
  })
}

const bytes = (name: string, values: readonly number[]): Measured => ({ name, unit: 'bytes', ...spreadOf(values) })

const entries = (mode: ModeCard): readonly Measured[] => {
  const played = fairGame(mode, mode.seats.max, 3, LONG)
  return [0, BEATS].flatMap((beats) => {
    const each = entryBytes(played, beats)
    const name = `${mode.id}: an entry after ${beats} heartbeats`
    return [bytes(name, each), bytes(`${name}, 90 of 100 within`, [percentile(each, 0.9)])]
  })
}

/** A fresh channel: the welcome, what the phone lacks, and who is here. */
const rejoin = ({ lines, save }: FairGame, have: number): number => {
  const say = channel()
  const last = lines[REJOINED - 1]
  if (!last) throw new Error(`no ${REJOINED} entries`)
  const seat = save.header.seats.length - 1
  const tail = commit(lines.slice(have, REJOINED), seat)
  return say({ kind: 'welcome', header: save.header, seats: [seat] }) + say(tail) + say(here(seat + 1, last))
}

const rejoins = (mode: ModeCard): readonly Measured[] => {
  const played = fairGame(mode, mode.seats.max, 2, 2 * LONG)
  return [REJOINED - 10, 0].map((have) =>
    bytes(`${mode.id}: back after ${REJOINED} entries with ${have}`, [rejoin(played, have)]),
  )
}

const LONG_GAMES = ['kings-quest', 'first-edition'] as const

export const wires = (): readonly Measured[] => [
  ...[...game.modes.values()].flatMap(entries),
  ...LONG_GAMES.flatMap((id) => rejoins(game.modes.get(id) as ModeCard)),
]
