/**
 * Sketch of a game to test the contract, not one to play: a campaign with dice. A seat is a hero, and one person may
 * play several. The enemy acts by dice alone. The result of a chapter is the start of the next one's log.
 */
import type { Game, Move, Outcome, Seat, Turn } from '../../src/kernel/contract.ts'
import type { ModeCard } from '../../src/kernel/gameCard.ts'
import type { Json } from '../../src/kernel/json.ts'
import { ok, type Result, refuse } from '../../src/kernel/result.ts'

const MAX_WOUNDS = 6

interface Hero {
  wounds: number
  gold: number
  acted: boolean
}
export interface State {
  chapter: number
  heroes: Hero[]
  /** Remaining strength of the enemy. */
  enemy: number
  phase: 'roll' | 'act' | 'enemy'
  /** Dice of this round, a common pool: 0 where a die is spent. */
  dice: number[]
}
/** A hero takes the die at this place in the pool, to hit the enemy or to heal as many wounds. */
export interface Action {
  readonly die: number
  readonly use: 'hit' | 'heal'
}
export interface Campaign {
  readonly state: State
  readonly action: Action
  readonly event: { readonly kind: 'hit' | 'heal' | 'wound'; readonly seat: Seat; readonly by: number }
}

/** Start of the next chapter, as the `position` of its log's header: plain data, checked like all data from outside. */
export const legacyOf = ({ chapter, heroes }: State): Json => ({
  chapter: chapter + 1,
  wounds: heroes.map((hero) => hero.wounds),
  gold: heroes.map((hero) => hero.gold),
})
interface Legacy {
  readonly chapter: number
  readonly wounds: readonly number[]
  readonly gold: readonly number[]
}
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const areCounts = (value: unknown, length: number): value is readonly number[] =>
  Array.isArray(value) && value.length === length && value.every(isCount)
const readLegacy = (json: Json | undefined, seats: number): Legacy | null => {
  if (json === undefined) return { chapter: 1, wounds: Array(seats).fill(0), gold: Array(seats).fill(0) }
  if (typeof json !== 'object' || json === null || !('chapter' in json)) return null
  const { chapter, wounds, gold } = json
  const fits = isCount(chapter) && areCounts(wounds, seats) && areCounts(gold, seats)
  return fits && wounds.every((count) => count < MAX_WOUNDS) ? { chapter, wounds, gold } : null
}

const initialState = ({ chapter, wounds, gold }: Legacy): State => ({
  chapter,
  heroes: wounds.map((count, seat) => ({ wounds: count, gold: gold[seat] ?? 0, acted: false })),
  enemy: 12 + 6 * chapter,
  phase: 'roll',
  dice: [],
})

/** All win or lose together. */
const outcome = ({ heroes, enemy }: State): Outcome | null => {
  if (enemy > 0 && heroes.every((hero) => hero.wounds < MAX_WOUNDS)) return null
  return { ranks: heroes.map(() => (enemy > 0 ? 2 : 1)), decidedBy: enemy > 0 ? 'wounds' : 'enemy' }
}
/** Heroes that have not acted: they may act in any order, so all are awaited, whoever plays them. */
const seatsToAct = (state: State): readonly Seat[] => state.heroes.flatMap((hero, seat) => (hero.acted ? [] : [seat]))
const turn = (state: State): Turn => {
  const end = outcome(state)
  if (end) return { kind: 'over', outcome: end }
  if (state.phase === 'act') return { kind: 'seats', seats: seatsToAct(state) }
  const sides = state.phase === 'roll' ? state.heroes.map(() => 6) : [state.heroes.length, 6]
  return { kind: 'chance', draw: { kind: 'dice', sides } }
}

const legal = (state: State, seat: Seat): readonly Action[] => {
  if (turn(state).kind !== 'seats' || !seatsToAct(state).includes(seat)) return []
  return state.dice.flatMap((pips, die): Action[] =>
    pips > 0
      ? [
          { die, use: 'hit' },
          { die, use: 'heal' },
        ]
      : [],
  )
}

const act = (draft: State, seat: Seat, { die, use }: Action): void => {
  const hero = draft.heroes[seat]
  const pips = draft.dice[die] ?? 0
  if (!hero) return
  if (use === 'hit') draft.enemy -= pips
  else hero.wounds = Math.max(0, hero.wounds - pips)
  if (draft.enemy <= 0) hero.gold += 1
  draft.dice[die] = 0
  hero.acted = true
  if (draft.heroes.every(({ acted }) => acted)) draft.phase = 'enemy'
}
/** Strike of the enemy, which has no seat: its first die chooses the hero, its second the wounds. */
const strike = (draft: State, [target = 0, pips = 0]: readonly number[]): void => {
  const hero = draft.heroes[target - 1]
  if (hero) hero.wounds += pips
  for (const one of draft.heroes) one.acted = false
  draft.phase = 'roll'
}
const mutate = (draft: State, move: Move<Action>): void => {
  if (move.kind === 'seat') act(draft, move.seat, move.action)
  if (move.kind !== 'chance' || move.answer.kind !== 'dice') return
  if (draft.phase === 'enemy') strike(draft, move.answer.values)
  else {
    draft.dice = [...move.answer.values]
    draft.phase = 'act'
  }
}

const parseAction = (json: Json): Result<Action> => {
  const { die, use } = (json ?? {}) as Partial<Record<string, Json>>
  return isCount(die) && (use === 'hit' || use === 'heal') ? ok({ die, use }) : refuse('action.malformed')
}
const isLegal = (state: State, move: Move<Action>): boolean => {
  if (move.kind === 'seat')
    return legal(state, move.seat).some(({ die, use }) => die === move.action.die && use === move.action.use)
  return move.kind === 'chance' && turn(state).kind === 'chance'
}

const MODE: ModeCard = { id: 'campaign', seats: { min: 1, max: 4 }, options: [], together: true }

export const diceCampaign: Game<Campaign> = {
  id: 'dice-campaign',
  version: 1,
  modes: new Map([[MODE.id, MODE]]),
  setup: ({ seats, position }) => {
    const legacy = readLegacy(position, seats)
    return legacy && seats >= 1 && seats <= 4 ? ok(initialState(legacy)) : refuse('setup.position')
  },
  hiddenCards: () => refuse('position.malformed'),
  parseAction,
  turn,
  legal: ({ state, seat }) => (seat === null ? [] : legal(state, seat)),
  openings: () => [],
  apply: (state, move) => {
    if (!isLegal(state, move)) return refuse('action.illegal')
    const draft = structuredClone(state)
    mutate(draft, move)
    return ok({ state: draft, events: [] })
  },
  mutate,
  copy: (state) => structuredClone(state),
}
