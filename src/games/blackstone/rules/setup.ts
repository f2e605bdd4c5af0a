/**
 * Setup: the box's cards in their slots, face down, and the todos that open and choose them (rules 2.1, rulings 2 to
 * 8).
 */

import type { Slot } from '../../../kernel/contract.ts'
import type { Options } from '../../../kernel/gameCard.ts'
import { SPACES } from '../board.ts'
import { BACKS, FIRST_RAT, RAT_KINDS, type TaskDeck } from '../cards.ts'
import { setDeck, setSpace } from '../changeState.ts'
import { RATS } from '../data/rats.ts'
import type { Court, RatsInTheWalls, Setting, State, Todo } from '../state.ts'
import { beginTurn } from './beginTurn.ts'
import { fillPiles, topSlotsOf } from './board/piles.ts'
import { tasksOfDeck, vassalsInPlay } from './cardsInPlay.ts'
import { pushTodos } from './engine/pushTodos.ts'
import { addHiddenSlots } from './engine/slots.ts'
import type { Mode, MoveContext, Rules } from './ruleTypes.ts'
import { getDeck } from './tasks/decks.ts'

const STARTING_TASKS = 2

const createCourt = (tokens: number): Court => ({
  knights: tokens,
  wizards: tokens,
  hand: [],
  stacks: { knight: [], wizard: [], king: [], ploy: [] },
  retained: [],
  dogs: [],
  pile: -1,
})

const createSetting = (mode: string, options: Options, cards: readonly string[] = []): Setting =>
  Object.freeze({
    mode,
    options: Object.freeze({ ...options }),
    ...(cards.length > 0 && { cards: Object.freeze(cards.slice()) }),
  })

const createBlankState = (mode: Mode, setting: Setting, seats: number): State => ({
  setting,
  cards: [],
  board: SPACES.map(() => -1),
  marked: [],
  piles: Array.from({ length: mode.pileCount }, () => []), // ruling 112
  discard: [],
  decks: { guild: { draw: [], discard: [] }, power: { draw: [], discard: [] }, machination: { draw: [], discard: [] } },
  rats: mode.hasRats ? { draw: [], wandering: [], plagued: [], discard: [], out: [] } : null,
  courts: Array.from({ length: seats }, () => createCourt(mode.startTokens)),
  seat: 0,
  first: 0,
  round: 0,
  completions: 0,
  missing: 0,
  todo: [],
  outcome: null,
})

/** Creates a state with empty zones only; `cards` are the custom cards of a position. */
export const createEmptyState = (
  { mode, ruleSets }: Rules,
  options: Options,
  seats: number,
  cards?: readonly string[],
): State => {
  const state = createBlankState(mode, createSetting(mode.id, options, cards), seats)
  for (const { addEmptyZones } of ruleSets) addEmptyZones?.(state)
  return state
}

type Difficulty = keyof typeof RATS

/** Cards of the rats deck at this difficulty, ascending. */
const ratsDeckAt = (difficulty: Difficulty): readonly number[] =>
  RAT_KINDS.flatMap((kind, index) => Array.from({ length: RATS[difficulty][kind] }, () => FIRST_RAT + index))

export const ratsDeckFor = (options: Options): readonly number[] => ratsDeckAt(options.rats as Difficulty)

/** Shuffles these faces into slots; vassals with a random side up (ruling 4). */
export const createSealTodo = (slots: readonly Slot[], faces: readonly number[], sides: 1 | 2): Todo => ({
  do: 'seal',
  slots: slots.slice(),
  faces,
  sides,
})

const placeVassals = (state: State, rules: Rules): readonly Todo[] => {
  const faces = vassalsInPlay(rules, state.setting)
  const slots = addHiddenSlots(state, faces.length, BACKS.vassal)
  const onBoard = rules.mode.setupSpaces.map((space, i) => {
    setSpace(state, space, slots[i] as Slot)
    return slots[i] as Slot
  })
  const remaining = slots.slice(onBoard.length)
  const sealTodo = createSealTodo(slots, faces, 2)
  // With Assassins the board is dealt first, and the piles after it (ruling 10).
  if (rules.todoHandlers.has('sortOut'))
    return [sealTodo, { do: 'open', slots: onBoard, to: 'all' }, { do: 'sortOut', slots: remaining }]
  fillPiles(state, remaining)
  return [sealTodo, { do: 'open', slots: [...onBoard, ...topSlotsOf(state)], to: 'all' }]
}

export const placeDeck = (state: State, rules: Rules, deck: TaskDeck): Todo => {
  const faces = tasksOfDeck(rules, state.setting, deck)
  const draw = addHiddenSlots(state, faces.length, BACKS[deck])
  setDeck(state, deck, { draw, discard: getDeck(state, deck).discard })
  return createSealTodo(draw, faces, 1)
}

const placeRatsDeck = (state: State, rats: RatsInTheWalls): Todo => {
  const faces = ratsDeckFor(state.setting.options)
  const draw = addHiddenSlots(state, faces.length, BACKS.rats)
  state.rats = { ...rats, draw }
  return createSealTodo(draw, faces, 1)
}

/** Places the vassals, task decks and rats of the King's family, face down (rules 2.1). */
export const placeBox = (state: State, rules: Rules): readonly Todo[] => [
  ...placeVassals(state, rules),
  ...rules.mode.decks.map((deck) => placeDeck(state, rules, deck)),
  ...(state.rats ? [placeRatsDeck(state, state.rats)] : []),
]

/** Creates the state of a new game: everything in its place, face down; shuffling and opening are todos. */
export const createInitialState = (rules: Rules, options: Options, seats: number): State => {
  const state = createEmptyState(rules, options, seats)
  const todos = rules.ruleSets.flatMap(({ placeCards }) => placeCards?.(state, rules) ?? [])
  state.todo = [...todos, { do: 'first' } as const].reverse()
  return state
}

/** Seats clockwise from the first player. */
export const inTurnOrder = (state: State): readonly number[] =>
  state.courts.map((_, step) => (state.first + step) % state.courts.length)

/** Begins the game with this first player; the todos of modules and then of the mode come before the first turn. */
export const beginGame = (context: MoveContext, first: number): void => {
  const { draft, mode, rules } = context
  draft.first = first
  draft.seat = first
  draft.round = 1
  context.emit({ kind: 'first', seat: first })
  beginTurn(context)
  const order = inTurnOrder(draft)
  pushTodos(
    context,
    ...[...rules.modules, ...mode.ruleSets].flatMap(
      ({ todosBeforeFirstTurn }) => todosBeforeFirstTurn?.(draft, order) ?? [],
    ),
  )
}

/** Todos to pick piles, in turn order (rulings 7 and 8). */
export const pickPileTodos = (order: readonly number[]): readonly Todo[] =>
  order.map((seat) => ({ do: 'pile', seat }) as const)

/** Todos of the start: piles are picked, then each seat gets two Guild cards. */
export const startingTodos = (_: State, order: readonly number[]): readonly Todo[] => [
  ...pickPileTodos(order),
  // From the deck with all its cards (ruling 9).
  ...order.flatMap((seat) =>
    Array.from({ length: STARTING_TASKS }, () => ({ do: 'deal', deck: 'guild', seat }) as const),
  ),
]

/** Corner piles that nobody has picked, clockwise from the upper left (ruling 7). */
export const unpickedPiles = (state: State): readonly number[] =>
  [...state.piles.keys()].filter((pile) => !state.courts.some((court) => court.pile === pile))
