/** The row of open Machinations, and how it is renewed at the end of a turn (rules 2.4, ruling 102). */
import type { Slot } from '../../../../kernel/contract.ts'
import type { State, Todo } from '../../state.ts'
import { next, type Play } from '../play.ts'
import { questOf } from './quest.ts'

const OFFER_SIZE = 5

/** Neither deck nor offer holds a card; the discard never comes back. */
export const isExhausted = (state: State): boolean =>
  questOf(state).offer.length === 0 && state.decks.machination.draw.length === 0

/** Cards come in at the left and push the others to the right. */
const fillOffer = (state: State): readonly Slot[] => {
  const { offer } = questOf(state)
  const { draw } = state.decks.machination
  const added = draw.splice(Math.max(0, draw.length - OFFER_SIZE + offer.length)).reverse()
  offer.unshift(...added.slice().reverse())
  return added
}

/** The first row, still to be shown. */
export const layOffer = (state: State): Todo => ({ do: 'open', slots: fillOffer(state), to: 'all' })

/** The card at the right end, which has lain longest, goes. */
const dropOldest = (play: Play): void => {
  const { draft } = play
  const slot = questOf(draft).offer.pop()
  if (slot === undefined) return
  draft.decks.machination.discard.push(slot)
  play.tell({ kind: 'discarded', seat: draft.seat, slot })
}

/** Where no card was taken this turn the oldest one goes; then the row is filled up. */
export const renewOffer = (play: Play): void => {
  if (questOf(play.draft).taken === 0) dropOldest(play)
  const added = fillOffer(play.draft)
  for (const slot of added) play.tell({ kind: 'offered', slot })
  if (added.length > 0) next(play, { do: 'open', slots: added, to: 'all' })
}
