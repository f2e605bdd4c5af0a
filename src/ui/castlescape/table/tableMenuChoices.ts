/** What this game adds to the menu of the table. */
import '../../../text/castlescape/bundles/sheets.ts'
import { startReplay } from '../../../kernel/replayState.ts'
import { t } from '../../../text/t.ts'
import type { AppContext } from '../../common/appContext.ts'
import { replaceRoute } from '../../common/route.ts'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { openEditor } from '../../table/editor/openEditor.ts'
import type { MenuChoices } from '../../table/gameUiContract.ts'
import { whyCannotAct } from '../../table/whyCannotAct.ts'
import { loadTableParts } from '../loadTableParts.ts'
import type { CastleProps } from './castleTableView.ts'
import { hasHints } from './siteKeys.ts'

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

/** Inspections of this game: those that came with its position cannot be shown. */
const inspectionsSinceStart = ({ view, now }: CastleProps): number => {
  const start = startReplay(view.game, view.header)
  return now.state.inspections - (start.ok ? start.value.state.inspections : 0)
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
        icon: 'piece',
        onPress: () => replaceRoute('castlescape', 'puzzles'),
      },
    ],
    contents: [
      open('opening', t('opening.title'), 'info'),
      open('market', t('castlescape.market'), 'stall'),
      open('guild', t('castlescape.yourGuild'), 'flag', String(now.seat)),
      open('quarry', t('castlescape.theQuarry'), 'wall'),
      open('baileys', t('castlescape.baileys'), 'castle'),
      ...(inspectionsSinceStart({ view, now }) > 0 ? [open('inspection', t('castlescape.inspection'), 'eye')] : []),
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
