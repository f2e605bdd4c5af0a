/**
 * Small game with all that the kernel supports: secret hands, a deck, dice, a veiled bid, hidden cards shuffled back.
 */

import { checkSetup } from '../../src/kernel/checkSetup.ts'
import type { CardValue, Draw, Game, Move, Seat, Slot, Turn } from '../../src/kernel/contract.ts'
import { err, ok, refuse } from '../../src/kernel/result.ts'

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
  /** Seat that conceded, if any. */
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
  const current = turn(state)
  if (current.kind !== 'seats' || !current.seats.includes(seat)) return []
  const { hand, coins } = courtOf(state, seat)
  if (current.veiled) return [0, 1, 2].filter((bid) => bid <= coins).map((bid) => ({ verb: 'bid', coins: bid }))
  const mint: ToyAction[] = coins < 4 ? [{ verb: 'mint' }] : []
  const draw: ToyAction[] = state.deck.length + state.buried.length > 0 ? [{ verb: 'draw' }] : []
  const cards = (['play', 'bury'] as const).flatMap((verb) => hand.map((slot) => ({ verb, slot })))
  return [...cards, ...mint, ...draw, { verb: 'roll' }, { verb: 'pass' }]
}
const isLegal = (state: ToyState, seat: Seat, action: ToyAction) =>
  legal(state, seat).some((other) => JSON.stringify(other) === JSON.stringify(action))

const drawCard = (state: ToyState, seat: Seat) => {
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
  if (action.verb === 'draw') drawCard(state, seat)
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
  if (bids[0] !== bids[1]) drawCard(state, winner)
}

const mutate = (state: ToyState, move: Move<ToyAction>) => {
  if (move.kind === 'seat') act(state, move.seat, move.action, move.openings[0]?.value.face ?? 0)
  if (move.kind === 'joint') bid(state, move.actions)
  if (move.kind === 'end') state.ended = true
  if (move.kind === 'end' && move.how === 'concede') state.conceded = move.seat
  if (move.kind === 'chance') state.waits.shift()
  if (move.kind === 'chance' && move.answer.kind === 'dice')
    courtOf(state, state.active).points += move.answer.values.reduce((sum, value) => sum + value)
}

const options = [{ id: 'rounds', values: [4, 8], default: 8 }]
const plain = { id: 'plain', seats: { min: 2, max: 2 }, options, together: false }

export const toy: Game<Toy> = {
  id: 'toy',
  version: 1,
  modes: new Map([['plain', plain]]),
  setup(table) {
    const refusal = checkSetup(plain, table)
    if (refusal) return err(refusal)
    const slots = FACES.map((_, slot) => slot)
    const courts = [0, 1].map(() => ({ hand: [], coins: 1, points: 0 }))
    const flags = { active: 0, rounds: Number(table.options.rounds), bidding: false, ended: false, slots: slots.length }
    const waits: Draw[] = [{ kind: 'seal', slots, faces: FACES, sides: 2 }]
    const state: ToyState = { ...flags, deck: [...slots], buried: [], table: [], courts, waits }
    for (const seat of [0, 1, 0, 1]) drawCard(state, seat)
    return ok(state)
  },
  /** Pairs of a slot and its card. */
  hiddenCards: (_, json) =>
    Array.isArray(json) && json.every(Array.isArray)
      ? ok(new Map(json as [Slot, CardValue][]))
      : refuse('position.malformed'),
  parseAction(json) {
    const action = json as Partial<{ verb: ToyAction['verb']; slot: Slot; coins: number }> | null
    const { verb, slot = -1, coins = -1 } = action ?? {}
    if (verb === 'play' || verb === 'bury') return ok({ verb, slot })
    if (verb === 'bid') return ok({ verb, coins })
    return verb && ['draw', 'roll', 'mint', 'pass'].includes(verb) ? ok({ verb }) : refuse('action.malformed')
  },
  turn,
  legal: ({ state, seat }) => (seat === null ? [] : legal(state, seat)),
  openings: (_, __, action) => (action.verb === 'play' ? [action.slot] : []),
  apply(state, move) {
    const acts = move.kind === 'joint' ? move.actions : move.kind === 'seat' ? [[move.seat, move.action] as const] : []
    if (!acts.every(([seat, action]) => isLegal(state, seat, action))) return refuse('action.illegal', 1)
    const draft = structuredClone(state)
    mutate(draft, move)
    return ok({ state: draft, events: [{ kind: move.kind, ...(move.kind === 'seat' && { seat: move.seat }) }] })
  },
  mutate,
  copy: (state) => structuredClone(state),
}
