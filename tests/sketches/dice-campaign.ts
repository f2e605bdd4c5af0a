/**
 * A sketch that tries the contract, not a game to play: a campaign with dice. A seat is a hero, and one person may hold several;
 * the enemy acts by dice alone; what a chapter leaves behind is what the log of the next starts from.
 */
import type { Deed, Game, ModeCard, Outcome, Seat, Turn } from '../../src/kernel/contract.ts'
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
  /** The enemy's strength that is left. */
  enemy: number
  phase: 'roll' | 'act' | 'enemy'
  /** This round's throw, a common pool: 0 where a die is spent. */
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

/** What the next chapter's log carries in its header, as its `position`: plain data, checked there like all that comes from outside. */
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

const begin = ({ chapter, wounds, gold }: Legacy): State => ({
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
/** Heroes act in any order: those who have not are all awaited, whoever plays them. */
const waiting = (state: State): readonly Seat[] => state.heroes.flatMap((hero, seat) => (hero.acted ? [] : [seat]))
const turn = (state: State): Turn => {
  const end = outcome(state)
  if (end) return { kind: 'over', outcome: end }
  if (state.phase === 'act') return { kind: 'seats', seats: waiting(state) }
  const sides = state.phase === 'roll' ? state.heroes.map(() => 6) : [state.heroes.length, 6]
  return { kind: 'chance', draw: { kind: 'dice', sides } }
}

const legal = (state: State, seat: Seat): readonly Action[] => {
  if (turn(state).kind !== 'seats' || !waiting(state).includes(seat)) return []
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
/** The enemy is nobody's seat: its first die says whom it strikes, its second how hard. */
const strike = (draft: State, [whom = 0, pips = 0]: readonly number[]): void => {
  const hero = draft.heroes[whom - 1]
  if (hero) hero.wounds += pips
  for (const one of draft.heroes) one.acted = false
  draft.phase = 'roll'
}
const mutate = (draft: State, deed: Deed<Action>): void => {
  if (deed.kind === 'seat') act(draft, deed.seat, deed.action)
  if (deed.kind !== 'chance' || deed.answer.kind !== 'dice') return
  if (draft.phase === 'enemy') strike(draft, deed.answer.values)
  else {
    draft.dice = [...deed.answer.values]
    draft.phase = 'act'
  }
}

const read = (json: Json): Result<Action> => {
  const { die, use } = (json ?? {}) as Partial<Record<string, Json>>
  return isCount(die) && (use === 'hit' || use === 'heal') ? ok({ die, use }) : refuse('action.malformed')
}
const isLegal = (state: State, deed: Deed<Action>): boolean => {
  if (deed.kind === 'seat')
    return legal(state, deed.seat).some(({ die, use }) => die === deed.action.die && use === deed.action.use)
  return deed.kind === 'chance' && turn(state).kind === 'chance'
}

const MODE: ModeCard = { id: 'campaign', seats: { min: 1, max: 4 }, options: [], together: true }

export const diceCampaign: Game<Campaign> = {
  id: 'dice-campaign',
  version: 1,
  modes: new Map([[MODE.id, MODE]]),
  setup: ({ seats, position }) => {
    const legacy = readLegacy(position, seats)
    return legacy && seats >= 1 && seats <= 4 ? ok(begin(legacy)) : refuse('setup.position')
  },
  hidden: () => refuse('position.malformed'),
  read,
  turn,
  legal: ({ state, seat }) => (seat === null ? [] : legal(state, seat)),
  openings: () => [],
  apply: (state, deed) => {
    if (!isLegal(state, deed)) return refuse('action.illegal')
    const draft = structuredClone(state)
    mutate(draft, deed)
    return ok({ state: draft, events: [] })
  },
  mutate,
  copy: (state) => structuredClone(state),
}
