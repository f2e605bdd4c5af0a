/** What the world knows better than any phone, and looks at after every step. */
import { canonical } from '../../src/kernel/canonical.ts'
import type { Seat, Shape } from '../../src/kernel/contract.ts'
import { hashOf } from '../../src/kernel/hash.ts'
import type { Json } from '../../src/kernel/json.ts'
import type { Entry } from '../../src/kernel/log.ts'
import type { Commit, Proposal } from '../../src/table/messages.ts'
import type { Wish } from '../../src/table/propose.ts'
import type { Hello, ToGuest, ToHost } from '../../src/table/room/frames.ts'
import type { Guest } from '../../src/table/room/guest.ts'
import type { GuestPhone } from './guestPhone.ts'
import type { World } from './world.ts'

/** A wish, or the entry that it became, as text. */
const textOf = (seat: Seat, count: number, kind: string, action?: unknown): string =>
  `${seat}.${count} ${kind} ${action === undefined ? '' : canonical(action as Json)}`

export class Watch<G extends Shape> {
  /** Every wish that people made for a seat that their phone played. */
  private readonly wishes = new Set<string>()
  /** Phones that ever had the key of a seat. */
  private readonly holders = new Map<string, Set<number>>()
  /** Pleas that people asked or agreed to, by phone; and seats that the people of a key asked to play for others. */
  private readonly consents = new Set<string>()
  private readonly stands = new Set<string>()

  /** What was greeted with on each channel, and what of that was proved. */
  private readonly hellos = new Map<number, Hello>()
  private readonly proved = new Map<number, Hello>()
  /** The claims under which each seat was given, in their order. */
  private readonly given = new Map<string, readonly string[]>()

  constructor(private readonly world: World<G>) {}

  greets(channel: number, frame: ToHost) {
    if (frame.kind === 'hello') this.hellos.set(channel, frame)
    const hello = this.hellos.get(channel)
    if (frame.kind === 'proof' && hello) this.proved.set(channel, hello)
  }

  /** A seat is given under the claim that came last: one that was given to another since never has it again. */
  gives(wire: { readonly id: number; readonly guest: number }, seats: readonly unknown[]) {
    const { ids, claims } = this.proved.get(wire.id) ?? { ids: [], claims: [] }
    for (const [at, id] of ids.entries()) {
      if (typeof seats[at] !== 'number') continue
      const [claim = '', given = []] = [claims[at], this.given.get(id)]
      if (given.includes(claim) && given.at(-1) !== claim)
        this.world.fault(`phone ${wire.guest} has seat ${id} back that was carried on`)
      if (!given.includes(claim)) this.given.set(id, [...given, claim])
    }
  }

  holds(id: string, phone: number) {
    this.holders.set(id, new Set([...(this.holders.get(id) ?? []), phone]))
  }

  agreed(phone: number, what: string) {
    this.consents.add(`${phone} ${what}`)
  }

  standsIn(id: string, seat: Seat) {
    this.stands.add(`${id} ${seat}`)
  }

  wished(guest: Guest<G>, seat: Seat, wish: Wish<G['action']>) {
    const count = guest.follower?.replay.counts[seat] ?? 0
    this.wishes.add(textOf(seat, count, wish.kind, wish.kind === 'act' ? wish.action : undefined))
  }

  mayKnow(phone: number, seat: Seat): boolean {
    const id = this.world.host.room?.keys[seat]?.id ?? ''
    const isHolder = (key: string): boolean => this.holders.get(key)?.has(phone) === true
    return isHolder(id) || [...this.holders.keys()].some((key) => isHolder(key) && this.stands.has(`${key} ${seat}`))
  }

  /** What a phone is told is stored by the host, and private cards go to the phones of their seats alone. */
  told(phone: number, frame: ToGuest) {
    const { disk } = this.world.host
    if ((frame.kind === 'begun' || frame.kind === 'welcome') && !disk.header)
      this.world.fault('a game is told and not stored')
    if (frame.kind === 'lobby' && frame.seats.some(({ id }) => !disk.sheet?.sitters.some((one) => one.id === id)))
      this.world.fault('a seat is told and not stored')
    if (frame.kind === 'stand' || frame.kind === 'commit')
      this.shown(
        phone,
        frame.shown.flatMap(({ seats }) => seats),
      )
    if (frame.kind === 'commit') this.stored(frame)
    if (frame.kind === 'reveal' && this.world.host.room?.docket.book.replay.turn.kind !== 'over')
      this.world.fault('the secret is told before the end')
  }

  private stored({ entries }: Commit) {
    const last = entries.at(-1)
    if (last && this.world.host.disk.entries.length <= last.seq)
      this.world.fault(`entry ${last.seq} is told and not stored`)
  }

  private shown(phone: number, seats: readonly Seat[]) {
    if (seats.some((seat) => !this.mayKnow(phone, seat)))
      this.world.fault(`phone ${phone} is shown a card that it may not know`)
  }

  /** A key is stored before it is said, and what others' deeds rest on is taken back with consent only. */
  said({ index, disk, guest }: GuestPhone<G>, frame: ToHost, isWished: boolean) {
    if (frame.kind === 'sit' && !disk.keys.some(({ id }) => id === frame.id))
      this.world.fault('a key is said and not stored')
    if (frame.kind !== 'propose' || frame.proposal.kind !== 'undo' || isWished || !guest?.plea) return
    const { seat, count } = frame.proposal
    const text = textOf(seat, count, 'undo')
    if (this.wishes.has(text)) return
    const { id, what, seat: asker } = guest.plea
    const isAgreed = this.consents.has(`${index} ${id}`) || this.consents.has(`${index} ${what} ${asker}`)
    if (isAgreed) this.wishes.add(text)
    else this.world.fault(`phone ${index} takes back without consent`)
  }

  /** Every new entry is the host's, and was wished. In the lobby, where nobody cheats, no phone takes its host for a stranger. */
  took({ index, guest }: GuestPhone<G>, before: Guest<G>) {
    if (guest?.isElsewhere && !guest.follower) this.world.fault(`phone ${index} takes its host for a stranger`)
    const entries = guest?.follower?.entries ?? []
    for (let at = before.follower?.entries.length ?? 0; at < entries.length; at++) {
      const entry = entries[at] as Entry
      if (this.world.host.disk.entries[at]?.hash !== entry.hash)
        this.world.fault(`phone ${index} has another entry ${at}`)
      if (index === 0) this.isWished(entry)
    }
  }

  private isWished({ body, seq }: Entry) {
    if (body.kind === 'chance' || body.kind === 'end' || body.kind === 'joint') return
    const text =
      body.kind === 'seat'
        ? textOf(body.seat, body.count, 'act', body.action)
        : textOf(body.seat, body.count, body.kind)
    if (!this.wishes.has(text)) this.world.fault(`entry ${seq} was never wished: ${text}`)
  }

  done({ disk }: GuestPhone<G>, proposals: readonly Proposal[]) {
    for (const { kind, seat, count } of proposals) {
      const has = (entries: readonly Entry[]): boolean =>
        entries.some(({ body }) =>
          'count' in body ? body.seat === seat && body.count === count : body.kind === 'joint' || body.kind === 'end',
        )
      if (!has(this.world.host.disk.entries))
        this.world.fault(`${kind} ${seat}.${count} is done and not stored by the host`)
      if (!has(disk.entries)) this.world.fault(`${kind} ${seat}.${count} is done and not stored by its phone`)
    }
  }

  /** Everything heals; ten seconds later all phones agree and know what is theirs. */
  healed() {
    const { room, disk } = this.world.host
    if (!room) return this.world.fault('the host is not back')
    const { book } = room.docket
    if (disk.entries.length !== book.lines.length) this.world.fault('the host has not stored its log')
    for (const phone of this.world.phones) this.agrees(phone)
    if (room.present.includes(false)) this.world.fault('a seat that is here counts as away')
    const played = this.world.phones.flatMap(({ guest }) => guest?.follower?.seats ?? [])
    const all = room.keys.map((_, seat) => seat)
    if (played.toSorted((a, b) => a - b).join() !== all.join()) this.world.fault(`seats ${played} are played`)
  }

  private agrees(phone: GuestPhone<G>) {
    const { index, guest, disk, audit } = phone
    const { book } = (this.world.host.room as NonNullable<World<G>['host']['room']>).docket
    const follower = guest?.follower
    if (!follower) return this.world.fault(`phone ${index} is not back`)
    if (guest.line.kind !== 'up') this.world.fault(`phone ${index} is ${guest.line.kind}`)
    if (follower.flaw) this.world.fault(`phone ${index} differs`)
    if (hashOf(follower.replay.state) !== hashOf(book.replay.state))
      this.world.fault(`phone ${index} has another state`)
    if (follower.pending.length > 0) this.world.fault(`phone ${index} still waits`)
    if (disk.entries.length !== book.lines.length) this.world.fault(`phone ${index} has not stored the log`)
    if (disk.keys !== guest.keys) this.world.fault(`phone ${index} has not stored its keys`)
    if (audit?.seed !== this.world.host.secret.seed) this.world.fault(`phone ${index} cannot check the deal`)
    for (const { seat } of disk.keys) if (seat !== null) this.knows(phone, seat)
  }

  private knows({ index, guest, disk }: GuestPhone<G>, seat: Seat) {
    const { lines } = (this.world.host.room as NonNullable<World<G>['host']['room']>).docket.book
    const mine = lines.flatMap((line) => line.shown).filter(({ seats }) => seats.includes(seat))
    const vault = guest?.follower?.vaults.get(seat)
    if (mine.some(({ opening }) => !vault?.has(opening.slot)))
      this.world.fault(`phone ${index} lacks a card of seat ${seat}`)
    const kept = new Set(disk.shown.filter(({ seats }) => seats.includes(seat)).map(({ opening }) => opening.slot))
    if (mine.some(({ opening }) => !kept.has(opening.slot)))
      this.world.fault(`phone ${index} has not stored a card of seat ${seat}`)
  }
}
