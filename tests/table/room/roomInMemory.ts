/** Host and guests within one test: frames arrive at once, storage succeeds at once, and time passes only in `wait`. */

import { type BlackstoneTypes, game } from '../../../src/games/blackstone/game.ts'
import { toBase64url } from '../../../src/kernel/base64url.ts'
import type { Seat } from '../../../src/kernel/contract.ts'
import type { Entry } from '../../../src/kernel/log.ts'
import { EMPTY_VAULT, seatView } from '../../../src/kernel/vault.ts'
import { type GameLog, openGameLog } from '../../../src/table/arbiter/gameLog.ts'
import { rebuildLog } from '../../../src/table/arbiter/rebuildLog.ts'
import { createFollower } from '../../../src/table/client/follower.ts'
import { createHeader } from '../../../src/table/createHeader.ts'
import { commitmentOf, dealCommitmentOf } from '../../../src/table/fairDeal/fairDeal.ts'
import type { FrameToGuest, FrameToHost, GamePlan, LogPosition, RulesVersion } from '../../../src/table/room/frames.ts'
import {
  createGuest,
  type Guest,
  type GuestEffect,
  type GuestEvent,
  type RulesVersionFinder,
} from '../../../src/table/room/guest/guestState.ts'
import { stepGuest } from '../../../src/table/room/guest/stepGuest.ts'
import {
  createLobby,
  type Lobby,
  type LobbyEffect,
  type LobbyEvent,
  type Sitter,
  seatedSitters,
  stepLobby,
} from '../../../src/table/room/lobby.ts'
import type { Room, RoomEffect, RoomEvent } from '../../../src/table/room/roomState.ts'
import type { NewSeatKey, StoredSeatKey } from '../../../src/table/room/seatKeys.ts'
import { createRoom, stepRoom } from '../../../src/table/room/stepRoom.ts'
import { EXTRA_FRAMES } from '../../../src/table/room/timeoutsAndLimits.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'

type Blackstone = BlackstoneTypes
type EffectOfKind<K extends GuestEffect<Blackstone>['kind']> = Extract<GuestEffect<Blackstone>, { kind: K }>

export const ID = 'partyAAAAAAAAAAAAAAAAA'
export const SECRET = { seed: toBase64url(new Uint8Array(32).fill(7)) }
export const COMMITMENT = commitmentOf(ID, SECRET)
const SEED = 11

export const RULES: RulesVersion = { game: game.id, version: game.version }
const planFor = (min: number, max: number): GamePlan => ({ mode: 'kings-quest', options: {}, min, max })

export class Party {
  /** Random numbers of this party alone, independent of other parties. */
  private readonly below: (bound: number) => number
  now = 0
  lobby: Lobby | null = createLobby(planFor(2, 4), RULES, COMMITMENT, 0)
  room: Room<Blackstone> | null = null
  readonly guests: Guest<Blackstone>[] = []
  /** Frames that each guest received, and effects that its steps asked for. */
  readonly receivedFrames: FrameToGuest[][] = []
  readonly guestEffects: GuestEffect<Blackstone>[][] = []
  readonly hostEffects: (LobbyEffect | RoomEffect)[] = []
  /** Guest of each channel, the newest channel of each last. */
  readonly guestByChannel = new Map<number, number>()
  /** Guests that nobody reaches, and whose dialling fails. */
  readonly offline = new Set<number>()
  /** Replace a frame under way, as a phone or host that cheats would. */
  toHost: (frame: FrameToHost, guest: number) => FrameToHost = (frame) => frame
  toGuest: (frame: FrameToGuest, guest: number) => FrameToGuest = (frame) => frame
  /** Rules of guests whose app has other code. */
  readonly rulesByGuest = new Map<number, typeof game>()
  /** Version of a game on the phones that join from now on. */
  versionOf: RulesVersionFinder = (id) => (id === game.id ? game.version : null)
  /** Frames that the phones understand besides those of their talk version. */
  extras = EXTRA_FRAMES
  private readonly queue: (() => void)[] = []
  private isDraining = false
  private channel = 0

  constructor(
    guests: number,
    /** Whether storage answers; while it is off, every store stays unanswered. */
    public isStoring = true,
    seed = SEED,
  ) {
    this.below = numbersFrom(seed)
    for (let index = 0; index < guests; index++) this.join(index === 0)
    this.wait(1000)
  }

  /** Random bytes of this party as base64url. */
  random(bytes: number): string {
    return toBase64url(Uint8Array.from({ length: bytes }, () => this.below(256)))
  }

  newKey(name: string): NewSeatKey {
    return { id: this.random(6), secret: this.random(16), name, nonce: this.random(16) }
  }

  /** Adds a phone with its stored keys and returns its index. */
  join(isOwn = false, keys: readonly StoredSeatKey[] = [], isByHand = false): number {
    this.receivedFrames.push([])
    this.guestEffects.push([])
    const index = this.guests.length
    const gameOf = () => this.rulesByGuest.get(index) ?? game
    return this.guests.push(createGuest({ gameOf, versionOf: this.versionOf, isOwn, isByHand, keys }, this.now)) - 1
  }

  /** Advances the time in ticks of half a second. */
  wait(ms: number) {
    for (let left = ms; left > 0; left -= 500) {
      this.now += 500
      this.dispatchHost({ kind: 'tick', now: this.now })
      for (const index of this.guests.keys()) this.dispatchGuest(index, { kind: 'tick', now: this.now })
    }
  }

  dispatchGuest(index: number, event: GuestEvent<Blackstone['action']>) {
    const [guest, effects] = stepGuest(this.guests[index] as Guest<Blackstone>, event)
    this.guests[index] = guest
    this.guestEffects[index]?.push(...effects)
    for (const effect of effects) this.enqueue(() => this.performGuestEffect(index, effect))
    this.drainQueue()
  }

  dispatchHost(event: LobbyEvent | RoomEvent) {
    const [, effects] = this.lobby ? this.stepLobby(event as LobbyEvent) : this.stepRoom(event as RoomEvent)
    this.hostEffects.push(...effects)
    for (const effect of effects) this.enqueue(() => this.performHostEffect(effect))
    this.drainQueue()
  }

  private stepLobby(event: LobbyEvent) {
    const step = stepLobby(this.lobby as Lobby, event)
    this.lobby = step[0]
    return step
  }

  private stepRoom(event: RoomEvent) {
    const step = stepRoom(this.room as Room<Blackstone>, event)
    this.room = step[0]
    return step
  }

  private enqueue(run: () => void) {
    this.queue.push(run)
  }

  private drainQueue() {
    if (this.isDraining) return
    this.isDraining = true
    for (let run = this.queue.shift(); run; run = this.queue.shift()) run()
    this.isDraining = false
  }

  private performGuestEffect(index: number, effect: GuestEffect<Blackstone>) {
    if (effect.kind === 'dial') this.dial(index)
    else if (effect.kind === 'say' && !this.offline.has(index))
      this.dispatchHost({ kind: 'said', channel: effect.channel, frame: this.toHost(effect.frame, index) })
    else if (effect.kind === 'hangUp' && !this.offline.has(index))
      this.dispatchHost({ kind: 'closed', channel: effect.channel })
    else if (effect.kind === 'keep' && this.isStoring) this.dispatchGuest(index, { kind: 'kept' })
    else if (effect.kind === 'store' && this.isStoring) this.dispatchGuest(index, { kind: 'stored' })
  }

  private performHostEffect(effect: LobbyEffect | RoomEffect) {
    if (effect.kind === 'store' && this.isStoring) this.dispatchHost({ kind: 'stored' })
    if (effect.kind === 'keep' && this.isStoring) this.dispatchHost({ kind: 'kept' })
    if (effect.kind === 'start') this.begin(effect.sitters)
    if (effect.kind === 'hangUp') {
      const index = this.guestByChannel.get(effect.channel)
      if (index !== undefined && !this.offline.has(index))
        this.dispatchGuest(index, { kind: 'closed', channel: effect.channel })
    }
    if (effect.kind !== 'say') return
    const index = this.guestByChannel.get(effect.channel) as number
    if (this.offline.has(index)) return
    const frame = this.toGuest(effect.frame, index)
    this.receivedFrames[index]?.push(frame)
    this.dispatchGuest(index, { kind: 'said', channel: effect.channel, frame })
  }

  private dial(index: number) {
    if (this.offline.has(index)) return this.dispatchGuest(index, { kind: 'failed' })
    this.channel++
    this.guestByChannel.set(this.channel, index)
    this.dispatchHost({
      kind: 'opened',
      channel: this.channel,
      nonce: this.random(16),
      isOwn: this.guests[index]?.isOwn ?? false,
      extras: this.extras,
    })
    this.dispatchGuest(index, { kind: 'opened', channel: this.channel, nonce: this.random(16) })
  }

  private begin(sitters: readonly Sitter[]) {
    const { plan, callers } = this.lobby as Lobby
    const names = seatedSitters(sitters).map(({ name }) => name)
    const header = unwrap(
      createHeader(game, ID, { ...plan, names }, dealCommitmentOf(COMMITMENT, seatedSitters(sitters))),
    )
    const log = unwrap(openGameLog(game, header, SECRET))
    this.room = createRoom(log, { secret: SECRET, keys: sitters }, this.now, -1, callers)
    this.lobby = null
    this.dispatchHost({ kind: 'begin' })
  }

  /** Restarts the host's process from its stored log, keys, consent request and stand-ins to be told. */
  restart() {
    const { secret, gaveUpSeatKeys, arbiter, sheet } = this.room as Room<Blackstone>
    const { keys, plea, stood } = sheet.kept
    this.room = createRoom(arbiter.log, { secret, keys: [...keys, ...gaveUpSeatKeys], plea, stood }, this.now)
    this.dispatchHost({ kind: 'begin' })
    for (const [channel, index] of this.guestByChannel) this.dispatchGuest(index, { kind: 'closed', channel })
  }

  /**
   * Restarts the host's process from the first entries of its log, as many as storage kept. `lostEnd`: where the stored
   * log ended, if its row says so. The host's own player knows as much.
   */
  restartWith(kept: number, lostEnd: LogPosition | null = null) {
    const { secret, sheet } = this.room as Room<Blackstone>
    const log = this.beginOfLog(kept)
    this.room = createRoom(log, { secret, ...sheet.kept, lostEnd }, this.now)
    this.loseTail(0, kept)
    this.dispatchHost({ kind: 'begin' })
    for (const [channel, index] of this.guestByChannel)
      if (index > 0 && !this.offline.has(index)) this.dispatchGuest(index, { kind: 'closed', channel })
    this.guestByChannel.clear()
  }

  private beginOfLog(kept: number): GameLog<Blackstone> {
    const { secret, arbiter } = this.room as Room<Blackstone>
    const entries = arbiter.log.loggedEntries.slice(0, kept).map(({ entry }) => entry)
    return unwrap(rebuildLog(game, arbiter.log.replay.header, secret, entries))
  }

  /** Restarts a guest's phone from the first entries of the log, as many as its storage kept. */
  loseTail(index: number, kept: number) {
    const { loggedEntries, replay } = this.beginOfLog(kept)
    const { isOwn, keys, follower } = this.guest(index)
    const entries = loggedEntries.map(({ entry }) => entry)
    const shown = loggedEntries.flatMap((line) => line.shown)
    const own = follower && createFollower(follower.seats, replay, entries, shown)
    this.guests[index] = createGuest(
      { gameOf: () => game, versionOf: this.versionOf, isOwn, keys, follower: own },
      this.now,
    )
  }

  /** Entries of the host's log. */
  entries(): readonly Entry[] {
    return this.room?.arbiter.log.loggedEntries.map(({ entry }) => entry) ?? []
  }

  /** Reloads the page of a guest's phone, which has stored everything that it received. */
  reload(index: number) {
    const { isOwn, keys, follower, line } = this.guest(index)
    if ('channel' in line) this.dispatchHost({ kind: 'closed', channel: line.channel })
    this.guests[index] = createGuest({ gameOf: () => game, versionOf: this.versionOf, isOwn, keys, follower }, this.now)
  }

  /** Takes a seat for this guest. */
  takeSeat(index: number, name = `Guest ${index}`): NewSeatKey {
    const key = this.newKey(name)
    this.dispatchGuest(index, { kind: 'sit', key })
    return key
  }

  /** Takes a seat for each of these guests and starts the game. */
  startGame(...guests: readonly number[]) {
    for (const index of guests) this.takeSeat(index)
    this.dispatchHost({ kind: 'start' })
  }

  guest(index: number): Guest<Blackstone> {
    return this.guests[index] as Guest<Blackstone>
  }

  framesTo<K extends FrameToGuest['kind']>(index: number, kind: K): readonly Extract<FrameToGuest, { kind: K }>[] {
    return (this.receivedFrames[index] ?? []).filter(
      (frame): frame is Extract<FrameToGuest, { kind: K }> => frame.kind === kind,
    )
  }

  effectsOf<K extends GuestEffect<Blackstone>['kind']>(index: number, kind: K): readonly EffectOfKind<K>[] {
    return (this.guestEffects[index] ?? []).filter((effect): effect is EffectOfKind<K> => effect.kind === kind)
  }

  /** Plays for the awaited seats until the condition holds. */
  playUntil(isEnough: () => boolean) {
    for (let moves = 0; moves < 400; moves++) {
      if (isEnough()) return
      const [seat = 0] = this.awaitedSeats()
      this.act(this.phoneOf(seat), seat)
    }
    throw new Error('it never happened')
  }

  /** Guest that plays this seat. */
  phoneOf(seat: Seat): number {
    return this.guests.findIndex(({ follower }) => follower?.seats.includes(seat))
  }

  /** Number of openings shown to this seat in private. */
  shownCount(seat: Seat): number {
    const lines = this.room?.arbiter.log.loggedEntries ?? []
    return lines.flatMap(({ shown }) => shown).filter(({ seats }) => seats.includes(seat)).length
  }

  /** Plays a random legal action of this seat on this guest's phone; false where it has none. */
  act(index: number, seat: Seat): boolean {
    const { follower } = this.guest(index)
    if (!follower) return false
    const legal = game.legal(seatView(follower.echo.state, seat, follower.vaults.get(seat) ?? EMPTY_VAULT))
    const action = legal[this.below(legal.length || 1)]
    if (action) this.dispatchGuest(index, { kind: 'wish', seat, wish: { kind: 'act', action } })
    return action !== undefined
  }

  awaitedSeats(): readonly Seat[] {
    const turn = this.room?.arbiter.log.replay.turn
    return turn?.kind === 'seats' ? turn.seats : []
  }

  length(): number {
    return this.room?.arbiter.log.loggedEntries.length ?? 0
  }
}

/** Party in the middle of a game, with one seat on the first phone, two on the second, and a third that watches. */
export const partyInGame = (): Party => {
  const party = new Party(3)
  party.takeSeat(0)
  party.takeSeat(1)
  party.startGame(1)
  party.playUntil(() => party.shownCount(1) > 0 && party.shownCount(2) > 0)
  party.wait(11_000)
  return party
}
