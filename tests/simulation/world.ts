/**
 * World of one seed: the real engine and protocol in virtual time. A host, its own player and guests gather in a lobby
 * and play a game. Phones sleep, crash and are wiped, channels break, storage fails, and crashes come at every boundary
 * between two effects. Violated invariants are listed in `faults`.
 */
import { toBase64url } from '../../src/kernel/base64url.ts'
import type { Shape } from '../../src/kernel/contract.ts'
import { steadyTime } from '../../src/table/phones/clock.ts'
import { GUEST_MESSAGE_LIMITS, HOST_MESSAGE_LIMITS } from '../../src/table/room/frameCodec.ts'
import { frameToGuestSchema, frameToHostSchema } from '../../src/table/room/frameSchema.ts'
import type { FrameToGuest, FrameToHost } from '../../src/table/room/frames.ts'
import { EXTRA_FRAMES, MAX_FULL_DELAY } from '../../src/table/room/timeoutsAndLimits.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import type { Bug } from './bugNames.ts'
import { Agenda } from './eventQueue.ts'
import { GuestPhone } from './guestPhone.ts'
import { HostPhone } from './hostPhone.ts'
import { Checker } from './invariants.ts'
import { openWire, type Wire } from './simulatedChannels.ts'
import { throughBytes } from './throughBytes.ts'
import { Troubles } from './troubles.ts'
import type { WorldSetup } from './worldSetup.ts'

/** Milliseconds without a new entry, while somebody who is awaited is there, after which a game counts as stuck. */
const MAX_STILL = 120_000
/** Milliseconds after which a world is looked at again. */
const STEP = 5000
/** Wall clock in ms at the start of the world. */
const CLOCK_START = 1_700_000_000_000

export class World<G extends Shape> {
  readonly agenda = new Agenda()
  readonly faults: string[] = []
  /** What broke, by kind. */
  readonly met = new Set<string>()
  readonly below: (bound: number) => number
  readonly wires = new Map<number, Wire<FrameToHost, FrameToGuest>>()
  readonly checker = new Checker<G>(this)
  readonly host: HostPhone<G>
  readonly phones: readonly GuestPhone<G>[]
  private readonly troubles = new Troubles<G>(this)
  private nextWire = 1
  isCalm = false

  constructor(readonly setup: WorldSetup<G>) {
    this.below = numbersFrom(setup.seed)
    this.host = new HostPhone(this)
    this.phones = setup.phones.map((wanted, index) => new GuestPhone(this, index, wanted))
    this.host.start()
    for (const phone of this.phones) phone.start()
    this.troubles.start()
  }

  addFault(what: string) {
    if (this.faults.length < 5) this.faults.push(`${what} at ${this.agenda.now} ms`)
  }

  hasBug(bug: Bug): boolean {
    return this.setup.bug === bug
  }

  chance(percent: number): boolean {
    return this.below(100) < percent
  }

  /** Whether a trouble of this kind occurs: `setup.trouble` times in `of`, never in a calm world. */
  isTrouble(kind: string, of: number): boolean {
    const isNow = !this.isCalm && this.below(of) < this.setup.trouble
    if (isNow) this.met.add(kind)
    return isNow
  }

  isCrash(phone: number | 'host', kind: string, isAfter: boolean): boolean {
    return !this.isCalm && this.troubles.isCrash(phone, kind, isAfter)
  }

  /** Clock of a phone, in whole milliseconds as phones have it: it may be off, and be set while it runs. */
  clockOf(phone: { readonly clockOffset: number }): () => number {
    return steadyTime(() => CLOCK_START + Math.floor(this.agenda.now) + phone.clockOffset)
  }

  /** Random bytes of this world as base64url. */
  random(bytes: number): string {
    return toBase64url(Uint8Array.from({ length: bytes }, () => this.below(256)))
  }

  wiresOf(phone: number): readonly Wire<FrameToHost, FrameToGuest>[] {
    return [...this.wires.values()].filter((wire) => wire.guest === phone && !wire.isGone())
  }

  dial(phone: GuestPhone<G>) {
    const { life } = phone
    const isLocal = phone.index === 0
    this.agenda.schedule(isLocal ? 1 : 30 + this.below(400), () => {
      if (life !== phone.life) return
      const isUnheard = !isLocal && (this.host.isAsleep || this.isTrouble('unheard', 1000))
      if (!this.host.isOn() || this.agenda.now < phone.offlineUntil || isUnheard) {
        if (this.chance(50)) phone.dispatch({ kind: 'failed' })
      } else this.connect(phone)
    })
  }

  private connect(phone: GuestPhone<G>) {
    const { host, agenda } = this
    const id = this.nextWire++
    const { life } = phone
    const hostLife = host.life
    const isOwn = phone.index === 0
    const inbox = createInbox(agenda, phone, () => life === phone.life)
    const hostInbox = createInbox(agenda, host, () => hostLife === host.life)
    const isBytes = this.setup.isInBytes
    const carryToHost = isBytes ? throughBytes(frameToHostSchema, GUEST_MESSAGE_LIMITS) : unchanged<FrameToHost>
    const carryToGuest = isBytes ? throughBytes(frameToGuestSchema, HOST_MESSAGE_LIMITS) : unchanged<FrameToGuest>
    const wire = openWire<FrameToHost, FrameToGuest>(
      agenda,
      id,
      phone.index,
      isOwn ? () => 0 : () => 4 + this.below(40),
      {
        toHost: (frame) =>
          hostInbox(() => {
            this.checker.onFrameAtHost(id, frame)
            host.dispatch({ kind: 'said', channel: id, frame: carryToHost(frame) })
          }),
        toGuest: (frame) => inbox(() => phone.dispatch({ kind: 'said', channel: id, frame: carryToGuest(frame) })),
        hostLost: () => hostInbox(() => host.dispatch({ kind: 'closed', channel: id })),
        guestLost: () => inbox(() => phone.dispatch({ kind: 'closed', channel: id })),
      },
    )
    this.wires.set(id, wire)
    host.dispatch({ kind: 'opened', channel: id, nonce: this.random(16), isOwn, extras: EXTRA_FRAMES })
    phone.dispatch({ kind: 'opened', channel: id, nonce: this.random(16) })
  }

  /** Plays to the end of the game, heals everything and checks. Stops at the first fault. */
  run(): readonly string[] {
    const { host } = this
    let [length, stillFor] = [0, 0]
    while (host.room?.arbiter.log.replay.turn.kind !== 'over' && this.faults.length === 0) {
      this.agenda.runUntil(this.agenda.now + STEP)
      if (host.everStored.size > length) [length, stillFor] = [host.everStored.size, 0]
      else if (!this.isWaitingForPhones()) stillFor += STEP
      if (stillFor > MAX_STILL) this.addFault('the table stands still')
    }
    this.heal()
    this.agenda.runUntil(this.agenda.now + 10_000)
    // A phone that had no place to watch dials again by itself, after a pause (rule 20).
    if (this.phones.some(({ guest }) => guest && guest.timesFull > 0))
      this.agenda.runUntil(this.agenda.now + MAX_FULL_DELAY)
    if (this.faults.length === 0) this.checker.checkHealed()
    return this.faults
  }

  /** Whether all phones whose seats are awaited are away: then nobody can go on. */
  private isWaitingForPhones(): boolean {
    const turn = this.host.room?.arbiter.log.replay.turn
    if (turn?.kind !== 'seats') return false
    const awaited = this.phones.filter(({ disk }) =>
      disk.keys.some(({ seat }) => seat !== null && turn.seats.includes(seat)),
    )
    return (
      awaited.length > 0 &&
      awaited.every((phone) => !phone.guest || phone.isAsleep || this.agenda.now < phone.offlineUntil)
    )
  }

  private heal() {
    this.isCalm = true
    this.host.isAsleep = false
    for (const wire of this.wires.values()) wire.mend()
    if (!this.host.isOn()) this.host.start()
    for (const phone of this.phones) {
      phone.isAsleep = false
      phone.offlineUntil = 0
      if (!phone.guest) phone.start()
    }
  }
}

const unchanged = <T>(message: T): T => message

/**
 * Inbox of a phone: messages that arrive while it sleeps wait in order until it wakes, and are lost when its process
 * ends.
 */
const createInbox = (agenda: Agenda, sleeper: { readonly isAsleep: boolean }, isAlive: () => boolean) => {
  const waiting: (() => void)[] = []
  const drain = (): void => {
    if (sleeper.isAsleep && isAlive()) agenda.schedule(250, drain)
    else for (let run = waiting.shift(); run && isAlive(); run = waiting.shift()) run()
  }
  return (run: () => void): void => {
    waiting.push(run)
    if (waiting.length === 1) drain()
  }
}
