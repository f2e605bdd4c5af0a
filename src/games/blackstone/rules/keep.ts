/** Several tasks are drawn, one of them is kept and the others go open to their discards (rulings 161 and 162). */
import type { Seat } from '../../../kernel/contract.ts'
import type { TaskDeck } from '../cards.ts'
import type { Todo } from '../state.ts'
import { canDeal, deckIn, reshuffle } from './decks.ts'
import { courtOf, next, type Play } from './play.ts'

type Keep = Extract<Todo, { readonly do: 'keep' }>

/** This seat sees the top cards of these decks, drawn one after the other, and then keeps one. */
export const drawToKeep = (play: Play, seat: Seat, decks: readonly TaskDeck[]): void =>
  next(play, { do: 'keep', seat, slots: [], from: decks })

const drawFirst = (play: Play, keep: Keep, deck: TaskDeck): void => {
  const { draft } = play
  const { seat, slots, from } = keep
  const slot = deckIn(draft, deck).draw.pop()
  if (slot === undefined) {
    next(play, keep)
    reshuffle(play, deck)
    return
  }
  play.tell({ kind: 'drew', seat, deck, slot })
  const to = draft.setting.options.openHands === 'on' ? 'all' : [seat]
  next(play, { do: 'open', slots: [slot], to }, { ...keep, slots: [...slots, slot], from: from.slice(1) })
}

/** Draws the next card, if there is one; when all are drawn, a single one goes to the hand without a question. */
export const drawNext = (play: Play, keep: Keep): void => {
  const [deck] = keep.from
  if (deck === undefined) courtOf(play.draft, keep.seat).hand.push(...keep.slots)
  else if (canDeal(play.draft, deck)) drawFirst(play, keep, deck)
  else next(play, { ...keep, from: keep.from.slice(1) })
}
