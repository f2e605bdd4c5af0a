/** Menu of a table: choices of the turn, of the game and of the app. */
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../text/t.ts'
import { type AppContext, useApp } from '../common/appContext.ts'
import { navigateUp, replaceRoute } from '../common/route.ts'
import { GroupedMenuSheet, type MenuGroup } from '../parts/MenuSheet.tsx'
import type { ChoiceView } from '../parts/viewTypes.ts'
import { moveRefusalText } from './createTableView.ts'
import { requiredConsents } from './ending/EndByAgreementSheet.tsx'
import type { MenuChoices, TableProps, TableView } from './gameUiContract.ts'
import { openTableOf } from './lifecycle/openTableRegistry.ts'
import { unsavedNoticeOf } from './lifecycle/unsavedNotice.ts'
import { exportWithNotice } from './share/exportWithNotice.ts'

/** Tries again to save the game. */
const retrySaving = (app: AppContext, { header }: TableView): void => {
  const table = openTableOf(header.id)
  if (table) unsavedNoticeOf(app, table).retry()
}

/** Handler that opens a sheet of this table in place of the menu. */
const sheetOpener =
  ({ path }: TableView, ...sheet: readonly string[]) =>
  (): void =>
    replaceRoute(...path, ...sheet)

/** Choices of the turn. */
const turnChoices = (app: AppContext, { view, now }: TableProps): readonly ChoiceView[] => {
  const retryChoice: ChoiceView = {
    id: 'retry',
    label: t('menu.unsaved'),
    icon: 'log',
    onPress: () => {
      retrySaving(app, view)
      navigateUp()
    },
  }
  const redoChoice: ChoiceView = {
    id: 'redo',
    label: t('do.redo'),
    reason: now.whyNoRedo ? moveRefusalText(now.whyNoRedo) : undefined,
    onPress: () => {
      if (now.whyNoRedo) return
      view.redo()
      navigateUp()
    },
  }
  return [
    ...(now.isSaved ? [] : [retryChoice]),
    { id: 'resume', label: t('do.resume'), icon: 'play', onPress: navigateUp },
    redoChoice,
  ]
}

/** Choices of the game. */
const gameChoices = (app: AppContext, { view, now }: TableProps): readonly ChoiceView[] => {
  const botsChoice: ChoiceView = {
    id: 'bots',
    label: t('menu.bots'),
    hint: t('menu.botsHint'),
    icon: 'bot',
    onPress: sheetOpener(view, 'bots'),
  }
  const endChoice: ChoiceView = {
    id: 'finish',
    label: t('menu.end'),
    icon: 'cross',
    hint: t('menu.endHint', { seats: requiredConsents(view) }),
    reason: now.outcome ? moveRefusalText({ code: 'over' }) : undefined,
    onPress: () => !now.outcome && sheetOpener(view, 'finish')(),
  }
  const concedeChoice: ChoiceView = {
    id: 'concede',
    label: t('menu.concede'),
    icon: 'minus',
    hint: t('menu.concedeHint'),
    onPress: sheetOpener(view, 'concede'),
  }
  const moveChoice: ChoiceView = {
    id: 'move',
    label: t('menu.move'),
    icon: 'next',
    hint: t('menu.moveHint'),
    onPress: () => replaceRoute('move', view.header.id),
  }
  const canMove = view.path[0] === 'play' && !now.outcome && !view.header.deal && !view.addOns.isWatched
  const canConcede = !now.outcome && !view.isCooperative && view.names.length > 1 && view.seats().length > 0
  return [
    { id: 'log', label: t('menu.log'), icon: 'log', onPress: sheetOpener(view, 'log') },
    { id: 'replay', label: t('menu.replay'), icon: 'play', onPress: sheetOpener(view, 'replay') },
    ...(view.addOns.menuChoices?.({ view, now }) ?? []),
    ...(view.addOns.isWatched ? [] : [botsChoice, endChoice]),
    ...(canConcede ? [concedeChoice] : []),
    { id: 'about', label: t('menu.about'), icon: 'info', onPress: sheetOpener(view, 'about') },
    ...(canMove ? [moveChoice] : []),
    { id: 'export', label: t('app.export'), icon: 'export', onPress: () => void exportWithNotice(app, view.header.id) },
  ]
}

/**
 * Groups of the table menu: the turn, the game, the app. The last choice appears where the menu button was: a second
 * tap there does no harm.
 */
const menuGroups = (app: AppContext, props: TableProps, own: MenuChoices): readonly MenuGroup[] => {
  const { view } = props
  const appChoices: readonly ChoiceView[] = [
    { id: 'home', label: t('menu.home'), icon: 'home', onPress: () => replaceRoute() },
    ...own.tools,
    { id: 'settings', label: t('menu.settings'), icon: 'gear', onPress: sheetOpener(view, 'settings') },
    ...(view.gameUi.pages?.rules
      ? [{ id: 'rules', label: t('menu.rules'), icon: 'book', onPress: sheetOpener(view, 'rules') } as const]
      : []),
  ]
  return [
    { id: 'turn', title: t('menu.group.turn'), choices: [...turnChoices(app, props), ...own.help] },
    { id: 'game', title: t('menu.group.game'), choices: [...own.contents, ...gameChoices(app, props)] },
    { id: 'app', title: t('menu.group.app'), choices: appChoices },
  ]
}

const NO_CHOICES: MenuChoices = { help: [], contents: [], tools: [] }

export const TableMenu = (props: TableProps) => {
  const app = useApp()
  const [menu, setMenu] = useState<{ of: (props: TableProps, app: AppContext) => MenuChoices }>()
  useEffect(() => {
    const loading = props.view.tableUi.loadMenu?.() ?? Promise.resolve(() => NO_CHOICES)
    loading.then(
      (of) => setMenu({ of }),
      () => setMenu({ of: () => NO_CHOICES }),
    )
  }, [])
  if (!menu) return null
  return (
    <GroupedMenuSheet
      title={t('menu.title')}
      groups={menuGroups(app, props, menu.of(props, app))}
      onClose={navigateUp}
    />
  )
}
