/** A small game with everything that the kernel must carry: secret hands, a deck, dice, a veiled bid, hidden cards shuffled back. */
import type { Deed, Draw, Game, Sealed, Seat, Slot, Turn } from '../../src/kernel/contract.ts'
import { checkTable } from '../../src/kernel/options.ts'
import { no, ok, refuse } from '../../src/kernel/result.ts'

interface Court {
  hand: Slot[]
  coins: number
  points: number
}
export interface ToyState {
  active: Seat
  rounds: number
  bidding: boolean
  ended: boolean
  /** Who gave up, once somebody has. */
  conceded?: Seat
  slots: number
  deck: Slot[]
  buried: Slot[]
  table: [slot: Slot, face: number][]
  courts: Court[]
  waits: Draw[]
}
export type ToyAction =
  | { verb: 'play' | 'bury'; slot: Slot }
  | { verb: 'draw' | 'roll' | 'mint' | 'pass' }
  | { verb: 'bid'; coins: number }
type ToyEvent = { kind: string; seat?: Seat }
export type Toy = { readonly state: ToyState; readonly action: ToyAction; readonly event: ToyEvent }

export const FACES = [1, 2, 3, 4, 5, 6, 7, 8]
const courtOf = (state: ToyState, seat: Seat) => state.courts[seat] as Court

const turn = ({ waits: [draw], ended, conceded, rounds, bidding, active, courts }: ToyState): Turn => {
  if (draw) return { kind: 'chance', draw }
  const ranks = courts.map((mine) => 1 + courts.filter((other) => other.points > mine.points).length)
  if (conceded !== undefined)
    return {
      kind: 'over',
      outcome: { ranks: courts.map((_, seat) => (seat === conceded ? 2 : 1)), decidedBy: 'concession' },
    }
  if (ended || rounds === 0) return { kind: 'over', outcome: { ranks, decidedBy: 'points' } }
  return bidding ? { kind: 'seats', seats: [0, 1], veiled: true } : { kind: 'seats', seats: [active] }
}

const legal = (state: ToyState, seat: Seat): ToyAction[] => {
  const now = turn(state)
  if (now.kind !== 'seats' || !now.seats.includes(seat)) return []
  const { hand, coins } = courtOf(state, seat)
  if (now.veiled) return [0, 1, 2].filter((bid) => bid <= coins).map((bid) => ({ verb: 'bid', coins: bid }))
  const mint: ToyAction[] = coins < 4 ? [{ verb: 'mint' }] : []
  const draw: ToyAction[] = state.deck.length + state.buried.length > 0 ? [{ verb: 'draw' }] : []
  const cards = (['play', 'bury'] as const).flatMap((verb) => hand.map((slot) => ({ verb, slot })))
  return [...cards, ...mint, ...draw, { verb: 'roll' }, { verb: 'pass' }]
}
const isLegal = (state: ToyState, seat: Seat, action: ToyAction) =>
  legal(state, seat).some((other) => JSON.stringify(other) === JSON.stringify(action))

const take = (state: ToyState, seat: Seat) => {
  if (state.deck.length === 0) {
    state.deck = state.buried.map(() => state.slots++)
    state.waits.push({ kind: 'reseal', from: state.buried, to: [...state.deck], sides: 2 })
    state.buried = []
  }
  const slots = state.deck.splice(0, 1)
  courtOf(state, seat).hand.push(...slots)
  if (slots.length > 0) state.waits.push({ kind: 'open', slots, to: [seat] })
}

const act = (state: ToyState, seat: Seat, action: ToyAction, face: number) => {
  const court = courtOf(state, seat)
  if ('slot' in action) court.hand = court.hand.filter((slot) => slot !== action.slot)
  if (action.verb === 'bury') state.buried.push(action.slot)
  if (action.verb === 'play') state.table.push([action.slot, face])
  if (action.verb === 'play') court.points += face
  if (action.verb === 'mint') court.coins++
  if (action.verb === 'draw') take(state, seat)
  if (action.verb === 'roll') state.waits.push({ kind: 'dice', sides: [6, 4] })
  if (action.verb !== 'pass') return
  state.active = 1 - seat
  state.bidding = --state.rounds % 3 === 0 && state.rounds > 0
}

const bid = (state: ToyState, actions: readonly (readonly [Seat, ToyAction, unknown])[]) => {
  const bids = actions.map(([, action]) => ('coins' in action ? action.coins : 0))
  state.courts.forEach((court, seat) => {
    court.coins -= bids[seat] ?? 0
  })
  state.bidding = false
  const winner = bids.indexOf(Math.max(...bids))
  if (bids[0] !== bids[1]) take(state, winner)
}

const mutate = (state: ToyState, deed: Deed<ToyAction>) => {
  if (deed.kind === 'seat') act(state, deed.seat, deed.action, deed.openings[0]?.value.face ?? 0)
  if (deed.kind === 'joint') bid(state, deed.actions)
  if (deed.kind === 'end') state.ended = true
  if (deed.kind === 'end' && deed.how === 'concede') state.conceded = deed.seat
  if (deed.kind === 'chance') state.waits.shift()
  if (deed.kind === 'chance' && deed.answer.kind === 'dice')
    courtOf(state, state.active).points += deed.answer.values.reduce((sum, value) => sum + value)
}

const options = [{ id: 'rounds', values: [4, 8], default: 8 }]
const plain = { id: 'plain', seats: { min: 2, max: 2 }, options, together: false }

export const toy: Game<Toy> = {
  id: 'toy',
  version: 1,
  modes: new Map([['plain', plain]]),
  setup(table) {
    const refusal = checkTable(plain, table)
    if (refusal) return no(refusal)
    const slots = FACES.map((_, slot) => slot)
    const courts = [0, 1].map(() => ({ hand: [], coins: 1, points: 0 }))
    const flags = { active: 0, rounds: Number(table.options.rounds), bidding: false, ended: false, slots: slots.length }
    const waits: Draw[] = [{ kind: 'seal', slots, faces: FACES, sides: 2 }]
    const state: ToyState = { ...flags, deck: [...slots], buried: [], table: [], courts, waits }
    for (const seat of [0, 1, 0, 1]) take(state, seat)
    return ok(state)
  },
  /** Pairs of a slot and its card. */
  hidden: (_, json) =>
    Array.isArray(json) && json.every(Array.isArray)
      ? ok(new Map(json as [Slot, Sealed][]))
      : refuse('position.malformed'),
  read(json) {
    const action = json as Partial<{ verb: ToyAction['verb']; slot: Slot; coins: number }> | null
    const { verb, slot = -1, coins = -1 } = action ?? {}
    if (verb === 'play' || verb === 'bury') return ok({ verb, slot })
    if (verb === 'bid') return ok({ verb, coins })
    return verb && ['draw', 'roll', 'mint', 'pass'].includes(verb) ? ok({ verb }) : refuse('action.malformed')
  },
  turn,
  legal: ({ state, seat }) => (seat === null ? [] : legal(state, seat)),
  openings: (_, __, action) => (action.verb === 'play' ? [action.slot] : []),
  apply(state, deed) {
    const acts = deed.kind === 'joint' ? deed.actions : deed.kind === 'seat' ? [[deed.seat, deed.action] as const] : []
    if (!acts.every(([seat, action]) => isLegal(state, seat, action))) return refuse('action.illegal', 1)
    const draft = structuredClone(state)
    mutate(draft, deed)
    return ok({ state: draft, events: [{ kind: deed.kind, ...(deed.kind === 'seat' && { seat: deed.seat }) }] })
  },
  mutate,
  copy: (state) => structuredClone(state),
}
