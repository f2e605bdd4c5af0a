/** Gain from one more task where the hand is full, so that a task is discarded at the end of the turn. */
import type { Slot } from '#src/kernel/contract.ts'
import type { TaskDeck } from '../../../cards.ts'
import type { Scene } from '../../../rules/contract.ts'
import { courtOf } from '../../../rules/engine/slots.ts'
import { usableBoardVassals } from '../boardVassals.ts'
import { evaluateOwnCourt } from '../courts/evaluateCourts.ts'
import { weightsFor } from '../evaluateScene.ts'

/** Gain from a task of this deck in place of the worst in hand, by the guess that its back allows. */
export const drawGain = (scene: Scene, deck: TaskDeck): number => {
  const { state, seat } = scene
  const { hand } = courtOf(state, seat)
  const drawn = state.decks[deck]?.draw.at(-1)
  if (drawn === undefined) return 0
  const vassals = usableBoardVassals(state)
  const valueWith = (cards: readonly Slot[]): number => {
    const courts = state.courts.map((court, index) => (index === seat ? { ...court, hand: [...cards] } : court))
    return evaluateOwnCourt({ ...scene, state: { ...state, courts } }, vassals, weightsFor(scene))
  }
  const exchanged = hand.map((discarded) => valueWith([...hand.filter((slot) => slot !== discarded), drawn]))
  return Math.max(...exchanged) - valueWith(hand)
}
