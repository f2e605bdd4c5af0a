/** A dog kills a wandering card of rats; one payment each, several a turn (rules 2.8). Plagued rats are out of reach. */
import type { ActionOf } from '../../actions.ts'
import { BREEDS, cardOf, pips } from '../../cards.ts'
import { DOGS } from '../../data/dogs.ts'
import type { State } from '../../state.ts'
import { activeCourt, codeIn, courtOf, firstOf, refusal, remove, type Verb } from '../play.ts'
import { needKnights, needWizards } from './conditions.ts'

const SIZES = [1, 2, 3] as const

/** The wandering card with so many rats that was shown first. */
const wanderer = (state: State, rats: number): number | undefined =>
  state.rats?.wandering.find((slot) => pips(cardOf(codeIn(state, slot))) === rats)

export const kill: Verb<ActionOf<'kill'>> = {
  list({ state, seat }) {
    const { dogs } = courtOf(state, seat)
    const own = dogs.length > 0 ? BREEDS.filter((dog) => dogs.includes(dog)) : []
    return own.flatMap((dog) => SIZES.map((rats) => ({ kind: 'kill', dog, rats }) as const))
  },

  check: (scene, { dog, rats }) =>
    firstOf(
      !courtOf(scene.state, scene.seat).dogs.includes(dog) && refusal('kill.notYours', 120),
      rats > DOGS[dog].biggest && refusal('kill.tooBig'),
      wanderer(scene.state, rats) === undefined && refusal('kill.none'),
      needKnights(scene, DOGS[dog].knights),
      needWizards(scene, DOGS[dog].wizards),
    ),

  act(play, { dog, rats }) {
    const slot = wanderer(play.draft, rats)
    const walls = play.draft.rats
    if (slot === undefined || !walls) throw new Error('the kill was checked')
    const court = activeCourt(play)
    court.knights -= DOGS[dog].knights
    court.wizards -= DOGS[dog].wizards
    remove(walls.wandering, slot)
    walls.discard.push(slot)
    play.tell({ kind: 'killed', seat: play.draft.seat, dog, slot })
  },
}
