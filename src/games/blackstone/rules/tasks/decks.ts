/** The decks of task cards: the top card to a hand, and the discard shuffled when the deck is empty (rulings 40 and 41). */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { BACKS, cardOf, type TaskDeck } from '../cards.ts'
import type { State, TaskPile } from '../state.ts'
import { deckOf } from './box.ts'
import { gather, newSlots } from './piles.ts'
import { codeIn, courtOf, next, type Play } from './play.ts'

/** A deck of this game. */
export const deckIn = (state: State, deck: TaskDeck): TaskPile => {
  const pile = state.decks[deck]
  if (!pile) throw new RangeError(`no deck of ${deck}`)
  return pile
}

/** Is there a card to deal, also one that would first have to be shuffled back? */
export const canDeal = (state: State, deck: TaskDeck): boolean => {
  const pile = state.decks[deck]
  return !!pile && (pile.draw.length > 0 || pile.discard.length > 0)
}

/** The deck is empty: its discard is shuffled and lies face down (ruling 41). */
export const reshuffle = (play: Play, deck: TaskDeck): void => {
  const pile = deckIn(play.draft, deck)
  const faces = gather(play.draft, pile.discard)
  pile.discard = []
  pile.draw = newSlots(play.draft, faces.length, BACKS[deck])
  play.tell({ kind: 'shuffled', what: deck })
  next(play, { do: 'seal', slots: pile.draw.slice(), faces, sides: 1 })
}

/** A task that lies open goes to the discard of its deck (ruling 34). */
export const discardTask = ({ draft, rules }: Play, slot: Slot): void => {
  const deck = deckOf(rules, draft.setting, cardOf(codeIn(draft, slot)))
  if (!deck) throw new Error('what is played with has a deck')
  deckIn(draft, deck).discard.push(slot)
}

/** The top card to a hand, unseen by the others, or by all where hands are open (ruling 125). Nothing left: nothing is dealt. */
export const deal = (play: Play, deck: TaskDeck, seat: Seat): void => {
  const { draft } = play
  if (!canDeal(draft, deck)) return
  const slot = deckIn(draft, deck).draw.pop()
  if (slot === undefined) {
    next(play, { do: 'deal', deck, seat })
    reshuffle(play, deck)
    return
  }
  courtOf(draft, seat).hand.push(slot)
  play.tell({ kind: 'drew', seat, deck, slot })
  next(play, { do: 'open', slots: [slot], to: draft.setting.options.openHands === 'on' ? 'all' : [seat] })
}
