/** First turn of the King's Quest, for whoever begins it without the lessons. */
import { canDo, type FirstTurnTip, isFirstRound } from '../firstTurnTip.ts'
import { hasNoTokens, MET, TASK_DONE } from '../sharedFirstTurnTips.ts'

export const tips: readonly FirstTurnTip[] = [
  MET,
  TASK_DONE,
  { id: 'kings-quest.end', when: (props) => isFirstRound(props) && hasNoTokens(props) && !canDo(props, 'complete') },
  {
    id: 'kings-quest.task',
    when: (props) => isFirstRound(props) && props.now.court.hand.length > 0 && !hasNoTokens(props),
  },
]
