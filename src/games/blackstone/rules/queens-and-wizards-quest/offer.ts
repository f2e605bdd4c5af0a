/** The offer: a row of open Machinations, renewed at the end of a turn (rules 2.4, ruling 102). */

import type { Slot } from '#src/kernel/contract.ts'
import { setDeck } from '../../changeState.ts'
import { draftQuest, pushDiscard } from '../../changeStateInTurns.ts'
import { withoutLast } from '../../listHelpers.ts'
import type { State, Todo } from '../../state.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { requireQuest } from './questState.ts'

const OFFER_SIZE = 5

/** Are deck and offer both empty? The discard is never shuffled back. */
export const areMachinationsExhausted = (state: State): boolean =>
  requireQuest(state).offer.length === 0 && state.decks.machination.draw.length === 0

/**
 * Fills the offer from the left, which pushes the other cards to the right. Returns the new cards, in the order drawn.
 */
const fillOffer = (state: State): readonly Slot[] => {
  const quest = draftQuest(state)
  const { draw, discard } = state.decks.machination
  const left = Math.max(0, draw.length - OFFER_SIZE + quest.offer.length)
  const taken = draw.slice(left)
  setDeck(state, 'machination', { draw: draw.slice(0, left), discard })
  quest.offer = [...taken, ...quest.offer]
  return taken.toReversed()
}

/** Fills the first row; the todo opens it. */
export const openOffer = (state: State): Todo => ({ do: 'open', slots: fillOffer(state), to: 'all' })

/** Discards the oldest card, at the right end. */
const dropOldest = (context: MoveContext): void => {
  const { draft } = context
  const quest = draftQuest(draft)
  const slot = quest.offer[quest.offer.length - 1]
  if (slot === undefined) return
  quest.offer = withoutLast(quest.offer)
  pushDiscard(draft, 'machination', [slot])
  context.emit({ kind: 'discarded', seat: draft.seat, slot })
}

/** Discards the oldest card if none was taken this turn, then fills the row. */
export const refreshOffer = (context: MoveContext): void => {
  if (requireQuest(context.draft).taken === 0) dropOldest(context) // ruling 102
  const added = fillOffer(context.draft)
  for (const slot of added) context.emit({ kind: 'offered', slot })
  if (added.length > 0) pushTodos(context, { do: 'open', slots: added, to: 'all' })
}
