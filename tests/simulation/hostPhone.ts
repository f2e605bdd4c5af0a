/** Phone of the host: runs the lobby or the room over simulated storage, with crashes before and after every effect. */
import type { Shape } from '../../src/kernel/contract.ts'
import { hashOf } from '../../src/kernel/hash64.ts'
import type { Entry, Header } from '../../src/kernel/log.ts'
import { type GameLog, type LoggedEntry, openGameLog } from '../../src/table/arbiter/gameLog.ts'
import { createHeader } from '../../src/table/createHeader.ts'
import { commitmentOf, dealCommitmentOf } from '../../src/table/fairDeal/fairDeal.ts'
import type { DealerSecret } from '../../src/table/logStore.ts'
import { rebuildIntact } from '../../src/table/phones/intactPartOfLog.ts'
import type { ConnectionEffect, ConnectionEvent } from '../../src/table/room/connectedPhones.ts'
import type { GamePlan } from '../../src/table/room/frames.ts'
import {
  createLobby,
  type Lobby,
  type LobbyEffect,
  type LobbyEvent,
  type Sitter,
  seatedSitters,
  stepLobby,
} from '../../src/table/room/lobby.ts'
import type { Room, RoomData, RoomEffect, RoomEvent } from '../../src/table/room/roomState.ts'
import type { HostSeatKey } from '../../src/table/room/seatKeys.ts'
import { createRoom, stepRoom } from '../../src/table/room/stepRoom.ts'
import { unwrap } from '../kernel/toyLog.ts'
import { flipNumber } from './flipNumber.ts'
import { withDamage } from './guestPhone.ts'
import { wrongEvent, wrongFrameToGuest, wrongRoomAfter, wrongRoomBefore } from './plantedBugs.ts'
import type { World } from './world.ts'
import { TICK } from './worldSetup.ts'

export interface HostDisk {
  lobbyData: { readonly plan: GamePlan; readonly sitters: readonly Sitter[] } | null
  header: Header | null
  keys: readonly HostSeatKey[]
  plea: RoomData['plea']
  stood: RoomData['stood']
  entries: readonly Entry[]
}

/** Answers of storage. */
type StorageResult = 'stored' | 'notStored' | 'kept' | 'notKept'
/**
 * Events that lobby and room both take. `kept` and `notKept` are for the room alone, which stores claims and requests.
 */
type CommonEvent = ConnectionEvent | { readonly kind: StorageResult }

export class HostPhone<G extends Shape> {
  lobby: Lobby | null = null
  room: Room<G> | null = null
  readonly disk: HostDisk = { lobbyData: null, header: null, keys: [], plea: null, stood: [], entries: [] }
  readonly secret: DealerSecret
  readonly commit: string
  isAsleep = false
  /** Offset of the phone's clock in ms. */
  clockOffset = 0
  private now = () => 0
  /** Hash at the end of a stored log that was damaged since it was read; empty if it was not. */
  private lostHash = ''
  /** Longest log that was ever stored: what people saw. */
  seen: readonly Entry[] = []
  /** All entries that were ever stored, by number and hash. */
  readonly everStored = new Map<string, Entry>()
  life = 0

  constructor(private readonly world: World<G>) {
    this.secret = { seed: world.random(32) }
    this.commit = commitmentOf(world.setup.id, this.secret)
  }

  isOn(): boolean {
    return this.lobby !== null || this.room !== null
  }

  start() {
    const { agenda, setup } = this.world
    const life = ++this.life
    this.now = this.world.clockOf(this)
    this.isAsleep = false
    const { header, lobbyData } = this.disk
    if (header) this.reopen(header)
    else
      this.lobby = createLobby(
        setup.plan,
        { game: setup.game.id, version: setup.game.version },
        this.commit,
        this.now(),
        lobbyData,
      )
    const tick = () => {
      if (life !== this.life) return
      if (!this.isAsleep) this.dispatch({ kind: 'tick', now: this.now() })
      if (!this.isAsleep) this.manageLobby()
      if (!this.isAsleep) this.manageRecovery()
      agenda.schedule(TICK, tick)
    }
    agenda.schedule(1, tick)
  }

  private reopen(header: Header) {
    const { entries, keys, plea, stood } = this.disk
    const log = rebuildIntact(this.world.setup.game, header, this.secret, entries)
    if (!log.ok) return this.world.addFault(`the host's log does not open: ${JSON.stringify(log.error)}`)
    const { length } = log.value.loggedEntries
    const lostEnd = length < entries.length ? { seq: entries.length, hash: this.lostHash } : null
    if (lostEnd && this.lostHash === '') this.world.addFault('the host’s log does not open')
    // Storage keeps what is damaged until the first batch; what is read after that is the same.
    this.disk.entries = entries.slice(0, length)
    this.lostHash = ''
    const openedAt = this.now()
    this.room = createRoom(log.value, { secret: this.secret, keys, plea, stood, lostEnd }, openedAt, length)
    this.dispatchRoom({ kind: 'begin' })
  }

  dispatch(event: CommonEvent) {
    if (this.lobby) this.dispatchLobby(event as LobbyEvent)
    else this.dispatchRoom(event)
  }

  dispatchLobby(event: LobbyEvent) {
    if (!this.lobby) return
    const [lobby, effects] = stepLobby(this.lobby, event)
    this.lobby = this.world.hasBug('seatsEarly') && lobby.stored ? { ...lobby, stored: lobby } : lobby
    this.perform(effects)
  }

  dispatchRoom(event: RoomEvent) {
    if (!this.room) return
    const { bug } = this.world.setup
    const before = bug ? wrongRoomBefore(bug, this.room, event) : this.room
    const [room, effects] = stepRoom(before, bug ? wrongEvent(bug, before, event) : event)
    this.room = bug ? wrongRoomAfter(bug, before, room) : room
    this.perform(effects)
  }

  private perform(effects: readonly (LobbyEffect | RoomEffect)[]) {
    const { life } = this
    for (const effect of effects) {
      if (this.world.isCrash('host', effect.kind, false)) return this.crash()
      this.performOne(effect)
      if (life !== this.life) return
      if (this.world.isCrash('host', effect.kind, true)) return this.crash()
    }
  }

  private performOne(effect: LobbyEffect | RoomEffect) {
    switch (effect.kind) {
      case 'store':
        return 'entries' in effect ? this.storeEntries(effect.entries) : this.storeLobby(effect)
      case 'keep':
        return this.storeRoomData(effect)
      case 'start':
        return this.begin(effect.sitters)
      case 'replace':
        return this.replaceEntries(effect.entries)
      case 'say':
      case 'hangUp':
        return this.performConnection(effect)
    }
  }

  private performConnection(effect: ConnectionEffect) {
    const wire = this.world.wires.get(effect.channel)
    if (!wire) return
    if (effect.kind === 'hangUp') return wire.end(null, this.world.below(300))
    const { bug } = this.world.setup
    const frame = bug ? wrongFrameToGuest(bug, this.room, effect.frame) : effect.frame
    this.world.checker.onFrameToGuest(wire.guest, frame)
    if (frame.kind === 'welcome') this.world.checker.onWelcome(wire, frame.seats)
    wire.sendToGuest(frame)
  }

  /** Begins the game of the seated players. The connections stay. */
  private begin(sitters: readonly Sitter[]) {
    const { game, id, plan } = this.world.setup
    const names = seatedSitters(sitters).map(({ name }) => name)
    const header = unwrap(
      createHeader(game, id, { ...plan, names }, dealCommitmentOf(this.commit, seatedSitters(sitters))),
    )
    const log: GameLog<G> = unwrap(openGameLog(game, header, this.secret))
    const { callers } = this.lobby as Lobby
    this.room = createRoom(log, { secret: this.secret, keys: sitters }, this.now(), -1, callers)
    this.lobby = null
    this.dispatchRoom({ kind: 'begin' })
  }

  private storeLobby(lobbyData: NonNullable<HostDisk['lobbyData']>) {
    this.writeLater(() => {
      this.disk.lobbyData = lobbyData
    })
  }

  private storeEntries(entries: readonly Entry[]) {
    const { header } = this.room?.arbiter.log.replay ?? {}
    const keys = this.room ? [...this.room.keys, ...this.room.gaveUpSeatKeys] : []
    const write = (): void => {
      const { disk } = this
      if (!disk.header) disk.keys = keys
      disk.header = header ?? null
      disk.entries = [...disk.entries.slice(0, entries[0]?.seq ?? disk.entries.length), ...entries]
      this.noteSeen(entries)
    }
    const isEarly = this.world.hasBug('tellsEarly') || (this.world.hasBug('beginsEarly') && !this.disk.header)
    if (!isEarly) return this.writeLater(write)
    const { life } = this
    this.world.agenda.schedule(20 + this.world.below(60), () => life === this.life && write())
    this.dispatch({ kind: 'stored' })
  }

  /** Stores the log of another phone in place of its own, and starts anew. */
  private replaceEntries(entries: readonly Entry[]) {
    this.writeLater(() => {
      this.disk.entries = entries
      this.noteSeen(entries)
      this.forgetOwnPlayer()
      this.crash()
    })
  }

  private noteSeen(stored: readonly Entry[]) {
    const { entries } = this.disk
    if (entries.length > this.seen.length) this.seen = entries
    for (const entry of stored) this.everStored.set(`${entry.seq} ${entry.hash}`, entry)
  }

  /** The host's own player stores nothing: what it has is what the host has. */
  private forgetOwnPlayer() {
    const [own] = this.world.phones
    if (!own) return
    own.disk = { ...own.disk, entries: this.disk.entries.slice(0, own.disk.entries.length), shown: [] }
    own.crash()
  }

  /** Loses the end of what it stored, from any entry on. */
  loseTail() {
    const { disk, world } = this
    if (!disk.header || disk.entries.length === 0) return
    disk.entries = disk.entries.slice(0, world.below(disk.entries.length))
    world.checker.onHostLoss()
    this.forgetOwnPlayer()
    this.crash()
  }

  /** Damages one stored entry. */
  damage() {
    const { disk, world } = this
    if (!disk.header || disk.entries.length === 0) return
    const at = world.below(disk.entries.length)
    this.lostHash = disk.entries.at(-1)?.hash ?? ''
    disk.entries = withDamage(disk.entries, at)
    world.checker.onHostLoss()
    const [own] = world.phones
    if (own) own.disk = { ...own.disk, entries: own.disk.entries.slice(0, at), shown: [] }
    own?.crash()
    this.crash()
  }

  /**
   * People at the host's phone: of two logs they take the one that they saw, and after a while they go on without the
   * end that is lost.
   */
  private manageRecovery() {
    const { room, world } = this
    const { offered, lostEnd } = room?.recovery ?? {}
    if (!offered && !(lostEnd && world.chance(1))) return
    if (offered && !world.chance(30)) return
    const theirs = offered?.log.loggedEntries ?? []
    const isSeen = theirs.every(({ entry }, at) => this.seen[at]?.hash === entry.hash)
    this.dispatchRoom({ kind: 'decideLog', take: offered !== null && offered !== undefined && isSeen })
  }

  private storeRoomData({ keys, plea, stood }: RoomData) {
    const write = (): void => {
      this.disk.plea = plea
      this.disk.stood = stood
      this.disk.keys = [...keys, ...this.disk.keys.filter(({ risen }) => risen)]
    }
    this.writeLater(write, ['kept', 'notKept'])
  }

  private writeLater(
    write: () => void,
    [done, refused]: readonly [StorageResult, StorageResult] = ['stored', 'notStored'],
  ) {
    const { life, world } = this
    world.agenda.schedule(1 + world.below(12), () => {
      if (life !== this.life) return
      if (world.isTrouble('hostNotStored', 1000)) {
        if (!world.hasBug('noStoreAgain')) this.dispatch({ kind: refused })
        return
      }
      write()
      if (world.isCrash('host', done, true)) return this.crash()
      this.dispatch({ kind: done })
    })
  }

  /**
   * People at the host's phone: they remove a seat whose key no phone has any more, and start when all seats are taken.
   */
  private manageLobby() {
    const { lobby, world } = this
    if (!lobby?.stored || lobby.start !== 'open') return
    const sitters = seatedSitters(lobby.stored.sitters)
    const lost = sitters.find(({ id }) => !world.phones.some(({ disk }) => disk.keys.some((key) => key.id === id)))
    if (lost) return this.dispatchLobby({ kind: 'remove', id: lost.id })
    if (world.chance(5)) this.dispatchLobby({ kind: 'arrange', ids: sitters.map(({ id }) => id).toReversed() })
    if (sitters.length === world.setup.plan.max) this.dispatchLobby({ kind: 'start' })
  }

  /** Ends the process: unstored data is lost and its channels end. It starts again after 0.3 to 4.3 s. */
  crash() {
    const { world } = this
    this.life++
    this.lobby = null
    this.room = null
    this.isAsleep = false
    for (const wire of world.wires.values()) wire.end(null, world.chance(30) ? world.below(2000) : null)
    world.wires.clear()
    world.agenda.schedule(300 + world.below(4000), () => !this.isOn() && this.start())
  }

  sleep(ms: number) {
    this.isAsleep = true
    const { life } = this
    this.world.agenda.schedule(ms, () => {
      if (life === this.life) this.isAsleep = false
    })
  }

  /** Flips a number of the state. */
  flip() {
    if (!this.room || this.room.arbiter.log.loggedEntries.length === 0) return
    const { arbiter } = this.room
    const { replay, loggedEntries, dealer } = arbiter.log
    const state = flipNumber(replay.state, this.world.below)
    const entriesAfterFlip = this.world.hasBug('noHostHash') ? withStateHash(loggedEntries, state) : loggedEntries
    this.room = {
      ...this.room,
      arbiter: { ...arbiter, log: { dealer, replay: { ...replay, state }, loggedEntries: entriesAfterFlip } },
    }
  }
}

/** Entries whose last hash is that of this state: a host with the bug `noHostHash` takes its state for the log's. */
const withStateHash = (lines: readonly LoggedEntry[], state: object): readonly LoggedEntry[] => {
  const last = lines.at(-1) as LoggedEntry
  return [...lines.slice(0, -1), { ...last, entry: { ...last.entry, hash: hashOf(state) } }]
}
