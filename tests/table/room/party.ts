/** A host and some guests in one place: whatever they say arrives at once, whatever they store is stored, time passes when it is told to. */

import { type Blackstone, game } from '../../../src/games/blackstone/index.ts'
import { toBase64url } from '../../../src/kernel/base64url.ts'
import type { Seat } from '../../../src/kernel/contract.ts'
import { EMPTY_VAULT, viewOf } from '../../../src/kernel/vault.ts'
import { openBook } from '../../../src/table/book.ts'
import { commitOf, dealOf } from '../../../src/table/fairDeal.ts'
import { headerOf } from '../../../src/table/header.ts'
import type { Plan, ToGuest, ToHost } from '../../../src/table/room/frames.ts'
import { type Guest, type GuestEffect, type GuestEvent, openGuest } from '../../../src/table/room/guest.ts'
import type { HeldKey, NewKey } from '../../../src/table/room/keys.ts'
import {
  type Lobby,
  type LobbyEffect,
  type LobbyEvent,
  openLobby,
  type Sitter,
  sitting,
  stepLobby,
} from '../../../src/table/room/lobby.ts'
import { openRoom, type Room, type RoomEffect, type RoomEvent, stepRoom } from '../../../src/table/room/room.ts'
import { stepGuest } from '../../../src/table/room/stepGuest.ts'
import { numbersFrom } from '../../kernel/seed.ts'
import { sure } from '../../kernel/trusted.ts'

type B = Blackstone
type Of<K extends GuestEffect<B>['kind']> = Extract<GuestEffect<B>, { kind: K }>

export const ID = 'partyAAAAAAAAAAAAAAAAA'
export const SECRET = { seed: toBase64url(new Uint8Array(32).fill(7)) }
export const PROMISE = commitOf(ID, SECRET)
const below = numbersFrom(11)
export const random = (bytes: number): string => toBase64url(Uint8Array.from({ length: bytes }, () => below(256)))
export const newKey = (name: string): NewKey => ({ id: random(6), secret: random(16), name, nonce: random(16) })

const planFor = (min: number, max: number): Plan => ({ mode: 'kings-quest', options: {}, min, max })

export class Party {
  now = 0
  lobby: Lobby | null = openLobby(planFor(2, 4), PROMISE, 0)
  room: Room<B> | null = null
  readonly guests: Guest<B>[] = []
  /** What each guest's phone was told, and what its step asked for. */
  readonly heard: ToGuest[][] = []
  readonly asked: GuestEffect<B>[][] = []
  readonly hostAsked: (LobbyEffect | RoomEffect)[] = []
  /** Which guest is on a channel, the newest of each last. */
  readonly lines = new Map<number, number>()
  /** Guests that nobody reaches, and whose dialling fails. */
  readonly offline = new Set<number>()
  /** What is said instead, as by a phone or a host that lies. */
  toHost: (frame: ToHost, guest: number) => ToHost = (frame) => frame
  toGuest: (frame: ToGuest, guest: number) => ToGuest = (frame) => frame
  /** What the rules are on a phone whose app works them out otherwise. */
  readonly bent = new Map<number, typeof game>()
  private readonly queue: (() => void)[] = []
  private isPumping = false
  private channel = 0

  constructor(
    guests: number,
    /** Where it is off, what host and guests store stays undone. */
    public isStoring = true,
  ) {
    for (let index = 0; index < guests; index++) this.join(index === 0)
    this.wait(1000)
  }

  /** One more phone, with the keys that it has stored. */
  join(isOwn = false, keys: readonly HeldKey[] = [], isByHand = false): number {
    this.heard.push([])
    this.asked.push([])
    const index = this.guests.length
    const gameOf = () => this.bent.get(index) ?? game
    return this.guests.push(openGuest({ gameOf, isOwn, isByHand, keys }, this.now)) - 1
  }

  /** In ticks of half a second. */
  wait(ms: number) {
    for (let left = ms; left > 0; left -= 500) {
      this.now += 500
      this.host({ kind: 'tick', now: this.now })
      for (const index of this.guests.keys()) this.does(index, { kind: 'tick', now: this.now })
    }
  }

  does(index: number, event: GuestEvent<B['action']>) {
    const [guest, effects] = stepGuest(this.guests[index] as Guest<B>, event)
    this.guests[index] = guest
    this.asked[index]?.push(...effects)
    for (const effect of effects) this.soon(() => this.guestAsks(index, effect))
    this.pump()
  }

  host(event: LobbyEvent | RoomEvent) {
    const [, effects] = this.lobby ? this.stepLobby(event as LobbyEvent) : this.stepRoom(event as RoomEvent)
    this.hostAsked.push(...effects)
    for (const effect of effects) this.soon(() => this.hostAsks(effect))
    this.pump()
  }

  private stepLobby(event: LobbyEvent) {
    const step = stepLobby(this.lobby as Lobby, event)
    this.lobby = step[0]
    return step
  }

  private stepRoom(event: RoomEvent) {
    const step = stepRoom(this.room as Room<B>, event)
    this.room = step[0]
    return step
  }

  private soon(run: () => void) {
    this.queue.push(run)
  }

  private pump() {
    if (this.isPumping) return
    this.isPumping = true
    for (let run = this.queue.shift(); run; run = this.queue.shift()) run()
    this.isPumping = false
  }

  private guestAsks(index: number, effect: GuestEffect<B>) {
    if (effect.kind === 'dial') this.dial(index)
    else if (effect.kind === 'say' && !this.offline.has(index))
      this.host({ kind: 'said', channel: effect.channel, frame: this.toHost(effect.frame, index) })
    else if (effect.kind === 'hangUp' && !this.offline.has(index))
      this.host({ kind: 'closed', channel: effect.channel })
    else if (effect.kind === 'keep' && this.isStoring) this.does(index, { kind: 'kept' })
    else if (effect.kind === 'store' && this.isStoring) this.does(index, { kind: 'stored' })
  }

  private hostAsks(effect: LobbyEffect | RoomEffect) {
    if (effect.kind === 'store' && this.isStoring) this.host({ kind: 'stored' })
    if (effect.kind === 'keep' && this.isStoring) this.host({ kind: 'kept' })
    if (effect.kind === 'start') this.begin(effect.sitters)
    if (effect.kind === 'hangUp') {
      const index = this.lines.get(effect.channel)
      if (index !== undefined && !this.offline.has(index)) this.does(index, { kind: 'closed', channel: effect.channel })
    }
    if (effect.kind !== 'say') return
    const index = this.lines.get(effect.channel) as number
    if (this.offline.has(index)) return
    const frame = this.toGuest(effect.frame, index)
    this.heard[index]?.push(frame)
    this.does(index, { kind: 'said', channel: effect.channel, frame })
  }

  private dial(index: number) {
    if (this.offline.has(index)) return this.does(index, { kind: 'failed' })
    this.channel++
    this.lines.set(this.channel, index)
    this.host({ kind: 'opened', channel: this.channel, nonce: random(16), isOwn: this.guests[index]?.isOwn ?? false })
    this.does(index, { kind: 'opened', channel: this.channel, nonce: random(16) })
  }

  private begin(sitters: readonly Sitter[]) {
    const { plan, callers } = this.lobby as Lobby
    const names = sitting(sitters).map(({ name }) => name)
    const header = sure(headerOf(game, ID, { ...plan, names }, dealOf(PROMISE, sitting(sitters))))
    const book = sure(openBook(game, header, SECRET))
    this.room = openRoom(book, { secret: SECRET, keys: sitters }, this.now, -1, callers)
    this.lobby = null
    this.host({ kind: 'begin' })
  }

  /** The host's process dies and comes back with what is stored: its log, the keys, and the plea. */
  restart() {
    const { secret, risen, docket, sheet } = this.room as Room<B>
    const { keys, plea } = sheet.kept
    this.room = openRoom(docket.book, { secret, keys: [...keys, ...risen], plea }, this.now)
    this.host({ kind: 'begin' })
    for (const [channel, index] of this.lines) this.does(index, { kind: 'closed', channel })
  }

  /** The page of a guest's phone is loaded anew: it has what it stored, all that it was told. */
  reload(index: number) {
    const { isOwn, keys, follower, line } = this.guest(index)
    if ('channel' in line) this.host({ kind: 'closed', channel: line.channel })
    this.guests[index] = openGuest({ gameOf: () => game, isOwn, keys, follower }, this.now)
  }

  /** This guest takes a seat. */
  sit(index: number, name = `Guest ${index}`): NewKey {
    const key = newKey(name)
    this.does(index, { kind: 'sit', key })
    return key
  }

  /** All of these take a seat each, and the game begins. */
  play(...guests: readonly number[]) {
    for (const index of guests) this.sit(index)
    this.host({ kind: 'start' })
  }

  guest(index: number): Guest<B> {
    return this.guests[index] as Guest<B>
  }

  told<K extends ToGuest['kind']>(index: number, kind: K): readonly Extract<ToGuest, { kind: K }>[] {
    return (this.heard[index] ?? []).filter((frame): frame is Extract<ToGuest, { kind: K }> => frame.kind === kind)
  }

  effects<K extends GuestEffect<B>['kind']>(index: number, kind: K): readonly Of<K>[] {
    return (this.asked[index] ?? []).filter((effect): effect is Of<K> => effect.kind === kind)
  }

  /** Whoever is awaited acts, until enough has happened. */
  playUntil(isEnough: () => boolean) {
    for (let deeds = 0; deeds < 400; deeds++) {
      if (isEnough()) return
      const [seat = 0] = this.awaited()
      this.act(this.phoneOf(seat), seat)
    }
    throw new Error('it never happened')
  }

  /** The guest that plays this seat. */
  phoneOf(seat: Seat): number {
    return this.guests.findIndex(({ follower }) => follower?.seats.includes(seat))
  }

  /** What this seat was shown in private. */
  shownTo(seat: Seat): number {
    const lines = this.room?.docket.book.lines ?? []
    return lines.flatMap(({ shown }) => shown).filter(({ seats }) => seats.includes(seat)).length
  }

  /** Something that this seat may do, done on this guest's phone; answers whether it was awaited. */
  act(index: number, seat: Seat): boolean {
    const { follower } = this.guest(index)
    if (!follower) return false
    const legal = game.legal(viewOf(follower.echo.state, seat, follower.vaults.get(seat) ?? EMPTY_VAULT))
    const action = legal[below(legal.length || 1)]
    if (action) this.does(index, { kind: 'wish', seat, wish: { kind: 'act', action } })
    return action !== undefined
  }

  awaited(): readonly Seat[] {
    const turn = this.room?.docket.book.replay.turn
    return turn?.kind === 'seats' ? turn.seats : []
  }

  length(): number {
    return this.room?.docket.book.lines.length ?? 0
  }
}
