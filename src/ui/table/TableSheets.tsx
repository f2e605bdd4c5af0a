/**
 * Sheets that every table has, each at its own address, so that Back closes it. All other sheets belong to the game.
 */
import '../../text/bundles/sheets.ts'
import '../parts/symbols/replay.ts'
import { useEffect, useState } from 'preact/hooks'
import type { OptionCard } from '../../kernel/contract.ts'
import { modeNameById } from '../../text/gameAndModeNames.ts'
import { labelledValue } from '../../text/joinTexts.ts'
import { t } from '../../text/t.ts'
import { type AppContext, useApp } from '../common/appContext.ts'
import { canChoose, nameOfOption, nameOfValue } from '../common/names/optionNames.ts'
import { navigate, navigateUp, replaceRoute } from '../common/route.ts'
import { GroupedMenuSheet, type MenuGroup, MenuSheet } from '../parts/MenuSheet.tsx'
import { RulesLinkProvider } from '../parts/Sheet.tsx'
import type { ChoiceView } from '../parts/viewTypes.ts'
import { BotsSheet } from './bots/BotsSheet.tsx'
import { moveRefusalText } from './createTableView.ts'
import { ConcedeSheet } from './ending/ConcedeSheet.tsx'
import type { MenuChoices, TableProps, TableView } from './gameUiContract.ts'
import { openTableOf } from './lifecycle/openTableRegistry.ts'
import { unsavedNoticeOf } from './lifecycle/unsavedNotice.ts'
import { LogSheet } from './replay/LogSheet.tsx'
import { exportWithNotice } from './share/exportWithNotice.ts'
import { UnknownSheet } from './UnknownSheet.tsx'

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

/** How many have to agree to an end: those at other phones as well, and no bot of this one. */
const agreeing = ({ shared, names, seats }: TableProps['view']): number => (shared ? names.length : seats().length || 1)

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
    hint: t('menu.endHint', { seats: agreeing(view) }),
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

const TableMenu = (props: TableProps) => {
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

const EndGame = ({ view, now }: TableProps) => {
  const { EndGameSheet: OwnSheet } = view.addOns
  if (OwnSheet) return <OwnSheet view={view} now={now} />
  const yesChoice: ChoiceView = {
    id: 'yes',
    label: t('menu.endYes', { seats: agreeing(view) }),
    onPress: () => {
      navigateUp()
      view.proposeEnd()
    },
  }
  return (
    <MenuSheet
      title={t('menu.endAsk')}
      choices={[yesChoice, { id: 'no', label: t('do.resume'), onPress: navigateUp }]}
      onClose={navigateUp}
    />
  )
}

/** Options of a game that differ from those of the rulebook, which are the defaults of its mode. */
const unusualOptions = ({ game, header }: TableProps['view']): readonly OptionCard[] =>
  (game.modes.get(header.mode)?.options ?? [])
    .filter(canChoose)
    .filter(({ id, default: usual }) => (header.options[id] ?? usual) !== usual)

/** Facts about this game: mode, what differs from it, and the hash of its state, by which two phones can be compared. */
const About = ({ view, now }: TableProps) => {
  const { header } = view
  const options = unusualOptions(view)
  return (
    <MenuSheet title={t('menu.about')} choices={[]} onClose={navigateUp}>
      <p>{modeNameById(header.mode)}</p>
      {header.position !== undefined && <p>{t('about.position')}</p>}
      <p>{t(now.isPending ? 'status.pending' : now.isSaved ? 'about.saved' : 'about.unsaved')}</p>
      <p>{t('about.hash', { hash: view.hash() })}</p>
      <p>{t('about.entries', { count: view.entries().length })}</p>
      {options.length > 0 ? <h3>{t('about.options')}</h3> : <p>{t('about.asUsual')}</p>}
      <ul>
        {options.map(({ id, default: defaultValue }) => (
          <li key={id}>
            {labelledValue(nameOfOption(id), nameOfValue(id, header.options[id] ?? defaultValue, view.names))}
          </li>
        ))}
      </ul>
    </MenuSheet>
  )
}

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
      return <EndGame view={view} now={now} />
    case 'concede':
      return <ConcedeSheet view={view} now={now} at={at.slice(1)} onReopen={onReopen} />
    case 'about':
      return <About view={view} now={now} />
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
