/** The offer: a row of open Machinations, renewed at the end of a turn (rules 2.4, ruling 102). */
import type { Slot } from '../../../../kernel/contract.ts'
import type { State, Todo } from '../../state.ts'
import { type MoveContext, pushTodos } from '../engine/moveContext.ts'
import { requireQuest } from './quest.ts'

const OFFER_SIZE = 5

/** Are deck and offer both empty? The discard is never shuffled back. */
export const areMachinationsExhausted = (state: State): boolean =>
  requireQuest(state).offer.length === 0 && state.decks.machination.draw.length === 0

/**
 * Fills the offer from the left, which pushes the other cards to the right. Returns the new cards, in the order drawn.
 */
const fillOffer = (state: State): readonly Slot[] => {
  const { offer } = requireQuest(state)
  const { draw } = state.decks.machination
  const added = draw.splice(Math.max(0, draw.length - OFFER_SIZE + offer.length)).reverse()
  offer.unshift(...added.slice().reverse())
  return added
}

/** Fills the first row; the todo opens it. */
export const openOffer = (state: State): Todo => ({ do: 'open', slots: fillOffer(state), to: 'all' })

/** Discards the oldest card, at the right end. */
const dropOldest = (context: MoveContext): void => {
  const { draft } = context
  const slot = requireQuest(draft).offer.pop()
  if (slot === undefined) return
  draft.decks.machination.discard.push(slot)
  context.emit({ kind: 'discarded', seat: draft.seat, slot })
}

/** Discards the oldest card if none was taken this turn, then fills the row. */
export const refreshOffer = (context: MoveContext): void => {
  if (requireQuest(context.draft).taken === 0) dropOldest(context)
  const added = fillOffer(context.draft)
  for (const slot of added) context.emit({ kind: 'offered', slot })
  if (added.length > 0) pushTodos(context, { do: 'open', slots: added, to: 'all' })
}
