/** Opens a moment of a game in the editor, with what its viewer can see. */
import { writePosition } from '../../../games/blackstone/notation/position/writePosition.ts'
import { replaceRoute } from '../../common/route.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'
import { drafts } from './editorDrafts.ts'

export const openInEditor = ({ names }: BlackstoneTableView, { scene }: BlackstoneTableSnapshot): void => {
  drafts.edit(writePosition(scene, names))
  replaceRoute('editor')
}
