/**
 * Refilling of spaces from the corner piles, and reshuffling of the discard when all piles are empty (rulings 42 to 44).
 */

import type { Space } from '../../board.ts'
import { BACKS } from '../../cards.ts'
import { setSpace } from '../../changeState.ts'
import { popPile } from '../../changeStateInTurns.ts'
import type { State } from '../../state.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { retireSlots } from '../engine/retireSlots.ts'
import { addHiddenSlots, codeInSlot } from '../engine/slots.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { holdsAssassin, setAside } from './assassins.ts'
import { fillPiles, nextFilledPile, topSlotsOf } from './piles.ts'

/** Shuffles the discard, with random sides up, into as many piles as the mode has, when all are empty (ruling 43). */
const reshufflePiles = (context: MoveContext): void => {
  const { draft } = context
  const faces = retireSlots(draft, draft.discard)
  draft.discard = []
  const slots = addHiddenSlots(draft, faces.length, BACKS.vassal)
  fillPiles(draft, slots)
  context.emit({ kind: 'shuffled', what: 'vassals' })
  pushTodos(context, { do: 'seal', slots, faces, sides: 2 }, { do: 'open', slots: topSlotsOf(draft), to: 'all' })
}

/** Opens the new top of a pile from which a card was taken (ruling 5). */
const showTop = (context: MoveContext, pile: number): void => {
  const { draft, rules } = context
  const top = draft.piles[pile]?.at(-1)
  if (top === undefined) return
  if (rules.todoHandlers.has('exposed')) pushTodos(context, { do: 'exposed', pile })
  if (codeInSlot(draft, top) < 0) pushTodos(context, { do: 'open', slots: [top], to: 'all' })
}

/**
 * Sets aside an Assassin on top of a pile, if the option says that a refill exposes it; otherwise it is set aside when
 * it would be drawn (53).
 */
export const setAsideExposedAssassin = (context: MoveContext, pile: number): void => {
  const { draft } = context
  const top = draft.piles[pile]?.at(-1) ?? -1
  if (draft.setting.options.asEnters === 'exposed' && holdsAssassin(draft, top)) setTopAside(context, pile)
}

/** Sets the top of this pile aside, and opens the next card. */
const setTopAside = (context: MoveContext, pile: number): void => {
  setAside(context, popPile(context.draft, pile) ?? -1, pile)
  showTop(context, pile)
}

const unmarkSpace = (state: State, space: Space): void => {
  state.marked = state.marked.filter((one) => one !== space)
}

/** Leaves this space empty, and unmarks it. */
export const leaveSpaceEmpty = (context: MoveContext, space: Space): void => {
  unmarkSpace(context.draft, space)
  context.emit({ kind: 'stayedEmpty', space })
}

/**
 * Puts the top of a pile on a space, not flipped; an Assassin is set aside instead (53). If all piles and the discard
 * are empty, the space stays empty (43).
 */
export const fillSpace = (context: MoveContext, space: Space, firstPile: number): void => {
  const { draft } = context
  const pile = nextFilledPile(draft, firstPile)
  if (pile < 0 && draft.discard.length > 0) {
    pushTodos(context, { do: 'fill', space, pile: firstPile })
    reshufflePiles(context)
    return
  }
  const slot = draft.piles[pile]?.at(-1)
  if (slot === undefined) {
    if (!context.mode.isRefillOptional) draft.missing++
    leaveSpaceEmpty(context, space)
    return
  }
  if (holdsAssassin(draft, slot)) {
    pushTodos(context, { do: 'fill', space, pile: firstPile })
    setTopAside(context, pile)
    return
  }
  popPile(draft, pile)
  setSpace(draft, space, slot)
  unmarkSpace(draft, space)
  context.emit({ kind: 'refilled', slot, space, pile })
  showTop(context, pile)
}
