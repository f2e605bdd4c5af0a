/** Setting up: the box's cards in their slots, face down, and what then is shown and chosen (rules 2.1, rulings 2 to 8). */
import type { Options, Slot } from '../../../kernel/contract.ts'
import { SPACES } from '../board.ts'
import { BACKS, FIRST_RAT, RAT_KINDS, type TaskDeck } from '../cards.ts'
import { RATS } from '../data/rats.ts'
import type { Court, RatsInTheWalls, Setting, State, Todo } from '../state.ts'
import { tasksOf, vassalsOf } from './box.ts'
import { deckIn } from './decks.ts'
import type { Mode } from './mode.ts'
import { layPiles, newSlots, topsOf } from './piles.ts'
import { next, type Play } from './play.ts'
import type { Rules } from './rules.ts'
import { beginTurn } from './steps.ts'

const STARTING_TASKS = 2

export const newCourt = (tokens: number): Court => ({
  knights: tokens,
  wizards: tokens,
  hand: [],
  stacks: { knight: [], wizard: [], king: [], ploy: [] },
  retained: [],
  dogs: [],
  pile: -1,
})

const settingOf = (mode: string, options: Options, cards: readonly string[] = []): Setting =>
  Object.freeze({
    mode,
    options: Object.freeze({ ...options }),
    ...(cards.length > 0 && { cards: Object.freeze(cards.slice()) }),
  })

const emptyState = (mode: Mode, setting: Setting, seats: number): State => ({
  setting,
  cards: [],
  board: SPACES.map(() => -1),
  marked: [],
  piles: Array.from({ length: mode.piles }, () => []),
  discard: [],
  decks: { guild: { draw: [], discard: [] }, power: { draw: [], discard: [] }, machination: { draw: [], discard: [] } },
  rats: mode.rats ? { draw: [], wandering: [], plagued: [], discard: [], out: [] } : null,
  courts: Array.from({ length: seats }, () => newCourt(mode.startTokens)),
  seat: 0,
  first: 0,
  round: 0,
  completions: 0,
  missing: 0,
  todo: [],
  outcome: null,
})

/** A table with nothing on it but the empty zones of what is played; `cards` are tasks that a position brings along. */
export const bareState = (
  { mode, chapters }: Rules,
  options: Options,
  seats: number,
  cards?: readonly string[],
): State => {
  const state = emptyState(mode, settingOf(mode.id, options, cards), seats)
  for (const { bare } of chapters) bare?.(state)
  return state
}

type Difficulty = keyof typeof RATS

/** The cards of the rats deck at this difficulty, ascending. */
export const ratsDeck = (difficulty: Difficulty): readonly number[] =>
  RAT_KINDS.flatMap((kind, index) => Array.from({ length: RATS[difficulty][kind] }, () => FIRST_RAT + index))

export const ratsDeckOf = (options: Options): readonly number[] => ratsDeck(options.rats as Difficulty)

export const seal = (slots: readonly Slot[], faces: readonly number[], sides: 1 | 2): Todo => ({
  do: 'seal',
  slots: slots.slice(),
  faces,
  sides,
})

const layVassals = (state: State, rules: Rules): readonly Todo[] => {
  const faces = vassalsOf(rules, state.setting)
  const slots = newSlots(state, faces.length, BACKS.vassal)
  const onBoard = rules.mode.mask.map((space, i) => {
    state.board[space] = slots[i] as Slot
    return slots[i] as Slot
  })
  const rest = slots.slice(onBoard.length)
  const sealed = seal(slots, faces, 2)
  // With Assassins the board comes first and the piles after it (ruling 10).
  if (rules.runs.has('sortOut'))
    return [sealed, { do: 'open', slots: onBoard, to: 'all' }, { do: 'sortOut', slots: rest }]
  layPiles(state, rest)
  return [sealed, { do: 'open', slots: [...onBoard, ...topsOf(state)], to: 'all' }]
}

export const layDeck = (state: State, rules: Rules, deck: TaskDeck): Todo => {
  const faces = tasksOf(rules, state.setting, deck)
  const draw = newSlots(state, faces.length, BACKS[deck])
  deckIn(state, deck).draw = draw
  return seal(draw, faces, 1)
}

const layRats = (state: State, rats: RatsInTheWalls): Todo => {
  const faces = ratsDeckOf(state.setting.options)
  rats.draw = newSlots(state, faces.length, BACKS.rats)
  return seal(rats.draw, faces, 1)
}

/** The vassals, task decks and rats of the King's family, face down (rules 2.1). */
export const layBox = (state: State, rules: Rules): readonly Todo[] => [
  ...layVassals(state, rules),
  ...rules.mode.decks.map((deck) => layDeck(state, rules, deck)),
  ...(state.rats ? [layRats(state, state.rats)] : []),
]

/** A new game: everything lies in its place, face down; shuffling and showing are to be done. */
export const layTable = (rules: Rules, options: Options, seats: number): State => {
  const state = bareState(rules, options, seats)
  const laid = rules.chapters.flatMap(({ lay }) => lay?.(state, rules) ?? [])
  state.todo = [...laid, { do: 'first' } as const].reverse()
  return state
}

/** The seats from the first player round the table. */
export const inTurnOrder = (state: State): readonly number[] =>
  state.courts.map((_, step) => (state.first + step) % state.courts.length)

/** Who begins is known: what the modules and the mode then ask for comes before the first turn. */
export const beginGame = (play: Play, first: number): void => {
  const { draft, mode, rules } = play
  draft.first = first
  draft.seat = first
  draft.round = 1
  play.tell({ kind: 'first', seat: first })
  beginTurn(play)
  const order = inTurnOrder(draft)
  next(play, ...[...rules.modules, ...mode.chapters].flatMap(({ begin }) => begin?.(draft, order) ?? []))
}

/** Piles are picked in turn order (rulings 7 and 8). */
export const pickPiles = (order: readonly number[]): readonly Todo[] =>
  order.map((seat) => ({ do: 'pile', seat }) as const)

/** When the piles are picked, two Guild cards go to each. */
export const pilesAndTasks = (_: State, order: readonly number[]): readonly Todo[] => [
  ...pickPiles(order),
  ...order.flatMap((seat) =>
    Array.from({ length: STARTING_TASKS }, () => ({ do: 'deal', deck: 'guild', seat }) as const),
  ),
]

/** Corner piles that nobody has picked, clockwise from the upper left (ruling 7). */
export const freePiles = (state: State): readonly number[] =>
  [...state.piles.keys()].filter((pile) => !state.courts.some((court) => court.pile === pile))
