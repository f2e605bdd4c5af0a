/** Phones within one test: a host and guests over memory carriers, with a clock that the test advances. */
import type { BlackstoneTypes } from '../../../src/games/blackstone/createGame.ts'
import { game as blackstone } from '../../../src/games/blackstone/game.ts'
import { toBase64url } from '../../../src/kernel/base64url.ts'
import type { Game, Shape } from '../../../src/kernel/contract.ts'
import type { Result } from '../../../src/kernel/result.ts'
import { createMemoryLogStore } from '../../../src/store/memoryLogStore.ts'
import { commitmentOf } from '../../../src/table/fairDeal/fairDeal.ts'
import type { LogStore } from '../../../src/table/logStore.ts'
import { beginSharedGame } from '../../../src/table/phones/beginSharedGame.ts'
import { type Channel, createMemoryChannels } from '../../../src/table/phones/channel.ts'
import type { Clock } from '../../../src/table/phones/clock.ts'
import { createGuestRunner, type GuestEnv, type GuestRunner } from '../../../src/table/phones/createGuestRunner.ts'
import { createRoomRunner, type RoomRunner } from '../../../src/table/phones/createRoomRunner.ts'
import type { GuestUpdate } from '../../../src/table/phones/guestUpdate.ts'
import type { BegunGame, SharedTableStage } from '../../../src/table/phones/sharedTableStage.ts'
import type { AppVersion } from '../../../src/table/phones/versionGreeting.ts'
import type { GamePlan } from '../../../src/table/room/frames.ts'
import type { GuestOptions } from '../../../src/table/room/guest/guestState.ts'
import { createLobby, type Sitter } from '../../../src/table/room/lobby.ts'
import type { StoredSeatKey } from '../../../src/table/room/seatKeys.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'

export const OURS: AppVersion = { talk: 1, app: '0.4.0' }
const PLAIN_OPTIONS = { families: 'off', intrigue: 'off' }
export const COOP: GamePlan = { mode: 'coop', options: { ...PLAIN_OPTIONS, openHands: 'off' }, min: 2, max: 2 }
export const KINGS: GamePlan = { mode: 'kings-quest', options: PLAIN_OPTIONS, min: 2, max: 4 }

const settle = () => new Promise((resolve) => setImmediate(resolve))

export interface Phone<G extends Shape = BlackstoneTypes> {
  readonly running: GuestRunner<G>
  readonly updates: GuestUpdate<G>[]
  readonly store: LogStore
  /** Stored keys of its seats. */
  keys: readonly StoredSeatKey[]
  /** The carrier that it uses now. */
  carrier: Channel | null
}

type BeginResult<G extends Shape> = Result<BegunGame<G>>

/**
 * Party of phones over one clock. Everything is real except network and time. `changeGame` is what a cheating host
 * makes of the begun game.
 */
export const newParty = (
  seed = 1,
  changeGame = (result: BeginResult<BlackstoneTypes>): BeginResult<BlackstoneTypes> => result,
  plan = KINGS,
  newStore: () => LogStore = createMemoryLogStore,
) => partyOf<BlackstoneTypes>(blackstone, plan, seed, changeGame, newStore)

/** Party of phones over any game. */
export const partyOf = <G extends Shape>(
  game: Game<G>,
  plan: GamePlan,
  seed = 1,
  changeGame = (result: BeginResult<G>): BeginResult<G> => result,
  newStore: () => LogStore = createMemoryLogStore,
) => {
  const below = numbersFrom(seed)
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => below(256))
  let now = 0
  const ticks = new Set<() => void>()
  const clock: Clock = {
    now: () => now,
    every: (_, run) => {
      ticks.add(run)
      return () => void ticks.delete(run)
    },
  }
  /** Advances the time in ticks of half a second and runs everything that is due. */
  const wait = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 500) {
      now += 500
      for (const tick of [...ticks]) tick()
      for (let turn = 0; turn < 12; turn++) await settle()
    }
  }
  const until = async (condition: () => boolean, limit = 60_000): Promise<void> => {
    for (let waited = 0; !condition(); waited += 500) {
      if (waited >= limit) throw new Error(`not so after ${limit} ms`)
      await wait(500)
    }
  }

  const id = toBase64url(random(16))
  const secret = { seed: toBase64url(random(32)) }
  const hostStorage = { store: newStore(), sitters: [] as readonly Sitter[] }
  let room: RoomRunner<G> | null = null

  /** Opens the host, in a lobby or from a stored stage. */
  const openHost = (stage?: SharedTableStage<G>, version = OURS): RoomRunner<G> => {
    room = createRoomRunner<G>(
      {
        ...{ clock, version, store: hostStorage.store, random },
        saveLobby: async (_, sitters) => {
          hostStorage.sitters = sitters
        },
        saveRoomData: async () => {},
        replaceLog: async () => {},
      },
      stage ?? {
        at: 'lobby',
        lobby: createLobby(plan, { game: game.id, version: game.version }, commitmentOf(id, secret), now),
      },
      (plan, sitters) => changeGame(beginSharedGame(game, id, secret, plan, sitters)),
    )
    return room
  }
  const openPhone = (opened: Partial<GuestOptions<G>> = {}, more: Partial<GuestEnv<G>> = {}): Phone<G> => {
    const updates: GuestUpdate<G>[] = []
    const phone = { updates, store: newStore(), keys: [] as readonly StoredSeatKey[], carrier: null as Channel | null }
    const dial = async () => {
      const [mine, theirs] = createMemoryChannels()
      if (!room) return null
      room.admit(theirs, opened.isOwn ?? false)
      phone.carrier = mine
      return { carrier: mine, isPermanent: false }
    }
    const saveKeys = async (keys: readonly StoredSeatKey[]) => {
      phone.keys = keys
    }
    const versionOf = (id: string) => (id === game.id ? game.version : null)
    const rules = async () => game
    const env = {
      clock,
      version: OURS,
      store: phone.store,
      random,
      saveKeys,
      replaceLog: async () => {},
      dial,
      versionOf,
      rules,
      ...more,
    }
    const running = createGuestRunner<G>(env, { keys: [], ...opened })
    running.subscribe((one) => updates.push(one))
    return Object.assign(phone, { running })
  }
  const takeSeat = (phone: Phone<G>, name: string, emblem?: string): string => {
    const key = {
      ...{ id: toBase64url(random(6)), secret: toBase64url(random(16)) },
      ...{ ...(emblem && { emblem }), name, nonce: toBase64url(random(16)) },
    }
    phone.running.dispatch({ kind: 'sit', key })
    return key.id
  }
  return { id, secret, hostStorage, clock, wait, until, openHost, openPhone, takeSeat, closeHost: () => room?.close() }
}
