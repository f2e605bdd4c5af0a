/** Sheets of this game over the table. Each has its own address, so that Back closes it. */
import '../../../text/castlescape/bundles/sheets.ts'
import { t } from '../../../text/t.ts'
import type { AppContext } from '../../common/appContext.ts'
import { navigateUp, replaceRoute } from '../../common/route.ts'
import { lazy } from '../../parts/lazy.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { openEditor } from '../../table/editor/openEditor.ts'
import type { MenuChoices } from '../../table/gameUiContract.ts'
import { UnknownSheet } from '../../table/UnknownSheet.tsx'
import { whyCannotAct } from '../../table/whyCannotAct.ts'
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
import { hasHints } from './siteKeys.ts'

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

/** Menu entry of a hint; while another has the turn it says so. */
const hintChoice = ({ view, now }: CastleProps): ChoiceView => {
  const reason = now.legalActions.length > 0 ? undefined : whyCannotAct(view, now)
  return {
    id: 'hint',
    label: t('menu.hint'),
    hint: t('menu.hintHint'),
    reason,
    icon: 'bulb',
    onPress: () => !reason && replaceRoute(...view.path, 'hint'),
  }
}

/** What this game adds to the menu of the table. */
export const tableMenuChoices = ({ view, now }: CastleProps, app: AppContext): MenuChoices => {
  const open = (id: string, label: string, icon: ChoiceView['icon'], ...detail: readonly string[]): ChoiceView => ({
    id,
    label,
    ...(icon && { icon }),
    onPress: () => replaceRoute(...view.path, id, ...detail),
  })
  return {
    help: [
      ...(hasHints({ view, now }) ? [hintChoice({ view, now })] : []),
      {
        id: 'learn',
        label: t('castlescape.lessons'),
        icon: 'cap',
        onPress: () => replaceRoute('castlescape', 'learn'),
      },
      {
        id: 'puzzles',
        label: t('castlescape.puzzles'),
        icon: 'bulb',
        onPress: () => replaceRoute('castlescape', 'puzzles'),
      },
    ],
    contents: [
      open('opening', t('opening.title'), 'info'),
      open('market', t('castlescape.market'), 'stall'),
      open('guild', t('castlescape.yourGuild'), 'flag', String(now.seat)),
      open('quarry', t('castlescape.theQuarry'), 'wall'),
      open('baileys', t('castlescape.baileys'), 'castle'),
      ...(now.state.inspections > 0 ? [open('inspection', t('castlescape.inspection'), 'eye')] : []),
    ],
    tools: [
      {
        id: 'edit',
        label: t('menu.edit'),
        icon: 'plus',
        onPress: () => openEditor(app, () => loadTableParts().then((module) => module.openInEditor(view, now))),
      },
      ...(app.settings.value.shortcuts === 'on' ? [open('keys', t('keys.title'), 'book')] : []),
    ],
  }
}
