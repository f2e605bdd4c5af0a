/** Panel beside the board, where there is room: all courts, and the log. */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/sheets.ts'
import { AppBrand, LogList } from '../../../parts/tableLayout/SidePanelParts.tsx'
import { CourtsOverview } from '../../views/CourtsOverview.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { seatCourts } from './courtViews.ts'

export const SidePanel = ({ view, now }: BlackstoneTableProps) => {
  const { CourtsSide } = view.extensions
  return (
    <>
      <AppBrand />
      {CourtsSide ? (
        <CourtsSide view={view} now={now} />
      ) : (
        <CourtsOverview courts={seatCourts(now.state, view.names)} />
      )}
      <LogList lines={view.log.value} />
    </>
  )
}
