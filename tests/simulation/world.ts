/**
 * One seed, one world: the real engine and protocol in virtual time. A host, its own player, and guests gather in a lobby and play a game,
 * on phones that sleep, die and are wiped; channels that break; storage that fails; and crashes at every boundary between two effects.
 * Whatever goes wrong is in `faults`.
 */
import { toBase64url } from '../../src/kernel/base64url.ts'
import type { Shape } from '../../src/kernel/contract.ts'
import { steady } from '../../src/table/phones/clock.ts'
import { toGuest, toHost } from '../../src/table/room/frameSchema.ts'
import type { ToGuest, ToHost } from '../../src/table/room/frames.ts'
import { FROM_GUEST, FROM_HOST } from '../../src/table/room/wire.ts'
import { numbersFrom } from '../kernel/seed.ts'
import type { Bug } from './bugs.ts'
import { throughBytes } from './bytes.ts'
import { GuestPhone } from './guestPhone.ts'
import { Agenda } from './heap.ts'
import { HostPhone } from './hostPhone.ts'
import type { Setup } from './setup.ts'
import { Troubles } from './troubles.ts'
import { Watch } from './watch.ts'
import { openWire, type Wire } from './wire.ts'

/** A table on which nothing happens for so long has stopped: no trouble lasts as long. */
const STILL = 120_000
/** Clocks on walls have counted for long. */
const SOMEDAY = 1_700_000_000_000

export class World<G extends Shape> {
  readonly agenda = new Agenda()
  readonly faults: string[] = []
  readonly below: (bound: number) => number
  readonly wires = new Map<number, Wire<ToHost, ToGuest>>()
  readonly watch = new Watch<G>(this)
  readonly host: HostPhone<G>
  readonly phones: readonly GuestPhone<G>[]
  private readonly troubles = new Troubles<G>(this)
  private nextWire = 1
  isCalm = false

  constructor(readonly setup: Setup<G>) {
    this.below = numbersFrom(setup.seed)
    this.host = new HostPhone(this)
    this.phones = setup.phones.map((wanted, index) => new GuestPhone(this, index, wanted))
    this.host.start()
    for (const phone of this.phones) phone.start()
    this.troubles.plan()
  }

  fault(what: string) {
    if (this.faults.length < 5) this.faults.push(`${what} at ${this.agenda.now} ms`)
  }

  has(bug: Bug): boolean {
    return this.setup.bug === bug
  }

  chance(percent: number): boolean {
    return this.below(100) < percent
  }

  /** Whether what may go wrong does, `trouble` times in so many. */
  isTrouble(of: number): boolean {
    return !this.isCalm && this.below(of) < this.setup.trouble
  }

  isCrash(phone: number | 'host', kind: string, isAfter: boolean): boolean {
    return !this.isCalm && this.troubles.isCrash(phone, kind, isAfter)
  }

  /** What a phone takes for the time: its clock may be off, and be set while it runs. */
  clockOf(phone: { readonly skew: number }): () => number {
    return steady(() => SOMEDAY + this.agenda.now + phone.skew)
  }

  /** So many bytes of this world's chance, as base64url. */
  random(bytes: number): string {
    return toBase64url(Uint8Array.from({ length: bytes }, () => this.below(256)))
  }

  wiresOf(phone: number): readonly Wire<ToHost, ToGuest>[] {
    return [...this.wires.values()].filter((wire) => wire.guest === phone && !wire.isGone())
  }

  dial(phone: GuestPhone<G>) {
    const { life } = phone
    const isLocal = phone.index === 0
    this.agenda.plan(isLocal ? 1 : 30 + this.below(400), () => {
      if (life !== phone.life) return
      const isUnheard = !isLocal && (this.host.isAsleep || this.isTrouble(1000))
      if (!this.host.isOn() || this.agenda.now < phone.offlineUntil || isUnheard) {
        if (this.chance(50)) phone.does({ kind: 'failed' })
      } else this.connect(phone)
    })
  }

  private connect(phone: GuestPhone<G>) {
    const { host, agenda } = this
    const id = this.nextWire++
    const { life } = phone
    const hostLife = host.life
    const isOwn = phone.index === 0
    const inbox = inboxOf(agenda, phone, () => life === phone.life)
    const hostInbox = inboxOf(agenda, host, () => hostLife === host.life)
    const isBytes = this.setup.isInBytes
    const asSaid = isBytes ? throughBytes(toHost, FROM_GUEST) : same<ToHost>
    const asTold = isBytes ? throughBytes(toGuest, FROM_HOST) : same<ToGuest>
    const wire = openWire<ToHost, ToGuest>(agenda, id, phone.index, isOwn ? () => 0 : () => 4 + this.below(40), {
      toHost: (frame) =>
        hostInbox(() => {
          this.watch.greets(id, frame)
          host.does({ kind: 'said', channel: id, frame: asSaid(frame) })
        }),
      toGuest: (frame) => inbox(() => phone.does({ kind: 'said', channel: id, frame: asTold(frame) })),
      hostLost: () => hostInbox(() => host.does({ kind: 'closed', channel: id })),
      guestLost: () => inbox(() => phone.does({ kind: 'closed', channel: id })),
    })
    this.wires.set(id, wire)
    host.does({ kind: 'opened', channel: id, nonce: this.random(16), isOwn })
    phone.does({ kind: 'opened', channel: id, nonce: this.random(16) })
  }

  /** Plays to the end of the game, heals everything, and looks. Stops at the first fault. */
  run(): readonly string[] {
    const { host } = this
    let [length, stillSince] = [0, 0]
    while (host.room?.docket.book.replay.turn.kind !== 'over' && this.faults.length === 0) {
      this.agenda.runUntil(this.agenda.now + 5000)
      if (host.disk.entries.length > length) [length, stillSince] = [host.disk.entries.length, this.agenda.now]
      else if (this.agenda.now - stillSince > STILL) this.fault('the table stands still')
    }
    this.heal()
    this.agenda.runUntil(this.agenda.now + 10_000)
    if (this.faults.length === 0) this.watch.healed()
    return this.faults
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

const same = <T>(message: T): T => message

/** What arrives while a phone sleeps waits, in its order, until it is awake; it is lost with the phone's life. */
const inboxOf = (agenda: Agenda, sleeper: { readonly isAsleep: boolean }, isAlive: () => boolean) => {
  const waiting: (() => void)[] = []
  const drain = (): void => {
    if (sleeper.isAsleep && isAlive()) agenda.plan(250, drain)
    else for (let run = waiting.shift(); run && isAlive(); run = waiting.shift()) run()
  }
  return (run: () => void): void => {
    waiting.push(run)
    if (waiting.length === 1) drain()
  }
}
