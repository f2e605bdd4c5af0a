/** Dealing of tasks, their discard, and its shuffle when the deck is empty (rulings 40 and 41). */

import type { Seat, Slot } from '#src/kernel/contract.ts'
import { BACKS, cardOf, type TaskDeck } from '../../cards.ts'
import { setDeck } from '../../changeState.ts'
import { addToHand, popDeck, pushDiscard } from '../../changeStateInTurns.ts'
import { findDeckOfTask } from '../cardsInPlay.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { retireSlots } from '../engine/retireSlots.ts'
import { addHiddenSlots, codeInSlot } from '../engine/slots.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { canDeal, getDeck } from './decks.ts'

/** Shuffles the discard into a new deck, when the deck is empty (ruling 41). */
export const reshuffleDeck = (context: MoveContext, deck: TaskDeck): void => {
  const faces = retireSlots(context.draft, getDeck(context.draft, deck).discard)
  const draw = addHiddenSlots(context.draft, faces.length, BACKS[deck])
  setDeck(context.draft, deck, { draw, discard: [] })
  context.emit({ kind: 'shuffled', what: deck })
  pushTodos(context, { do: 'seal', slots: draw, faces, sides: 1 })
}

/** Puts an open task on the discard of its deck (ruling 34). */
export const discardTask = ({ draft, rules }: MoveContext, slot: Slot): void => {
  const deck = findDeckOfTask(rules, draft.setting, cardOf(codeInSlot(draft, slot)))
  if (!deck) throw new Error('what is played with has a deck')
  pushDiscard(draft, deck, [slot])
}

/**
 * Deals the top card to a hand (ruling 40), unseen by the others, or open if hands are open (ruling 125). Deals nothing
 * if no card is left.
 */
export const dealTask = (context: MoveContext, deck: TaskDeck, seat: Seat): void => {
  const { draft } = context
  if (!canDeal(draft, deck)) return
  const slot = popDeck(draft, deck)
  if (slot === undefined) {
    pushTodos(context, { do: 'deal', deck, seat })
    reshuffleDeck(context, deck)
    return
  }
  addToHand(draft, seat, [slot])
  context.emit({ kind: 'drew', seat, deck, slot })
  // Who sees it: ruling 153.
  pushTodos(context, { do: 'open', slots: [slot], to: draft.setting.options.openHands === 'on' ? 'all' : [seat] })
}
