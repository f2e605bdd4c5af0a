/**
 * One seed, one world: the real engine and protocol in virtual time. A host, its own player, and guests on phones that sleep, die and are
 * wiped; channels that break; storage that fails; and crashes at every boundary between two effects. Whatever goes wrong is in `faults`.
 */
import { canonical } from '../../src/kernel/canonical.ts'
import type { Game, Seat, Shape } from '../../src/kernel/contract.ts'
import { hashOf } from '../../src/kernel/hash.ts'
import type { Json } from '../../src/kernel/json.ts'
import { replayLog } from '../../src/kernel/ledger.ts'
import type { Entry, Header } from '../../src/kernel/log.ts'
import { EMPTY_VAULT, viewOf } from '../../src/kernel/vault.ts'
import { openBook } from '../../src/table/book.ts'
import { seatFollower } from '../../src/table/follower.ts'
import type { Commit, Proposal } from '../../src/table/messages.ts'
import { rereadBook } from '../../src/table/reread.ts'
import { toGuest, toHost } from '../../src/table/room/frameSchema.ts'
import type { ToGuest, ToHost } from '../../src/table/room/frames.ts'
import { type Guest, type GuestEffect, type GuestEvent, openGuest, stepGuest } from '../../src/table/room/guest.ts'
import { type HeldKey, movedKey, type SeatKey } from '../../src/table/room/keys.ts'
import { openRoom, type Room, type RoomEffect, type RoomEvent, stepRoom } from '../../src/table/room/room.ts'
import { FROM_GUEST, FROM_HOST, listener, type Most, speaker } from '../../src/table/room/wire.ts'
import type { Schema } from '../../src/table/schema.ts'
import type { PrivateOpening } from '../../src/table/store.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { sure } from '../kernel/trusted.ts'
import type { Bug } from './bugs.ts'
import { Agenda } from './heap.ts'
import { openWire, type Wire } from './wire.ts'

export interface Setup<G extends Shape> {
  readonly game: Game<G>
  readonly header: Header
  readonly seed: number
  /** The seats of each phone; the first phone is the host's, one without seats watches. */
  readonly phones: readonly (readonly Seat[])[]
  /** 0 for a calm world, 100 for one in which something breaks all the time. */
  readonly trouble: number
  /** The game is ended when the log has so many entries. */
  readonly most: number
  /** Whether what is said travels as bytes, as between real phones; it takes ten times as long. */
  readonly isInBytes: boolean
  readonly bug?: Bug
}

interface Disk {
  header: Header | null
  entries: Entry[]
  shown: PrivateOpening[]
}

interface Phone<G extends Shape> {
  guest: Guest<G> | null
  keys: readonly HeldKey[]
  readonly seats: readonly Seat[]
  disk: Disk
  isAsleep: boolean
  /** Until when no network reaches it. */
  offlineUntil: number
  /** Raised by every restart: what was planned before it belongs to a dead process. */
  life: number
  isThinking: boolean
}

const TICK = 500
/** A cut of this length is the end of a WebRTC channel. */
const SURVIVED = 16_000
/** A table on which nothing happens for so long has stopped: no trouble lasts as long. */
const STILL = 120_000
const emptyDisk = (): Disk => ({ header: null, entries: [], shown: [] })

/** What a crash point is at: just before an effect is done, or just after. */
interface CrashPoint {
  readonly phone: number | 'host'
  readonly kind: string
  readonly isAfter: boolean
  nth: number
}

export class World<G extends Shape> {
  readonly agenda = new Agenda()
  readonly faults: string[] = []
  readonly phones: Phone<G>[]
  readonly below: (bound: number) => number
  readonly keys: readonly SeatKey[]
  room: Room<G> | null = null
  disk: { isCreated: boolean; entries: Entry[] } = { isCreated: false, entries: [] }
  private hostLife = 0
  private hostAsleep = false
  private readonly wires = new Map<number, Wire<ToHost, ToGuest>>()
  private nextWire = 1
  private isCalm = false
  /** Every wish that a phone made for a seat of its own, as text. */
  private readonly wishes = new Set<string>()
  private readonly crashes: CrashPoint[] = []
  private readonly cheats = new Map<number, number>()
  entriesDone = 0

  constructor(readonly setup: Setup<G>) {
    this.below = numbersFrom(setup.seed)
    this.keys = setup.header.seats.map((_, seat) => ({
      id: String(seat).padStart(8, '0'),
      secret: `${setup.seed * 16 + seat}`.padStart(22, 'A'),
    }))
    this.phones = setup.phones.map((seats) => ({
      guest: null,
      keys: seats.map((seat) => ({ ...movedKey(this.keys[seat] as SeatKey), seat })),
      seats,
      disk: emptyDisk(),
      isAsleep: false,
      offlineUntil: 0,
      life: 0,
      isThinking: false,
    }))
    this.startHost()
    this.phones.forEach((_, phone) => this.startGuest(phone))
    this.planTroubles()
  }

  private fault(what: string) {
    if (this.faults.length < 5) this.faults.push(`${what} at ${this.agenda.now} ms`)
  }

  private has(bug: Bug): boolean {
    return this.setup.bug === bug
  }

  private chance(percent: number): boolean {
    return this.below(100) < percent
  }

  // The host.

  startHost() {
    const { game, header, seed } = this.setup
    const secret = { seed: `seed-${seed}` }
    const life = ++this.hostLife
    this.hostAsleep = false
    const { isCreated, entries } = this.disk
    const book = isCreated ? rereadBook(game, header, secret, entries) : openBook(game, header, secret)
    if (!book.ok) return this.fault(`the host's log does not open: ${JSON.stringify(book.error)}`)
    this.room = openRoom(book.value, { secret, keys: this.keys }, this.agenda.now, isCreated ? entries.length : -1)
    this.hostDoes({ kind: 'begin' })
    const tick = () => {
      if (life !== this.hostLife) return
      if (!this.hostAsleep) this.hostDoes({ kind: 'tick', now: this.agenda.now })
      this.agenda.plan(TICK, tick)
    }
    this.agenda.plan(TICK, tick)
  }

  private hostDoes(event: RoomEvent) {
    if (!this.room) return
    const life = this.hostLife
    const given = this.planted(event)
    const [room, effects] = stepRoom(this.room, given)
    this.room = room
    for (const effect of effects) {
      if (this.isCrash('host', effect.kind, false)) return this.crashHost()
      this.doForHost(effect, life)
      if (life !== this.hostLife) return
      if (this.isCrash('host', effect.kind, true)) return this.crashHost()
    }
  }

  /** The same event as a host with the planted bug would take it. */
  private planted(event: RoomEvent): RoomEvent {
    if (event.kind !== 'said' || !this.room) return event
    const { docket, callers } = this.room
    if (event.frame.kind === 'hello' && this.has('noTail'))
      return { ...event, frame: { ...event.frame, have: this.haveNow() } }
    if (event.frame.kind !== 'propose') return event
    const { proposal } = event.frame
    if (this.has('dedup')) {
      const count = docket.book.replay.counts[proposal.seat] ?? 0
      return { ...event, frame: { kind: 'propose', proposal: { ...proposal, count } } }
    }
    if (this.has('anySeat') && callers.has(event.channel)) {
      const phones = new Map([
        ...docket.phones,
        [event.channel, this.setup.header.seats.map((_, seat) => seat)] as const,
      ])
      this.room = { ...this.room, docket: { ...docket, phones } }
    }
    return event
  }

  private haveNow() {
    const { book, told } = (this.room as Room<G>).docket
    return { seq: told, hash: book.lines[told - 1]?.entry.hash ?? '' }
  }

  private doForHost(effect: RoomEffect, life: number) {
    switch (effect.kind) {
      case 'store':
        return this.storeForHost(effect.entries, life)
      case 'hangUp':
        return this.wires.get(effect.channel)?.end(null, this.below(300))
      case 'say': {
        const wire = this.wires.get(effect.channel)
        const frame = this.has('tellsAll') ? this.withAll(effect.frame) : effect.frame
        if (wire) {
          this.checkTold(wire.guest, frame)
          wire.sayToGuest(frame)
        }
      }
    }
  }

  private withAll(frame: ToGuest): ToGuest {
    if (frame.kind !== 'commit' || !this.room) return frame
    const { lines } = this.room.docket.book
    return { ...frame, shown: frame.entries.flatMap(({ seq }) => lines[seq]?.shown ?? []) }
  }

  private storeForHost(entries: readonly Entry[], life: number) {
    const write = () => {
      this.disk.isCreated = true
      this.disk.entries = [...this.disk.entries.slice(0, entries[0]?.seq ?? this.disk.entries.length), ...entries]
    }
    if (this.has('tellsEarly')) {
      this.agenda.plan(20 + this.below(60), () => life === this.hostLife && write())
      return this.hostDoes({ kind: 'stored' })
    }
    this.agenda.plan(1 + this.below(12), () => {
      if (life !== this.hostLife) return
      if (!this.isCalm && this.below(1000) < this.setup.trouble) {
        if (this.has('noStoreAgain')) return
        return this.hostDoes({ kind: 'notStored' })
      }
      write()
      if (this.isCrash('host', 'stored', true)) return this.crashHost()
      this.hostDoes({ kind: 'stored' })
    })
  }

  /** The process is gone: what it had not stored is lost, and its channels fall silent. It comes back after a while. */
  crashHost() {
    this.hostLife++
    this.room = null
    this.hostAsleep = false
    for (const wire of this.wires.values()) wire.end(null, this.chance(30) ? this.below(2000) : null)
    this.wires.clear()
    this.agenda.plan(300 + this.below(4000), () => this.room === null && this.startHost())
  }

  sleepHost(ms: number) {
    this.hostAsleep = true
    const life = this.hostLife
    this.agenda.plan(ms, () => {
      if (life === this.hostLife) this.hostAsleep = false
    })
  }

  // Guests.

  startGuest(phone: number) {
    const one = this.phones[phone] as Phone<G>
    const life = ++one.life
    const { header, entries, shown } = one.disk
    const { game } = this.setup
    let follower = null
    if (header) {
      const replay = replayLog(game, header, entries)
      if (!replay.ok) return this.fault(`the log of phone ${phone} does not replay: ${JSON.stringify(replay.error)}`)
      follower = seatFollower(one.seats, replay.value, [...entries], shown)
    }
    one.guest = openGuest({ gameOf: () => game, isOwn: phone === 0, keys: one.keys, follower }, this.agenda.now)
    one.isAsleep = false
    one.isThinking = false
    const tick = () => {
      if (life !== one.life) return
      if (!one.isAsleep) this.guestDoes(phone, { kind: 'tick', now: this.agenda.now })
      this.agenda.plan(TICK, tick)
    }
    this.agenda.plan(this.below(TICK), tick)
  }

  private guestDoes(phone: number, event: GuestEvent<G['action']>) {
    const one = this.phones[phone] as Phone<G>
    if (!one.guest) return
    const before = one.guest
    const { life } = one
    const [guest, effects] = stepGuest(one.guest, event)
    one.guest = this.wronged(phone, before, guest)
    for (const effect of this.wrongedEffects(event, effects)) {
      if (this.isCrash(phone, effect.kind, false)) return this.crashGuest(phone)
      this.doForGuest(phone, effect, life)
      if (life !== one.life) return
      if (this.isCrash(phone, effect.kind, true)) return this.crashGuest(phone)
    }
    this.checkGuest(phone, before)
    this.think(phone)
  }

  /** The guest as one with the planted bug would be. */
  private wronged(_phone: number, before: Guest<G>, guest: Guest<G>): Guest<G> {
    const { follower } = guest
    if (this.has('noHealing') && guest.flaws.length > before.flaws.length && before.follower)
      return { ...guest, follower: { ...before.follower, flaw: guest.flaws.at(-1) ?? null }, line: before.line }
    if (this.has('neverRedials') && guest.line.kind === 'up')
      return { ...guest, line: { ...guest.line, heard: guest.now } }
    if (this.has('noHashes') && follower && guest.flaws.length > before.flaws.length)
      return { ...guest, follower: before.follower, line: before.line }
    return guest
  }

  private wrongedEffects(
    event: GuestEvent<G['action']>,
    effects: readonly GuestEffect<G>[],
  ): readonly GuestEffect<G>[] {
    const isSaid = (kind: ToHost['kind']): boolean =>
      effects.some((one) => one.kind === 'say' && one.frame.kind === kind)
    if ((this.has('noHashes') || this.has('noHealing')) && isSaid('hello') && event.kind === 'said') return []
    return this.has('forgetsPending') && event.kind === 'said' && event.frame.kind === 'welcome' ? [] : effects
  }

  private doForGuest(phone: number, effect: GuestEffect<G>, life: number) {
    const one = this.phones[phone] as Phone<G>
    switch (effect.kind) {
      case 'dial':
        return this.dial(phone, life)
      case 'hangUp':
        return this.wires.get(effect.channel)?.end(this.chance(50) ? this.below(500) : null, null)
      case 'say':
        return this.wires.get(effect.channel)?.sayToHost(effect.frame)
      case 'store':
        return this.storeForGuest(phone, effect, life)
      case 'done':
        return this.checkDone(one, effect.proposals)
    }
  }

  private storeForGuest(phone: number, batch: Extract<GuestEffect<G>, { kind: 'store' }>, life: number) {
    const one = this.phones[phone] as Phone<G>
    if (this.has('doneEarly')) this.checkDone(one, one.guest?.storing?.proposals ?? [])
    this.agenda.plan(1 + this.below(12), () => {
      if (life !== one.life) return
      if (!this.isCalm && this.below(1000) < this.setup.trouble) return this.guestDoes(phone, { kind: 'notStored' })
      const shown = this.has('losesShown') ? [] : batch.shown
      const { disk } = one
      if (batch.header) disk.header = batch.header
      if ((batch.entries[0]?.seq ?? disk.entries.length) !== disk.entries.length) this.fault('a guest stores a hole')
      one.disk = { header: disk.header, entries: [...disk.entries, ...batch.entries], shown: [...disk.shown, ...shown] }
      if (this.isCrash(phone, 'stored', true)) return this.crashGuest(phone)
      this.guestDoes(phone, { kind: 'stored' })
    })
  }

  private dial(phone: number, life: number) {
    const one = this.phones[phone] as Phone<G>
    const isLocal = phone === 0
    this.agenda.plan(isLocal ? 1 : 30 + this.below(400), () => {
      if (life !== one.life) return
      const fails =
        !this.room ||
        this.agenda.now < one.offlineUntil ||
        (this.hostAsleep && !isLocal) ||
        (!isLocal && !this.isCalm && this.below(1000) < this.setup.trouble)
      if (fails) return this.chance(50) ? this.guestDoes(phone, { kind: 'failed' }) : undefined
      this.connect(phone, life)
    })
  }

  private connect(phone: number, life: number) {
    const one = this.phones[phone] as Phone<G>
    const id = this.nextWire++
    const hostLife = this.hostLife
    const latency = phone === 0 ? () => 0 : () => 4 + this.below(40)
    const inbox = (run: () => void) => {
      if (life !== one.life) return
      if (one.isAsleep) this.agenda.plan(250, () => inbox(run))
      else run()
    }
    const hostInbox = (run: () => void) => {
      if (hostLife !== this.hostLife) return
      if (this.hostAsleep) this.agenda.plan(250, () => hostInbox(run))
      else run()
    }
    const [asSaid, asTold] = this.setup.isInBytes
      ? [throughBytes(toHost, FROM_GUEST), throughBytes(toGuest, FROM_HOST)]
      : [same, same]
    const wire = openWire<ToHost, ToGuest>(this.agenda, id, phone, latency, {
      toHost: (frame) => hostInbox(() => this.hostDoes({ kind: 'said', channel: id, frame: asSaid(frame) })),
      toGuest: (frame) => inbox(() => this.guestDoes(phone, { kind: 'said', channel: id, frame: asTold(frame) })),
      hostLost: () => hostInbox(() => this.hostDoes({ kind: 'closed', channel: id })),
      guestLost: () => inbox(() => this.guestDoes(phone, { kind: 'closed', channel: id })),
    })
    this.wires.set(id, wire)
    this.hostDoes({ kind: 'opened', channel: id, nonce: 'H'.repeat(22) })
    this.guestDoes(phone, { kind: 'opened', channel: id, nonce: 'G'.repeat(22) })
  }

  crashGuest(phone: number) {
    const one = this.phones[phone] as Phone<G>
    one.life++
    one.guest = null
    for (const wire of this.wires.values())
      if (wire.guest === phone) wire.end(this.chance(30) ? this.below(2000) : null, null)
    this.agenda.plan(300 + this.below(4000), () => one.guest === null && this.startGuest(phone))
  }

  sleepGuest(phone: number, ms: number) {
    const one = this.phones[phone] as Phone<G>
    const { life } = one
    one.isAsleep = true
    this.agenda.plan(ms, () => {
      if (life === one.life) one.isAsleep = false
    })
  }

  /** No network: a channel survives a short cut, and never a long one. The phone hears when its network is back. */
  unplug(phone: number, ms: number) {
    const one = this.phones[phone] as Phone<G>
    if (phone === 0) return
    one.offlineUntil = this.agenda.now + ms
    for (const wire of this.wiresOf(phone)) ms < SURVIVED ? wire.cut(ms) : wire.end(null, null)
    const { life, offlineUntil } = one
    this.agenda.plan(ms, () => {
      const isBack = life === one.life && offlineUntil === one.offlineUntil
      if (isBack && !one.isAsleep) this.guestDoes(phone, { kind: 'woke' })
    })
  }

  /** Storage was cleared: the phone comes back with its keys, from the link, and nothing else. */
  wipe(phone: number) {
    const one = this.phones[phone] as Phone<G>
    one.disk = emptyDisk()
    this.crashGuest(phone)
  }

  /** A byte of a phone's state is flipped; false where a deed is pending, whose echo would hide it. */
  flip(phone: number) {
    const one = this.phones[phone] as Phone<G>
    const { guest } = one
    if (!guest?.follower || guest.follower.pending.length > 0) return false
    const { replay } = guest.follower
    const state = flipped(replay.state, this.below)
    const wrong = { ...replay, state }
    one.guest = { ...guest, follower: { ...guest.follower, replay: wrong, echo: wrong } }
    return true
  }

  wiresOf(phone: number): readonly Wire<ToHost, ToGuest>[] {
    return [...this.wires.values()].filter((wire) => wire.guest === phone && !wire.isGone())
  }

  // Players.

  private think(phone: number) {
    const one = this.phones[phone] as Phone<G>
    const { guest, life } = one
    if (!guest?.follower || one.isThinking || one.seats.length === 0 || guest.follower.pending.length > 0) return
    one.isThinking = true
    this.agenda.plan(20 + this.below(180), () => {
      if (life !== one.life) return
      one.isThinking = false
      if (!one.isAsleep) this.play(phone)
    })
  }

  private play(phone: number) {
    const one = this.phones[phone] as Phone<G>
    const follower = one.guest?.follower
    if (!follower || follower.pending.length > 0 || follower.flaw) return
    if (!this.isCalm && this.below(1000) < 5 * this.setup.trouble) this.cheat(phone)
    const { turn, state, game, seq } = follower.echo
    if (turn.kind !== 'seats') return
    if (seq >= this.setup.most) return
    const seat = turn.seats.find((awaited) => one.seats.includes(awaited))
    if (seat === undefined) return
    if (this.below(100) < 3) return this.wish(phone, seat, { kind: this.chance(70) ? 'undo' : 'redo' })
    const legal = this.legalFor(() => game.legal(viewOf(state, seat, follower.vaults.get(seat) ?? EMPTY_VAULT)))
    const action = legal[this.below(legal.length)]
    if (action) this.wish(phone, seat, { kind: 'act', action })
  }

  /** On a phone whose state was flipped the rules may throw: its player finds nothing to do until the phone is healed. */
  private legalFor(list: () => readonly G['action'][]): readonly G['action'][] {
    try {
      return list()
    } catch {
      return []
    }
  }

  private wish(phone: number, seat: Seat, wish: Parameters<typeof asText<G>>[2]) {
    const one = this.phones[phone] as Phone<G>
    const count = one.guest?.follower?.replay.counts[seat] ?? 0
    this.wishes.add(asText<G>(seat, count, wish))
    this.guestDoes(phone, { kind: 'wish', seat, wish })
  }

  /** What no honest phone says: a proposal for somebody else's seat, or one that was done long ago. */
  private cheat(phone: number) {
    const one = this.phones[phone] as Phone<G>
    const { guest } = one
    const follower = guest?.follower
    if (!follower || guest.line.kind !== 'up') return
    // A third one would end its line.
    const cheats = this.cheats.get(guest.line.channel) ?? 0
    if (cheats >= 2) return
    this.cheats.set(guest.line.channel, cheats + 1)
    const { turn, state, game, counts } = follower.replay
    if (turn.kind !== 'seats') return
    const seat = turn.seats.find((awaited) => !one.seats.includes(awaited))
    const wire = this.wires.get(guest.line.channel)
    const old = follower.entries.findLast(({ body }) => body.kind === 'seat' && one.seats.includes(body.seat))
    if (old && this.chance(50)) return wire?.sayToHost({ kind: 'propose', proposal: old.body as Proposal })
    if (seat === undefined) return
    const [action] = game.legal(viewOf(state, seat, EMPTY_VAULT))
    if (action && game.openings(state, seat, action).length === 0)
      wire?.sayToHost({
        kind: 'propose',
        proposal: { kind: 'seat', seat, count: counts[seat] ?? 0, action, openings: [] },
      })
  }

  // Troubles.

  private planTroubles() {
    const { trouble } = this.setup
    if (trouble === 0) return
    const kinds = ['store', 'stored', 'say', 'dial', 'done'] as const
    for (let left = this.below(4); left > 0; left--) {
      const phone = this.chance(40) ? 'host' : this.below(this.phones.length)
      const kind = kinds[this.below(kinds.length)] as string
      this.crashes.push({ phone, kind, isAfter: this.chance(50), nth: this.below(60) })
    }
    const next = () => {
      if (!this.isCalm) this.makeTrouble()
      this.agenda.plan(200 + this.below(400_000 / trouble), next)
    }
    this.agenda.plan(this.below(200_000 / trouble), next)
  }

  private isCrash(phone: number | 'host', kind: string, isAfter: boolean): boolean {
    if (this.isCalm) return false
    const at = this.crashes.find(
      (one) => one.phone === phone && one.kind === kind && one.isAfter === isAfter && one.nth >= 0,
    )
    if (!at) return false
    at.nth--
    return at.nth < 0
  }

  private makeTrouble() {
    const phone = this.below(this.phones.length)
    const [wire] = this.wiresOf(phone)
    switch (this.below(9)) {
      case 0:
        return this.unplug(phone, 500 + this.below(20_000))
      case 1:
        return wire?.silence(this.chance(50) ? 'toHost' : 'toGuest')
      case 2:
        return wire?.end(this.chance(50) ? this.below(3000) : null, this.chance(50) ? this.below(3000) : null)
      case 3:
        return this.crashGuest(phone)
      case 4:
        return this.crashHost()
      case 5:
        return this.sleepGuest(phone, 500 + this.below(20_000))
      case 6:
        return this.sleepHost(500 + this.below(8000))
      case 7:
        return this.wipe(phone)
      default:
        this.flip(phone)
    }
  }

  // Invariants.

  /** What a phone is told is stored by the host, and private cards go to the phones of their seats alone. */
  private checkTold(phone: number, frame: ToGuest) {
    if (frame.kind !== 'commit') return
    const { entries, shown }: Commit = frame
    const last = entries.at(-1)
    if (last && this.disk.entries.length <= last.seq) this.fault(`entry ${last.seq} is told and not stored`)
    const { seats } = this.phones[phone] as Phone<G>
    if (shown.some(({ seats: to }) => to.some((seat) => !seats.includes(seat))))
      this.fault(`phone ${phone} is shown a card that it may not know`)
  }

  private checkGuest(phone: number, before: Guest<G>) {
    const follower = this.phones[phone]?.guest?.follower
    if (!follower) return
    const { entries } = follower
    for (let at = before.follower?.entries.length ?? 0; at < entries.length; at++) {
      const entry = entries[at] as Entry
      const stored = this.disk.entries[at]
      if (stored?.hash !== entry.hash) this.fault(`phone ${phone} has another entry ${at}`)
      if (phone === 0 || this.setup.phones.length === 1) this.checkWished(entry)
    }
  }

  private checkWished({ body, seq }: Entry) {
    if (body.kind === 'chance' || body.kind === 'end') return
    const texts =
      body.kind === 'joint'
        ? body.actions.map(([seat, action]) => `act ${seat} ${canonical(action as Json)}`)
        : [
            body.kind === 'seat'
              ? `${body.seat}.${body.count} ${canonical(body.action as Json)}`
              : `${body.seat}.${body.count} ${body.kind}`,
          ]
    if (body.kind === 'joint') return
    for (const text of texts) if (!this.wishes.has(text)) this.fault(`entry ${seq} was never wished: ${text}`)
    this.entriesDone++
  }

  private checkDone(one: Phone<G>, proposals: readonly Proposal[]) {
    for (const { kind, seat, count } of proposals) {
      const has = (entries: readonly Entry[]): boolean =>
        entries.some(({ body }) =>
          'count' in body ? body.seat === seat && body.count === count : body.kind === 'joint' || body.kind === 'end',
        )
      if (!has(this.disk.entries)) this.fault(`${kind} ${seat}.${count} is done and not stored by the host`)
      if (!has(one.disk.entries)) this.fault(`${kind} ${seat}.${count} is done and not stored by its phone`)
    }
  }

  /** Everything heals; ten seconds later all phones agree and know what is theirs. */
  private checkHealed() {
    if (!this.room) return this.fault('the host is not back')
    const { book } = this.room.docket
    const hash = hashOf(book.replay.state)
    if (this.disk.entries.length !== book.lines.length) this.fault('the host has not stored its log')
    this.phones.forEach(({ guest, seats, disk }, phone) => {
      const follower = guest?.follower
      if (!follower) return this.fault(`phone ${phone} is not back`)
      if (guest.line.kind !== 'up') this.fault(`phone ${phone} is ${guest.line.kind}`)
      if (follower.flaw) this.fault(`phone ${phone} differs`)
      if (hashOf(follower.replay.state) !== hash) this.fault(`phone ${phone} has another state`)
      if (follower.pending.length > 0) this.fault(`phone ${phone} still waits`)
      if (disk.entries.length !== book.lines.length) this.fault(`phone ${phone} has not stored the log`)
      for (const seat of seats) this.checkVault(phone, seat)
    })
    if (this.room.present.includes(false)) this.fault('a seat that is here counts as away')
  }

  private checkVault(phone: number, seat: Seat) {
    const { guest, disk } = this.phones[phone] as Phone<G>
    const shown = (this.room as Room<G>).docket.book.lines.flatMap((line) => line.shown)
    const mine = shown.filter(({ seats }) => seats.includes(seat))
    const vault = guest?.follower?.vaults.get(seat)
    if (mine.some(({ opening }) => !vault?.has(opening.slot))) this.fault(`phone ${phone} lacks a card of seat ${seat}`)
    const kept = new Set(disk.shown.filter(({ seats }) => seats.includes(seat)).map(({ opening }) => opening.slot))
    if (mine.some(({ opening }) => !kept.has(opening.slot)))
      this.fault(`phone ${phone} has not stored a card of seat ${seat}`)
  }

  private isOver(): boolean {
    const replay = this.room?.docket.book.replay
    return replay !== undefined && (replay.turn.kind === 'over' || replay.seq >= this.setup.most)
  }

  /** Plays to the end of the game, heals everything, and looks. Stops at the first fault. */
  run(): readonly string[] {
    let [length, stillSince] = [0, 0]
    while (!this.isOver() && this.faults.length === 0) {
      this.agenda.runUntil(this.agenda.now + 5000)
      if (this.disk.entries.length > length) [length, stillSince] = [this.disk.entries.length, this.agenda.now]
      else if (this.agenda.now - stillSince > STILL) this.fault('the table stands still')
    }
    this.heal()
    this.agenda.runUntil(this.agenda.now + 10_000)
    if (this.faults.length === 0) this.checkHealed()
    return this.faults
  }

  heal() {
    this.isCalm = true
    this.hostAsleep = false
    for (const phone of this.phones) {
      phone.isAsleep = false
      phone.offlineUntil = 0
    }
    for (const wire of this.wires.values()) wire.mend()
    if (!this.room) this.startHost()
    this.phones.forEach(({ guest }, phone) => guest ?? this.startGuest(phone))
  }
}

const same = <T>(message: T): T => message

/** What arrives where the message travels as frames of bytes. */
const throughBytes = <T>(schema: Schema<T>, most: Most): ((message: T) => T) => {
  const [speak, listen] = [speaker<T>(), listener(schema, most)]
  return (message) =>
    speak(message)
      .map((frame) => sure(listen(frame)))
      .at(-1) as T
}

const asText = <G extends Shape>(
  seat: Seat,
  count: number,
  wish: { readonly kind: 'act'; readonly action: G['action'] } | { readonly kind: 'undo' | 'redo' },
): string => `${seat}.${count} ${wish.kind === 'act' ? canonical(wish.action as Json) : wish.kind}`

/** The state with one number changed somewhere. */
const flipped = <S extends object>(state: S, below: (bound: number) => number): S => {
  const copy = structuredClone(state)
  const places: (readonly [Record<string, unknown>, string])[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'number') places.push([value as Record<string, unknown>, key])
      else visit(inner)
    }
  }
  visit(copy)
  const place = places[below(places.length)]
  if (place) place[0][place[1]] = (place[0][place[1]] as number) ^ 1
  return copy
}
