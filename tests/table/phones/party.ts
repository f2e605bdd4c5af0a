/** Phones within one test: a host and guests over memory carriers, with a clock that the test turns. */
import type { Blackstone } from '../../../src/games/blackstone/game.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import { toBase64url } from '../../../src/kernel/base64url.ts'
import type { Result } from '../../../src/kernel/result.ts'
import { memoryLogs } from '../../../src/store/memory.ts'
import { commitOf } from '../../../src/table/fairDeal.ts'
import { beginShared } from '../../../src/table/phones/begin.ts'
import { type Carrier, memoryCarriers } from '../../../src/table/phones/carrier.ts'
import type { Clock } from '../../../src/table/phones/clock.ts'
import type { Version } from '../../../src/table/phones/greeting.ts'
import type { GuestNews } from '../../../src/table/phones/guestNews.ts'
import { type GuestEnv, type RunningGuest, runGuest } from '../../../src/table/phones/runGuest.ts'
import { type RunningRoom, runRoom } from '../../../src/table/phones/runRoom.ts'
import type { Beginning, Stage } from '../../../src/table/phones/stage.ts'
import type { Plan } from '../../../src/table/room/frames.ts'
import type { Opened } from '../../../src/table/room/guest.ts'
import type { HeldKey } from '../../../src/table/room/keys.ts'
import { openLobby, type Sitter } from '../../../src/table/room/lobby.ts'
import type { LogStore } from '../../../src/table/store.ts'
import { numbersFrom } from '../../kernel/seed.ts'

export const OURS: Version = { talk: 1, app: '0.4.0' }
const PLAIN = { families: 'off', intrigue: 'off' }
export const COOP: Plan = { mode: 'coop', options: { ...PLAIN, openHands: 'off' }, min: 2, max: 2 }
export const KINGS: Plan = { mode: 'kings-quest', options: PLAIN, min: 2, max: 4 }

const quiet = () => new Promise((resolve) => setImmediate(resolve))

export interface Phone {
  readonly running: RunningGuest<Blackstone>
  readonly news: GuestNews<Blackstone>[]
  readonly store: LogStore
  /** What it has stored of its seats. */
  keys: readonly HeldKey[]
  /** The carrier that it uses now. */
  carrier: Carrier | null
}

type Begun = Result<Beginning<Blackstone>>

/** A party over one clock. Everything in it is real but for the network and the time. `bent`: what a host that cheats makes of the game. */
export const newParty = (
  seed = 1,
  bent = (begun: Begun): Begun => begun,
  plan = KINGS,
  newStore: () => LogStore = memoryLogs,
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
  /** Time goes on by so many milliseconds, in ticks of half a second, and all that is due is done. */
  const wait = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 500) {
      now += 500
      for (const tick of [...ticks]) tick()
      for (let turn = 0; turn < 12; turn++) await quiet()
    }
  }
  const until = async (is: () => boolean, most = 60_000): Promise<void> => {
    for (let waited = 0; !is(); waited += 500) {
      if (waited >= most) throw new Error(`not so after ${most} ms`)
      await wait(500)
    }
  }

  const id = toBase64url(random(16))
  const secret = { seed: toBase64url(random(32)) }
  const house = { store: newStore(), sitters: [] as readonly Sitter[] }
  let room: RunningRoom<Blackstone> | null = null

  /** The host's side, from a lobby or from what it has stored. */
  const openHost = (stage?: Stage<Blackstone>, version = OURS): RunningRoom<Blackstone> => {
    room = runRoom<Blackstone>(
      {
        ...{ clock, version, store: house.store, random },
        keep: async (_, sitters) => {
          house.sitters = sitters
        },
        keepSheet: async () => {},
      },
      stage ?? { at: 'lobby', lobby: openLobby(plan, commitOf(id, secret), now) },
      (plan, sitters) => bent(beginShared(game, id, secret, plan, sitters)),
    )
    return room
  }
  const openPhone = (opened: Partial<Opened<Blackstone>> = {}, more: Partial<GuestEnv<Blackstone>> = {}): Phone => {
    const news: GuestNews<Blackstone>[] = []
    const phone = { news, store: newStore(), keys: [] as readonly HeldKey[], carrier: null as Carrier | null }
    const dial = async () => {
      const [mine, theirs] = memoryCarriers()
      if (!room) return null
      room.admit(theirs, opened.isOwn ?? false)
      phone.carrier = mine
      return { carrier: mine, lasts: false }
    }
    const keep = async (keys: readonly HeldKey[]) => {
      phone.keys = keys
    }
    const env = { clock, version: OURS, store: phone.store, random, keep, dial, rules: async () => game, ...more }
    const running = runGuest<Blackstone>(env, { keys: [], ...opened })
    running.subscribe((one) => news.push(one))
    return Object.assign(phone, { running })
  }
  const sit = (phone: Phone, name: string, emblem?: string): string => {
    const key = {
      ...{ id: toBase64url(random(6)), secret: toBase64url(random(16)) },
      ...{ ...(emblem && { emblem }), name, nonce: toBase64url(random(16)) },
    }
    phone.running.take({ kind: 'sit', key })
    return key.id
  }
  return { id, secret, house, clock, wait, until, openHost, openPhone, sit, closeHost: () => room?.close() }
}
