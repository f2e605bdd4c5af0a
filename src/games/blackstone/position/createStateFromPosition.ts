/** States from positions: the public half is set up; the hidden cards are then still to be shuffled. */

import type { GameSetup } from '../../../kernel/contract.ts'
import { err, ok, type Result } from '../../../kernel/result.ts'
import { parseWithSchema } from '../../parseWithSchema.ts'
import { ALL_DECKS, isAssassin } from '../cards.ts'
import { setSpace } from '../changeState.ts'
import { parseVassal } from '../notation/cardAndSpaceNotation.ts'
import { slotAt } from '../rules/engine/slots.ts'
import type { Rules } from '../rules/ruleTypes.ts'
import { createEmptyState } from '../rules/setup.ts'
import type { State, Todo } from '../state.ts'
import { checkBlueLetters, checkCustomCards } from './checkCustomCards.ts'
import {
  createRemainingCards,
  InvalidPositionError,
  isVassalOn,
  type PositionBuilder,
  placePiece,
  readSpaceName,
  rejectPosition,
} from './positionBuilder.ts'
import { type PublicHalf, publicSchema } from './positionSchema.ts'
import { setUpCourts, showHandTodos } from './setUpCourts.ts'
import { setUpDrawnTasks, slotsToKeepFrom } from './setUpDrawnTasks.ts'
import { setUpFamilies } from './setUpFamilies.ts'
import { setUpGuards } from './setUpGuards.ts'
import { setUpIntrigue } from './setUpIntrigue.ts'
import { setUpDeck, setUpDiscard, setUpPiles, setUpRats } from './setUpPilesAndDecks.ts'
import { setUpQueensAndWizardsQuest } from './setUpQueensAndWizardsQuest.ts'
import { setUpTurn } from './setUpTurn.ts'

/**
 * Assassins that the active player places. If no space is empty, each goes under the pile that it came from (ruling
 * 159).
 */
const setUpAside = (builder: PositionBuilder, half: PublicHalf): readonly Todo[] => {
  const { state, mode } = builder
  const ownPile = state.courts[half.turn?.seat ?? 0]?.pile ?? 0
  const waiting = (half.aside ?? []).map((one) => (typeof one === 'string' ? { card: one, pile: ownPile } : one))
  const invalid = waiting.find(({ card }) => !isAssassin(parseVassal(card)?.card ?? 0))
  if (invalid) rejectPosition('position.noAssassin', invalid.card)
  if (waiting.some(({ pile }) => pile >= mode.pileCount)) rejectPosition('position.piles', 'aside')
  if (waiting.length === 0) return []
  state.aside = waiting.map(({ card, pile }) => ({ slot: placePiece(builder, card), pile }))
  return [{ do: 'place' }]
}

/** Sets the pile of the refresh; only in modes that refresh the board, and not the player's own pile (ruling 130). */
const setUpRefreshPile = ({ state, mode }: PositionBuilder, half: PublicHalf): void => {
  const pile = half.refreshPile
  if (pile === undefined) return
  const isOwn = state.courts.some((court) => court.pile === pile)
  if (state.refreshPile === undefined || pile >= mode.pileCount || isOwn)
    rejectPosition('position.piles', `refresh ${pile}`)
  state.refreshPile = pile
}

/** A marked space has a used vassal; between two refills it may be empty. */
const canBeMarked = (state: State, { turn }: PublicHalf, text: string): boolean =>
  isVassalOn(state, readSpaceName(text)) || (turn?.step === 'assign' && slotAt(state, readSpaceName(text)) < 0)

const setUpBoard = (builder: PositionBuilder, half: PublicHalf): void => {
  // Sorted by space, because the same document in another order must give the same state.
  const entries = Object.entries(half.board ?? {}).map(([place, text]) => [readSpaceName(place), text] as const)
  for (const [at, text] of entries.sort(([a], [b]) => a - b)) setSpace(builder.state, at, placePiece(builder, text))
  for (const text of half.marked ?? [])
    if (!canBeMarked(builder.state, half, text)) rejectPosition('position.markedEmpty', text)
  builder.state.marked = [...new Set((half.marked ?? []).map(readSpaceName))].sort((a, b) => a - b)
}

const setUpState = (builder: PositionBuilder, half: PublicHalf): State => {
  const { state } = builder
  setUpBoard(builder, half)
  setUpCourts(builder, half)
  setUpFamilies(builder, half)
  setUpGuards(builder, half)
  setUpRefreshPile(builder, half)
  state.discard = (half.discard ?? []).map((text) => placePiece(builder, text))
  for (const deck of ALL_DECKS) setUpDiscard(builder, half, deck)
  const rewards = setUpIntrigue(builder, half)
  const aside = setUpAside(builder, half)
  const drawn = setUpDrawnTasks(builder, half)
  builder.drawn.push(...slotsToKeepFrom(drawn))
  const todos = [
    ...setUpQueensAndWizardsQuest(builder, half),
    ...setUpPiles(builder, half),
    ...ALL_DECKS.flatMap((deck) => setUpDeck(builder, half, deck)),
    ...setUpRats(builder, half),
    ...showHandTodos(builder, half.turn?.seat ?? 0),
    ...drawn,
    ...rewards,
    ...aside,
    ...setUpTurn(builder, half),
  ]
  state.todo = todos.reverse()
  return state
}

const createPositionBuilder = (
  rules: Rules,
  { options, seats }: GameSetup,
  { cards }: PublicHalf,
  reserved: readonly number[],
): PositionBuilder => {
  const state = createEmptyState(rules, options, seats, cards)
  const refused = checkCustomCards(state.setting)
  if (refused) throw new InvalidPositionError(refused)
  checkBlueLetters(state)
  return { state, rules, mode: rules.mode, remaining: createRemainingCards(state, rules), drawn: [], reserved }
}

/**
 * Creates the state of a table's position. Refused if the document is malformed, names a card twice, or names one that
 * is not in the box. The cards in `reserved` stay face down if a count leaves cards over.
 */
export const createStateFromPosition = (
  rules: Rules,
  table: GameSetup,
  reserved: readonly number[] = [],
): Result<State> => {
  const half = parseWithSchema(publicSchema, table.position, '')
  if (!half.ok) return half
  try {
    return ok(setUpState(createPositionBuilder(rules, table, half.value, reserved), half.value))
  } catch (error) {
    if (error instanceof InvalidPositionError) return err(error.refusal)
    throw error
  }
}
