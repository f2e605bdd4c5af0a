/** People at one phone: they take seats, play, ask and agree, stand in for others, and sometimes cheat. */
import { concededSeats } from '../../src/kernel/concededSeats.ts'
import { canPlayOnWithout } from '../../src/kernel/concession.ts'
import type { Seat, Shape } from '../../src/kernel/contract.ts'
import { EMPTY_VAULT, seatView } from '../../src/kernel/vault.ts'
import { chosenSeats, type Follower, unchosenSeats } from '../../src/table/client/follower.ts'
import type { PlayerIntent } from '../../src/table/client/proposeIntent.ts'
import type { Proposal } from '../../src/table/proposalsAndCommits.ts'
import type { ConsentRequest, ConsentSubject, FrameToHost } from '../../src/table/room/frames.ts'
import { seatsOfKeys } from '../../src/table/room/guest/guestSeats.ts'
import type { Guest } from '../../src/table/room/guest/guestState.ts'
import type { GuestPhone } from './guestPhone.ts'
import type { World } from './world.ts'

/** Whether no proposal is pending, or a seat of this phone has yet to make its veiled choice. */
const mayAct = <G extends Shape>(follower: Follower<G>): boolean => {
  const { pending, seats } = follower
  return (
    pending.length === 0 ||
    (chosenSeats(follower).length > 0 && unchosenSeats(follower).some((one) => seats.includes(one)))
  )
}

export class Player<G extends Shape> {
  isThinking = false
  private seatCount = 0
  /** Number of cheats by channel: the host ends a line at the third. */
  private lateUndo: number | null = null
  private readonly cheats = new Map<number, number>()

  constructor(
    private readonly world: World<G>,
    private readonly phone: GuestPhone<G>,
  ) {}

  planAct() {
    const { guest, life } = this.phone
    if (!guest || this.isThinking) return
    const isWaiting = guest.follower ? !mayAct(guest.follower) : !guest.lobby
    if (isWaiting && guest.line.kind !== 'ended') return
    this.isThinking = true
    this.world.agenda.schedule(20 + this.world.below(180), () => {
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
      return this.phone.dispatch({ kind: 'dial' })
    if (line.kind === 'ended' && line.why === 'otherLog')
      return this.phone.dispatch({ kind: this.world.chance(50) ? 'dial' : 'takeHosts' })
    if (follower) this.play(guest, follower)
    else this.gather(guest)
  }

  // In the lobby.

  private gather({ keys, rising, lobby }: Guest<G>) {
    if (!lobby) return
    const seatedKeys = keys.filter(({ id }) => !rising.includes(id))
    const [first] = seatedKeys
    if (first && this.world.chance(2)) return this.phone.dispatch({ kind: 'rise', id: first.id })
    if (first && this.world.chance(5))
      return this.phone.dispatch({ kind: 'rename', id: first.id, name: `Ann ${this.seatCount}` })
    if (seatedKeys.length < this.phone.wantedSeats) this.sit()
  }

  private sit() {
    const id = `${this.phone.index}x${this.seatCount++}`.padStart(8, '_')
    this.world.checker.onKeyMoved(id, this.phone.index)
    const { world } = this
    this.phone.dispatch({
      kind: 'sit',
      key: { id, secret: world.random(16), name: `Seat ${id}`, nonce: world.random(16) },
    })
  }

  // At the table.

  private play(guest: Guest<G>, follower: Follower<G>) {
    const { world } = this
    if (!mayAct(follower) || follower.flaw) return
    if (follower.replay.turn.kind === 'over') return this.undoTooLate(guest, follower)
    if (world.isTrouble('cheat', 200)) this.cheat(guest, follower)
    if (follower.seats.length === 0 || (guest.plea && this.answerRequest(guest, guest.plea, follower))) return
    const { turn, seq } = follower.echo
    if (turn.kind !== 'seats') return
    const [own] = seatsOfKeys(guest.keys)
    if (own === undefined) return
    if (seq >= world.setup.maxEntries) return this.ask({ what: 'end', seat: own }, guest)
    if (world.chance(1)) return this.ask({ what: 'undo', seat: own }, guest)
    const seat = this.pickSeat(follower, guest.chosen)
    if (seat !== undefined) return this.move(follower, seat)
    const away = turn.seats.find((awaited) => guest.present[awaited] === false)
    if (away !== undefined && world.chance(10)) this.standIn(away)
  }

  /** Seat of this phone that may act; in a veiled turn sometimes one that has chosen and chooses again. */
  private pickSeat(follower: Follower<G>, chosen: readonly Seat[]): Seat | undefined {
    const mine = (seats: readonly Seat[]) => seats.find((awaited) => follower.seats.includes(awaited))
    const again = chosenSeats(follower, chosen).length > 0 && this.world.chance(20)
    return (again ? mine(chosenSeats(follower, chosen)) : undefined) ?? mine(unchosenSeats(follower, chosen))
  }

  private move(follower: Follower<G>, seat: Seat) {
    const { world } = this
    const { echo, vaults } = follower
    if (world.chance(3)) return this.wish(seat, { kind: world.chance(70) ? 'undo' : 'redo' })
    if (world.below(100) === 0 && this.canLeave(follower, seat)) return this.wish(seat, { kind: 'end', how: 'leave' })
    const legal = this.legalOrNone(() => echo.game.legal(seatView(echo.state, seat, vaults.get(seat) ?? EMPTY_VAULT)))
    const action = legal[world.below(legal.length)]
    if (action) this.wish(seat, { kind: 'act', action })
  }

  /** Whether the others can play on without this seat (ruling 155). */
  private canLeave({ echo, entries }: Follower<G>, seat: Seat): boolean {
    const { header, game } = echo
    const isTogether = game.modes.get(header.mode)?.together ?? false
    return !isTogether && canPlayOnWithout(header.seats.length, concededSeats(entries.map(({ body }) => body)), seat)
  }

  /** Legal actions; none where the rules throw, as they may on a flipped state until the phone is healed. */
  private legalOrNone(list: () => readonly G['action'][]): readonly G['action'][] {
    try {
      return list()
    } catch {
      return []
    }
  }

  private wish(seat: Seat, wish: PlayerIntent<G['action']>) {
    const { guest } = this.phone
    if (guest) this.world.checker.onWish(guest, seat, wish)
    this.phone.dispatch({ kind: 'wish', seat, wish })
  }

  private standIn(seat: Seat) {
    for (const { id } of this.phone.disk.keys) this.world.checker.onStandIn(id, seat)
    this.phone.dispatch({ kind: 'standIn', seat })
  }

  private ask({ what, seat }: ConsentSubject, { plea }: Guest<G>) {
    if (plea && !this.world.chance(5)) return
    this.world.checker.onConsent(this.phone.index, `${what} ${seat}`)
    this.phone.dispatch({ kind: 'ask', what, seat })
  }

  /** Answers the open request; true where the people do nothing else, which is mostly so while they wait for others. */
  private answerRequest({ consented }: Guest<G>, plea: ConsentRequest, { seats }: Follower<G>): boolean {
    const { world } = this
    const isAsked = plea.asked.some((seat) => seats.includes(seat)) && consented !== plea.id
    if (!isAsked && world.chance(10) && seats.includes(plea.seat) && plea.what === 'undo') {
      this.phone.dispatch({ kind: 'answer', agree: false })
      return true
    }
    if (!isAsked) return plea.what === 'end' || !world.chance(30)
    const agree = plea.what === 'end' || world.chance(70)
    if (agree) world.checker.onConsent(this.phone.index, `${plea.id}`)
    this.phone.dispatch({ kind: 'answer', agree })
    return true
  }

  // Frames that no honest phone sends.

  private cheat({ line }: Guest<G>, follower: Follower<G>) {
    if (line.kind !== 'up') return
    const cheats = this.cheats.get(line.channel) ?? 0
    if (cheats >= 2) return
    this.cheats.set(line.channel, cheats + 1)
    const wire = this.world.wires.get(line.channel)
    for (const frame of this.cheatFrames(follower)) wire?.sendToHost(frame)
  }

  private cheatFrames(follower: Follower<G>): readonly FrameToHost[] {
    const { world } = this
    const kind = world.below(4)
    if (kind === 0) return this.stolenSeatFrames()
    const old = follower.entries.findLast(({ body }) => body.kind === 'seat' && follower.seats.includes(body.seat))
    if (kind === 1) return old ? [{ kind: 'propose', proposal: old.body as Proposal }] : []
    const { turn, state, game, counts } = follower.replay
    const seat = turn.kind === 'seats' ? turn.seats.find((awaited) => !follower.seats.includes(awaited)) : undefined
    const [action] = seat === undefined ? [] : this.legalOrNone(() => game.legal(seatView(state, seat, EMPTY_VAULT)))
    // The host accepts the frame where this phone has asked to stand in for that seat.
    if (seat === undefined || world.checker.mayKnow(this.phone.index, seat)) return []
    if (kind === 2)
      return [{ kind: 'propose', proposal: { kind: 'end', seat, count: counts[seat] ?? 0, how: 'leave' } }]
    if (!action || game.openings(state, seat, action).length > 0) return []
    return [{ kind: 'propose', proposal: { kind: 'seat', seat, count: counts[seat] ?? 0, action, openings: [] } }]
  }

  /** Takes back the last move although everybody knows the deck by now; once on each line. */
  private undoTooLate({ line }: Guest<G>, { replay, seats }: Follower<G>) {
    const { moves, counts } = replay
    const seat = moves.at(-1)?.seat
    if (line.kind !== 'up' || seat === undefined || !seats.includes(seat) || this.lateUndo === line.channel) return
    this.lateUndo = line.channel
    const proposal: Proposal = { kind: 'undo', seat, count: counts[seat] ?? 0 }
    this.world.wires.get(line.channel)?.sendToHost({ kind: 'propose', proposal })
  }

  /** Greeting with the seat of another phone, without its secret. */
  private stolenSeatFrames(): readonly FrameToHost[] {
    const { world } = this
    const ownIds = this.phone.disk.keys.map(({ id }) => id)
    const id = world.host.disk.keys.find((key) => !ownIds.includes(key.id))?.id
    if (!id) return []
    const have = { seq: 0, hash: '' }
    const hello: FrameToHost = { kind: 'hello', ids: [id], claims: [''], nonce: world.random(16), game: null, have }
    return [hello, { kind: 'proof', macs: [world.random(16)] }]
  }
}
