/** The next card of the path is laid open and played (rules 3 and 5). */
import { numbersFrom } from '../../../numberLists.ts'
import { type Face, isHall } from '../../cards.ts'
import { popTask, pushTasks } from '../../changeState.ts'
import { companyNumbers } from '../../company.ts'
import { sizeOfDeck } from '../../state.ts'
import { afterCardTasks } from '../ending/afterCard.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { choosingTasks, newChallenge } from './chooseWay.ts'

/** A card of the path is laid open: a challenge is chosen from, a hall is set up. */
export const applyPathCard = ({ draft, emit }: MoveContext, face: Face): void => {
  popTask(draft)
  draft.path = { next: draft.path.next + 1, end: draft.path.end }
  draft.card = face
  if (isHall(face)) {
    const count = Math.min(companyNumbers(draft.setting).groups, sizeOfDeck(draft.groupCards))
    pushTasks(draft, { do: 'openGroups', slots: numbersFrom(draft.groupCards.next, count) })
    return
  }
  draft.challenge = newChallenge(draft)
  emit({ kind: 'challenge', face })
  pushTasks(draft, ...choosingTasks(draft), ...afterCardTasks())
}
