/** Opens a moment of a game in the editor, with what its viewer can see. */
import { writePosition } from '../../../games/castlescape/position/writePosition.ts'
import { replaceRoute } from '../../common/route.ts'
import type { CastleSnapshot, CastleTableView } from '../table/castleTableView.ts'
import { drafts } from './draft.ts'

export const openInEditor = ({ names }: CastleTableView, { visibleState }: CastleSnapshot): void => {
  drafts.edit(writePosition(visibleState, names))
  replaceRoute('castlescape', 'editor')
}
