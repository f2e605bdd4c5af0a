/** Panel with the choices for a vassal of the board. */
import type { Space } from '#src/games/blackstone/board.ts'
import { vassalAt } from '#src/games/blackstone/insight/tableCards.ts'
import { navigate } from '../../../common/route.ts'
import { VassalPanel } from '../../views/tray/SelectionPanels.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { questVassalChoices } from './questChoices.ts'

export const QuestVassalPanel = ({ space, ...props }: BlackstoneTableProps & { readonly space: Space }) => {
  const vassal = vassalAt(props.now.state, space)
  if (!vassal || vassal === 'hidden') return null
  return (
    <VassalPanel
      vassal={vassal}
      space={space}
      choices={questVassalChoices(props, space)}
      onInspect={() => navigate(...props.view.path, 'card', String(space))}
    />
  )
}
