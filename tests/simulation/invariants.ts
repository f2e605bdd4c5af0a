/** Invariants that a world checks after every step, with knowledge that no single phone has. */
import { canonicalJson } from '../../src/kernel/canonicalJson.ts'
import type { Seat, Shape } from '../../src/kernel/contract.ts'
import { hashOf } from '../../src/kernel/hash64.ts'
import type { Json } from '../../src/kernel/json.ts'
import type { Entry, EntryBody } from '../../src/kernel/log.ts'
import type { PlayerIntent } from '../../src/table/client/proposeIntent.ts'
import type { CommitMessage, Proposal } from '../../src/table/proposalsAndCommits.ts'
import type { FrameToGuest, FrameToHost, HelloFrame } from '../../src/table/room/frames.ts'
import type { Guest } from '../../src/table/room/guest/guestState.ts'
import type { GuestPhone } from './guestPhone.ts'
import type { World } from './world.ts'

/** Text of a wish, or of the entry that it became. */
const textOf = (seat: Seat, count: number, kind: string, action?: unknown): string =>
  `${seat}.${count} ${kind} ${action === undefined ? '' : canonicalJson(action as Json)}`

/** Text of the wish to end, or to leave, which has no count in the log. */
const endTextOf = (seat: Seat, how: string): string => `${seat} end ${how}`

/** Text of the wish that this entry came from. */
const wishOf = (body: Extract<EntryBody, { readonly seat: Seat }>): string => {
  if (body.kind === 'end') return endTextOf(body.seat, body.how)
  return body.kind === 'seat'
    ? textOf(body.seat, body.count, 'act', body.action)
    : textOf(body.seat, body.count, body.kind)
}

export class Checker<G extends Shape> {
  /** Every wish that people made for a seat that their phone played, as `textOf`. */
  private readonly wishes = new Set<string>()
  /** Phones that ever had the key of a seat. */
  private readonly holders = new Map<string, Set<number>>()
  /**
   * Consent requests that people made or agreed to, by phone; and seats that the owners of a key asked to stand in for.
   */
  private readonly consents = new Set<string>()
  private readonly standIns = new Set<string>()

  /** Greeting of each channel, and greetings whose proof was sent. */
  private readonly hellos = new Map<number, HelloFrame>()
  private readonly provenHellos = new Map<number, HelloFrame>()
  /** Number of entries with which the secret was told. */
  private toldAt = Number.POSITIVE_INFINITY
  /** Claims under which each seat was given, in order. */
  private readonly claimsBySeat = new Map<string, readonly string[]>()

  constructor(private readonly world: World<G>) {}

  /**
   * The host has lost the end of its log. Where no phone with a seat has it either nobody is asked for it (rule 24): the
   * game goes on as if it had not ended, though whoever watched it knows the secret.
   */
  onHostLoss() {
    const has = ({ index, disk }: GuestPhone<G>): boolean =>
      index > 0 && disk.keys.some(({ seat }) => seat !== null) && disk.entries.length >= this.toldAt
    if (!this.world.phones.some(has)) this.toldAt = Number.POSITIVE_INFINITY
  }

  onFrameAtHost(channel: number, frame: FrameToHost) {
    if (frame.kind === 'hello') this.hellos.set(channel, frame)
    const hello = this.hellos.get(channel)
    if (frame.kind === 'proof' && hello) this.provenHellos.set(channel, hello)
  }

  /**
   * Checks that a seat is given under the newest claim: a claim that another has replaced never gets the seat again.
   * Nobody stands in for a seat that is given.
   */
  onWelcome(wire: { readonly id: number; readonly guest: number }, seats: readonly unknown[]) {
    const { ids, claims } = this.provenHellos.get(wire.id) ?? { ids: [], claims: [] }
    for (const [at, id] of ids.entries()) {
      const seat = seats[at]
      if (typeof seat !== 'number') continue
      if (this.world.host.room?.standIns.has(seat)) this.world.addFault(`seat ${seat} is back and still stood in for`)
      const [claim = '', claimsBefore = []] = [claims[at], this.claimsBySeat.get(id)]
      if (claimsBefore.includes(claim) && claimsBefore.at(-1) !== claim)
        this.world.addFault(`phone ${wire.guest} has seat ${id} back that was carried on`)
      if (!claimsBefore.includes(claim)) this.claimsBySeat.set(id, [...claimsBefore, claim])
    }
  }

  onKeyMoved(id: string, phone: number) {
    this.holders.set(id, new Set([...(this.holders.get(id) ?? []), phone]))
  }

  onConsent(phone: number, what: string) {
    this.consents.add(`${phone} ${what}`)
  }

  onStandIn(id: string, seat: Seat) {
    this.standIns.add(`${id} ${seat}`)
  }

  onWish(guest: Guest<G>, seat: Seat, wish: PlayerIntent<G['action']>) {
    const count = guest.follower?.replay.counts[seat] ?? 0
    if (wish.kind === 'end') this.wishes.add(endTextOf(seat, wish.how))
    else this.wishes.add(textOf(seat, count, wish.kind, wish.kind === 'act' ? wish.action : undefined))
  }

  mayKnow(phone: number, seat: Seat): boolean {
    const id = this.world.host.room?.keys[seat]?.id ?? ''
    const isHolder = (key: string): boolean => this.holders.get(key)?.has(phone) === true
    return isHolder(id) || [...this.holders.keys()].some((key) => isHolder(key) && this.standIns.has(`${key} ${seat}`))
  }

  /** Checks that the host has stored what it sends, and that private cards go to the phones of their seats alone. */
  onFrameToGuest(phone: number, frame: FrameToGuest) {
    const { disk } = this.world.host
    if ((frame.kind === 'begun' || frame.kind === 'welcome') && !disk.header)
      this.world.addFault('a game is told and not stored')
    if (frame.kind === 'lobby' && frame.seats.some(({ id }) => !disk.lobbyData?.sitters.some((one) => one.id === id)))
      this.world.addFault('a seat is told and not stored')
    if (frame.kind === 'stand' || frame.kind === 'commit')
      this.checkShown(
        phone,
        frame.shown.flatMap(({ seats }) => seats),
      )
    if (frame.kind === 'commit') this.checkStored(frame)
    if (frame.kind === 'commit' && frame.entries.some(({ body, seq }) => body.kind === 'undo' && seq >= this.toldAt))
      this.world.addFault('a move is undone after the secret was told')
    if (frame.kind === 'reveal') this.toldAt = Math.min(this.toldAt, disk.entries.length)
    if (frame.kind === 'reveal' && this.world.host.room?.arbiter.log.replay.turn.kind !== 'over')
      this.world.addFault('the secret is told before the end')
  }

  private checkStored({ entries }: CommitMessage) {
    const last = entries.at(-1)
    if (last && this.world.host.disk.entries.length <= last.seq)
      this.world.addFault(`entry ${last.seq} is told and not stored`)
  }

  private checkShown(phone: number, seats: readonly Seat[]) {
    if (seats.some((seat) => !this.mayKnow(phone, seat)))
      this.world.addFault(`phone ${phone} is shown a card that it may not know`)
  }

  /**
   * Checks that a key is stored before it is sent, and that moves below those of others are undone with consent only.
   */
  onFrameToHost({ index, disk, guest }: GuestPhone<G>, frame: FrameToHost, isWished: boolean) {
    if (frame.kind === 'sit' && !disk.keys.some(({ id }) => id === frame.id))
      this.world.addFault('a key is said and not stored')
    if (frame.kind !== 'propose' || frame.proposal.kind !== 'undo' || isWished || !guest?.plea) return
    const { seat, count } = frame.proposal
    const text = textOf(seat, count, 'undo')
    if (this.wishes.has(text)) return
    const { id, what, seat: asker } = guest.plea
    const isAgreed = this.consents.has(`${index} ${id}`) || this.consents.has(`${index} ${what} ${asker}`)
    if (isAgreed) this.wishes.add(text)
    else this.world.addFault(`phone ${index} takes back without consent`)
  }

  /**
   * Checks that every new entry is the host's and was wished. In the lobby, where nobody cheats, no phone may take its
   * host for a stranger.
   */
  onGuestStep({ index, guest }: GuestPhone<G>, before: Guest<G>) {
    if (guest?.isElsewhere && !guest.follower) this.world.addFault(`phone ${index} takes its host for a stranger`)
    const entries = guest?.follower?.entries ?? []
    for (let at = before.follower?.entries.length ?? 0; at < entries.length; at++) {
      const entry = entries[at] as Entry
      if (!this.world.host.everStored.has(`${at} ${entry.hash}`))
        this.world.addFault(`phone ${index} has another entry ${at}`)
      if (index === 0) this.checkWished(entry)
    }
  }

  private checkWished({ body, seq }: Entry) {
    if (body.kind === 'chance' || (body.kind === 'end' && body.how === 'agreement')) return
    if (body.kind === 'joint') return body.actions.forEach(([by, action]) => this.checkChosen(by, action))
    const text = wishOf(body)
    if (!this.wishes.has(text)) this.world.addFault(`entry ${seq} was never wished: ${text}`)
  }

  /** Checks a veiled choice, which has no count in the log. */
  private checkChosen(seat: Seat, action: object) {
    const choice = textOf(seat, 0, 'act', action).slice(`${seat}.0`.length)
    const isWished = [...this.wishes].some((wish) => wish.startsWith(`${seat}.`) && wish.endsWith(choice))
    if (!isWished) this.world.addFault(`${seat} never chose ${choice}`)
  }

  onDone({ disk }: GuestPhone<G>, proposals: readonly Proposal[]) {
    for (const { kind, seat, count } of proposals) {
      const has = (entries: readonly Entry[]): boolean =>
        entries.some(({ body }) =>
          'count' in body ? body.seat === seat && body.count === count : body.kind === 'joint' || body.kind === 'end',
        )
      if (!has([...this.world.host.everStored.values()]))
        this.world.addFault(`${kind} ${seat}.${count} is done and not stored by the host`)
      if (!has(disk.entries)) this.world.addFault(`${kind} ${seat}.${count} is done and not stored by its phone`)
    }
  }

  /** Checks ten seconds after everything was healed that all phones agree and know their own cards. */
  checkHealed() {
    const { room, disk } = this.world.host
    if (!room) return this.world.addFault('the host is not back')
    const { log } = room.arbiter
    if (disk.entries.length !== log.loggedEntries.length) this.world.addFault('the host has not stored its log')
    for (const phone of this.world.phones) this.checkPhone(phone)
    if (room.present.includes(false)) this.world.addFault('a seat that is here counts as away')
    const played = this.world.phones.flatMap(({ guest }) => guest?.follower?.seats ?? [])
    const allSeats = room.keys.map((_, seat) => seat)
    if (played.toSorted((a, b) => a - b).join() !== allSeats.join()) this.world.addFault(`seats ${played} are played`)
  }

  private checkPhone(phone: GuestPhone<G>) {
    const { index, guest, disk, audit } = phone
    const { log } = (this.world.host.room as NonNullable<World<G>['host']['room']>).arbiter
    const follower = guest?.follower
    if (!follower) return this.world.addFault(`phone ${index} is not back`)
    if (guest.line.kind !== 'up') this.world.addFault(`phone ${index} is ${guest.line.kind}`)
    if (follower.flaw) this.world.addFault(`phone ${index} differs`)
    if (hashOf(follower.replay.state) !== hashOf(log.replay.state))
      this.world.addFault(`phone ${index} has another state`)
    if (follower.pending.length > 0) this.world.addFault(`phone ${index} still waits`)
    if (disk.entries.length !== log.loggedEntries.length) this.world.addFault(`phone ${index} has not stored the log`)
    if (disk.keys !== guest.keys) this.world.addFault(`phone ${index} has not stored its keys`)
    if (audit?.seed !== this.world.host.secret.seed) this.world.addFault(`phone ${index} cannot check the deal`)
    for (const { seat } of disk.keys) if (seat !== null) this.checkCards(phone, seat)
  }

  private checkCards({ index, guest, disk }: GuestPhone<G>, seat: Seat) {
    const { loggedEntries } = (this.world.host.room as NonNullable<World<G>['host']['room']>).arbiter.log
    const openingsOfSeat = loggedEntries.flatMap((line) => line.shown).filter(({ seats }) => seats.includes(seat))
    const vault = guest?.follower?.vaults.get(seat)
    if (openingsOfSeat.some(({ opening }) => !vault?.has(opening.slot)))
      this.world.addFault(`phone ${index} lacks a card of seat ${seat}`)
    const storedSlots = new Set(
      disk.shown.filter(({ seats }) => seats.includes(seat)).map(({ opening }) => opening.slot),
    )
    if (openingsOfSeat.some(({ opening }) => !storedSlots.has(opening.slot)))
      this.world.addFault(`phone ${index} has not stored a card of seat ${seat}`)
  }
}
