/** Sheets of this game over the table. Each has its own address, so that Back closes it. */
import '../../../text/bundles/board.ts'
import '../../../text/blackstone/bundles/sheets.ts'
import '../../parts/symbols/replay.ts'
import { vassalAt } from '../../../games/blackstone/insight/tableCards.ts'
import { navigateUp, replaceRoute } from '../../common/route.ts'
import { lazy } from '../../parts/lazy.tsx'
import { HowToWinSheet } from '../../table/howToWin/HowToWinSheet.tsx'
import { UnknownSheet } from '../../table/UnknownSheet.tsx'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { CourtSheet } from '../views/CourtSheet.tsx'
import { nameOfSpace } from '../views/spaceAndFaceNames.ts'
import { VassalCardSheet } from '../views/VassalCardSheet.tsx'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from './blackstoneTableView.ts'
import { courtSheetProps } from './board/courtSheetProps.ts'
import { RatsSheet } from './board/RatsSheet.tsx'
import { TowerSheet } from './board/TowerSheet.tsx'
import { EndTurnSheet } from './end/EndTurnSheet.tsx'
import { StandingsSheet } from './end/StandingsSheet.tsx'
import { howToWinByPoints } from './howToWin/howToWinByPoints.tsx'
import { refusalSentence } from './turn/actionChoice.ts'

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
      const { opening = howToWinByPoints } = view.extensions
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
