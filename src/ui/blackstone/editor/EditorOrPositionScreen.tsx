/** Screens `#/editor` and `#/position/BP1.…`, a position received by link. */
import '../../../text/bundles/leisure.ts'
import '../../../text/blackstone/bundles/leisure.ts'
// The common messages are needed for Undo, whose texts also mention other phones.
import { route } from '../../common/route.ts'
import { positionStringAt } from '../../table/share/readLink.ts'
import { EditorTable } from './EditorTable.tsx'
import { PositionPage } from './PositionPage.tsx'

export const EditorOrPositionScreen = () => {
  const [screen] = route.value
  return screen === 'position' ? <PositionPage text={positionStringAt(route.value)} /> : <EditorTable />
}
