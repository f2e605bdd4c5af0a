/** Sets up corner piles, task decks and the rats deck. Cards that are named nowhere go there, or to their discards. */

import type { Slot } from '../../../kernel/contract.ts'
import { BACKS, cardOf, encodeCard, ratKindOf, ratsOnCard, type TaskDeck } from '../cards.ts'
import { setDeck } from '../changeState.ts'
import { discardVassals, draftRats, pushDiscard } from '../changeStateInTurns.ts'
import { evenPileSizes, topSlotsOf } from '../rules/board/piles.ts'
import { findDeckOfTask } from '../rules/cardsInPlay.ts'
import { addHiddenSlots, codeInSlot, tasksHeldBy } from '../rules/engine/slots.ts'
import type { Todo } from '../state.ts'
import {
  addOpenSlot,
  type PositionBuilder,
  placePiece,
  placeRat,
  placeTask,
  rejectPosition,
  sealTodos,
  splitFaceDown,
} from './positionBuilder.ts'
import type { PublicHalf } from './positionSchema.ts'

export const setUpPiles = (builder: PositionBuilder, half: PublicHalf): readonly Todo[] => {
  const { state, remaining: box } = builder
  const docs = half.piles ?? []
  if (docs.length > state.piles.length) rejectPosition('position.piles', String(docs.length))
  const tops = state.piles.map((_, pile) => {
    const top = docs[pile]?.top
    return top === undefined ? [] : [placePiece(builder, top)]
  })
  const openTops = tops.flat().length
  const remaining = [...box.vassals].sort((a, b) => a - b)
  const hasCounts = docs.some(({ count }) => count !== undefined)
  const sizes = hasCounts
    ? state.piles.map((_, pile) => docs[pile]?.count ?? 0)
    : evenPileSizes(remaining.length + openTops, state.piles.length)
  const hiddenSizes = sizes.map((size, pile) => size - (tops[pile]?.length ?? 0))
  if (hiddenSizes.some((size) => size < 0)) rejectPosition('position.piles', 'top')
  const count = hiddenSizes.reduce((a, b) => a + b, 0)
  const [faceDown, leftover] = splitFaceDown(builder, remaining, count, 'piles')
  discardVassals(
    state,
    leftover.map((card) => addOpenSlot(state, encodeCard(card, 0))),
  )
  state.piles = hiddenSizes.map((size, pile) => [...addHiddenSlots(state, size, BACKS.vassal), ...(tops[pile] ?? [])])
  const slots = state.piles.flat().filter((slot) => codeInSlot(state, slot) < 0)
  const shown = topSlotsOf(state).filter((slot) => codeInSlot(state, slot) < 0)
  return [
    ...sealTodos(slots, faceDown, 2),
    ...(shown.length > 0 ? [{ do: 'open', slots: shown, to: 'all' } as const] : []),
  ]
}

/** Sets up the discard of a deck; only cards of the deck itself are accepted (ruling 34). */
export const setUpDiscard = (builder: PositionBuilder, half: PublicHalf, deck: TaskDeck): void => {
  const { state, rules } = builder
  const slots = (half.decks?.[deck]?.discard ?? []).map((text) => {
    const slot = placeTask(builder, text)
    return findDeckOfTask(rules, state.setting, cardOf(codeInSlot(state, slot))) === deck
      ? slot
      : rejectPosition('position.wrongDeck', text)
  })
  if (state.decks[deck]) pushDiscard(state, deck, slots)
}

/** Sets up a task deck. A deck that this mode lacks must be empty, and no hand may have a card of it. */
export const setUpDeck = (builder: PositionBuilder, half: PublicHalf, deck: TaskDeck): readonly Todo[] => {
  const { state, remaining: box, drawn } = builder
  const inHands = [...state.courts.flatMap(tasksHeldBy), ...drawn].filter(
    (slot) => codeInSlot(state, slot) === BACKS[deck],
  )
  const remaining = [...(box.tasks.get(deck) ?? [])].sort((a, b) => a - b)
  const count = half.decks?.[deck]?.count
  if (count && !builder.mode.decks.includes(deck)) rejectPosition('position.notInPlay', deck)
  const [faceDown, leftover] = splitFaceDown(
    builder,
    remaining,
    count === undefined ? undefined : count + inHands.length,
    deck,
  )
  if (faceDown.length < inHands.length) rejectPosition('position.tooMany', deck)
  const draw = addHiddenSlots(state, faceDown.length - inHands.length, BACKS[deck])
  const discard = leftover.map((card) => addOpenSlot(state, encodeCard(card, 0)))
  const pile = state.decks[deck]
  if (pile) setDeck(state, deck, { draw, discard: [...pile.discard, ...discard] })
  return sealTodos([...inHands, ...draw], faceDown, 1)
}

type RatZone = 'wandering' | 'plagued' | 'discard' | 'out'

/**
 * Cards that each zone accepts: cards with rats wander or are plagued, plagues are out of the game, and a discarded
 * card is no plague (ruling 114).
 */
const CAN_LIE_IN: Readonly<Record<RatZone, (card: number) => boolean>> = {
  wandering: (card) => ratsOnCard(card) > 0,
  plagued: (card) => ratsOnCard(card) > 0,
  discard: (card) => ratKindOf(card) !== 'plague',
  out: (card) => ratKindOf(card) === 'plague',
}

const placeRatIn = (builder: PositionBuilder, zone: RatZone, text: string): Slot => {
  const slot = placeRat(builder, text)
  return CAN_LIE_IN[zone](cardOf(codeInSlot(builder.state, slot))) ? slot : rejectPosition('position.wrongRat', text)
}

export const setUpRats = (builder: PositionBuilder, half: PublicHalf): readonly Todo[] => {
  if (!builder.state.rats) return half.rats ? rejectPosition('position.noRats', 'rats') : []
  const rats = draftRats(builder.state)
  for (const zone of ['wandering', 'plagued', 'discard', 'out'] as const)
    rats[zone] = (half.rats?.[zone] ?? []).map((text) => placeRatIn(builder, zone, text))
  const [faceDown, leftover] = splitFaceDown(builder, builder.remaining.rats, half.rats?.count, 'rats')
  rats.draw = addHiddenSlots(builder.state, faceDown.length, BACKS.rats)
  // A leftover plague is out of the game (ruling 114).
  for (const card of leftover) {
    const zone = CAN_LIE_IN.discard(card) ? 'discard' : 'out'
    rats[zone] = [...rats[zone], addOpenSlot(builder.state, encodeCard(card, 0))]
  }
  return sealTodos(rats.draw, faceDown, 1)
}
