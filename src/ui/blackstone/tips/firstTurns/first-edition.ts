/** First turn of the First Edition. */
import { canDo, type FirstTurnTip, isFirstRound } from '../firstTurnTip.ts'
import { hasNoTokens, MET, TASK_DONE } from '../sharedFirstTurnTips.ts'

export const tips: readonly FirstTurnTip[] = [
  MET,
  TASK_DONE,
  { id: 'first-edition.end', when: (props) => isFirstRound(props) && hasNoTokens(props) && !canDo(props, 'complete') },
  { id: 'first-edition.task', when: (props) => isFirstRound(props) && !hasNoTokens(props) },
  { id: 'first-edition.guard', when: (props) => props.now.state.round === 2 && canDo(props, 'guard') },
]
