/** First turn of the Queen's Quest. */
import { turnResources } from '#src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import type { BlackstoneTableProps } from '../../table/blackstoneTableView.ts'
import { canDo, type FirstTurnTip, isFirstRound } from '../firstTurnTip.ts'

const hasActions = ({ now }: BlackstoneTableProps): boolean => turnResources(now.state).total > 0
const hasCard = ({ now }: BlackstoneTableProps): boolean => now.court.hand.length > 0

export const tips: readonly FirstTurnTip[] = [
  { id: 'queens-quest.use', when: (props) => isFirstRound(props) && canDo(props, 'use') },
  { id: 'queens-quest.end', when: (props) => isFirstRound(props) && !hasActions(props) },
  { id: 'queens-quest.sets', when: (props) => isFirstRound(props) && (props.now.court.sets?.length ?? 0) > 0 },
  {
    id: 'queens-quest.move',
    when: (props) => isFirstRound(props) && hasCard(props) && canDo(props, 'slide') && !canDo(props, 'use'),
  },
  { id: 'queens-quest.take', when: (props) => isFirstRound(props) && !hasCard(props) && canDo(props, 'take') },
]
