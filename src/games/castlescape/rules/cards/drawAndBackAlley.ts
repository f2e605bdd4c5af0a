/** Drawing cards, the Back Alley and the shuffle of the discard pile (rules 6). */

import { numbersFrom, withNumbers } from '../../../numberLists.ts'
import { cardOf } from '../../cards.ts'
import { popTask, pushTasks, updateGuild } from '../../changeState.ts'
import { type Guild, guildOf, sizeOfDeck, type Task, type TaskOf } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'

const hasCardsToShuffle = ({ discard, alley }: Guild): boolean => discard.length + alley.length > 0

/**
 * Draws what the deck has. For the cards that are still to be drawn the penalties are taken, and the discard pile is
 * shuffled with the Back Alley; where there is no card left, drawing ends (C37).
 */
export const runDraw = ({ draft, emit }: MoveContext, { seat, n }: TaskOf<'draw'>): void => {
  popTask(draft)
  const { deck, hand } = guildOf(draft, seat)
  const taken = Math.min(n, sizeOfDeck(deck))
  const slots = numbersFrom(deck.next, taken)
  const tasks: Task[] = []
  if (taken > 0) {
    updateGuild(draft, seat, { hand: [...hand, ...slots], deck: { next: deck.next + taken, end: deck.end } })
    emit({ kind: 'drew', seat, slots })
    tasks.push({ do: 'show', slots, seat })
  }
  if (taken < n && hasCardsToShuffle(guildOf(draft, seat)))
    tasks.push({ do: 'takeAlley', seat }, { do: 'shuffle', seat }, { do: 'draw', seat, n: n - taken })
  pushTasks(draft, ...tasks)
}

/** Adds up all penalties in a Back Alley and takes them; the cards stay there. */
export const runTakeAlley = ({ draft, emit }: MoveContext, { seat }: TaskOf<'takeAlley'>): void => {
  popTask(draft)
  const cards = guildOf(draft, seat).alley.map(cardOf)
  const infamy = cards.reduce((sum, card) => sum + card.infamy, 0)
  const corruption = cards.reduce((sum, card) => sum + card.corruption, 0)
  if (infamy + corruption === 0) return
  emit({ kind: 'penalties', seat, infamy, corruption })
  pushTasks(draft, { do: 'raise', seat, infamy, corruption })
}

/** The Back Alley goes to the discard pile, which is shuffled and is the deck. Cards in the play area stay. */
export const runShuffle = ({ draft, emit }: MoveContext, { seat }: TaskOf<'shuffle'>): void => {
  popTask(draft)
  const { discard, alley } = guildOf(draft, seat)
  const faces = withNumbers(discard, ...alley)
  const first = draft.slots
  draft.slots += faces.length
  updateGuild(draft, seat, { discard: [], alley: [], deck: { next: first, end: draft.slots } })
  emit({ kind: 'shuffled', seat, count: faces.length })
  pushTasks(draft, { do: 'seal', first, faces })
}
