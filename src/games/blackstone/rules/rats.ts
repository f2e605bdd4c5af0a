/** Rats in the walls (rules 2.8, rulings 114 to 116). */

import type { Slot } from '../../../kernel/contract.ts'
import { BACKS, cardOf, ratKindOf, ratsOnCard } from '../cards.ts'
import { draftRats } from '../changeStateInTurns.ts'
import { withoutLast } from '../listHelpers.ts'
import type { State } from '../state.ts'
import { pushTodos } from './engine/pushTodos.ts'
import { retireSlots } from './engine/retireSlots.ts'
import { addHiddenSlots, codeInSlot } from './engine/slots.ts'
import type { MoveContext } from './ruleTypes.ts'

export const TOO_MANY_RATS = 12

const countRats = (state: State, slots: readonly Slot[]): number =>
  slots.reduce((total, slot) => total + ratsOnCard(cardOf(codeInSlot(state, slot))), 0)

/** Number of wandering and plagued rats, not of their cards (ruling 116). */
export const activeRats = (state: State): number =>
  state.rats ? countRats(state, state.rats.wandering) + countRats(state, state.rats.plagued) : 0

export const plaguedRats = (state: State): number => (state.rats ? countRats(state, state.rats.plagued) : 0)

/** Shuffles killed rats, cats and duchesses into a new deck, when it is empty; plagues stay out (ruling 114). */
const reshuffleRats = (context: MoveContext): void => {
  const rats = draftRats(context.draft)
  const faces = retireSlots(context.draft, rats.discard)
  rats.discard = []
  rats.draw = addHiddenSlots(context.draft, faces.length, BACKS.rats)
  context.emit({ kind: 'shuffled', what: 'rats' })
  pushTodos(context, { do: 'seal', slots: rats.draw, faces, sides: 1 }, { do: 'rats' })
}

/** Opens the top card; nothing happens if the deck cannot be refilled. */
export const revealRats = (context: MoveContext): void => {
  const rats = draftRats(context.draft)
  const slot = rats.draw[rats.draw.length - 1]
  rats.draw = withoutLast(rats.draw)
  if (slot !== undefined) pushTodos(context, { do: 'open', slots: [slot], to: 'all' }, { do: 'rat', slot })
  else if (rats.discard.length > 0) reshuffleRats(context)
}

/**
 * Resolves an open card: rats wander; a plague makes all wandering rats permanent and is set aside, even if none wander
 * (ruling 115).
 */
export const resolveRatCard = (context: MoveContext, slot: Slot): void => {
  const rats = draftRats(context.draft)
  const kind = ratKindOf(cardOf(codeInSlot(context.draft, slot)))
  if (kind === 'plague') {
    rats.plagued = [...rats.plagued, ...rats.wandering]
    rats.wandering = []
    rats.out = [...rats.out, slot]
  } else if (kind === 'cat' || kind === 'duchess') rats.discard = [...rats.discard, slot]
  else rats.wandering = [...rats.wandering, slot]
  context.emit({ kind: 'rats', slot, active: activeRats(context.draft) })
}
