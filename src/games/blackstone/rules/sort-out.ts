/** Setting up with Assassins: none lies on the board at the start (ruling 10). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Space } from '../board.ts'
import { BACKS, GONE } from '../cards.ts'
import { holdsAssassin } from './assassins.ts'
import { layPiles, newSlots, topsOf } from './piles.ts'
import { codeIn, next, type Play, slotAt } from './play.ts'

/** The next card lies on this space instead of the Assassin, which goes to the rest. */
const replace = (play: Play, space: Space, [slot = -1, ...rest]: readonly Slot[]): void => {
  const slots = [...rest, slotAt(play.draft, space)]
  play.draft.board[space] = slot
  next(play, { do: 'open', slots: [slot], to: 'all' }, { do: 'sortOut', slots })
}

/** The piles are laid from these slots; where Assassins of the board are among them, all are shuffled first. */
const laid = (play: Play, slots: readonly Slot[]): void => {
  const { draft } = play
  const isMixed = slots.some((slot) => codeIn(draft, slot) >= 0)
  const to = isMixed ? newSlots(draft, slots.length, BACKS.vassal) : slots
  layPiles(draft, to)
  next(play, { do: 'open', slots: topsOf(draft), to: 'all' })
  if (!isMixed) return
  for (const slot of slots) draft.cards[slot] = GONE
  next(play, { do: 'reseal', from: slots, to, sides: 2 })
}

/** The board lies open, the rest face down: one Assassin after the other is replaced by the next card. */
export const sortOut = (play: Play, slots: readonly Slot[]): void => {
  const { draft, mode } = play
  const space = mode.mask.find((one) => holdsAssassin(draft, slotAt(draft, one)))
  if (space === undefined) laid(play, slots)
  else replace(play, space, slots)
}
