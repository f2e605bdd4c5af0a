/** `#/editor`, and `#/position/BP1.…`: a position that came by link. */
import '../../text/editor.ts'
import '../../text/puzzles.ts'
import '../../text/questions.ts'
import '../../text/refusals.ts'
import '../../text/sheets.ts'
import '../../text/table.ts'
// What Undo says at any table speaks of other phones, too.
import '../../text/together.ts'
import '../../text/troubles.ts'
import '../../style/puzzles.css'
import { EditorTable } from '../../editor/EditorTable.tsx'
import { PositionPage } from '../../editor/PositionPage.tsx'
import { route } from '../route.ts'

export const EditorScreen = () => {
  const [screen, text = ''] = route.value
  return screen === 'position' ? <PositionPage text={text} /> : <EditorTable />
}
