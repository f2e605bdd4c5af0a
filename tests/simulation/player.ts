/** The people at one phone: they sit down, play, ask and agree, stand in for others, and sometimes cheat. */
import type { Seat, Shape } from '../../src/kernel/contract.ts'
import { EMPTY_VAULT, viewOf } from '../../src/kernel/vault.ts'
import type { Follower } from '../../src/table/follower.ts'
import type { Proposal } from '../../src/table/messages.ts'
import type { Wish } from '../../src/table/propose.ts'
import type { Ask, Plea, ToHost } from '../../src/table/room/frames.ts'
import type { Guest } from '../../src/table/room/guest.ts'
import { seatsOf } from '../../src/table/room/guestSeats.ts'
import type { GuestPhone } from './guestPhone.ts'
import type { World } from './world.ts'

export class Player<G extends Shape> {
  isThinking = false
  private sat = 0
  /** Channels on which it has cheated: a third time would end its line. */
  private readonly cheats = new Map<number, number>()

  constructor(
    private readonly world: World<G>,
    private readonly phone: GuestPhone<G>,
  ) {}

  think() {
    const { guest, life } = this.phone
    if (!guest || this.isThinking) return
    const isWaiting = guest.follower ? guest.follower.pending.length > 0 : !guest.lobby
    if (isWaiting && guest.line.kind !== 'ended') return
    this.isThinking = true
    this.world.agenda.plan(20 + this.world.below(180), () => {
      if (life !== this.phone.life) return
      this.isThinking = false
      if (!this.phone.isAsleep) this.act()
    })
  }

  private act() {
    const { guest } = this.phone
    if (!guest) return
    const { line, follower } = guest
    if (line.kind === 'ended' && (line.why === 'key' || line.why === 'strikes'))
      return this.phone.does({ kind: 'dial' })
    if (follower) this.play(guest, follower)
    else this.gather(guest)
  }

  // In the lobby.

  private gather({ keys, rising, lobby }: Guest<G>) {
    if (!lobby) return
    const sits = keys.filter(({ id }) => !rising.includes(id))
    const [first] = sits
    if (first && this.world.chance(2)) return this.phone.does({ kind: 'rise', id: first.id })
    if (first && this.world.chance(5)) return this.phone.does({ kind: 'rename', id: first.id, name: `Ann ${this.sat}` })
    if (sits.length < this.phone.wanted) this.sit()
  }

  private sit() {
    const id = `${this.phone.index}x${this.sat++}`.padStart(8, '_')
    this.world.watch.holds(id, this.phone.index)
    const { world } = this
    this.phone.does({ kind: 'sit', key: { id, secret: world.random(16), name: `Seat ${id}`, nonce: world.random(16) } })
  }

  // At the table.

  private play(guest: Guest<G>, follower: Follower<G>) {
    const { world } = this
    if (follower.pending.length > 0 || follower.flaw) return
    if (world.isTrouble(200)) this.cheat(guest, follower)
    if (follower.seats.length === 0 || (guest.plea && this.answers(guest, guest.plea, follower))) return
    const { turn, seq } = follower.echo
    if (turn.kind !== 'seats') return
    const [own] = seatsOf(guest.keys)
    if (own === undefined) return
    if (seq >= world.setup.most) return this.ask({ what: 'end', seat: own }, guest)
    if (world.chance(1)) return this.ask({ what: 'undo', seat: own }, guest)
    const seat = turn.seats.find((awaited) => follower.seats.includes(awaited))
    if (seat !== undefined) return this.move(follower, seat)
    const away = turn.seats.find((awaited) => guest.present[awaited] === false)
    if (away !== undefined && world.chance(10)) this.stand(away)
  }

  private move({ echo, vaults }: Follower<G>, seat: Seat) {
    const { world } = this
    if (world.chance(3)) return this.wish(seat, { kind: world.chance(70) ? 'undo' : 'redo' })
    const legal = this.legalFor(() => echo.game.legal(viewOf(echo.state, seat, vaults.get(seat) ?? EMPTY_VAULT)))
    const action = legal[world.below(legal.length)]
    if (action) this.wish(seat, { kind: 'act', action })
  }

  /** On a phone whose state was flipped the rules may throw: its people find nothing to do until the phone is healed. */
  private legalFor(list: () => readonly G['action'][]): readonly G['action'][] {
    try {
      return list()
    } catch {
      return []
    }
  }

  private wish(seat: Seat, wish: Wish<G['action']>) {
    const { guest } = this.phone
    if (guest) this.world.watch.wished(guest, seat, wish)
    this.phone.does({ kind: 'wish', seat, wish })
  }

  private stand(seat: Seat) {
    for (const { id } of this.phone.disk.keys) this.world.watch.standsIn(id, seat)
    this.phone.does({ kind: 'standIn', seat })
  }

  private ask({ what, seat }: Ask, { plea }: Guest<G>) {
    if (plea && !this.world.chance(5)) return
    this.world.watch.agreed(this.phone.index, `${what} ${seat}`)
    this.phone.does({ kind: 'ask', what, seat })
  }

  /** Answers what is asked; whoever waits for the others mostly does nothing else. */
  private answers({ consented }: Guest<G>, plea: Plea, { seats }: Follower<G>): boolean {
    const { world } = this
    const isAsked = plea.asked.some((seat) => seats.includes(seat)) && consented !== plea.id
    if (!isAsked && world.chance(10) && seats.includes(plea.seat) && plea.what === 'undo') {
      this.phone.does({ kind: 'answer', agree: false })
      return true
    }
    if (!isAsked) return plea.what === 'end' || !world.chance(30)
    const agree = plea.what === 'end' || world.chance(70)
    if (agree) world.watch.agreed(this.phone.index, `${plea.id}`)
    this.phone.does({ kind: 'answer', agree })
    return true
  }

  // What no honest phone says.

  private cheat({ line }: Guest<G>, follower: Follower<G>) {
    if (line.kind !== 'up') return
    const cheats = this.cheats.get(line.channel) ?? 0
    if (cheats >= 2) return
    this.cheats.set(line.channel, cheats + 1)
    const wire = this.world.wires.get(line.channel)
    for (const frame of this.lies(follower)) wire?.sayToHost(frame)
  }

  private lies(follower: Follower<G>): readonly ToHost[] {
    const { world } = this
    const kind = world.below(3)
    if (kind === 0) return this.thief()
    const old = follower.entries.findLast(({ body }) => body.kind === 'seat' && follower.seats.includes(body.seat))
    if (kind === 1) return old ? [{ kind: 'propose', proposal: old.body as Proposal }] : []
    const { turn, state, game, counts } = follower.replay
    const seat = turn.kind === 'seats' ? turn.seats.find((awaited) => !follower.seats.includes(awaited)) : undefined
    const [action] = seat === undefined ? [] : this.legalFor(() => game.legal(viewOf(state, seat, EMPTY_VAULT)))
    // Where it has asked to play for that seat, the host may take it for no lie.
    if (seat === undefined || world.watch.mayKnow(this.phone.index, seat)) return []
    if (!action || game.openings(state, seat, action).length > 0) return []
    return [{ kind: 'propose', proposal: { kind: 'seat', seat, count: counts[seat] ?? 0, action, openings: [] } }]
  }

  /** Greets with the seat of somebody else, whose secret it lacks. */
  private thief(): readonly ToHost[] {
    const { world } = this
    const held = this.phone.disk.keys.map(({ id }) => id)
    const id = world.host.disk.keys.find((key) => !held.includes(key.id))?.id
    if (!id) return []
    const have = { seq: 0, hash: '' }
    const hello: ToHost = { kind: 'hello', ids: [id], claims: [''], nonce: world.random(16), game: null, have }
    return [hello, { kind: 'proof', macs: [world.random(16)] }]
  }
}
