/**
 * Actions that a search should try. It leaves out those that help no task of the hand, and of those that differ in
 * little all but one. Not a rule.
 */
import type { Slot } from '#src/kernel/contract.ts'
import type { Action } from '../../../actions.ts'
import type { Space } from '../../../board.ts'
import type { TaskDeck } from '../../../cards.ts'
import { type FacePattern, fitsPattern } from '../../../faces.ts'
import { kingsOf } from '../../../rules/court/activeCards.ts'
import { findKnownTask } from '../../../rules/engine/findKnownTask.ts'
import { courtOf, faceAt, hiddenFaceAt } from '../../../rules/engine/slots.ts'
import type { Scene } from '../../../rules/ruleTypes.ts'
import { maxCompletions } from '../../../rules/tasks/fulfilment.ts'
import type { Court } from '../../../state.ts'
import { usableBoardVassals } from '../boardVassals.ts'
import { evaluateOwnCourt } from '../courts/evaluateCourts.ts'
import { weightsFor } from '../evaluateScene.ts'
import { sensibleQueensQuestActions } from './sensibleQueensQuestActions.ts'
import { sensibleWizardsQuestActions } from './sensibleWizardsQuestActions.ts'

/** Gain from a task of this deck in place of the worst in hand, by the guess that its back allows. */
const drawGain = (scene: Scene, deck: TaskDeck): number => {
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

/** Descriptions that the tasks of the hand ask for. */
const wantedDescriptions = (scene: Scene): readonly FacePattern[] =>
  courtOf(scene.state, scene.seat).hand.flatMap((slot) => {
    const task = findKnownTask(scene, slot)
    return task ? [task.left, task.right] : []
  })

/** Does a task of the hand ask for either face of the vassal on this space? */
const isWanted = ({ state }: Scene, descriptions: readonly FacePattern[], space: Space): boolean => {
  const [face, reverse] = [faceAt(state, space), hiddenFaceAt(state, space)]
  return descriptions.some((description) => fitsPattern(face, description) || fitsPattern(reverse, description))
}

/** Least gain, in points, from a draw after which a task must be discarded: most that gain less show nothing better. */
const LEAST_DRAW_GAIN = 1.6

/** Has the court a use for one more task: to be completed in this turn, to be kept, or in place of a poor one? */
const hasUseForTask = (scene: Scene, court: Court, deck: TaskDeck): boolean =>
  scene.state.completions < maxCompletions(scene) ||
  court.hand.length < kingsOf(court) ||
  (court.hand.length === kingsOf(court) && drawGain(scene, deck) >= LEAST_DRAW_GAIN)

const isSensibleAction = (scene: Scene, descriptions: readonly FacePattern[], action: Action): boolean => {
  const court = courtOf(scene.state, scene.seat)
  const { pile, wizards } = court
  switch (action.kind) {
    case 'slide':
      return isWanted(scene, descriptions, action.from)
    case 'swap':
      return isWanted(scene, descriptions, action.a) || isWanted(scene, descriptions, action.b)
    // A retained vassal may be replaced from any pile: the own pile stands for all.
    case 'retain':
      return action.pile < 0 || action.pile === pile || (scene.state.piles[pile]?.length ?? 0) === 0
    // Two Knights buy what one Wizard buys.
    case 'draw':
      return (action.price !== 'knights' || wizards === 0) && hasUseForTask(scene, court, action.deck)
    // A guard stops others alone (151).
    case 'guard':
      return scene.state.courts.length > 1
    default:
      return true
  }
}

/** Legal actions that are worth trying, in their order; never none. */
export const sensibleActions = (scene: Scene, legal: readonly Action[]): readonly Action[] => {
  const { sets, vassals } = courtOf(scene.state, scene.seat)
  if (sets) return sensibleQueensQuestActions(scene, legal)
  if (vassals) return sensibleWizardsQuestActions(scene, legal)
  if (scene.mode.hasFormationGoal) return legal
  const descriptions = wantedDescriptions(scene)
  const sensible = legal.filter((action) => isSensibleAction(scene, descriptions, action))
  return sensible.length > 0 ? sensible : legal
}
