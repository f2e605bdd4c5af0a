/** The latest Inspection, step by step, over the table. */
import '#src/text/castlescape/bundles/sheets.ts'
import { useMemo } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import { ChoiceButton } from '../../../parts/controls/ChoiceButton.tsx'
import { Sheet } from '../../../parts/Sheet.tsx'
import type { TableView } from '../../../table/gameUiContract.ts'
import { UnknownSheet } from '../../../table/UnknownSheet.tsx'
import type { CastleProps } from '../castleTableView.ts'
import { latestInspection } from '../latestInspection.ts'
import { InspectionSteps } from './InspectionSteps.tsx'

export const InspectionSheet = ({ view, now, onClose }: CastleProps & { readonly onClose: () => void }) => {
  const report = useMemo(() => latestInspection(view as unknown as TableView), [now.state.inspections])
  if (!report) return <UnknownSheet />
  return (
    <Sheet
      title={t(report.isFinal ? 'castlescape.finalInspection' : 'castlescape.inspection')}
      onClose={onClose}
      footer={<ChoiceButton choice={{ id: 'done', label: t('do.resume'), onPress: onClose }} isPrimary />}
    >
      <InspectionSteps report={report} names={view.names} />
    </Sheet>
  )
}
