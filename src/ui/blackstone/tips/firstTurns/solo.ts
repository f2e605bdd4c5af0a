/** First turn of the Solo game. */
import { canDo, type FirstTurnTip, isFirstRound } from '../firstTurn.ts'
import { hasNoTokens, RATS_AND_DOGS } from '../sharedSteps.ts'

export const tips: readonly FirstTurnTip[] = [
  ...RATS_AND_DOGS,
  { id: 'solo.end', when: (props) => isFirstRound(props) && hasNoTokens(props) && !canDo(props, 'complete') },
  { id: 'solo.task', when: (props) => isFirstRound(props) && props.now.court.hand.length > 0 && !hasNoTokens(props) },
]
