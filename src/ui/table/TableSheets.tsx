/**
 * Sheets that every table has, each at its own address, so that Back closes it. All other sheets belong to the game.
 */
import '../../text/bundles/sheets.ts'
import '../parts/symbols/replay.ts'
import { navigate } from '../common/route.ts'
import { RulesLinkProvider } from '../parts/Sheet.tsx'
import { AboutGameSheet } from './AboutGameSheet.tsx'
import { BotsSheet } from './bots/BotsSheet.tsx'
import { ConcedeSheet } from './ending/ConcedeSheet.tsx'
import { EndByAgreementSheet } from './ending/EndByAgreementSheet.tsx'
import type { TableProps } from './gameUiContract.ts'
import { LogSheet } from './replay/LogSheet.tsx'
import { TableMenu } from './TableMenu.tsx'
import { UnknownSheet } from './UnknownSheet.tsx'

export interface SheetsProps extends TableProps {
  /** Opens the table anew after a change of who plays its seats. */
  readonly onReopen: () => void
  /** Parts of the address after the game's id. */
  readonly at: readonly string[]
}

/** Open sheet, by its address. */
const OpenSheet = ({ view, now, onReopen, at }: SheetsProps) => {
  const [sheet, detail] = at
  const { PhonesSheet } = view.addOns
  const { Sheet: OwnSheet, mustAnswer } = view.tableUi
  if (mustAnswer?.(now)) return OwnSheet ? <OwnSheet view={view} now={now} at={at} /> : null
  switch (sheet) {
    case 'log':
      return <LogSheet view={view} now={now} />
    case 'bots':
      return <BotsSheet view={view} now={now} seat={detail} onReopen={onReopen} />
    case 'phones':
      return PhonesSheet ? <PhonesSheet view={view} now={now} at={at.slice(1)} /> : <UnknownSheet />
    case 'menu':
      return <TableMenu view={view} now={now} />
    case 'finish':
      return <EndByAgreementSheet view={view} now={now} />
    case 'concede':
      return <ConcedeSheet view={view} now={now} at={at.slice(1)} onReopen={onReopen} />
    case 'about':
      return <AboutGameSheet view={view} now={now} />
    // The rules alone, over no sheet.
    case undefined:
      return null
    default:
      return OwnSheet ? <OwnSheet view={view} now={now} at={at} /> : <UnknownSheet />
  }
}

/** Open sheet, and over it the rules of that sheet or of what is asked at the table: `court/1/rule`. */
export const TableSheets = (props: SheetsProps) => {
  const { view, now, at } = props
  const { RuleSheet } = view.tableUi
  const ruleIndex = at.indexOf('rule')
  const pathBelowRule = ruleIndex < 0 ? at : at.slice(0, ruleIndex)
  const showRule =
    RuleSheet && pathBelowRule[0] !== 'menu' ? () => navigate(...view.path, ...pathBelowRule, 'rule') : null
  return (
    <>
      <RulesLinkProvider value={showRule}>
        <OpenSheet {...props} at={pathBelowRule} />
      </RulesLinkProvider>
      {RuleSheet && ruleIndex >= 0 && (
        <RuleSheet view={view} now={now} over={pathBelowRule} asked={at.slice(ruleIndex + 1)} />
      )}
    </>
  )
}
