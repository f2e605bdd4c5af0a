/** A guest's phone: its step over its storage, with crashes before and after every effect. */
import type { Seat, Shape } from '../../src/kernel/contract.ts'
import { replayLog } from '../../src/kernel/ledger.ts'
import type { Entry, Header } from '../../src/kernel/log.ts'
import { seatFollower } from '../../src/table/follower.ts'
import { type Guest, type GuestEffect, type GuestEvent, openGuest } from '../../src/table/room/guest.ts'
import { seatsOf } from '../../src/table/room/guestSeats.ts'
import { type HeldKey, movedKey } from '../../src/table/room/keys.ts'
import { stepGuest } from '../../src/table/room/stepGuest.ts'
import type { DealerSecret, PrivateOpening } from '../../src/table/store.ts'
import { flipped } from './flip.ts'
import { wrongStep } from './planted.ts'
import { Player } from './player.ts'
import { TICK } from './setup.ts'
import type { World } from './world.ts'

export interface GuestDisk {
  readonly keys: readonly HeldKey[]
  readonly header: Header | null
  readonly entries: readonly Entry[]
  readonly shown: readonly PrivateOpening[]
}

/** A cut of this length is the end of a WebRTC channel. */
const SURVIVED = 16_000
const EMPTY: GuestDisk = { keys: [], header: null, entries: [], shown: [] }

export class GuestPhone<G extends Shape> {
  guest: Guest<G> | null = null
  disk: GuestDisk = EMPTY
  isAsleep = false
  /** Until when no network reaches it. */
  offlineUntil = 0
  /** Raised by every restart: what was planned before it belongs to a dead process. */
  life = 0
  /** How far its clock is off. */
  skew = 0
  private now = () => 0
  /** The secret that it was told at the end. */
  audit: DealerSecret | null = null
  readonly player: Player<G>

  constructor(
    private readonly world: World<G>,
    readonly index: number,
    /** How many seats its people want. */
    readonly wanted: number,
  ) {
    this.player = new Player(world, this)
  }

  start() {
    const { agenda, setup } = this.world
    const life = ++this.life
    this.now = this.world.clockOf(this)
    const { keys, header, entries, shown } = this.disk
    let follower = null
    if (header) {
      const replay = replayLog(setup.game, header, entries)
      if (!replay.ok) return this.world.fault(`the log of phone ${this.index} does not replay`)
      follower = seatFollower(seatsOf(keys), replay.value, [...entries], shown)
    }
    this.guest = openGuest({ gameOf: () => setup.game, isOwn: this.index === 0, keys, follower }, this.now())
    this.isAsleep = false
    this.audit = null
    this.player.isThinking = false
    const tick = () => {
      if (life !== this.life) return
      if (!this.isAsleep) this.does({ kind: 'tick', now: this.now() })
      agenda.plan(TICK, tick)
    }
    agenda.plan(this.world.below(TICK), tick)
  }

  does(event: GuestEvent<G['action']>) {
    const { guest: before, life, world } = this
    if (!before) return
    const { bug } = world.setup
    const right = stepGuest(before, event)
    const [guest, effects] = bug ? wrongStep(bug, before, event, right) : right
    this.guest = guest
    for (const effect of effects) {
      if (world.isCrash(this.index, effect.kind, false)) return this.crash()
      this.perform(effect, event.kind === 'wish')
      if (life !== this.life) return
      if (world.isCrash(this.index, effect.kind, true)) return this.crash()
    }
    world.watch.took(this, before)
    this.player.think()
  }

  private perform(effect: GuestEffect<G>, isWished: boolean) {
    const { world } = this
    switch (effect.kind) {
      case 'dial':
        return world.dial(this)
      case 'hangUp':
        return world.wires.get(effect.channel)?.end(world.chance(50) ? world.below(500) : null, null)
      case 'say':
        world.watch.said(this, effect.frame, isWished)
        return world.wires.get(effect.channel)?.sayToHost(effect.frame)
      case 'keep':
        return this.keep(effect.keys)
      case 'store':
        return this.store(effect)
      case 'done':
        return world.watch.done(this, effect.proposals)
      case 'audit':
        this.audit = effect.secret
    }
  }

  private keep(keys: readonly HeldKey[]) {
    this.storing('kept', () => {
      this.disk = { ...this.disk, keys }
    })
  }

  private store({ header, entries, shown }: Extract<GuestEffect<G>, { kind: 'store' }>) {
    const { world } = this
    if (world.has('doneEarly')) world.watch.done(this, this.guest?.storing?.proposals ?? [])
    this.storing('stored', () => {
      const { disk } = this
      if ((entries[0]?.seq ?? disk.entries.length) !== disk.entries.length) world.fault('a guest stores a hole')
      this.disk = {
        keys: disk.keys,
        header: header ?? disk.header,
        entries: [...disk.entries, ...entries],
        shown: world.has('losesShown') ? [] : [...disk.shown, ...shown],
      }
    })
  }

  private storing(kind: 'kept' | 'stored', write: () => void) {
    const { life, world } = this
    world.agenda.plan(1 + world.below(12), () => {
      if (life !== this.life) return
      if (world.isTrouble(1000)) return this.does({ kind: kind === 'kept' ? 'notKept' : 'notStored' })
      write()
      if (world.isCrash(this.index, kind, true)) return this.crash()
      this.does({ kind })
    })
  }

  crash() {
    const { world } = this
    this.life++
    this.guest = null
    for (const wire of world.wires.values())
      if (wire.guest === this.index) wire.end(world.chance(30) ? world.below(2000) : null, null)
    world.agenda.plan(300 + world.below(4000), () => this.guest === null && this.start())
  }

  sleep(ms: number) {
    const { life } = this
    this.isAsleep = true
    this.world.agenda.plan(ms, () => {
      if (life === this.life) this.isAsleep = false
    })
  }

  /** No network: a channel survives a short cut, and never a long one. The phone hears when its network is back. */
  unplug(ms: number) {
    const { world, life } = this
    if (this.index === 0) return
    const offlineUntil = world.agenda.now + ms
    this.offlineUntil = offlineUntil
    for (const wire of world.wiresOf(this.index)) ms < SURVIVED ? wire.cut(ms) : wire.end(null, null)
    world.agenda.plan(ms, () => {
      const isBack = life === this.life && offlineUntil === this.offlineUntil
      if (isBack && !this.isAsleep) this.does({ kind: 'woke' })
    })
  }

  /** Storage was cleared. Once the game has begun its people have the links of their seats elsewhere; before, they sit down anew. */
  wipe() {
    const { disk, lobby, room } = this.world.host
    const isBegun = disk.header !== null || room !== null || (lobby !== null && lobby.start !== 'open')
    this.disk = { ...EMPTY, keys: isBegun ? this.disk.keys.map((key) => movedKey(key, this.world.random(6))) : [] }
    this.crash()
  }

  /** A byte of its state is flipped; false where a deed is pending, whose echo would hide it. */
  flip(): boolean {
    const { guest } = this
    if (!guest?.follower || guest.follower.pending.length > 0) return false
    const { replay } = guest.follower
    const wrong = { ...replay, state: flipped(replay.state, this.world.below) }
    this.guest = { ...guest, follower: { ...guest.follower, replay: wrong, echo: wrong } }
    return true
  }

  /** A seat of this phone is carried to another by its link. */
  moveTo(other: GuestPhone<G>) {
    const [key] = this.disk.keys.filter(({ seat }) => seat !== null)
    if (!key || other === this || !other.guest?.follower) return
    this.world.watch.holds(key.id, other.index)
    other.does({ kind: 'claim', key, claim: this.world.random(6) })
  }

  seats(): readonly Seat[] {
    return this.guest?.follower?.seats ?? []
  }
}
