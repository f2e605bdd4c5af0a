/** Loads the rules of a table and its screens. */
import '../../../text/bundles/board.ts'
import '../../../text/castlescape/bundles/table.ts'
import '../symbols/symbols.ts'
import type { ComponentType } from 'preact'
import { type CastleScapeTypes, game } from '../../../games/castlescape/game.ts'
import { beginRenownCourse, nextRenownCourse } from '../../../games/castlescape/insight/renownCourse.ts'
import { t } from '../../../text/t.ts'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { GameOverScreenProps, LoadedTable, ReplayUi, TableProps, TableUi } from '../../table/gameUiContract.ts'
import { isHowToWinUnseen } from '../../table/howToWin/useShowHowToWin.ts'
import { TableSheets } from '../../table/TableScreen.tsx'
import { actionText } from './actionText.ts'
import { CastleHowToWin, CastleSheet } from './CastleSheet.tsx'
import { CastleSite } from './CastleSite.tsx'
import { CastleTable, CastleTop } from './CastleTable.tsx'
import { type CastleProps, type CastleSnapshot, type CastleTableView, extendView, isAsked } from './castleTableView.ts'
import { describeEvent } from './describeEvent.ts'
import { CastleGameOver } from './end/CastleGameOver.tsx'
import { RuleSheet } from './lazyRuleSheet.ts'
import { SideMarket } from './sheets/MarketSheet.tsx'
import { tableMenuChoices } from './tableMenuChoices.ts'

/** Adapts a component of this game to the props of the app, whose view was extended by `extendView`. */
const adaptComponent =
  <P extends object = object>(
    Component: ComponentType<CastleProps & P>,
  ): ComponentType<TableProps<CastleScapeTypes> & P> =>
  ({ view, now, ...props }) => (
    <Component {...(props as unknown as P)} view={view as CastleTableView} now={now as CastleSnapshot} />
  )

/** Why the phone is passed to a seat in another's turn, or before the first. */
const whyAsked = (now: CastleSnapshot): string => {
  const task = now.state.tasks.at(-1)
  if (task?.do === 'keep') return t('castlescape.curtain.keep')
  if (task?.do === 'lose') return t('castlescape.curtain.lose')
  return task?.do === 'pay' || task?.do === 'discard' ? t('castlescape.curtain.cards') : ''
}

// It shows no notation, whose English words say no more than the sentences do.
const replayUi: ReplayUi<CastleScapeTypes> = {
  courseReducer: { begin: beginRenownCourse, next: nextRenownCourse as never },
}

export const tableUi: TableUi<CastleScapeTypes> = {
  Table: adaptComponent<{ readonly primary?: ChoiceView | null }>(CastleTable),
  Board: adaptComponent(CastleSite),
  Top: adaptComponent<object>(CastleTop),
  Side: adaptComponent(SideMarket),
  GameOverScreen: adaptComponent<Pick<GameOverScreenProps, 'onShowBoard'>>(CastleGameOver),
  Sheet: adaptComponent<{ readonly at: readonly string[] }>(CastleSheet),
  RuleSheet: adaptComponent<{ readonly over: readonly string[]; readonly asked: readonly string[] }>(RuleSheet),
  keysSheet: 'keys',
  mustAnswer: (now) => (now as CastleSnapshot).hasInspectionNews,
  extendView: extendView as TableUi<CastleScapeTypes>['extendView'] & object,
  activeSeat: ({ seat }) => seat,
  isAsked,
  round: ({ turnNumber, guilds }) => Math.ceil(turnNumber / guilds.length),
  hasSecrets: () => true,
  extendTable: (database, table) =>
    import('../../table/lifecycle/keepVeiledChoices.ts').then((module) => module.keepVeiledChoices(database, table)),
  loadDescribeEvent: async () => describeEvent,
  motionSteps: (events) => events,
  loadActionText: async () => (now, action) => actionText(now as CastleSnapshot, action),
  curtainTexts: ({ now }, isFirst) => ({
    line: t('castlescape.chip', { n: now.state.guilds[now.seat]?.renown ?? 0 }),
    why: whyAsked(now as CastleSnapshot),
    isQuiet: isFirst && now.state.turnNumber < 1,
  }),
  loadReplay: async () => replayUi,
  loadMenu:
    async () =>
    ({ view, now }, app) =>
      tableMenuChoices({ view: view as CastleTableView, now: now as CastleSnapshot }, app),
}

/** Fetches the sheet of how it is won, so that it is there with the first drawing of a table. */
const preloadOpening = (): Promise<unknown> => Promise.all([CastleHowToWin.preload(), TableSheets.preload()])

export const loadCastleTable = async (): Promise<Omit<LoadedTable, 'gameUi'>> => {
  if (isHowToWinUnseen('castlescape')) await preloadOpening()
  return { game: game as unknown as LoadedTable['game'], tableUi: tableUi as unknown as TableUi }
}
