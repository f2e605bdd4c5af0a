/** The three decks of task cards: the top card to a hand, and the discard shuffled when the deck is empty (rulings 40 and 41). */
import type { Seat } from '../../../kernel/contract.ts'
import { BACKS, type TaskDeck } from '../cards.ts'
import type { State } from '../state.ts'
import { gather, newSlots } from './piles.ts'
import { courtOf, next, type Play } from './play.ts'

export const canDeal = (state: State, deck: TaskDeck): boolean =>
  state.decks[deck].draw.length > 0 || state.decks[deck].discard.length > 0

const reshuffle = (play: Play, deck: TaskDeck): void => {
  const pile = play.draft.decks[deck]
  const faces = gather(play.draft, pile.discard)
  pile.discard = []
  pile.draw = newSlots(play.draft, faces.length, BACKS[deck])
  play.tell({ kind: 'shuffled', what: deck })
  next(play, { do: 'seal', slots: pile.draw.slice(), faces, sides: 1 })
}

/** The top card to a hand, unseen by the others, or by all where hands are open (ruling 125). Nothing left: nothing is dealt. */
export const deal = (play: Play, deck: TaskDeck, seat: Seat): void => {
  const { draft } = play
  if (!canDeal(draft, deck)) return
  const slot = draft.decks[deck].draw.pop()
  if (slot === undefined) {
    next(play, { do: 'deal', deck, seat })
    reshuffle(play, deck)
    return
  }
  courtOf(draft, seat).hand.push(slot)
  play.tell({ kind: 'drew', seat, deck, slot })
  next(play, { do: 'open', slots: [slot], to: draft.setting.options.openHands === 'on' ? 'all' : [seat] })
}
