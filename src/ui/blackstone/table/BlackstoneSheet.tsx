/** Sheets of this game over the table. Each has its own address, so that Back closes it. */
import '../../../text/bundles/board.ts'
import '../../../text/blackstone/bundles/sheets.ts'
import '../../parts/symbols/replay.ts'
import { vassalAt } from '../../../games/blackstone/insight/tableCards.ts'
import { t } from '../../../text/t.ts'
import type { AppContext } from '../../common/appContext.ts'
import { navigateUp, replaceRoute } from '../../common/route.ts'
import { lazy } from '../../parts/lazy.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { openEditor } from '../../table/editor/openEditor.ts'
import type { MenuChoices } from '../../table/gameUiContract.ts'
import { HowToWinSheet } from '../../table/howToWin/HowToWinSheet.tsx'
import { UnknownSheet } from '../../table/UnknownSheet.tsx'
import { whyCannotAct } from '../../table/whyCannotAct.ts'
import { listFactionsBySpace } from '../savedGameSummary.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { CourtSheet, VassalCardSheet, VassalCloseUp } from '../views/CourtSheet.tsx'
import { VassalList } from '../views/DeckCards.tsx'
import { nameOfSpace } from '../views/spaceAndFaceNames.ts'
import { TowerBoard } from '../views/TowerBoard.tsx'
import type {
  BlackstoneTableProps,
  BlackstoneTableSnapshot,
  BlackstoneTableView,
  OpeningLines,
} from './blackstoneTableView.ts'
import { pointsGoalOf } from './board/boardViews.ts'
import { courtSheetProps } from './board/courtSheetProps.ts'
import { RatsSheet } from './board/RatsSheet.tsx'
import { boardTowers, cardsBelow } from './board/towerViews.ts'
import { EndTurnSheet } from './end/EndTurnSheet.tsx'
import { StandingsSheet } from './end/StandingsSheet.tsx'
import { PICTURES } from './howToWin/howToWinPictures.tsx'
import { refusalSentence } from './turn/actionChoice.ts'

/** Sheet of one tower: where it stands, its open top card, and what lies below as far as everybody may see it. */
const TowerSheet = ({ view, now, corner }: BlackstoneTableProps & { readonly corner: number }) => {
  const towers = boardTowers({ view, now })
  const tower = towers[corner]
  if (!tower) return <UnknownSheet />
  const { open, faceDown } = cardsBelow(now.state, corner)
  return (
    <Sheet title={t('piles.tower', { tower: t(`tower.${corner}`) })} onClose={navigateUp}>
      <TowerBoard
        towers={towers}
        factions={listFactionsBySpace(now.state)}
        chosen={corner}
        onPress={(other) => replaceRoute(...view.path, 'tower', String(other))}
      />
      {tower.top && <VassalCloseUp vassal={tower.top} />}
      <VassalList vassals={open} />
      <p class="muted">{t(tower.count > 0 ? 'piles.below' : 'piles.empty', { count: faceDown })}</p>
      {tower.sign && <p class="muted">{tower.label}</p>}
    </Sheet>
  )
}

/** Opening of the modes without one of their own: the King's Quest, and those that are played as it is. */
export const pointsLines: OpeningLines = ({ state }) => {
  const goal = pointsGoalOf(state)
  return [
    { id: 'goal', picture: PICTURES.points(goal), text: t('opening.points.goal', { goal }) },
    { id: 'task', picture: PICTURES.task, text: t('opening.points.task') },
    { id: 'court', picture: PICTURES.court, text: t('opening.court') },
  ]
}

const TasksThisTurnSheet = lazy(() => loadLeisure().then((module) => module.TasksThisTurnSheet), true)
const HintSheet = lazy(() => loadLeisure().then((module) => module.Hint), true)
const KeysSheet = lazy(() => loadLeisure().then((module) => module.KeysSheet), true)
const DecksAndTowersSheet = lazy(() => loadLeisure().then((module) => module.DecksAndTowersSheet), true)

interface Props {
  readonly view: BlackstoneTableView
  readonly now: BlackstoneTableSnapshot
}

const VassalSheet = ({ view, now, space }: Props & { readonly space: number }) => {
  if (!(space in now.state.board)) return <UnknownSheet />
  const vassal = vassalAt(now.state, space)
  if (!vassal || vassal === 'hidden') return null
  const markedNote = now.state.marked.includes(space) ? [refusalSentence({ code: 'space.marked' })] : []
  const notes = [...markedNote, ...view.extensions.vassalNotes({ view, now }, space)]
  return <VassalCardSheet vassal={vassal} title={nameOfSpace(space)} notes={notes} onClose={navigateUp} />
}

const SeatCourtSheet = ({ view, now, seat }: Props & { readonly seat: number }) => {
  const { CourtSheet: CustomCourtSheet } = view.extensions
  if (!now.state.courts[seat]) return <UnknownSheet />
  if (CustomCourtSheet) return <CustomCourtSheet view={view} now={now} seat={seat} />
  return (
    <CourtSheet
      {...courtSheetProps(now.state, view.names, seat)}
      onOpenCourt={(otherSeat) => replaceRoute(...view.path, 'court', String(otherSeat))}
      onClose={navigateUp}
    >
      {view.extensions.courtSections.map((Section, index) => (
        <Section key={index} view={view} now={now} seat={seat} />
      ))}
    </CourtSheet>
  )
}

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
export const tableMenuChoices = ({ view, now }: Props, app: AppContext): MenuChoices => {
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

interface SheetProps extends Props {
  /** Parts of the address after the game's id: the sheet's name and its argument. */
  readonly at: readonly string[]
}

/** The sheet with this name. The limits sheet replaces it while the rules ask for drops. */
export const BlackstoneSheet = ({ view, now, at }: SheetProps) => {
  const [sheetName, argument] = at
  if (now.todo === 'drop' || (sheetName === 'end' && now.todo === 'work'))
    return <EndTurnSheet key={`${now.todo} ${now.seat}`} view={view} now={now} />
  switch (sheetName) {
    case 'card':
      return <VassalSheet view={view} now={now} space={Number(argument)} />
    case 'tower':
      return <TowerSheet view={view} now={now} corner={Number(argument)} />
    case 'court':
      return <SeatCourtSheet view={view} now={now} seat={Number(argument)} />
    case 'standings':
      return <StandingsSheet view={view} now={now} />
    case 'piles':
      return <DecksAndTowersSheet view={view} now={now} />
    case 'hint':
      return <HintSheet view={view} now={now} card={argument === undefined ? null : Number(argument)} />
    case 'costs':
      return <TasksThisTurnSheet view={view} now={now} />
    case 'keys':
      return <KeysSheet />
    case 'opening': {
      const { opening = pointsLines } = view.extensions
      return <HowToWinSheet mode={view.header.mode} lines={opening(now)} hasBegun={now.state.round > 1} />
    }
    case 'rats':
      return <RatsSheet view={view} now={now} />
    // The turn has ended meanwhile.
    case 'end':
      return null
    default:
      return <UnknownSheet />
  }
}
