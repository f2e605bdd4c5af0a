/** Phone of a guest: runs `stepGuest` over simulated storage, with crashes before and after every effect. */
import type { Seat, Shape } from '../../src/kernel/contract.ts'
import { firstChainHash, nextChainHash } from '../../src/kernel/hashChain.ts'
import type { Entry, Header } from '../../src/kernel/log.ts'
import { EMPTY_VAULT, seatView } from '../../src/kernel/vault.ts'
import { createFollower } from '../../src/table/client/follower.ts'
import type { DealerSecret, PrivateOpening } from '../../src/table/logStore.ts'
import { replayIntact } from '../../src/table/phones/intactPartOfLog.ts'
import type { FrameToHost } from '../../src/table/room/frames.ts'
import { seatsOfKeys } from '../../src/table/room/guest/guestSeats.ts'
import { createGuest, type Guest, type GuestEffect, type GuestEvent } from '../../src/table/room/guest/guestState.ts'
import { stepGuest } from '../../src/table/room/guest/stepGuest.ts'
import { createMovedKey, type StoredSeatKey } from '../../src/table/room/seatKeys.ts'
import { flipNumber } from './flipNumber.ts'
import { wrongGuestStep } from './plantedBugs.ts'
import { Player } from './simulatedPlayer.ts'
import type { World } from './world.ts'
import { TICK } from './worldSetup.ts'

export interface GuestDisk {
  readonly keys: readonly StoredSeatKey[]
  readonly header: Header | null
  readonly entries: readonly Entry[]
  readonly shown: readonly PrivateOpening[]
}

/** Log with one entry whose hash is another. */
export const withDamage = (entries: readonly Entry[], at: number): readonly Entry[] =>
  entries.map((entry, seq) => (seq === at ? { ...entry, hash: flipped(entry.hash) } : entry))
const flipped = (hash: string): string => hash.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))

/** Shortest network cut in ms that ends a WebRTC channel. */
const SURVIVED = 16_000
const FALSE_HASH = '0123456789abcdef'
const EMPTY: GuestDisk = { keys: [], header: null, entries: [], shown: [] }

export class GuestPhone<G extends Shape> {
  guest: Guest<G> | null = null
  disk: GuestDisk = EMPTY
  isAsleep = false
  /** Time until which the phone has no network. */
  offlineUntil = 0
  /** Number of starts: events scheduled in an earlier life belong to a dead process and are ignored. */
  life = 0
  /** Offset of the phone's clock in ms. */
  clockOffset = 0
  private now = () => 0
  private isLiar = false
  private hasLied = false
  /** Whether its stored log was damaged since it was read. */
  private isHarmed = false
  /** Dealer's secret that the host revealed at the end; null before. */
  audit: DealerSecret | null = null
  readonly player: Player<G>

  constructor(
    private readonly world: World<G>,
    readonly index: number,
    /** Number of seats that the people at this phone want. */
    readonly wantedSeats: number,
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
      const intact = replayIntact(setup.game, { header, entries, shown })
      if (!intact.ok) return this.world.addFault(`the log of phone ${this.index} does not replay`)
      const { replay, ...whole } = intact.value
      if (!this.isHarmed && whole.entries.length < entries.length)
        this.world.addFault(`the log of phone ${this.index} does not replay`)
      this.isHarmed = false
      // Storage keeps what is damaged until the first batch; what is read after that is the same.
      this.disk = { ...this.disk, ...whole }
      follower = createFollower(seatsOfKeys(keys), replay, [...whole.entries], whole.shown)
    }
    this.guest = createGuest(
      { gameOf: () => setup.game, versionOf: () => setup.game.version, isOwn: this.index === 0, keys, follower },
      this.now(),
    )
    this.isAsleep = false
    this.audit = null
    this.player.isThinking = false
    const tick = () => {
      if (life !== this.life) return
      if (!this.isAsleep) this.dispatch({ kind: 'tick', now: this.now() })
      agenda.schedule(TICK, tick)
    }
    agenda.schedule(this.world.below(TICK), tick)
  }

  dispatch(event: GuestEvent<G['action']>) {
    const { guest: before, life, world } = this
    if (!before) return
    const { bug } = world.setup
    const right = stepGuest(before, event)
    const [guest, effects] = bug ? wrongGuestStep(bug, before, event, right) : right
    this.guest = guest
    for (const effect of effects) {
      if (world.isCrash(this.index, effect.kind, false)) return this.crash()
      this.perform(effect, event.kind === 'wish')
      if (life !== this.life) return
      if (world.isCrash(this.index, effect.kind, true)) return this.crash()
    }
    world.checker.onGuestStep(this, before)
    this.player.planAct()
  }

  private perform(effect: GuestEffect<G>, isWished: boolean) {
    const { world } = this
    switch (effect.kind) {
      case 'dial':
        return world.dial(this)
      case 'hangUp':
        return world.wires.get(effect.channel)?.end(world.chance(50) ? world.below(500) : null, null)
      case 'say':
        world.checker.onFrameToHost(this, effect.frame, isWished)
        return world.wires.get(effect.channel)?.sendToHost(this.withLie(effect.frame))
      case 'keep':
        return this.storeKeys(effect.keys)
      case 'store':
        return this.storeEntries(effect)
      case 'done':
        return world.checker.onDone(this, effect.proposals)
      case 'audit':
        this.audit = effect.secret
    }
  }

  private storeKeys(keys: readonly StoredSeatKey[]) {
    this.writeLater('kept', () => {
      this.disk = { ...this.disk, keys }
    })
  }

  private storeEntries({ header, entries, shown, isAnew }: Extract<GuestEffect<G>, { kind: 'store' }>) {
    const { world } = this
    if (world.hasBug('doneEarly')) world.checker.onDone(this, this.guest?.storing?.proposals ?? [])
    this.writeLater('stored', () => {
      const disk = isAnew ? { ...this.disk, entries: [], shown: [] } : this.disk
      if ((entries[0]?.seq ?? disk.entries.length) !== disk.entries.length) world.addFault('a guest stores a hole')
      this.disk = {
        keys: disk.keys,
        header: header ?? disk.header,
        entries: [...disk.entries, ...entries],
        shown: world.hasBug('losesShown') ? [] : [...disk.shown, ...shown],
      }
    })
  }

  private writeLater(kind: 'kept' | 'stored', write: () => void) {
    const { life, world } = this
    world.agenda.schedule(1 + world.below(12), () => {
      if (life !== this.life) return
      if (world.isTrouble('notStored', 1000)) return this.dispatch({ kind: kind === 'kept' ? 'notKept' : 'notStored' })
      write()
      if (world.isCrash(this.index, kind, true)) return this.crash()
      this.dispatch({ kind })
    })
  }

  crash() {
    const { world } = this
    this.life++
    this.guest = null
    for (const wire of world.wires.values())
      if (wire.guest === this.index) wire.end(world.chance(30) ? world.below(2000) : null, null)
    world.agenda.schedule(300 + world.below(4000), () => this.guest === null && this.start())
  }

  sleep(ms: number) {
    const { life } = this
    this.isAsleep = true
    this.world.agenda.schedule(ms, () => {
      if (life === this.life) this.isAsleep = false
    })
  }

  /**
   * Removes the network for a time: a channel survives a short cut, never a long one. The phone gets an event at the
   * end.
   */
  unplug(ms: number) {
    const { world, life } = this
    if (this.index === 0) return
    const offlineUntil = world.agenda.now + ms
    this.offlineUntil = offlineUntil
    for (const wire of world.wiresOf(this.index)) ms < SURVIVED ? wire.cut(ms) : wire.end(null, null)
    world.agenda.schedule(ms, () => {
      const isBack = life === this.life && offlineUntil === this.offlineUntil
      if (isBack && !this.isAsleep) this.dispatch({ kind: 'woke' })
    })
  }

  /**
   * Clears the storage. Once the game has begun, its people still have the links of their seats; before that, they take
   * new seats.
   */
  wipe() {
    const { disk, lobby, room } = this.world.host
    const isBegun = disk.header !== null || room !== null || (lobby !== null && lobby.start !== 'open')
    this.disk = {
      ...EMPTY,
      keys: isBegun ? this.disk.keys.map((key) => createMovedKey(key, this.world.random(6))) : [],
    }
    this.crash()
  }

  /** Loses the end of what it stored, from any entry on, and some of the cards that its seats were shown. */
  loseTail() {
    const { disk, world } = this
    if (disk.entries.length === 0) return
    const kept = world.below(disk.entries.length)
    this.disk = {
      ...disk,
      entries: disk.entries.slice(0, kept),
      shown: disk.shown.slice(0, world.below(disk.shown.length + 1)),
    }
    this.crash()
  }

  /** Damages one stored entry: what follows it cannot be trusted. */
  damage() {
    const { disk, world } = this
    if (disk.entries.length === 0) return
    this.disk = { ...disk, entries: withDamage(disk.entries, world.below(disk.entries.length)) }
    this.isHarmed = true
    this.crash()
  }

  /** Greets as if it had one move of its own more, and tells that move when it is asked, with a hash that is not its. */
  lie() {
    if (this.index === 0 || this.guest?.line.kind !== 'up' || !this.guest.follower) return
    this.isLiar = true
    this.dispatch({ kind: 'woke' })
  }

  private withLie(frame: FrameToHost): FrameToHost {
    const { follower, line } = this.guest ?? {}
    if (!follower || (!this.isLiar && !this.hasLied)) return frame
    const { entries, replay, vaults } = follower
    if (frame.kind === 'hello') {
      this.hasLied = this.isLiar
      this.isLiar = false
      return this.hasLied ? { ...frame, have: { seq: entries.length + 1, hash: FALSE_HASH } } : frame
    }
    if (frame.kind !== 'have' || line?.kind !== 'greeting') return frame
    this.hasLied = false
    const { turn, game, state, header, counts } = replay
    const seat = turn.kind === 'seats' ? turn.seats.find((one) => vaults.has(one)) : undefined
    const legal = seat === undefined ? [] : game.legal(seatView(state, seat, vaults.get(seat) ?? EMPTY_VAULT))
    const action = legal.find((one) => game.openings(state, seat ?? 0, one).length === 0)
    if (seat === undefined || !action) return frame
    const chain = entries.reduce(nextChainHash, firstChainHash(header))
    const body = { kind: 'seat', seat, count: counts[seat] ?? 0, action, openings: [] } as const
    return { kind: 'tail', seq: entries.length, chain, body, hash: FALSE_HASH }
  }

  /** Flips a number of the state; false while a move is pending, because its echo would hide the change. */
  flip(): boolean {
    const { guest } = this
    if (!guest?.follower || guest.follower.pending.length > 0) return false
    const { replay } = guest.follower
    const wrong = { ...replay, state: flipNumber(replay.state, this.world.below) }
    this.guest = { ...guest, follower: { ...guest.follower, replay: wrong, echo: wrong } }
    return true
  }

  /** Moves a seat of this phone to another by its link. */
  moveTo(other: GuestPhone<G>) {
    const [key] = this.disk.keys.filter(({ seat }) => seat !== null)
    if (!key || other === this || !other.guest?.follower) return
    this.world.checker.onKeyMoved(key.id, other.index)
    other.dispatch({ kind: 'claim', key, claim: this.world.random(6) })
  }

  seats(): readonly Seat[] {
    return this.guest?.follower?.seats ?? []
  }
}
