/** Sheets of this game over the table. Each has its own address, so that Back closes it. */
import '../../../text/castlescape/bundles/sheets.ts'
import { navigateUp } from '../../common/route.ts'
import { lazy } from '../../parts/lazy.tsx'
import { UnknownSheet } from '../../table/UnknownSheet.tsx'
import { loadTableParts } from '../loadTableParts.ts'
import type { CastleProps } from './castleTableView.ts'
import { RuleSheet } from './lazyRuleSheet.ts'
import { BaileysSheet } from './sheets/BaileysSheet.tsx'
import { DestroyOrClearSheet } from './sheets/DestroyOrClearSheet.tsx'
import { GuildSheet } from './sheets/GuildSheet.tsx'
import { InspectionSheet } from './sheets/InspectionSheet.tsx'
import { KeysSheet } from './sheets/KeysSheet.tsx'
import { MarketSheet } from './sheets/MarketSheet.tsx'
import { QuarryAndInspectionSheet } from './sheets/QuarryAndInspectionSheet.tsx'

export const CastleHowToWin = lazy<CastleProps>(() => loadTableParts().then((module) => module.CastleHowToWin), true)
const Hint = lazy<CastleProps>(() => loadTableParts().then((module) => module.Hint), true)

export const CastleSheet = ({ view, now, at }: CastleProps & { readonly at: readonly string[] }) => {
  const [sheet, detail] = at
  if (now.hasInspectionNews) return <InspectionSheet view={view} now={now} onClose={view.readInspectionNews} />
  switch (sheet) {
    case 'market':
      return <MarketSheet view={view} now={now} />
    case 'guild':
      return <GuildSheet view={view} now={now} seat={Number(detail ?? now.seat)} />
    case 'quarry':
      return <QuarryAndInspectionSheet view={view} now={now} />
    case 'destroy':
    case 'clear':
      return <DestroyOrClearSheet view={view} now={now} what={sheet} />
    case 'baileys':
      return <BaileysSheet view={view} now={now} />
    case 'inspection':
      return <InspectionSheet view={view} now={now} onClose={navigateUp} />
    case 'opening':
      return <CastleHowToWin view={view} now={now} />
    case 'hint':
      return <Hint view={view} now={now} />
    case 'rule':
      return <RuleSheet view={view} now={now} over={[]} asked={at.slice(1)} />
    case 'keys':
      return <KeysSheet />
    default:
      return <UnknownSheet />
  }
}
