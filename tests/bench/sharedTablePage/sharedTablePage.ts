/**
 * One of two phones at a shared table, as the app runs it but without a screen. A second connection beside it does
 * nothing but carry and store.
 */
import { openDB } from 'idb'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import type { BlackstoneTypes } from '../../../src/games/blackstone/createGame.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { toBase64url } from '../../../src/kernel/base64url.ts'
import { hashOf } from '../../../src/kernel/hash64.ts'
import { EMPTY_VAULT, seatView } from '../../../src/kernel/vault.ts'
import { createPairingAnswer, createPairingOffer, type PairingOffer } from '../../../src/net/pairing/pairing.ts'
import { openDatabase } from '../../../src/store/database.ts'
import { createIndexedLogStore } from '../../../src/store/indexedLogStore.ts'
import { commitmentOf } from '../../../src/table/fairDeal/fairDeal.ts'
import { beginSharedGame } from '../../../src/table/phones/beginSharedGame.ts'
import type { Channel } from '../../../src/table/phones/channel.ts'
import type { Clock } from '../../../src/table/phones/clock.ts'
import { createGuestRunner, type GuestRunner } from '../../../src/table/phones/createGuestRunner.ts'
import { createRoomRunner, type RoomRunner } from '../../../src/table/phones/createRoomRunner.ts'
import type { GamePlan } from '../../../src/table/room/frames.ts'
import { createLobby } from '../../../src/table/room/lobby.ts'

/** Plan of a game without a last round, so that it never ends. */
const PLAN: GamePlan = {
  ...{ mode: 'kings-quest', min: 2, max: 2 },
  options: { openHands: 'on', maxRounds: 0, families: 'off', intrigue: 'off' },
}
/** Bytes of a frame with one move. */
const FRAME = 60
/** Milliseconds before each measurement. The host sends away whoever sends more than twenty frames a second. */
const PAUSE = 75
const pause = () => new Promise((over) => setTimeout(over, PAUSE))

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
const chance = (bytes: number): string => toBase64url(random(bytes))
const clock: Clock = {
  now: () => performance.now(),
  every: (milliseconds, run) => {
    const beating = setInterval(run, milliseconds)
    return () => clearInterval(beating)
  },
}
/** Two pages of one browser share their storage: each has its own. */
const name = chance(8)
const env = { clock, version: { talk: 1, app: 'bench' }, store: createIndexedLogStore(openDatabase({ name })), random }
const bare = openDB(`${name} bare`, 1, { upgrade: (open) => void open.createObjectStore('entries') })

let writes = 0
/** One strict write of something as big as an entry. */
const write = async (): Promise<void> => {
  const tx = (await bare).transaction('entries', 'readwrite', { durability: 'strict' })
  await Promise.all([tx.store.put({ seq: writes, hash: name, body: { kind: 'seat', seat: 0 } }, writes++), tx.done])
}

const offers: PairingOffer[] = []
let room: RoomRunner<BlackstoneTypes> | undefined
let guest: GuestRunner<BlackstoneTypes> | undefined
let echo: Channel | undefined

const openRoom = (): RoomRunner<BlackstoneTypes> => {
  const [id, secret] = [chance(16), { seed: chance(32) }]
  const lobby = createLobby(PLAN, { game: game.id, version: game.version }, commitmentOf(id, secret), clock.now())
  return createRoomRunner<BlackstoneTypes>(
    { ...env, saveLobby: write, saveRoomData: write, replaceLog: write },
    { at: 'lobby', lobby },
    (plan, sitters) => beginSharedGame(game, id, secret, plan, sitters),
  )
}

const openGuest = (carrier: Channel): GuestRunner<BlackstoneTypes> =>
  createGuestRunner<BlackstoneTypes>(
    {
      ...env,
      saveKeys: write,
      replaceLog: write,
      dial: async () => ({ carrier, isPermanent: true }),
      versionOf: () => game.version,
      rules: async () => game,
    },
    { keys: [] },
  )

const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await new Promise((soon) => setTimeout(soon, 20))
}

/** Answers each frame once it has written something. */
const answerAll = (channel: Channel): void =>
  channel.receive(async (frame) => {
    await write()
    channel.send(frame)
  })

/** Sends a frame and waits for its answer, with a write at either end. */
const roundTrip = (channel: Channel): Promise<void> =>
  new Promise((back) => {
    channel.receive(async () => {
      await write()
      back()
    })
    channel.send(new Uint8Array(FRAME))
  })

/** Legal action, not always of the same kind: the hash of the state chooses it. */
const choose = ({ guest }: GuestRunner<BlackstoneTypes>) => {
  const { follower } = guest()
  if (!follower) throw new Error('no game')
  const { state, turn } = follower.replay
  const seat = turn.kind === 'seats' ? (turn.seats[0] ?? 0) : 0
  const legal = game.legal(seatView(state, seat, follower.vaults.get(seat) ?? EMPTY_VAULT))
  const action = legal[Number.parseInt(hashOf(state).slice(0, 8), 16) % legal.length]
  if (!action) throw new Error(`nothing to do: ${JSON.stringify(turn)}`)
  return { seat, action }
}

const move = (running: GuestRunner<BlackstoneTypes>, seat: number, action: Action): Promise<void> =>
  new Promise((done, fail) => {
    const stop = running.subscribe((news) => {
      const [refused] = news.refused
      if (!refused && news.done.length === 0) return
      stop()
      if (refused) fail(new Error(refused[1].code))
      else done()
    })
    running.dispatch({ kind: 'wish', seat, wish: { kind: 'act', action } })
  })

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const line = {
  async offer(): Promise<string> {
    const made = await createPairingOffer()
    if (!made.ok) throw new Error(made.error.code)
    offers.push(made.value)
    return made.value.text
  },
  /** The first line is the table's, the second the bare one. */
  async accept(at: number, answer: string): Promise<void> {
    const opened = await offers[at]?.accept(answer)
    if (!opened?.ok) throw new Error(opened?.error.code)
    if (at > 0) return answerAll(opened.value)
    room = openRoom()
    room.admit(opened.value)
  },
  async answer(at: number, offer: string): Promise<string> {
    const made = await createPairingAnswer(offer)
    if (!made.ok) throw new Error(made.error.code)
    void made.value.channel.then((opened) => {
      if (!opened.ok) throw new Error(opened.error.code)
      if (at === 0) guest = openGuest(opened.value)
      else echo = opened.value
    })
    return made.value.text
  },
  /** Takes both seats. */
  async sit(): Promise<void> {
    await until(() => !!guest?.guest().lobby && !!echo)
    for (const player of ['Ann', 'Ben']) {
      guest?.dispatch({ kind: 'sit', key: { id: chance(6), secret: chance(16), name: player, nonce: chance(16) } })
    }
    await until(() => guest?.guest().lobby?.seats.length === 2)
  },
  start: () => room?.decide({ kind: 'start' }),
  begun: () => until(() => !!guest?.guest().follower),
  /**
   * Takes moves and bare round trips by turns. Returns the milliseconds from each proposal to its confirmation on this
   * phone, and those of a bare round trip.
   */
  async take(count: number): Promise<{ readonly deeds: readonly number[]; readonly trips: readonly number[] }> {
    const [running, channel] = [guest, echo]
    if (!running || !channel) throw new Error('no line')
    const [moves, trips]: [number[], number[]] = [[], []]
    while (moves.length < count) {
      const { seat, action } = choose(running)
      moves.push(await milliseconds(() => move(running, seat, action)))
      await pause()
      trips.push(await milliseconds(() => roundTrip(channel)))
      await pause()
    }
    return { deeds: moves, trips }
  },
}

export type Line = typeof line

Object.assign(globalThis, { line })
