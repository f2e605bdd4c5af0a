/**
 * Killing a wandering rats card with a dog: one payment each, several a turn (rules 2.8). Plagued rats are out of
 * reach.
 */

import type { ActionOf } from '../../actions.ts'
import { cardOf, DOG_BREEDS, ratsOnCard } from '../../cards.ts'
import { draftCourt, draftRats } from '../../changeStateInTurns.ts'
import { DOGS } from '../../data/dogs.ts'
import type { State } from '../../state.ts'
import { withoutItem } from '../../withoutItem.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { codeInSlot, courtOf } from '../engine/slots.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { checkKnights, checkWizards } from './sharedConditions.ts'

const RAT_CARD_SIZES = [1, 2, 3] as const

/** Of the wandering cards with this number of rats, the one shown first. */
const findWanderingCard = (state: State, rats: number): number | undefined =>
  state.rats?.wandering.find((slot) => ratsOnCard(cardOf(codeInSlot(state, slot))) === rats)

export const kill: ActionHandler<ActionOf<'kill'>> = {
  list({ state, seat }) {
    const { dogs } = courtOf(state, seat)
    const ownBreeds = dogs.length > 0 ? DOG_BREEDS.filter((dog) => dogs.includes(dog)) : []
    return ownBreeds.flatMap((dog) => RAT_CARD_SIZES.map((rats) => ({ kind: 'kill', dog, rats }) as const))
  },

  check: (scene, { dog, rats }) =>
    firstRefusal(
      !courtOf(scene.state, scene.seat).dogs.includes(dog) && refusal('kill.notYours', 120),
      rats > DOGS[dog].biggest && refusal('kill.tooBig'),
      findWanderingCard(scene.state, rats) === undefined && refusal('kill.none'),
      checkKnights(scene, DOGS[dog].knights),
      checkWizards(scene, DOGS[dog].wizards),
    ),

  act(context, { dog, rats }) {
    const slot = findWanderingCard(context.draft, rats)
    if (slot === undefined) throw new Error('the kill was checked')
    const ratsInPlay = draftRats(context.draft)
    const court = draftCourt(context.draft, context.draft.seat)
    court.knights -= DOGS[dog].knights
    court.wizards -= DOGS[dog].wizards
    ratsInPlay.wandering = withoutItem(ratsInPlay.wandering, slot)
    ratsInPlay.discard = [...ratsInPlay.discard, slot]
    context.emit({ kind: 'killed', seat: context.draft.seat, dog, slot })
  },
}
