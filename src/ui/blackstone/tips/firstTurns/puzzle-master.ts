/** First turn of the Puzzle Master's Quest. */
import { canDo, type FirstTurnTip, isFirstRound } from '../firstTurnTip.ts'
import { DOGS, hasNoTokens, RATS } from '../sharedFirstTurnTips.ts'

export const tips: readonly FirstTurnTip[] = [
  ...DOGS,
  { id: 'puzzle-master.end', when: (props) => isFirstRound(props) && hasNoTokens(props) && !canDo(props, 'complete') },
  { id: 'puzzle-master.empty', when: (props) => isFirstRound(props) && canDo(props, 'retain', 'complete') },
  ...RATS,
]
