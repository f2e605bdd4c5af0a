/**
 * A sketch that tries the contract, not a game to play: a deck-builder for two to four on a grid with walls, a market, and
 * contracts that stay secret to the end. All choose at once, unseen; large decks run out and are shuffled anew.
 */
import type { Deed, Draw, Game, ModeCard, Opening, Sealed, Seat, Slot, Turn } from '../../src/kernel/contract.ts'
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
  /** Walls built, steps gone, cards bought: a contract's face says which of them counts. */
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
/** A contract to keep, or a card of the hand to play. `target`: edge, space or slot of the row by its kind; -1 plays it for nothing. */
export interface Action {
  readonly slot: Slot
  readonly target: number
}
export interface Walls {
  readonly state: State
  readonly action: Action
  readonly event: { readonly kind: 'built' | 'went' | 'bought'; readonly seat: Seat; readonly target: number }
}

const EDGES = Array.from({ length: SIDE * SIDE * 2 }, (_, edge) => edge).filter((edge) =>
  edge % 2 === 0 ? (edge / 2) % SIDE < SIDE - 1 : edge < SIDE * (SIDE - 1) * 2,
)
const across = (edge: number, from: number): number => {
  const [a, b] = [edge >> 1, (edge >> 1) + (edge % 2 === 0 ? 1 : SIDE)]
  return a === from ? b : b === from ? a : -1
}

/** New slots for these faces, which the dealer is to shuffle into them. */
const seal = (draft: State, faces: readonly number[]): Slot[] => {
  const slots = faces.map((_, index) => draft.faces.length + index)
  draft.faces.push(...faces.map(() => -1))
  draft.todo.push({ kind: 'seal', slots: [...slots], faces: faces.toSorted(), sides: 1 })
  return slots
}
const drawUp = (draft: State, player: Player, seat: Seat): void => {
  while (player.hand.length < HAND) {
    if (player.deck.length === 0) {
      const faces = player.discard.splice(0).map((slot) => draft.faces[slot] ?? -1)
      player.deck = seal(draft, faces)
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

const inTurn = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index % 3)
const setUp = (seats: number): State => {
  const state: State = { players: [], faces: [], market: [], row: [], walls: [], round: 0, todo: [] }
  state.market = seal(state, inTurn(90))
  const offers = seal(state, inTurn(12))
  state.players = CORNERS.slice(0, seats).map((at, seat) => {
    const contracts = offers.slice(seat * 2, seat * 2 + 2)
    state.todo.push({ kind: 'open', slots: [...contracts], to: [seat] })
    return { deck: seal(state, inTurn(8)), hand: [], discard: [], contracts, at, done: [0, 0, 0] }
  })
  for (const [seat, player] of state.players.entries()) drawUp(state, player, seat)
  fillRow(state)
  return state
}

const targets = (state: State, at: number, kind: number | undefined): readonly number[] => {
  const open = EDGES.filter((edge) => !state.walls.includes(edge))
  if (kind === WALL) return open
  if (kind === STEP) return open.map((edge) => across(edge, at)).filter((space) => space >= 0)
  return kind === BUY ? state.row : []
}
/** What a seat may choose, as far as `know` lays its cards open. */
const choices = (state: State, seat: Seat, know: (slot: Slot) => Sealed | undefined): readonly Action[] => {
  const player = state.players[seat]
  if (!player || turn(state).kind !== 'seats') return []
  if (state.round === 0) return player.contracts.map((slot) => ({ slot, target: -1 }))
  return player.hand.flatMap((slot) =>
    [-1, ...targets(state, player.at, know(slot)?.face)].map((target) => ({ slot, target })),
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

/** Does what a card says. Of two who want the same wall or card, the one who sits earlier has it. */
const resolve = (draft: State, player: Player, kind: number, target: number): void => {
  if (!targets(draft, player.at, kind).includes(target)) return
  player.done[kind] = (player.done[kind] ?? 0) + 1
  if (kind === WALL) draft.walls.push(target)
  if (kind === STEP) player.at = target
  if (kind === BUY) player.discard.push(...draft.row.splice(draft.row.indexOf(target), 1))
}
const choose = (draft: State, player: Player, { slot, target }: Action, [opening]: readonly Opening[]): void => {
  if (!opening) {
    player.contracts = [slot]
    return
  }
  draft.faces[slot] = opening.value.face
  player.discard.push(...player.hand.splice(player.hand.indexOf(slot), 1))
  resolve(draft, player, opening.value.face, target)
}
const endRound = (draft: State): void => {
  draft.round += 1
  for (const [seat, player] of draft.players.entries()) drawUp(draft, player, seat)
  fillRow(draft)
  if (draft.round <= ROUNDS) return
  draft.todo = [{ kind: 'open', slots: draft.players.flatMap(({ contracts }) => contracts), to: 'all' }]
}
const mutate = (draft: State, deed: Deed<Action>): void => {
  if (deed.kind === 'chance') draft.todo.shift()
  if (deed.kind === 'chance' && deed.answer.kind === 'open')
    for (const { slot, value } of deed.answer.openings) draft.faces[slot] = value.face
  if (deed.kind !== 'joint') return
  for (const [seat, action, openings] of deed.actions) choose(draft, draft.players[seat] as Player, action, openings)
  endRound(draft)
}

const isLegal = (state: State, deed: Deed<Action>): boolean => {
  if (deed.kind === 'chance') return turn(state).kind === 'chance'
  if (deed.kind !== 'joint') return false
  return deed.actions.every(([seat, { slot, target }, openings]) =>
    choices(state, seat, () => openings[0]?.value).some((one) => one.slot === slot && one.target === target),
  )
}
const read = (json: Json): Result<Action> => {
  const { slot, target } = (json ?? {}) as Partial<Record<string, Json>>
  return typeof slot === 'number' && typeof target === 'number' ? ok({ slot, target }) : refuse('action.malformed')
}

const MODE: ModeCard = { id: 'market', seats: { min: 2, max: 4 }, options: [], together: false }

export const wallsMarket: Game<Walls> = {
  id: 'walls-market',
  version: 1,
  modes: new Map([[MODE.id, MODE]]),
  setup: ({ seats }) => (seats >= 2 && seats <= 4 ? ok(setUp(seats)) : refuse('setup.seats')),
  hidden: () => refuse('position.malformed'),
  read,
  turn,
  legal: (view) => (view.seat === null ? [] : choices(view.state, view.seat, (slot) => view.know(slot))),
  openings: (state, _seat, { slot }) => (state.round === 0 ? [] : [slot]),
  apply: (state, deed) => {
    if (!isLegal(state, deed)) return refuse('action.illegal')
    const draft = structuredClone(state)
    mutate(draft, deed)
    return ok({ state: draft, events: [] })
  },
  mutate,
  copy: (state) => structuredClone(state),
}
