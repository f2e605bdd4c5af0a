/** Builder of a position: the remaining cards of the box, the state that fills up, and the refusals. */
import type { Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { ALL_DECKS, BACKS, cardOf, encodeCard, isVassal, type TaskDeck } from '../cards.ts'
import { parseRat, parseSpace, parseTask, parseVassal } from '../notation/cardAndSpaceNotation.ts'
import { findDeckOfTask, tasksOfDeck, vassalsInPlay } from '../rules/cardsInPlay.ts'
import { codeInSlot, slotAt } from '../rules/engine/slots.ts'
import type { Mode, Rules } from '../rules/ruleTypes.ts'
import { ratsDeckFor } from '../rules/setup.ts'
import type { State, Todo } from '../state.ts'

/**
 * Thrown and caught only within position/, and returned as a refusal: the document describes an impossible position.
 */
export class InvalidPositionError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code)
  }
}
export const rejectPosition = (code: string, what: string): never => {
  throw new InvalidPositionError({ code, values: { what } })
}

/** Cards of the box that are not placed yet, and the vassals and tasks that are. */
interface RemainingCards {
  readonly vassals: Set<number>
  readonly tasks: ReadonlyMap<TaskDeck, Set<number>>
  readonly rats: number[]
  readonly placed: Set<number>
}

export interface PositionBuilder {
  readonly state: State
  readonly rules: Rules
  readonly mode: Mode
  readonly remaining: RemainingCards
  /** Drawn tasks of which the active player keeps one. */
  readonly drawn: Slot[]
  /** Cards that stay face down, even if a count leaves cards over. */
  readonly reserved: readonly number[]
}

export const createRemainingCards = (state: State, rules: Rules): RemainingCards => ({
  vassals: new Set(vassalsInPlay(rules, state.setting)),
  tasks: new Map(rules.mode.decks.map((deck) => [deck, new Set(tasksOfDeck(rules, state.setting, deck))] as const)),
  rats: state.rats ? [...ratsDeckFor(state.setting.options)] : [],
  placed: new Set(),
})

/** Takes a card from the remaining ones. Rejects one that is already placed, or that is not played with. */
const takeFromRemaining = (
  { placed }: RemainingCards,
  zoneCards: Set<number> | undefined,
  card: number,
  what: string,
): void => {
  if (placed.has(card)) rejectPosition('position.twice', what)
  if (!zoneCards?.delete(card)) rejectPosition('position.notInPlay', what)
  placed.add(card)
}

export const addOpenSlot = (state: State, code: number): Slot => {
  state.cards = [...state.cards, code]
  return state.cards.length - 1
}

/** Places a card of the board or of a corner pile: a vassal or an Assassin. */
export const placePiece = ({ state, remaining }: PositionBuilder, text: string): Slot => {
  const found = parseVassal(text) ?? rejectPosition('position.noVassal', text)
  takeFromRemaining(remaining, remaining.vassals, found.card, text)
  return addOpenSlot(state, encodeCard(found.card, found.side))
}

/** Places a vassal, such as a retained one; rejects an Assassin (ruling 136). */
export const placeVassalCard = (builder: PositionBuilder, text: string): Slot =>
  isVassal(parseVassal(text)?.card ?? 0) ? placePiece(builder, text) : rejectPosition('position.noVassal', text)

/** Is there a vassal on this space? Assassins can be neither guarded, used nor marked (ruling 158). */
export const isVassalOn = (state: State, at: number): boolean => {
  const slot = slotAt(state, at)
  return slot >= 0 && isVassal(cardOf(codeInSlot(state, slot)))
}

export const placeTask = ({ state, rules, remaining }: PositionBuilder, text: string): Slot => {
  const card = parseTask(state.setting, text) ?? rejectPosition('position.noTask', text)
  const deck = findDeckOfTask(rules, state.setting, card)
  takeFromRemaining(remaining, deck ? remaining.tasks.get(deck) : undefined, card, text)
  return addOpenSlot(state, encodeCard(card, 0))
}

export const placeRat = ({ state, remaining }: PositionBuilder, text: string): Slot => {
  const card = parseRat(text) ?? rejectPosition('position.noRat', text)
  const at = remaining.rats.indexOf(card)
  if (at < 0) rejectPosition('position.twice', text)
  remaining.rats.splice(at, 1)
  return addOpenSlot(state, encodeCard(card, 0))
}

export const readSpaceName = (text: string): number => parseSpace(text) ?? rejectPosition('position.noSpace', text)

/** Places a card of a hand: a task by its id, or a hidden one by the name of its deck. */
export const placeHandCard = (builder: PositionBuilder, text: string): Slot => {
  const deck = ALL_DECKS.find((name) => name === text)
  if (deck && !builder.mode.decks.includes(deck)) rejectPosition('position.notInPlay', text)
  return deck ? addOpenSlot(builder.state, BACKS[deck]) : placeTask(builder, text)
}

/** The cards in a new order: the named ones first, each as often as it is named. */
const orderNamedFirst = (cards: readonly number[], named: readonly number[]): readonly number[] => {
  const wanted = named.slice()
  const isNamed = cards.map((card) => {
    const at = wanted.indexOf(card)
    return at >= 0 && wanted.splice(at, 1).length > 0
  })
  return [...cards.filter((_, i) => isNamed[i]), ...cards.filter((_, i) => !isNamed[i])]
}

/**
 * Splits cards into `count` face-down ones and the leftover ones for the discard. Reserved cards stay face down first;
 * of the others the last of the catalogue are left over first. Rejects a count that is too large.
 */
export const splitFaceDown = (
  { reserved }: PositionBuilder,
  cards: readonly number[],
  count: number | undefined,
  zone: string,
): readonly [down: readonly number[], over: readonly number[]] => {
  if (count !== undefined && count > cards.length) rejectPosition('position.tooMany', zone)
  const ordered = orderNamedFirst(cards, reserved)
  return [ordered.slice(0, count), count === undefined ? [] : ordered.slice(count)]
}

export const sealTodos = (slots: readonly Slot[], faces: readonly number[], sides: 1 | 2): readonly Todo[] =>
  slots.length > 0 ? [{ do: 'seal', slots, faces: faces.slice().sort((a, b) => a - b), sides }] : []
