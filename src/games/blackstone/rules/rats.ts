/** Rats in the walls (rules 2.8, rulings 114 to 116). */

import type { Slot } from '../../../kernel/contract.ts'
import { BACKS, cardOf, pips, ratKindOf } from '../cards.ts'
import type { RatsInTheWalls, State } from '../state.ts'
import { gather, newSlots } from './piles.ts'
import { codeIn, next, type Play } from './play.ts'

export const TOO_MANY_RATS = 12

const count = (state: State, slots: readonly Slot[]): number =>
  slots.reduce((total, slot) => total + pips(cardOf(codeIn(state, slot))), 0)

/** Wandering and plagued rats: heads, not cards (ruling 116). */
export const activeRats = (state: State): number =>
  state.rats ? count(state, state.rats.wandering) + count(state, state.rats.plagued) : 0

export const plaguedRats = (state: State): number => (state.rats ? count(state, state.rats.plagued) : 0)

const walls = (play: Play): RatsInTheWalls => {
  if (!play.draft.rats) throw new Error('no rats in this mode')
  return play.draft.rats
}

/** The deck is empty: killed rats, cats and duchesses come back; plagues stay out (ruling 114). */
const reshuffle = (play: Play): void => {
  const rats = walls(play)
  const faces = gather(play.draft, rats.discard)
  rats.discard = []
  rats.draw = newSlots(play.draft, faces.length, BACKS.rats)
  play.tell({ kind: 'shuffled', what: 'rats' })
  next(play, { do: 'seal', slots: rats.draw.slice(), faces, sides: 1 }, { do: 'rats' })
}

/** The top card is shown; none where the deck cannot be made up again. */
export const reveal = (play: Play): void => {
  const rats = walls(play)
  const slot = rats.draw.pop()
  if (slot !== undefined) next(play, { do: 'open', slots: [slot], to: 'all' }, { do: 'rat', slot })
  else if (rats.discard.length > 0) reshuffle(play)
}

/** Rats wander; a plague makes all that wander permanent and is set aside, also where none wander (ruling 115). */
export const settleRat = (play: Play, slot: Slot): void => {
  const rats = walls(play)
  const kind = ratKindOf(cardOf(codeIn(play.draft, slot)))
  if (kind === 'plague') {
    rats.plagued.push(...rats.wandering.splice(0))
    rats.out.push(slot)
  } else if (kind === 'cat' || kind === 'duchess') rats.discard.push(slot)
  else rats.wandering.push(slot)
  play.tell({ kind: 'rats', slot, active: activeRats(play.draft) })
}
