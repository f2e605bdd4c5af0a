/** First turn of the Co-op game. */
import { canDo, type FirstTurnTip, isFirstRound } from '../firstTurnTip.ts'
import { DOGS, hasNoTokens, RATS, TASK_DONE } from '../sharedFirstTurnTips.ts'

export const tips: readonly FirstTurnTip[] = [
  ...DOGS,
  TASK_DONE,
  { id: 'coop.end', when: (props) => isFirstRound(props) && hasNoTokens(props) && !canDo(props, 'complete') },
  {
    id: 'coop.task',
    when: (props) =>
      isFirstRound(props) &&
      props.view.header.options.openHands === 'on' &&
      props.now.court.hand.length > 0 &&
      !hasNoTokens(props),
  },
  ...RATS,
]
