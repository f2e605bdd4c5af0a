/**
 * Sketch of a game to test the contract, not one to play: a deck-builder for two to four on a grid with walls, a
 * market, and contracts that stay secret to the end. All choose at once, in secret; large decks run out and are
 * shuffled anew.
 */
import type { CardValue, Draw, Game, Move, Opening, Seat, Slot, Turn } from '../../src/kernel/contract.ts'
import type { ModeCard } from '../../src/kernel/gameCard.ts'
import type { Json } from '../../src/kernel/json.ts'
import { ok, type Result, refuse } from '../../src/kernel/result.ts'

const SIDE = 5
const HAND = 3
const ROW = 5
const ROUNDS = 8
const CORNERS = [0, 24, 4, 20]
const WALL = 0
const STEP = 1
const BUY = 2

interface Player {
  /** Face down; the last is the top. */
  deck: Slot[]
  hand: Slot[]
  discard: Slot[]
  /** Contracts, of which one is kept in round 0. */
  contracts: Slot[]
  at: number
  /** Numbers of walls built, steps made and cards bought: the face of the contract says which counts. */
  done: number[]
}
export interface State {
  players: Player[]
  /** Open faces by slot, -1 while sealed. A slot is never used again. */
  faces: number[]
  market: Slot[]
  row: Slot[]
  /** Walled edges: `space * 2` to the right of a space, one more below it. */
  walls: number[]
  round: number
  todo: Draw[]
}
/**
 * Contract to keep, or card of the hand to play. `target` is an edge, a space or a slot of the row, by the kind of the card;
 * -1 plays it for nothing.
 */
export interface Action {
  readonly slot: Slot
  readonly target: number
}
export interface Walls {
  readonly state: State
  readonly action: Action
  readonly event:
    | { readonly kind: 'kept' | 'built' | 'went' | 'bought' | 'idle'; readonly seat: Seat; readonly target: number }
    | { readonly kind: 'round'; readonly round: number }
}

const EDGES = Array.from({ length: SIDE * SIDE * 2 }, (_, edge) => edge).filter((edge) =>
  edge % 2 === 0 ? (edge / 2) % SIDE < SIDE - 1 : edge < SIDE * (SIDE - 1) * 2,
)
const across = (edge: number, from: number): number => {
  const [a, b] = [edge >> 1, (edge >> 1) + (edge % 2 === 0 ? 1 : SIDE)]
  return a === from ? b : b === from ? a : -1
}

/** Adds new slots for these faces, and a draw in which the dealer shuffles the faces into them. */
const sealNewSlots = (draft: State, faces: readonly number[]): Slot[] => {
  const slots = faces.map((_, index) => draft.faces.length + index)
  draft.faces.push(...faces.map(() => -1))
  draft.todo.push({ kind: 'seal', slots: [...slots], faces: faces.toSorted(), sides: 1 })
  return slots
}
const refillHand = (draft: State, player: Player, seat: Seat): void => {
  while (player.hand.length < HAND) {
    if (player.deck.length === 0) {
      const faces = player.discard.splice(0).map((slot) => draft.faces[slot] ?? -1)
      player.deck = sealNewSlots(draft, faces)
    }
    const top = player.deck.splice(-1)
    player.hand.push(...top)
    draft.todo.push({ kind: 'open', slots: top, to: [seat] })
  }
}
const fillRow = (draft: State): void => {
  const slots = draft.market.splice(0, ROW - draft.row.length)
  draft.row.push(...slots)
  if (slots.length > 0) draft.todo.push({ kind: 'open', slots, to: 'all' })
}

const facesInTurn = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index % 3)
const initialState = (seats: number): State => {
  const state: State = { players: [], faces: [], market: [], row: [], walls: [], round: 0, todo: [] }
  state.market = sealNewSlots(state, facesInTurn(90))
  const offers = sealNewSlots(state, facesInTurn(12))
  state.players = CORNERS.slice(0, seats).map((at, seat) => {
    const contracts = offers.slice(seat * 2, seat * 2 + 2)
    state.todo.push({ kind: 'open', slots: [...contracts], to: [seat] })
    return { deck: sealNewSlots(state, facesInTurn(8)), hand: [], discard: [], contracts, at, done: [0, 0, 0] }
  })
  for (const [seat, player] of state.players.entries()) refillHand(state, player, seat)
  fillRow(state)
  return state
}

const targets = (state: State, at: number, kind: number | undefined): readonly number[] => {
  const open = EDGES.filter((edge) => !state.walls.includes(edge))
  if (kind === WALL) return open
  if (kind === STEP) return open.map((edge) => across(edge, at)).filter((space) => space >= 0)
  return kind === BUY ? state.row : []
}
/** Legal choices of a seat, for the cards that `cardAt` knows. */
const choices = (state: State, seat: Seat, cardAt: (slot: Slot) => CardValue | undefined): readonly Action[] => {
  const player = state.players[seat]
  if (!player || turn(state).kind !== 'seats') return []
  if (state.round === 0) return player.contracts.map((slot) => ({ slot, target: -1 }))
  return player.hand.flatMap((slot) =>
    [-1, ...targets(state, player.at, cardAt(slot)?.face)].map((target) => ({ slot, target })),
  )
}

const turn = (state: State): Turn => {
  const [draw] = state.todo
  if (draw) return { kind: 'chance', draw }
  if (state.round <= ROUNDS) return { kind: 'seats', seats: [...state.players.keys()], veiled: true }
  const scores = state.players.map(({ contracts: [slot = -1], done }) => done[state.faces[slot] ?? -1] ?? 0)
  const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length)
  return { kind: 'over', outcome: { ranks, decidedBy: 'contracts' } }
}

/** Receives the events of a move. */
type OnEvent = (event: Walls['event']) => void

/** Performs a card; false where its target is gone. Of two seats with the same target the earlier has it. */
const resolve = (draft: State, player: Player, kind: number, target: number): boolean => {
  if (!targets(draft, player.at, kind).includes(target)) return false
  player.done[kind] = (player.done[kind] ?? 0) + 1
  if (kind === WALL) draft.walls.push(target)
  if (kind === STEP) player.at = target
  if (kind === BUY) player.discard.push(...draft.row.splice(draft.row.indexOf(target), 1))
  return true
}
const DONE = ['built', 'went', 'bought'] as const
const choose = (
  draft: State,
  seat: Seat,
  { slot, target }: Action,
  [opening]: readonly Opening[],
  onEvent: OnEvent,
): void => {
  const player = draft.players[seat] as Player
  if (!opening) {
    player.contracts = [slot]
    onEvent({ kind: 'kept', seat, target })
    return
  }
  draft.faces[slot] = opening.value.face
  player.discard.push(...player.hand.splice(player.hand.indexOf(slot), 1))
  const { face } = opening.value
  const isDone = resolve(draft, player, face, target)
  onEvent({ kind: isDone ? (DONE[face] ?? 'idle') : 'idle', seat, target })
}
const endRound = (draft: State, onEvent: OnEvent): void => {
  draft.round += 1
  if (draft.round <= ROUNDS) onEvent({ kind: 'round', round: draft.round })
  for (const [seat, player] of draft.players.entries()) refillHand(draft, player, seat)
  fillRow(draft)
  if (draft.round <= ROUNDS) return
  draft.todo = [{ kind: 'open', slots: draft.players.flatMap(({ contracts }) => contracts), to: 'all' }]
}
const mutate = (draft: State, move: Move<Action>, onEvent: OnEvent = () => {}): void => {
  if (move.kind === 'chance') draft.todo.shift()
  if (move.kind === 'chance' && move.answer.kind === 'open')
    for (const { slot, value } of move.answer.openings) draft.faces[slot] = value.face
  if (move.kind !== 'joint') return
  for (const [seat, action, openings] of move.actions) choose(draft, seat, action, openings, onEvent)
  endRound(draft, onEvent)
}

const isLegal = (state: State, move: Move<Action>): boolean => {
  if (move.kind === 'chance') return turn(state).kind === 'chance'
  if (move.kind !== 'joint') return false
  return move.actions.every(([seat, { slot, target }, openings]) =>
    choices(state, seat, () => openings[0]?.value).some((one) => one.slot === slot && one.target === target),
  )
}
const parseAction = (json: Json): Result<Action> => {
  const { slot, target } = (json ?? {}) as Partial<Record<string, Json>>
  return typeof slot === 'number' && typeof target === 'number' ? ok({ slot, target }) : refuse('action.malformed')
}

const MODE: ModeCard = { id: 'market', seats: { min: 2, max: 4 }, options: [], together: false }

export const wallsMarket: Game<Walls> = {
  id: 'walls-market',
  version: 1,
  modes: new Map([[MODE.id, MODE]]),
  setup: ({ seats }) => (seats >= 2 && seats <= 4 ? ok(initialState(seats)) : refuse('setup.seats')),
  hiddenCards: () => refuse('position.malformed'),
  parseAction,
  turn,
  legal: (view) => (view.seat === null ? [] : choices(view.state, view.seat, (slot) => view.knownCard(slot))),
  openings: (state, _seat, { slot }) => (state.round === 0 ? [] : [slot]),
  apply: (state, move) => {
    if (!isLegal(state, move)) return refuse('action.illegal')
    const draft = structuredClone(state)
    const events: Walls['event'][] = []
    mutate(draft, move, (event) => events.push(event))
    return ok({ state: draft, events })
  },
  mutate: (draft, move) => mutate(draft, move),
  copy: (state) => structuredClone(state),
}
