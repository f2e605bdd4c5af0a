/** Entries that this game adds to the menu of a table. */
import '../../../text/bundles/board.ts'
import '../../../text/blackstone/bundles/sheets.ts'
import { t } from '../../../text/t.ts'
import type { AppContext } from '../../common/appContext.ts'
import { replaceRoute } from '../../common/route.ts'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { openEditor } from '../../table/editor/openEditor.ts'
import type { MenuChoices } from '../../table/gameUiContract.ts'
import { whyCannotAct } from '../../table/whyCannotAct.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import type { BlackstoneTableProps, BlackstoneTableSnapshot, BlackstoneTableView } from './blackstoneTableView.ts'
import { refusalSentence } from './turn/actionChoice.ts'

/** Menu entries that help the player to move: a hint, and the costs of tasks where the mode completes tasks. */
const hintChoices = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  open: (sheet: string) => () => void,
): readonly ChoiceView[] => {
  const reason = now.outcome
    ? refusalSentence({ code: 'over' })
    : now.legalActions.length === 0
      ? whyCannotAct(view, now)
      : undefined
  const hint: ChoiceView = {
    id: 'hint',
    label: t('menu.hint'),
    hint: t('menu.hintHint'),
    reason,
    icon: 'bulb',
    onPress: () => !reason && open('hint')(),
  }
  const costs: ChoiceView = {
    id: 'costs',
    label: t('menu.costs'),
    hint: t('menu.costsHint'),
    icon: 'tick',
    onPress: open('costs'),
  }
  return now.scene.rules.actionHandlers.get('work')?.has('complete') ? [hint, costs] : [hint]
}

/** Devices with a mouse nearly always have a keyboard; browsers do not tell. */
const hasKeyboard = (): boolean => matchMedia('(any-pointer: fine)').matches

/** Entries that this game adds to the menu of every table. */
export const tableMenuChoices = ({ view, now }: BlackstoneTableProps, app: AppContext): MenuChoices => {
  const open =
    (...sheet: readonly string[]) =>
    () =>
      replaceRoute(...view.path, ...sheet)
  return {
    help: hintChoices(view, now, open),
    contents: [
      { id: 'opening', label: t('opening.title'), icon: 'castle', onPress: open('opening') },
      { id: 'standings', label: t('menu.standings'), icon: 'people', onPress: open('standings') },
      { id: 'court', label: t('menu.court'), icon: 'king', onPress: open('court', String(now.seat)) },
      { id: 'piles', label: t('menu.piles'), icon: 'pile', onPress: open('piles') },
    ],
    tools: [
      {
        id: 'edit',
        label: t('menu.edit'),
        icon: 'plus',
        onPress: () => openEditor(app, () => loadLeisure().then((module) => module.openInEditor(view, now))),
      },
      ...(hasKeyboard() ? [{ id: 'keys', label: t('keys.title'), icon: 'info', onPress: open('keys') } as const] : []),
    ],
  }
}
