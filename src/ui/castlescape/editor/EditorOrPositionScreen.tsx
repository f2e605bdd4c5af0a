/** Screens `#/castlescape/editor` and `#/castlescape/position/BP1.…`, a position received by link. */
import '../../../text/bundles/leisure.ts'
import '../../../text/castlescape/bundles/editor.ts'
import '../../../text/castlescape/bundles/sheets.ts'
import '../symbols/symbols.ts'
import { route } from '../../common/route.ts'
import { positionStringAt } from '../../table/share/readLink.ts'
import { EditorTable } from './EditorTable.tsx'
import { PositionPage } from './PositionPage.tsx'

export const EditorOrPositionScreen = () => {
  const [, screen, ...rest] = route.value
  return screen === 'position' ? <PositionPage text={positionStringAt([screen, ...rest])} /> : <EditorTable />
}
