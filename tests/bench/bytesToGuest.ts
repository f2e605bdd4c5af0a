/**
 * Bytes that a host sends to one guest: each move with what it causes, and a whole game to a phone that comes back.
 */
import { game } from '../../src/games/blackstone/game.ts'
import type { ModeCard } from '../../src/kernel/gameCard.ts'
import type { LoggedEntry } from '../../src/table/arbiter/gameLog.ts'
import { createFrameEncoder } from '../../src/table/room/frameCodec.ts'
import type { FrameToGuest } from '../../src/table/room/frames.ts'
import { type FairGame, playFairGame, shownTo } from '../table/fairDeal/fairGames.ts'
import { type Measured, percentile, spreadOf } from './measure.ts'
import { rejoinBytes, upTo } from './rejoinBytes.ts'

/**
 * Heartbeats of a quarter of a minute in which somebody thinks. They push the last move out of the window against which
 * the next is deflated.
 */
const BEATS = 10
/** Actions of a game whose entries are weighed. */
const LONG = 250
/** Entries of a game to which a phone comes back, and how many of them it lacks. */
const LONG_GAME = 500
const AWAY = 10

type Say = (frame: FrameToGuest) => number

/** One direction of a channel: how many bytes each frame takes on it. */
const channel = (): Say => {
  const speak = createFrameEncoder<FrameToGuest>()
  return (frame) => speak(frame).reduce((sum, bytes) => sum + bytes.length, 0)
}

const commit = (lines: readonly LoggedEntry[], seat: number): FrameToGuest => ({
  kind: 'commit',
  entries: lines.map(({ entry }) => entry),
  shown: shownTo(lines, seat),
  saved: true,
})

const here = (seats: number, last: LoggedEntry): FrameToGuest => ({
  kind: 'here',
  present: Array<boolean>(seats).fill(true),
  standing: Array<null>(seats).fill(null),
  watching: 0,
  have: { seq: last.entry.seq + 1, hash: last.entry.hash },
  hears: true,
})

/** A move with the draws that it causes; the first are those of the start. */
const batches = (lines: readonly LoggedEntry[]): readonly (readonly [LoggedEntry, ...LoggedEntry[]])[] => {
  const starts = lines.flatMap(({ entry }, at) => (at === 0 || entry.body.kind !== 'chance' ? [at] : []))
  return starts.map(
    (from, n) => lines.slice(from, starts[n + 1]) as unknown as readonly [LoggedEntry, ...LoggedEntry[]],
  )
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
  const played = playFairGame(mode, mode.seats.max, 3, LONG)
  return [0, BEATS].flatMap((beats) => {
    const each = entryBytes(played, beats)
    const name = `${mode.id}: an entry after ${beats} heartbeats`
    return [bytes(name, each), bytes(`${name}, 90 of 100 within`, [percentile(each, 0.9)])]
  })
}

/** A game of the mode as it was after 500 entries, or at its end where that comes before. */
const longGame = (mode: ModeCard): FairGame => upTo(playFairGame(mode, mode.seats.max, 2, LONG_GAME), LONG_GAME)

/** The phone of the last seat comes back: one that was away for ten entries, and one that has nothing. */
const rejoins = async (mode: ModeCard): Promise<readonly Measured[]> => {
  const played = longGame(mode)
  const entries = played.lines.length
  const cards = shownTo(played.lines, played.save.header.seats.length - 1).length
  const name = `${mode.id}: told to who comes back after ${entries} entries`
  const [away, anew] = [await rejoinBytes(played, entries - AWAY), await rejoinBytes(played, 0)]
  return [
    bytes(`${name} with ${cards} cards, has all but ${AWAY}`, [away.told]),
    bytes(`${name}, has none`, [anew.told]),
    bytes(`${mode.id}: said by who comes back`, [away.said, anew.said]),
  ]
}

export const wires = async (): Promise<readonly Measured[]> => {
  const modes = [...game.modes.values()]
  const measured = modes.flatMap(entries)
  for (const mode of modes) measured.push(...(await rejoins(mode)))
  return measured
}
