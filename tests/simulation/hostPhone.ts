/** The host's phone: lobby or room over its storage, with crashes before and after every effect. */
import type { Shape } from '../../src/kernel/contract.ts'
import { hashOf } from '../../src/kernel/hash.ts'
import type { Entry, Header } from '../../src/kernel/log.ts'
import { type Book, type Line, openBook } from '../../src/table/book.ts'
import { commitOf, dealOf } from '../../src/table/fairDeal.ts'
import { headerOf } from '../../src/table/header.ts'
import { rereadBook } from '../../src/table/reread.ts'
import type { DoorEffect, DoorEvent } from '../../src/table/room/callers.ts'
import type { Plan } from '../../src/table/room/frames.ts'
import type { Sheet } from '../../src/table/room/keeping.ts'
import type { KnownKey } from '../../src/table/room/keys.ts'
import {
  type Lobby,
  type LobbyEffect,
  type LobbyEvent,
  openLobby,
  type Sitter,
  sitting,
  stepLobby,
} from '../../src/table/room/lobby.ts'
import { openRoom, type Room, type RoomEffect, type RoomEvent, stepRoom } from '../../src/table/room/room.ts'
import type { DealerSecret } from '../../src/table/store.ts'
import { sure } from '../kernel/trusted.ts'
import { flipped } from './flip.ts'
import { wrongAfter, wrongEvent, wrongRoom, wrongWord } from './planted.ts'
import { TICK } from './setup.ts'
import type { World } from './world.ts'

export interface HostDisk {
  sheet: { readonly plan: Plan; readonly sitters: readonly Sitter[] } | null
  header: Header | null
  keys: readonly KnownKey[]
  plea: Sheet['plea']
  entries: readonly Entry[]
}

/** What storage answers. */
type Settled = 'stored' | 'notStored' | 'kept' | 'notKept'
/** What lobby and room both take; claims and pleas are kept at the table alone. */
type Common = DoorEvent | { readonly kind: Settled }

export class HostPhone<G extends Shape> {
  lobby: Lobby | null = null
  room: Room<G> | null = null
  readonly disk: HostDisk = { sheet: null, header: null, keys: [], plea: null, entries: [] }
  readonly secret: DealerSecret
  readonly commit: string
  isAsleep = false
  /** How far its clock is off. */
  skew = 0
  private now = () => 0
  life = 0

  constructor(private readonly world: World<G>) {
    this.secret = { seed: world.random(32) }
    this.commit = commitOf(world.setup.id, this.secret)
  }

  isOn(): boolean {
    return this.lobby !== null || this.room !== null
  }

  start() {
    const { agenda, setup } = this.world
    const life = ++this.life
    this.now = this.world.clockOf(this)
    this.isAsleep = false
    const { header, sheet } = this.disk
    if (header) this.reopen(header)
    else this.lobby = openLobby(setup.plan, this.commit, this.now(), sheet)
    const tick = () => {
      if (life !== this.life) return
      if (!this.isAsleep) this.does({ kind: 'tick', now: this.now() })
      if (!this.isAsleep) this.decides()
      agenda.plan(TICK, tick)
    }
    agenda.plan(1, tick)
  }

  private reopen(header: Header) {
    const { entries, keys, plea } = this.disk
    const book = rereadBook(this.world.setup.game, header, this.secret, entries)
    if (!book.ok) return this.world.fault(`the host's log does not open: ${JSON.stringify(book.error)}`)
    this.room = openRoom(book.value, { secret: this.secret, keys, plea }, this.now(), entries.length)
    this.roomDoes({ kind: 'begin' })
  }

  does(event: Common) {
    if (this.lobby) this.lobbyDoes(event as LobbyEvent)
    else this.roomDoes(event)
  }

  lobbyDoes(event: LobbyEvent) {
    if (!this.lobby) return
    const [lobby, effects] = stepLobby(this.lobby, event)
    this.lobby = this.world.has('seatsEarly') && lobby.stored ? { ...lobby, stored: lobby } : lobby
    this.perform(effects)
  }

  roomDoes(event: RoomEvent) {
    if (!this.room) return
    const { bug } = this.world.setup
    const before = bug ? wrongRoom(bug, this.room, event) : this.room
    const [room, effects] = stepRoom(before, bug ? wrongEvent(bug, before, event) : event)
    this.room = bug ? wrongAfter(bug, before, room) : room
    this.perform(effects)
  }

  private perform(effects: readonly (LobbyEffect | RoomEffect)[]) {
    const { life } = this
    for (const effect of effects) {
      if (this.world.isCrash('host', effect.kind, false)) return this.crash()
      this.perform1(effect)
      if (life !== this.life) return
      if (this.world.isCrash('host', effect.kind, true)) return this.crash()
    }
  }

  private perform1(effect: LobbyEffect | RoomEffect) {
    switch (effect.kind) {
      case 'store':
        return 'entries' in effect ? this.write(effect.entries) : this.keep(effect)
      case 'keep':
        return this.keepSheet(effect)
      case 'start':
        return this.begin(effect.sitters)
      case 'say':
      case 'hangUp':
        return this.speak(effect)
    }
  }

  private speak(effect: DoorEffect) {
    const wire = this.world.wires.get(effect.channel)
    if (!wire) return
    if (effect.kind === 'hangUp') return wire.end(null, this.world.below(300))
    const { bug } = this.world.setup
    const frame = bug ? wrongWord(bug, this.room, effect.frame) : effect.frame
    this.world.watch.told(wire.guest, frame)
    if (frame.kind === 'welcome') this.world.watch.gives(wire, frame.seats)
    wire.sayToGuest(frame)
  }

  /** The game of those who sit. The callers stay. */
  private begin(sitters: readonly Sitter[]) {
    const { game, id, plan } = this.world.setup
    const names = sitting(sitters).map(({ name }) => name)
    const header = sure(headerOf(game, id, { ...plan, names }, dealOf(this.commit, sitting(sitters))))
    const book: Book<G> = sure(openBook(game, header, this.secret))
    const { callers } = this.lobby as Lobby
    this.room = openRoom(book, { secret: this.secret, keys: sitters }, this.now(), -1, callers)
    this.lobby = null
    this.roomDoes({ kind: 'begin' })
  }

  private keep(sheet: NonNullable<HostDisk['sheet']>) {
    this.storing(() => {
      this.disk.sheet = sheet
    })
  }

  private write(entries: readonly Entry[]) {
    const { header } = this.room?.docket.book.replay ?? {}
    const keys = this.room ? [...this.room.keys, ...this.room.risen] : []
    const write = (): void => {
      const { disk } = this
      if (!disk.header) disk.keys = keys
      disk.header = header ?? null
      disk.entries = [...disk.entries.slice(0, entries[0]?.seq ?? disk.entries.length), ...entries]
    }
    const isEarly = this.world.has('tellsEarly') || (this.world.has('beginsEarly') && !this.disk.header)
    if (!isEarly) return this.storing(write)
    const { life } = this
    this.world.agenda.plan(20 + this.world.below(60), () => life === this.life && write())
    this.does({ kind: 'stored' })
  }

  private keepSheet({ keys, plea }: Sheet) {
    const write = (): void => {
      this.disk.plea = plea
      this.disk.keys = [...keys, ...this.disk.keys.filter(({ risen }) => risen)]
    }
    this.storing(write, ['kept', 'notKept'])
  }

  private storing(write: () => void, [done, refused]: readonly [Settled, Settled] = ['stored', 'notStored']) {
    const { life, world } = this
    world.agenda.plan(1 + world.below(12), () => {
      if (life !== this.life) return
      if (world.isTrouble(1000)) {
        if (!world.has('noStoreAgain')) this.does({ kind: refused })
        return
      }
      write()
      if (world.isCrash('host', done, true)) return this.crash()
      this.does({ kind: done })
    })
  }

  /** The people at the host's phone: whoever lost the key of a seat is let go, and the game begins when all sit. */
  private decides() {
    const { lobby, world } = this
    if (!lobby?.stored || lobby.start !== 'open') return
    const sitters = sitting(lobby.stored.sitters)
    const lost = sitters.find(({ id }) => !world.phones.some(({ disk }) => disk.keys.some((key) => key.id === id)))
    if (lost) return this.lobbyDoes({ kind: 'remove', id: lost.id })
    if (world.chance(5)) this.lobbyDoes({ kind: 'arrange', ids: sitters.map(({ id }) => id).toReversed() })
    if (sitters.length === world.setup.plan.max) this.lobbyDoes({ kind: 'start' })
  }

  /** The process is gone: what it had not stored is lost, and its channels fall silent. It comes back after a while. */
  crash() {
    const { world } = this
    this.life++
    this.lobby = null
    this.room = null
    this.isAsleep = false
    for (const wire of world.wires.values()) wire.end(null, world.chance(30) ? world.below(2000) : null)
    world.wires.clear()
    world.agenda.plan(300 + world.below(4000), () => !this.isOn() && this.start())
  }

  sleep(ms: number) {
    this.isAsleep = true
    const { life } = this
    this.world.agenda.plan(ms, () => {
      if (life === this.life) this.isAsleep = false
    })
  }

  /** A byte of its state is flipped. */
  flip() {
    if (!this.room || this.room.docket.book.lines.length === 0) return
    const { docket } = this.room
    const { replay, lines, dealer } = docket.book
    const state = flipped(replay.state, this.world.below)
    const told = this.world.has('noHostHash') ? trusting(lines, state) : lines
    this.room = { ...this.room, docket: { ...docket, book: { dealer, replay: { ...replay, state }, lines: told } } }
  }
}

/** The lines as a host holds them that takes its state for what the log says. */
const trusting = (lines: readonly Line[], state: object): readonly Line[] => {
  const last = lines.at(-1) as Line
  return [...lines.slice(0, -1), { ...last, entry: { ...last.entry, hash: hashOf(state) } }]
}
