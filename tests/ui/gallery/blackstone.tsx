/** Scenes of Blackstone and of the app around it, on sample data. */
import { TokenCounters } from '../../../src/ui/blackstone/views/TokenCounters.tsx'
import '../../../src/ui/parts/symbols/replay.ts'
import type { ComponentChildren, ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { RING_SPACES } from '../../../src/games/blackstone/board.ts'
import { mode as kingsQuest } from '../../../src/games/blackstone/modes/kings-quest.ts'
import { mode as puzzleMaster } from '../../../src/games/blackstone/modes/puzzle-master.ts'
import { DEFAULT_SETTINGS } from '../../../src/store/settings.ts'
import { Board } from '../../../src/ui/blackstone/views/board/Board.tsx'
import { GoalCard, GoalChecklistPanel, LineHints } from '../../../src/ui/blackstone/views/board/FormationGoal.tsx'
import { EndTurnSheetView } from '../../../src/ui/blackstone/views/EndTurnSheetView.tsx'
import {
  AgentCrests,
  FaceDownSign,
  FaceDownTaskRow,
  IntrigueQuestion,
  IntrigueTiles,
} from '../../../src/ui/blackstone/views/Intrigue.tsx'
import { MarkerRewards } from '../../../src/ui/blackstone/views/MarkerRewards.tsx'
import { FamilyButton, FamilyChoice } from '../../../src/ui/blackstone/views/tray/FamilyCard.tsx'
import { Chart } from '../../../src/ui/parts/Chart.tsx'
import { FactList, GameOver } from '../../../src/ui/parts/GameOver.tsx'
import { ScoreBars } from '../../../src/ui/parts/ScoreBars.tsx'
import { Curtain } from '../../../src/ui/table/curtain/Curtain.tsx'
import '../../../src/ui/blackstone/symbols/intrigue.ts'
import { ringsRoundSpaces } from '../../../src/ui/blackstone/hints/ringsRoundSpaces.ts'
import { CourtsOverview } from '../../../src/ui/blackstone/views/CourtsOverview.tsx'
import { DeckPanel } from '../../../src/ui/blackstone/views/tray/DeckPanel.tsx'
import { PayPanel } from '../../../src/ui/blackstone/views/tray/PayPanel.tsx'
import { TaskPanel, VassalPanel } from '../../../src/ui/blackstone/views/tray/SelectionPanels.tsx'
import { AppBrand, LogList } from '../../../src/ui/parts/tableLayout/SidePanelParts.tsx'
import { TableLayout } from '../../../src/ui/parts/tableLayout/TableLayout.tsx'
import { TableNav } from '../../../src/ui/parts/tableLayout/TableNav.tsx'
import '../../../src/ui/blackstone/symbols/families.ts'
import { NO_FILTER } from '../../../src/ui/app/history/historyFilter.ts'
import { SavedGamesPage } from '../../../src/ui/app/history/SavedGamesPage.tsx'
import { Home, HomeRow, HomeRows, PlayCard, Shelf } from '../../../src/ui/app/home/Home.tsx'
import { SeatCrests } from '../../../src/ui/app/home/SeatCrests.tsx'
import { Notices } from '../../../src/ui/app/Notices.tsx'
import { NewGame } from '../../../src/ui/app/newGame/NewGame.tsx'
import { ReportPage } from '../../../src/ui/app/report/ReportPage.tsx'
import { ConnectionSettings } from '../../../src/ui/app/settings/ConnectionSettings.tsx'
import { PeopleSettings } from '../../../src/ui/app/settings/PeopleSettings.tsx'
import { SettingsPage } from '../../../src/ui/app/settings/SettingsPage.tsx'
import { StorageSettings } from '../../../src/ui/app/settings/StorageSettings.tsx'
import { BackupReminderBox } from '../../../src/ui/app/share/BackupReminderBox.tsx'
import { RuleSectionsSheet } from '../../../src/ui/blackstone/rules/RuleSheet.tsx'
import { BoardPicture } from '../../../src/ui/blackstone/views/board/BoardPicture.tsx'
import { Dogs } from '../../../src/ui/blackstone/views/board/Dogs.tsx'
import { RatsMeter } from '../../../src/ui/blackstone/views/board/RatsMeter.tsx'
import { CourtSheet } from '../../../src/ui/blackstone/views/CourtSheet.tsx'
import { Tower } from '../../../src/ui/blackstone/views/Tower.tsx'
import { CourtRow } from '../../../src/ui/blackstone/views/tray/CourtRow.tsx'
import { TaskHand } from '../../../src/ui/blackstone/views/tray/TaskHand.tsx'
import type {
  CellView,
  CourtView,
  DogView,
  HalfOutline,
  SeatCourtView,
  Space,
} from '../../../src/ui/blackstone/views/viewProps.ts'
import { WinReasonsBox } from '../../../src/ui/blackstone/views/WinReasonsBox.tsx'
import * as button from '../../../src/ui/parts/Button.module.css'
import { EventLines } from '../../../src/ui/parts/EventLines.tsx'
import * as playerStyles from '../../../src/ui/parts/ReplayControls.module.css'
import { PlaybackControls, Scrubber } from '../../../src/ui/parts/ReplayControls.tsx'
import { Sheet } from '../../../src/ui/parts/Sheet.tsx'
import { PlayerStrip } from '../../../src/ui/parts/tableLayout/PlayerStrip.tsx'
import { Prompt } from '../../../src/ui/parts/tableLayout/Prompt.tsx'
import * as tray from '../../../src/ui/parts/tableLayout/Tray.module.css'
import { LastLogLine, Tray } from '../../../src/ui/parts/tableLayout/Tray.tsx'
import { UndoButton } from '../../../src/ui/parts/tableLayout/UndoButton.tsx'
import type {
  ChartLine,
  ChecklistItemView,
  LogLine,
  PlayerView,
  ScoreBarView,
} from '../../../src/ui/parts/viewTypes.ts'
import { HintBar } from '../../../src/ui/table/hints/HintBar.tsx'
import { TipBar } from '../../../src/ui/table/tips/TipBar.tsx'
import { BOT_BADGES, botPrompts } from './bots.tsx'
import { savedGames } from './historyAndSharedGames.tsx'
import { PHONE_MARKS, phonePrompts, phoneSheets } from './phones.tsx'
import {
  at,
  cellsOf,
  choice,
  face,
  KING,
  KINGS_BOARD,
  KNIGHT,
  nothing,
  PUZZLE_BOARD,
  task,
  tower,
  vassal,
  WIZARD,
} from './samples.ts'

const NAMES = ['You', 'Ann', 'Bo', 'Cy']
const POINTS = [9, 12, 7, 4]
const players: readonly PlayerView[] = NAMES.map((name, seat) => ({
  seat,
  name,
  count: POINTS[seat] ?? 0,
  goal: 21,
  words: `${POINTS[seat]} of 21 points`,
  isOnTurn: seat === 0,
  ...(seat === 3 && { badges: <FaceDownSign /> }),
}))
const court: CourtView = { kings: 3, knights: 3, wizards: 1, ploys: 1, retained: [face('Ly')], limit: 3 }
const courts: readonly SeatCourtView[] = NAMES.map((name, seat) => ({
  seat,
  name,
  points: POINTS[seat] ?? 0,
  court: { ...court, wizards: 1 + (seat % 2) },
}))
const lines: readonly LogLine[] = [
  { id: 1, icon: 'slide', text: 'You slid Maple Scout to L·O' },
  { id: 2, icon: 'swap', text: 'Cy swapped B·T and B·O' },
  { id: 3, icon: 'tick', text: 'Bo completed a Wizard, 2 points' },
  { id: 4, icon: 'flip', text: 'Bo flipped C·N to Maple Spy' },
  { id: 5, icon: 'retain', text: 'Ann retained Lion Emissary' },
  { id: 6, icon: 'plus', text: 'Ann drew a Power card' },
]
const lastLine = lines[1] as LogLine

const flip = choice('flip', 'Flip', { icon: 'flip', cost: { token: 'wizard', count: 1 } })
const retain = choice('retain', 'Retain', {
  icon: 'retain',
  hint: 'to your court, reveals a card',
  cost: { token: 'knight', count: 1 },
})
const endTurn = choice('end', 'End turn')
const undo = choice('undo', 'Undo slide')
const draw = choice('draw', 'Task', { hint: '1 wizard or 2 knights' })
const tokens = [
  { token: 'knight', count: 2, limit: 3 },
  { token: 'wizard', count: 1, limit: 3 },
] as const

const selected = cellsOf(KINGS_BOARD, {
  AT: { marks: ['selected'] },
  LT: { target: { verb: 'slide', icon: 'knight' } },
  AS: { target: { verb: 'swap', icon: 'wizard' } },
  CT: { target: { verb: 'swap', icon: 'wizard' }, marks: ['met'] },
  AO: { target: { verb: 'swap', icon: 'wizard' } },
  LO: { marks: ['trail'] },
})

const CustomPanel = ({ panel: Panel }: { panel: ComponentType }) => <Panel />

type PromptWrapper = ComponentType<{ readonly children: ComponentChildren }>
const Plain: PromptWrapper = ({ children }) => <>{children}</>
const withMarks = (marks: readonly ComponentChildren[]): readonly PlayerView[] =>
  players.map((player, seat) => ({
    ...player,
    badges: (
      <>
        {player.badges}
        {marks[seat]}
      </>
    ),
  }))

const KingsTable = ({
  cells,
  outlines = [],
  panel,
  prompt,
  lead,
  around: PromptWrapper = Plain,
  marks = PromptWrapper === Plain ? [] : PHONE_MARKS,
}: {
  cells: readonly CellView[]
  outlines?: readonly HalfOutline[]
  panel: 'vassal' | 'task' | 'adopt' | ComponentType | null
  prompt: string
  lead: string
  /** Component around the prompt, as with several phones; then their marks are on the chips. */
  around?: PromptWrapper
  marks?: readonly ComponentChildren[]
}) => (
  <TableLayout
    title="King's Quest"
    top={
      <>
        <Tower tower={tower(0, 'Ly/Ms', 15)} onPress={nothing} />
        <PlayerStrip players={withMarks(marks)} onPress={nothing} />
        <Tower tower={tower(1, 'Ms/Pe', 14)} onPress={nothing} />
      </>
    }
    board={
      <Board cells={cells} outlines={outlines} isDimmed={outlines.length > 0} onPick={nothing} onInspect={nothing} />
    }
    middle={
      <>
        <Tower tower={tower(3, 'Dc/Le', 15, true)} onPress={nothing} />
        <PromptWrapper>
          <Prompt lead={lead} onOpenRules={nothing}>
            {prompt}
          </Prompt>
        </PromptWrapper>
        <UndoButton undo={undo} />
        <Tower tower={tower(2, 'Pe/Ds', 15)} onPress={nothing} />
      </>
    }
    tray={
      <Tray>
        {typeof panel === 'function' && <CustomPanel panel={panel} />}
        {panel === 'vassal' && (
          <VassalPanel vassal={vassal('Dy/Ls')} space={at('AT')} choices={[flip, retain]} onInspect={nothing} />
        )}
        {(panel === 'task' || panel === 'adopt') && (
          <TaskPanel
            title="Knight task, worth 1"
            upcharge=""
            halves={[
              {
                place: 'C·T',
                wantText: 'any Lion',
                want: { faction: 0, role: -1 },
                isMet: true,
                note: 'met by Lion Captain',
              },
              { place: 'row O', wantText: 'any Spy', want: { faction: -1, role: 2 }, isMet: false, note: 'not met' },
            ]}
            choices={[
              choice('complete', 'Complete', { reason: 'The second half is not met.' }),
              ...(panel === 'adopt'
                ? [choice('adopt', 'Adopt Westie', { reason: 'The second half is not met.' })]
                : []),
            ]}
            onClose={nothing}
          />
        )}
        <TaskHand
          tasks={[
            task(KNIGHT, [true, false], panel === 'task'),
            task(KING, [false, false]),
            task(WIZARD, [true, true]),
          ]}
          limit={3}
          draw={draw}
          isBelowPanel={panel !== null}
        />
        <CourtRow court={court} income={{ knights: 3, wizards: 1, either: 0 }} onPress={nothing} />
        <LastLogLine line={lastLine} />
      </Tray>
    }
    nav={
      <TableNav primary={endTurn} onMenu={nothing}>
        <TokenCounters tokens={tokens} />
      </TableNav>
    }
    side={
      <>
        <AppBrand />
        <CourtsOverview courts={courts} />
        <LogList lines={lines} />
      </>
    }
  />
)

export const Kings = () => (
  <KingsTable cells={selected} panel="vassal" lead="Dragon Spy:" prompt="slide or swap: tap where to." />
)
export const Idle = () => (
  <KingsTable cells={cellsOf(KINGS_BOARD)} panel={null} lead="" prompt="Tap a vassal or a task." />
)

const paintedCells = cellsOf(
  KINGS_BOARD,
  { LS: { marks: ['fits'] }, AT: { marks: ['fits'] }, CN: { marks: ['fits'] }, CT: { marks: ['met', 'painted'] } },
  (space) => (space >= 10 && space < 15 ? ['painted'] : []),
)
const outlines: readonly HalfOutline[] = [
  { half: 1, place: { space: at('CT') } },
  { half: 2, place: { line: 7 } },
]
export const Compass = () => (
  <KingsTable
    cells={paintedCells}
    outlines={outlines}
    panel="task"
    lead="Knight task:"
    prompt="one half met. Dots mark Spies."
  />
)

export const Replay = () => (
  <TableLayout
    title="Replay of King's Quest"
    top={
      <>
        <Tower tower={tower(0, 'Ly/Ms', 15)} onPress={nothing} />
        <PlayerStrip players={players} onPress={nothing} />
        <Tower tower={tower(1, 'Ms/Pe', 14)} onPress={nothing} />
      </>
    }
    board={<Board cells={cellsOf(KINGS_BOARD)} onPick={nothing} onInspect={nothing} />}
    middle={
      <>
        <Tower tower={tower(3, 'Dc/Le', 15, true)} onPress={nothing} />
        <Prompt lead="Round 12, Benjamin:">step 108 of 240</Prompt>
        <Tower tower={tower(2, 'Pe/Ds', 15)} onPress={nothing} />
      </>
    }
    tray={
      <div class={tray.tray}>
        <section class={`${tray.inner} ${playerStyles.film}`} aria-label="This step">
          <Scrubber
            moment={108}
            lastMoment={240}
            momentText="step 108 of 240"
            onSeek={nothing}
            onTurnStep={nothing}
            onBranch={nothing}
          />
          <EventLines lines={lines.slice(0, 2)} />
          <EventLines lines={lines.slice(2)} isPast />
        </section>
      </div>
    }
    nav={
      <PlaybackControls
        isPlaying
        isFirst={false}
        isLast
        speed={2}
        onBack={nothing}
        onPlay={nothing}
        onForward={nothing}
        onSpeed={nothing}
        onClose={nothing}
      />
    }
    side={
      <>
        <AppBrand />
        <CourtsOverview courts={courts} />
        <LogList lines={lines} />
      </>
    }
  />
)

const dogs: readonly DogView[] = [
  {
    breed: 'westie',
    coat: 0,
    label: 'Westie, yours, 1 knight kills one rat',
    owner: 'mine',
    cost: { token: 'knight', count: 1 },
    onPress: nothing,
  },
  { breed: 'jack', coat: 0, label: "Jack Russell, Ann's", owner: { seat: 1 }, cost: null, onPress: nothing },
  {
    breed: 'scottie',
    coat: 0,
    label: 'Scottie, free: complete a Wizard task',
    owner: null,
    cost: { token: 'wizard', count: 0 },
    onPress: nothing,
  },
  {
    breed: 'jack',
    coat: 1,
    label: 'Jack Russell, free: complete a King task',
    owner: null,
    cost: { token: 'king', count: 0 },
    onPress: nothing,
  },
]
const checks: readonly ChecklistItemView[] = [
  { id: 'count', label: '16 vassals', isDone: false, value: '19' },
  { id: 'different', label: 'All different', isDone: false, value: '15' },
  { id: 'inside', label: 'Inside empty', isDone: false, value: '3 left' },
  { id: 'lines', label: 'One role on each side', isDone: false, value: '3 of 4' },
  { id: 'neighbours', label: 'Factions apart', isDone: true, value: 'yes' },
]
const hints = [
  { line: 5, want: { faction: -1, role: 2 }, label: 'S Spy' },
  { line: 4, want: { faction: -1, role: 1 }, label: 'K Emissary' },
  { line: 9, want: { faction: -1, role: 3 }, label: 'E Captain' },
  { line: 0, want: { faction: -1, role: 0 }, label: 'B Scout' },
]
const puzzleCells = cellsOf(
  PUZZLE_BOARD,
  {
    CE: { marks: ['selected'] },
    CN: { target: { verb: 'slide', icon: 'knight' } },
    AE: { target: { verb: 'swap', icon: 'wizard' } },
    KE: { target: { verb: 'swap', icon: 'wizard' } },
  },
  (space) => [RING_SPACES.includes(space) ? 'ring' : 'spare'],
)

const PuzzleTable = ({ chosen }: { readonly chosen: boolean }) => (
  <TableLayout
    title="Puzzle Master's Quest"
    top={
      <>
        <Tower tower={tower(0, 'Ly/Ms', 21, true)} onPress={nothing} />
        <RatsMeter
          rats={{ wandering: 4, plagued: 2, limit: 12, cards: [3, 1], plaguedCards: [2] }}
          turnText="Ann’s turn"
          onPress={nothing}
        />
        <Tower tower={tower(1, 'Ms/Pe', 19)} onPress={nothing} />
      </>
    }
    board={
      <Board
        cells={
          chosen ? puzzleCells : cellsOf(PUZZLE_BOARD, {}, (space) => [RING_SPACES.includes(space) ? 'ring' : 'spare'])
        }
        onPick={nothing}
        onInspect={nothing}
      />
    }
    middle={
      <>
        <Dogs dogs={dogs} />
        <Prompt lead={chosen ? 'Lion Scout' : 'You:'} onOpenRules={nothing}>
          {chosen ? 'slide, swap' : 'tap a vassal'}
        </Prompt>
        <UndoButton undo={{ ...undo, reason: 'a card was revealed' }} />
      </>
    }
    tray={
      <Tray>
        {chosen && (
          <VassalPanel
            vassal={vassal('Ls/Mc')}
            space={at('CE')}
            choices={[flip, { ...retain, hint: 'to your court, to pay with' }]}
            onInspect={nothing}
          />
        )}
        <GoalChecklistPanel checks={checks} onExplain={nothing} />
        <TaskHand
          tasks={[task(KNIGHT, [true, false]), task(WIZARD, [false, false])]}
          limit={2}
          draw={draw}
          isBelowPanel={chosen}
        >
          <GoalCard checks={checks} isChosen={false} onPress={nothing} />
        </TaskHand>
        <LineHints hints={hints} />
      </Tray>
    }
    nav={
      <TableNav primary={endTurn} onMenu={nothing}>
        <TokenCounters tokens={tokens} />
      </TableNav>
    }
    side={
      <>
        <AppBrand />
        <LogList lines={lines} />
      </>
    }
  />
)
export const Adopt = () => (
  <KingsTable
    cells={paintedCells}
    outlines={outlines}
    panel="adopt"
    lead="Knight task:"
    prompt="one half met. Dots mark Spies."
  />
)
export const Puzzle = () => <PuzzleTable chosen={true} />
export const PuzzleIdle = () => <PuzzleTable chosen={false} />

export const Limits = () => (
  <>
    <Idle />
    <EndTurnSheetView
      steps={[
        { id: 'refill', label: 'Refill', state: 'done' },
        { id: 'limits', label: 'Limits', state: 'now' },
        { id: 'next', label: 'Next player', state: 'next' },
      ]}
      kings={3}
      limitRule="Three kings, so keep three of each."
      note="Two things are over the limit."
      limits={[
        {
          id: 'knight',
          icon: 'knight',
          label: 'Knight tokens',
          count: 4,
          limit: 3,
          isOver: true,
          note: '1 goes back to the supply',
        },
        { id: 'wizard', icon: 'wizard', label: 'Wizard tokens', count: 1, limit: 3, isOver: false, note: '' },
        { id: 'retained', icon: 'retain', label: 'Retained vassals', count: 1, limit: 3, isOver: false, note: '' },
      ]}
      income={{ knights: 2, wizards: 1, either: 0 }}
      incomeText="Your next turn brings 2 knights and 1 wizard."
      discards={[
        {
          id: 'tasks',
          title: 'Tasks 4 → 3',
          note: 'discard one',
          cards: [KNIGHT, KING, WIZARD, KNIGHT + 1].map((id, index) => ({
            id,
            kind: 'task',
            showsPoints: true,
            task: task(id, [false, false]).task,
            chosen: index === 2,
          })),
        },
      ]}
      onToggle={nothing}
      accept={choice('accept', 'Accept', { hint: 'return 1 knight, discard Wizard' })}
      back={choice('back', 'Back')}
      undo={choice('undo', 'Undo, back to my turn')}
    />
  </>
)

export const Court = () => (
  <>
    <Idle />
    <CourtSheet
      seat={0}
      name="You"
      points={{ now: 9, of: 'of 21' }}
      stacks={[
        {
          icon: 'king',
          title: 'Kings',
          note: 'limit 3',
          sleepReason: '',
          cards: [
            { kind: 'household', points: 0, face: null },
            { kind: 'household', points: 0, face: null },
            { kind: 'counts', points: 2, face: face('Pc') },
          ],
        },
        {
          icon: 'ploy',
          title: 'Ploys',
          note: '1/3',
          sleepReason: '',
          cards: [{ kind: 'counts', points: 4, face: face('De') }],
        },
        {
          icon: 'knight',
          title: 'Knights',
          note: '+3 each turn',
          sleepReason: 'The last one sleeps until you complete another king.',
          cards: [
            { kind: 'household', points: 0, face: null },
            { kind: 'counts', points: 1, face: face('Ly') },
            { kind: 'counts', points: 2, face: face('Ms') },
            { kind: 'sleeps', points: 1, face: face('Dy') },
          ],
        },
        {
          icon: 'wizard',
          title: 'Wizards',
          note: '+1 each turn',
          sleepReason: '',
          cards: [{ kind: 'household', points: 0, face: null }],
        },
      ]}
      retained={[face('Ly')]}
      limit={3}
      holdings={['9 more points', '2 tasks in hand: 1 Guild, 1 Power', '2 knight tokens, 1 wizard token']}
      upcharges={[{ label: 'Next knight costs', faces: [face('Ly'), face('Ms'), face('Dy')] }]}
      otherCourts={courts.slice(1)}
      onOpenCourt={nothing}
      onClose={nothing}
    />
  </>
)

export const CurtainScene = () => (
  <Curtain
    seat={1}
    name="Ann"
    line="12 points"
    recapHeading="Since your last turn"
    recapLines={lines.slice(0, 2)}
    undoChoice={{ label: 'Back to Bo’s turn', onPress: nothing }}
    onOpen={() => document.body.setAttribute('data-opened', '')}
  />
)

const PARTS = ['Kings', 'Ploys', 'Knights', 'Wizards']
const bar = (seat: number, name: string, values: readonly number[], lost = 0): ScoreBarView => ({
  seat,
  name,
  lost,
  parts: values.map((value, at) => ({ id: `${at}`, name: PARTS[at] ?? '', value })),
  total: values.reduce((sum, value) => sum + value, 0),
})
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const LINES: readonly ChartLine[] = [
  { seat: 0, name: 'You', values: [0, 0, 2, 2, 4, 7, 9, 12, 13, 16, 19, 19] },
  { seat: 1, name: 'Ann', values: [0, 1, 1, 3, 5, 6, 9, 9, 12, 15, 18, 23] },
  { seat: 2, name: 'Bo', values: [0, 1, 2, 3, 3, 5, 5, 7, 9, 11, 13, 15] },
  { seat: 3, name: 'Cy', values: [0, 0, 1, 2, 2, 3, 4, 4, 6, 8, 9, 10] },
]
const LANGUAGE = {
  spoken: 'en',
  all: ['English', 'Deutsch', 'Français', 'Español', '简体中文'].map((label, at) => ({
    value: ['en', 'de', 'fr', 'es', 'zh-Hans'][at] ?? '',
    label,
  })),
  onChange: () => undefined,
}
const FACTS = [
  { id: 'lead', count: 4, text: 'changes of the lead' },
  { id: 'swapped', count: 14, text: 'swaps by Bo, the most' },
  { id: 'rewarded', count: 3, text: 'intrigues paid off' },
]
/** Table with each state of the phones. */
export const phoneScenes = Object.entries(phonePrompts).map(([name, around]) => [
  name,
  () => <KingsTable cells={cellsOf(KINGS_BOARD)} panel={null} lead="Ann" prompt="plays…" around={around} />,
])
/** Table with each state of a bot. */
export const botScenes = Object.entries(botPrompts).map(([name, around]) => [
  name,
  () => <KingsTable cells={cellsOf(KINGS_BOARD)} panel={null} lead="" prompt="" around={around} marks={BOT_BADGES} />,
])
/** Sheets of the phones over the table. */
export const sheetScenes = Object.entries(phoneSheets).map(([name, SheetOverTable]) => [
  name,
  () => (
    <>
      <Idle />
      <SheetOverTable />
    </>
  ),
])

export const GameOverScene = () => (
  <GameOver
    statusText="The link to this game is copied: paste it where you like."
    banner={{ seat: 1 }}
    title="Ann takes the castle"
    details="23 points to 19 · round 12"
    primary={choice('again', 'Rematch')}
    secondary={[choice('replay', 'Replay', { icon: 'play' }), choice('share', 'Share', { icon: 'share' })]}
    extraChoices={[
      choice('board', 'See the board', { icon: 'eye' }),
      choice('export', 'Export', { icon: 'log' }),
      choice('home', 'Home', { icon: 'home' }),
    ]}
    lateContent={
      <>
        <WinReasonsBox
          title="Why Ann won"
          lines={['In the lead from round 7 to the end.', 'The strongest turn, in round 9: 5 points.']}
          seats={['You', 'Ann', 'Bo', 'Cy']}
          rows={[
            { id: 'tasks', name: 'Tasks completed', values: [9, 10, 7, 5] },
            { id: 'idle', name: 'Turns without a task', values: [3, 2, 5, 7] },
            { id: 'best', name: 'Points in the best turn', values: [4, 5, 3, 2] },
            { id: 'returned', name: 'Tokens given back', values: [2, 0, 6, 11] },
          ]}
          onWatch={nothing}
        />
        <Chart title="Points, round by round" rounds={ROUNDS} lines={LINES} goal={21} />
        <FactList facts={FACTS} />
      </>
    }
  >
    <ScoreBars
      title="Where the points came from"
      bars={[
        bar(1, 'Ann', [7, 9, 4, 3], 2),
        bar(0, 'You', [5, 8, 4, 2]),
        bar(2, 'Bo', [4, 4, 3, 4], 1),
        bar(3, 'Cy', [2, 5, 2, 1]),
      ]}
      notes={["Ann's fourth knight did not count: three kings."]}
    />
  </GameOver>
)
export const GameLostScene = () => (
  <GameOver
    statusText=""
    banner={{ icon: 'rat' }}
    isLost
    title="The rats took the castle"
    details="12 rats in round 9"
    primary={choice('again', 'Try again')}
    secondary={[choice('home', 'Home', { icon: 'home' })]}
  >
    <GoalChecklistPanel checks={checks} onExplain={nothing} onClose={nothing} />
  </GameOver>
)

const factions = cellsOf(KINGS_BOARD).map(({ vassal: card }) => (card && card !== 'hidden' ? card.face >> 2 : -1))
export const HomeWithGame = () => (
  <Home>
    <PlayCard to="#/play/1" about="King's Quest · your turn">
      <SeatCrests
        seats={players.map(({ name, count }) => ({ name, points: count, text: `${name}, ${count} of 21 points` }))}
      />
    </PlayCard>
    <Shelf card={() => ({ note: '2 games open', picture: <BoardPicture factions={factions} /> })} />
    <HomeRows>
      <HomeRow to="#/again" icon="play" title="Again: King's Quest" details="You, Ann, Bo, Cy · 21 points" />
    </HomeRows>
  </Home>
)

/** Board that records presses and keys, for the tests of fingers and keys. */
export const RecordingBoard = () => {
  const [records, setRecords] = useState<readonly string[]>([])
  const add = (what: string) => (space: Space) => setRecords((all) => [...all, `${what} ${space}`])
  return (
    <TableLayout
      title="Answers"
      top={null}
      board={
        <Board
          cells={selected}
          onPick={add('pick')}
          onInspect={add('inspect')}
          onKey={({ key }, space) => {
            if (key === 'i') add('inspect')(space)
            else if (key === 'f') add('key f')(space)
            return key === 'i' || key === 'f'
          }}
        />
      }
      middle={<output>{records.join(' | ')}</output>}
      tray={null}
      nav={null}
      side={null}
    />
  )
}

export const NewGameScene = ({ bots = [] }: { readonly bots?: readonly string[] }) => (
  <NewGame
    games={[{ id: 'blackstone', version: 1, modes: [kingsQuest, puzzleMaster] }]}
    lastSetup={{ mode: 'kings-quest', names: ['Ann', '', ''], options: {}, bots, several: false }}
    lastOptions={{}}
    knownNames={['Cy']}
    onConsider={nothing}
    onStart={nothing}
  />
)

const SAMPLE_REPORT = `The board went away when I turned the phone.

App: 0.1.0
Rules: blackstone 5, castlescape 2
Stored data: version 1
Browser: WebKit 17.5
Screen: 390 × 844 (×3)
Language: en
Page: #/play/…/replay
Mode: kings-quest
What went wrong: TypeError: Cannot read properties of undefined …`

export const Report = () => (
  <ReportPage
    words="The board went away when I turned the phone."
    text={SAMPLE_REPORT}
    issueHref="https://github.com/example/castle/issues/new"
    addresses={['https://localhost/castle']}
    statusText=""
    onWords={nothing}
    onSave={nothing}
  />
)

export const SavedGames = () => (
  <SavedGamesPage
    games={savedGames(<BoardPicture factions={factions} />)}
    filter={{
      filter: NO_FILTER,
      games: [],
      modes: [
        { value: 'kings-quest', label: "King's Quest" },
        { value: 'puzzle-master', label: 'Puzzle Master' },
      ],
      onChange: nothing,
    }}
    onRename={nothing}
    onDelete={nothing}
    onExport={nothing}
    onShare={nothing}
    onImport={nothing}
    onFiles={nothing}
    statusText=""
    reminder={
      <BackupReminderBox
        text="12 finished games are not in a file of all games yet. Keep such a file elsewhere, and they are safe even if this phone is lost."
        isAsking
        onSave={nothing}
        onDismiss={nothing}
      />
    }
  />
)

export const SettingsScene = () => {
  const [look, setLook] = useState(DEFAULT_SETTINGS)
  return (
    <SettingsPage language={LANGUAGE} preferences={look} canVibrate onChange={(next) => setLook({ ...look, ...next })}>
      <PeopleSettings />
      <ConnectionSettings
        servers={look}
        appUrl="https://example.org/"
        onChange={(meeting) => setLook({ ...look, ...meeting })}
      />
      <StorageSettings
        {...{
          state: 'at-risk',
          usage: { used: 1_234_000, quota: 2.5e9 },
          isDenied: true,
          deletesUnused: true,
          statusText: '',
        }}
        {...{ onPersist: nothing, onExport: nothing, onImport: nothing }}
      />
    </SettingsPage>
  )
}

export const NoticesOverTable = () => (
  <>
    <Idle />
    <Notices
      notices={[
        {
          id: 'unsaved',
          text: 'Storage is full: this game is not being saved. Export it to keep it.',
          isWarning: true,
          action: { label: 'Export', onPress: nothing },
        },
        {
          id: 'update',
          text: 'A new version is ready.',
          action: { label: 'Reload', onPress: nothing },
          onDismiss: nothing,
        },
      ]}
    />
  </>
)

export const Opener = () => {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <button type="button" class={button.plain} style={{ marginTop: '400px' }} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Sheet title="A sheet" onClose={() => setOpen(false)}>
          <p>Something to read.</p>
        </Sheet>
      )}
    </main>
  )
}

const HESTER = {
  id: 'hester',
  name: 'Hester',
  powers: ['You may complete two tasks a turn.', 'A knight guards a vassal; others pay 2 knights to lift it.'],
}
const MARBUCK = {
  id: 'marbuck',
  name: 'Marbuck',
  powers: [
    'Once a turn, draw two tasks and keep one.',
    'Once a turn, pay a wizard as a knight, or a knight as a wizard.',
  ],
}
const FamilyPanel = () => (
  <FamilyChoice title="Ann: which family?">
    <FamilyButton family={HESTER} onPress={nothing} />
    <FamilyButton family={MARBUCK} onPress={nothing} />
  </FamilyChoice>
)
const Prices = () => (
  <DeckPanel
    title="Which deck?"
    note="The top two for 1 wizard: you keep one."
    decks={[
      choice('guild', 'Guild', { hint: 'knights, wizards' }),
      choice('power', 'Power', { hint: 'kings, 1–3 points' }),
      choice('machination', 'Machination', { hint: 'ploys, 3–5 points' }),
    ]}
    prices={[
      choice('price', 'Pay 2 knights', { hint: 'now 1 wizard' }),
      choice('two', 'Draw only one', { hint: 'now two, keep one' }),
    ]}
    onClose={nothing}
  />
)
const Payers = () => (
  <PayPanel
    title="Who pays?"
    options={[
      { faces: [face('Me')], label: 'Maple Emissary', note: 'one less', onPress: nothing },
      { faces: [face('Lc'), 17], label: 'Lion Captain, wild Dragon', note: '', onPress: nothing },
    ]}
    onClose={nothing}
  />
)
/** Four agents on A·T, one on L·O, and on B·T a crest beside a tick; Cy has a task face down. */
const intrigueCells = cellsOf(KINGS_BOARD, {
  AT: { pins: <AgentCrests seats={[0, 1, 2, 3]} /> },
  LO: { pins: <AgentCrests seats={[2]} />, target: { verb: 'use', icon: 'agent', symbol: '2' } },
  KS: { target: { verb: 'use', icon: 'agent', symbol: '1' } },
  BT: { pins: <AgentCrests seats={[1]} />, marks: ['met'] },
})
const tile = (id: number, label: string, cost: string, isChosen: boolean, reason?: string) => ({
  ...{ id, icon: 'king' as const, face: face(cost), label, hint: label, isChosen, reason, onPress: nothing },
})
const Marks = () => (
  <IntrigueTiles
    title="Like your Knight’s cost, the Maple Emissary"
    note="If somebody else moves, flips or uses it, you are paid."
    tiles={[
      tile(1, 'Knight', 'Me', true),
      tile(2, 'Knight-Wizard', 'Lc', false),
      tile(3, 'King', 'Dy', false, 'none alike'),
    ]}
    skip={choice('skip', 'Skip', { hint: 'no intrigue' })}
  >
    <MarkerRewards
      face={face('Me')}
      pays={[
        { alike: 1, rewards: ['knight', 'guild'], words: 'a knight, or a Guild card' },
        { alike: 2, rewards: ['knight+guild', 'power'], words: 'a knight and a Guild card, or a Power card' },
      ]}
    />
  </IntrigueTiles>
)
const Claims = () => (
  <IntrigueQuestion
    title="Your face-down task"
    note="Ann used Lion Captain B·S, Dragon Spy L·N"
    choices={[
      choice('claim', 'Claim the Wizard', { icon: 'tick', reason: 'Your retained vassals do not cover it.' }),
      choice('decline', 'Leave it', { icon: 'laid', hint: 'nobody learns what it is' }),
    ]}
  >
    <FaceDownTaskRow
      task={task(KNIGHT, [false, false]).task}
      showsPoints={true}
      fittedHalves={{ left: true, right: false }}
    />
  </IntrigueQuestion>
)
export const Marking = () => (
  <KingsTable cells={intrigueCells} panel={Marks} lead="" prompt="1 brings knight or Guild; 2 both, or Power." />
)
export const Claiming = () => (
  <KingsTable cells={intrigueCells} panel={Claims} lead="" prompt="Cy: claim your card, or leave it?" />
)
export const Families = () => (
  <KingsTable cells={cellsOf(KINGS_BOARD)} panel={FamilyPanel} lead="" prompt="Choose your family." />
)
export const Deck = () => <KingsTable cells={cellsOf(KINGS_BOARD)} panel={Prices} lead="" prompt="Answer below." />
export const Paying = () => (
  <KingsTable cells={paintedCells} outlines={outlines} panel={Payers} lead="" prompt="Answer below." />
)

export const HintFound = () => (
  <>
    <Idle />
    <HintBar
      hint={{
        at: 'found',
        says: 'Swap the Phoenix Emissary on C·O with the Maple Captain on K·O.',
        why: ['In 12 moves it completes your Wizard task: 3 points, one more wizard a turn.'],
        marks: ringsRoundSpaces([at('CO'), at('KO')]),
        onDo: nothing,
      }}
      onClose={nothing}
    />
  </>
)
export const HintSought = () => (
  <>
    <Idle />
    <HintBar hint={{ at: 'thinks', tried: 1200 }} onClose={nothing} />
  </>
)

export const TipOverTable = () => (
  <>
    <Idle />
    <TipBar
      text="Of each kind only as many cards count as you have kings. Complete a King to wake the others."
      onClose={nothing}
    />
  </>
)
export const RulesOverTable = () => (
  <>
    <Kings />
    <RuleSectionsSheet
      summary="work"
      sections={['slide', 'swap', 'retain']}
      path={['play', 'g', 'rule']}
      onClose={nothing}
    />
  </>
)
