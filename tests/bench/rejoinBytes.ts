/**
 * Return of a phone that was away: it dials the shipped host anew, and every byte that either sends until the phone
 * knows all is counted.
 */
import { type BlackstoneTypes, game } from '../../src/games/blackstone/game.ts'
import { replayLog } from '../../src/kernel/replayLog.ts'
import { createMemoryLogStore } from '../../src/store/memoryLogStore.ts'
import { rebuildLog } from '../../src/table/arbiter/rebuildLog.ts'
import { createFollower } from '../../src/table/client/follower.ts'
import { type Channel, createMemoryChannels } from '../../src/table/phones/channel.ts'
import { createGuestRunner, type GuestRunner } from '../../src/table/phones/createGuestRunner.ts'
import { createRoomRunner } from '../../src/table/phones/createRoomRunner.ts'
import { createSeatKey, type StoredSeatKey } from '../../src/table/room/seatKeys.ts'
import { createRoom } from '../../src/table/room/stepRoom.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { unwrap } from '../kernel/toyLog.ts'
import { type FairGame, shownTo } from '../table/fairDeal/fairGames.ts'

/** Bytes until a phone that came back knows all: those that the host sent, and those that it sent itself. */
export interface Rejoined {
  readonly told: number
  readonly said: number
}

/**
 * The first entries of a fair game. Never ends between a move and its draws, which come together, so it may be fewer.
 */
export const upTo = ({ save, secret, lines }: FairGame, entries: number): FairGame => {
  let end = Math.min(entries, lines.length)
  while (end > 0 && lines[end]?.entry.body.kind === 'chance') end--
  return { save: { ...save, entries: save.entries.slice(0, end) }, secret, lines: lines.slice(0, end) }
}

/** Most turns of the event loop until the phone must be back. */
const TURNS = 50
const quiet = () => new Promise((resolve) => setImmediate(resolve))

/** Environment whose clock stands still. No heartbeat is due, so all that is sent belongs to the greeting. */
const envOf = (seed: number) => {
  const below = numbersFrom(seed)
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => below(256))
  const clock = { now: () => 0, every: () => () => {} }
  return {
    clock,
    random,
    version: { talk: 1, app: '0.4.0' },
    store: createMemoryLogStore(),
    saveLobby: async () => {},
    saveRoomData: async () => {},
    replaceLog: async () => {},
  }
}

/** The carrier, and how many bytes were sent over it from this end. */
const counted = (carrier: Channel): { readonly carrier: Channel; bytes(): number } => {
  let sent = 0
  const send = (frame: Uint8Array): void => {
    sent += frame.length
    carrier.send(frame)
  }
  return { carrier: { ...carrier, send }, bytes: () => sent }
}

/** The host of a game that is stored up to its end. */
const hostOf = async ({ save, secret }: FairGame, keys: readonly StoredSeatKey[]) => {
  const env = envOf(1)
  await env.store.create(save.header, secret)
  await env.store.append(save.header.id, save.entries, [])
  const book = unwrap(rebuildLog(game, save.header, secret, save.entries))
  return createRoomRunner<BlackstoneTypes>(
    env,
    { at: 'table', room: createRoom(book, { secret, keys }, 0), secret },
    () => {
      throw new Error('the game has begun')
    },
  )
}

/** A phone with one seat that has stored this much of the game. */
const phoneOf = async ({ save: { header, entries }, lines }: FairGame, key: StoredSeatKey, carrier: Channel) => {
  const env = {
    ...envOf(2),
    saveKeys: async () => {},
    dial: async () => ({ carrier, isPermanent: false }),
    versionOf: () => game.version,
    rules: async () => game,
  }
  const seat = key.seat ?? 0
  const shown = shownTo(lines, seat)
  if (entries.length === 0) return createGuestRunner<BlackstoneTypes>(env, { keys: [key] })
  await env.store.create(header)
  await env.store.append(header.id, entries, shown)
  const replay = unwrap(replayLog(game, header, entries))
  return createGuestRunner<BlackstoneTypes>(env, {
    keys: [key],
    follower: createFollower([seat], replay, entries, shown),
  })
}

/** It has every entry, and every card that its seat was shown. */
const isBack = (
  { guest }: GuestRunner<BlackstoneTypes>,
  { save, lines }: FairGame,
  { seat }: StoredSeatKey,
): boolean => {
  const { follower } = guest()
  const slots = new Set(shownTo(lines, seat ?? 0).map(({ opening }) => opening.slot))
  return follower?.entries.length === save.entries.length && follower.vaults.get(seat ?? 0)?.size === slots.size
}

const keysFor = ({ save: { header } }: FairGame): readonly StoredSeatKey[] => {
  const { random } = envOf(3)
  return header.seats.map((player, seat) => ({ ...createSeatKey(random, player), commit: '', isSeen: true, seat }))
}

/**
 * Bytes that are sent when the last seat's phone comes back with the first `have` entries. Throws where the phone does
 * not know all after that.
 */
export const rejoinBytes = async (played: FairGame, have: number): Promise<Rejoined> => {
  const keys = keysFor(played)
  const key = keys.at(-1) as StoredSeatKey
  const [mine, theirs] = createMemoryChannels().map(counted) as [ReturnType<typeof counted>, ReturnType<typeof counted>]
  const room = await hostOf(played, keys)
  const phone = await phoneOf(upTo(played, have), key, mine.carrier)
  room.admit(theirs.carrier)
  phone.dispatch({ kind: 'tick', now: 0 })
  for (let turn = 0; turn < TURNS; turn++) await quiet()
  if (!isBack(phone, played, key)) throw new Error('the phone did not come back')
  phone.close()
  room.close()
  return { told: theirs.bytes(), said: mine.bytes() }
}
