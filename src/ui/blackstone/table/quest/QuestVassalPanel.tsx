/** What can be done with a vassal of the board. */
import '../../../text/questions.ts'
import type { Space } from '../../../../games/blackstone/board.ts'
import { vassalAt } from '../../../../games/blackstone/insight/sight.ts'
import { go } from '../../../shell/route.ts'
import { VassalPanel } from '../../Picked.tsx'
import type { AtTable } from '../chapter.ts'
import { vassalDeeds } from './deeds.ts'

export const VassalQuestion = ({ space, ...at }: AtTable & { readonly space: Space }) => {
  const vassal = vassalAt(at.now.state, space)
  if (!vassal || vassal === 'hidden') return null
  return (
    <VassalPanel
      vassal={vassal}
      space={space}
      choices={vassalDeeds(at, space)}
      onInspect={() => go(...at.sitting.path, 'card', String(space))}
    />
  )
}
