/** Actions and saved knights of the turn, as coins. */
import { turnResources } from '#src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { t } from '#src/text/t.ts'
import { ActionCoins } from '../../views/tray/ActionCoins.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'

export const ActionsAndKnights = ({ now }: BlackstoneTableProps) => {
  const { actions, actionsPerTurn, usableKnights, newKnights } = turnResources(now.state)
  return (
    <ActionCoins
      total={actionsPerTurn}
      remaining={actions}
      knights={usableKnights}
      freshKnights={newKnights}
      label={t('quest.actions', { left: actions, of: actionsPerTurn, knights: usableKnights, fresh: newKnights })}
    />
  )
}
