/** First turn of the Wizard's Quest. */
import { offerStatus, turnResources } from '#src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import type { BlackstoneTableProps } from '../../table/blackstoneTableView.ts'
import { canDo, type FirstTurnTip, isFirstRound } from '../firstTurnTip.ts'

const hasActions = ({ now }: BlackstoneTableProps): boolean => turnResources(now.state).total > 0
const hasCard = ({ now }: BlackstoneTableProps): boolean => now.court.hand.length > 0
/** Has a card been taken this turn, so that the next costs more (rule 10.40)? */
const isSecondCard = ({ now }: BlackstoneTableProps): boolean => offerStatus(now.state).nextCardPrice !== 1

export const tips: readonly FirstTurnTip[] = [
  { id: 'wizards-quest.lay', when: (props) => isFirstRound(props) && canDo(props, 'lay') },
  { id: 'wizards-quest.end', when: (props) => isFirstRound(props) && !hasActions(props) },
  {
    id: 'wizards-quest.second',
    when: (props) => isFirstRound(props) && !hasCard(props) && isSecondCard(props) && hasActions(props),
  },
  {
    id: 'wizards-quest.stuck',
    when: (props) => isFirstRound(props) && hasCard(props) && canDo(props, 'exchange') && !canDo(props, 'lay'),
  },
  {
    id: 'wizards-quest.take',
    when: (props) => isFirstRound(props) && !hasCard(props) && !isSecondCard(props) && canDo(props, 'take'),
  },
]
