import '../../../src/ui/symbols/seeing.ts'
import type { ComponentChildren, ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { RING } from '../../../src/games/blackstone/board.ts'
import { mode as kingsQuest } from '../../../src/games/blackstone/modes/kings-quest.ts'
import { mode as puzzleMaster } from '../../../src/games/blackstone/modes/puzzle-master.ts'
import { DEFAULTS } from '../../../src/store/settings.ts'
import { Board } from '../../../src/ui/blackstone/Board.tsx'
import { Chart } from '../../../src/ui/blackstone/Chart.tsx'
import { Curtain } from '../../../src/ui/blackstone/Curtain.tsx'
import { EndTurn } from '../../../src/ui/blackstone/EndTurn.tsx'
import { FamilyButton, FamilyChoice } from '../../../src/ui/blackstone/FamilyCard.tsx'
import { Bars, Facts, GameOver } from '../../../src/ui/blackstone/GameOver.tsx'
import { Checklist, GoalCard, LineHints } from '../../../src/ui/blackstone/Goal.tsx'
import { Asked as AskedOwner, Crests, LaidSign, LaidTask, Tiles } from '../../../src/ui/blackstone/Intrigue.tsx'
import '../../../src/ui/symbols/intrigue.ts'
import { Layout } from '../../../src/ui/blackstone/Layout.tsx'
import { Nav } from '../../../src/ui/blackstone/Nav.tsx'
import { DeckPanel, PayPanel } from '../../../src/ui/blackstone/PayPanel.tsx'
import { TaskPanel, VassalPanel } from '../../../src/ui/blackstone/Picked.tsx'
import { Brand, Courts, Log } from '../../../src/ui/blackstone/Side.tsx'
import { HintBar } from '../../../src/ui/hints/HintBar.tsx'
import '../../../src/ui/symbols/families.ts'
import { Controls, Scrubber, Tellings } from '../../../src/ui/blackstone/Player.tsx'
import type {
  Band,
  BarView,
  CellView,
  ChartLine,
  CheckView,
  CourtView,
  DogView,
  LogLine,
  PlayerView,
  SeatCourt,
  Space,
} from '../../../src/ui/blackstone/props.ts'
import { Dogs, RatsMeter } from '../../../src/ui/blackstone/Rats.tsx'
import { CourtSheet } from '../../../src/ui/blackstone/Sheets.tsx'
import { Players, Prompt, Tower, Undo } from '../../../src/ui/blackstone/Strips.tsx'
import { TaskHand as Hand } from '../../../src/ui/blackstone/TaskHand.tsx'
import { CourtRow, LastMove, Tray } from '../../../src/ui/blackstone/Tray.tsx'
import { Why } from '../../../src/ui/blackstone/Why.tsx'
import { ALL } from '../../../src/ui/history/filter.ts'
import { GamesPage } from '../../../src/ui/history/GamesPage.tsx'
import { ChapterPage } from '../../../src/ui/rules/ChapterPage.tsx'
import { RulesOf } from '../../../src/ui/rules/RuleSheet.tsx'
import { RulesPage } from '../../../src/ui/rules/RulesPage.tsx'
import { AboutPage } from '../../../src/ui/shell/AboutPage.tsx'
import { Continue } from '../../../src/ui/shell/GoOn.tsx'
import { Home } from '../../../src/ui/shell/Home.tsx'
import { MeetingSettings } from '../../../src/ui/shell/MeetingSettings.tsx'
import { NewGame } from '../../../src/ui/shell/NewGame.tsx'
import { Notices } from '../../../src/ui/shell/Notices.tsx'
import { People } from '../../../src/ui/shell/People.tsx'
import { SettingsPage } from '../../../src/ui/shell/SettingsPage.tsx'
import { Sheet } from '../../../src/ui/shell/Sheet.tsx'
import { Storage } from '../../../src/ui/shell/Storage.tsx'
import { TipBar } from '../../../src/ui/tips/TipBar.tsx'
import { BOTS, besideBots } from './bots.tsx'
import { lookingBack, savedGames } from './history.tsx'
import { aroundTable, deals, gathering, MARKS, sheets } from './phones.tsx'
import { puzzles } from './puzzles.tsx'
import { Queens, QueensUse, Wizards, WizardsLay } from './quests.tsx'
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
import { Dogs as DogSheet, Together } from './together.tsx'
import { yours } from './yours.tsx'

const NAMES = ['You', 'Ann', 'Bo', 'Cy']
const POINTS = [9, 12, 7, 4]
const players: readonly PlayerView[] = NAMES.map((name, seat) => ({
  seat,
  name,
  count: POINTS[seat] ?? 0,
  of: 21,
  words: `${POINTS[seat]} of 21 points`,
  onTurn: seat === 0,
  ...(seat === 3 && { signs: <LaidSign /> }),
}))
const court: CourtView = { kings: 3, knights: 3, wizards: 1, ploys: 1, retained: [face('Ly')], limit: 3 }
const courts: readonly SeatCourt[] = NAMES.map((name, seat) => ({
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
  LT: { target: { verb: 'slide', with: 'knight' } },
  AS: { target: { verb: 'swap', with: 'wizard' } },
  CT: { target: { verb: 'swap', with: 'wizard' }, marks: ['met'] },
  AO: { target: { verb: 'swap', with: 'wizard' } },
  LO: { marks: ['trail'] },
})

const Asked = ({ panel: Panel }: { panel: ComponentType }) => <Panel />

type Around = ComponentType<{ readonly children: ComponentChildren }>
const Plain: Around = ({ children }) => <>{children}</>
const marked = (marks: readonly ComponentChildren[]): readonly PlayerView[] =>
  players.map((player, seat) => ({
    ...player,
    signs: (
      <>
        {player.signs}
        {marks[seat]}
      </>
    ),
  }))

const KingsTable = ({
  cells,
  bands = [],
  panel,
  prompt,
  lead,
  around: Around = Plain,
  marks = Around === Plain ? [] : MARKS,
}: {
  cells: readonly CellView[]
  bands?: readonly Band[]
  panel: 'vassal' | 'task' | 'adopt' | ComponentType | null
  prompt: string
  lead: string
  /** What several phones put around the prompt; their signs then stand on the chips. */
  around?: Around
  marks?: readonly ComponentChildren[]
}) => (
  <Layout
    title="King's Quest"
    top={
      <>
        <Tower tower={tower(0, 'Ly/Ms', 15)} onPress={nothing} />
        <Players players={marked(marks)} onPress={nothing} />
        <Tower tower={tower(1, 'Ms/Pe', 14)} onPress={nothing} />
      </>
    }
    board={<Board cells={cells} bands={bands} dim={bands.length > 0} onPick={nothing} onInspect={nothing} />}
    mid={
      <>
        <Tower tower={tower(3, 'Dc/Le', 15, true)} onPress={nothing} />
        <Around>
          <Prompt lead={lead} onAsk={nothing}>
            {prompt}
          </Prompt>
        </Around>
        <Undo undo={undo} />
        <Tower tower={tower(2, 'Pe/Ds', 15)} onPress={nothing} />
      </>
    }
    tray={
      <Tray>
        {typeof panel === 'function' && <Asked panel={panel} />}
        {panel === 'vassal' && (
          <VassalPanel vassal={vassal('Dy/Ls')} space={at('AT')} choices={[flip, retain]} onInspect={nothing} />
        )}
        {(panel === 'task' || panel === 'adopt') && (
          <TaskPanel
            title="Knight task, worth 1"
            upcharge=""
            halves={[
              { place: 'C·T', who: 'any Lion', want: { faction: 0, role: -1 }, met: true, note: 'met by Lion Captain' },
              { place: 'row O', who: 'any Spy', want: { faction: -1, role: 2 }, met: false, note: 'not met' },
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
        <Hand
          tasks={[
            task(KNIGHT, [true, false], panel === 'task'),
            task(KING, [false, false]),
            task(WIZARD, [true, true]),
          ]}
          limit={3}
          draw={draw}
          below={panel !== null}
        />
        <CourtRow court={court} income={{ knights: 3, wizards: 1, either: 0 }} onPress={nothing} />
        <LastMove line={lastLine} />
      </Tray>
    }
    nav={<Nav tokens={tokens} primary={endTurn} onMenu={nothing} />}
    side={
      <>
        <Brand />
        <Courts courts={courts} />
        <Log lines={lines} />
      </>
    }
  />
)

const Kings = () => (
  <KingsTable cells={selected} panel="vassal" lead="Dragon Spy:" prompt="slide or swap: tap where to." />
)
const Idle = () => <KingsTable cells={cellsOf(KINGS_BOARD)} panel={null} lead="" prompt="Tap a vassal or a task." />

const painted = cellsOf(
  KINGS_BOARD,
  { LS: { marks: ['fits'] }, AT: { marks: ['fits'] }, CN: { marks: ['fits'] }, CT: { marks: ['met', 'painted'] } },
  (space) => (space >= 10 && space < 15 ? ['painted'] : []),
)
const bands: readonly Band[] = [
  { half: 1, where: { space: at('CT') } },
  { half: 2, where: { line: 7 } },
]
const Compass = () => (
  <KingsTable cells={painted} bands={bands} panel="task" lead="Knight task:" prompt="one half met. Dots mark Spies." />
)

const Replay = () => (
  <Layout
    title="Replay of King's Quest"
    top={
      <>
        <Tower tower={tower(0, 'Ly/Ms', 15)} onPress={nothing} />
        <Players players={players} onPress={nothing} />
        <Tower tower={tower(1, 'Ms/Pe', 14)} onPress={nothing} />
      </>
    }
    board={<Board cells={cellsOf(KINGS_BOARD)} onPick={nothing} onInspect={nothing} />}
    mid={
      <>
        <Tower tower={tower(3, 'Dc/Le', 15, true)} onPress={nothing} />
        <Prompt lead="Round 12, Benjamin:">step 108 of 240</Prompt>
        <Tower tower={tower(2, 'Pe/Ds', 15)} onPress={nothing} />
      </>
    }
    tray={
      <div class="tray">
        <section class="tin film" aria-label="This step">
          <Scrubber at={108} last={240} words="step 108 of 240" onMove={nothing} onTurn={nothing} onBranch={nothing} />
          <Tellings lines={lines.slice(0, 2)} />
          <Tellings lines={lines.slice(2)} past />
        </section>
      </div>
    }
    nav={
      <Controls
        playing
        isFirst={false}
        isLast
        speed={2}
        onBack={nothing}
        onPlay={nothing}
        onOn={nothing}
        onSpeed={nothing}
        onClose={nothing}
      />
    }
    side={
      <>
        <Brand />
        <Courts courts={courts} />
        <Log lines={lines} />
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
const checks: readonly CheckView[] = [
  { id: 'count', label: '16 vassals', done: false, value: '19' },
  { id: 'different', label: 'All different', done: false, value: '15/16' },
  { id: 'inside', label: 'Inside empty', done: false, value: '3 left' },
  { id: 'lines', label: 'One role per line', done: false, value: '3/4' },
  { id: 'neighbours', label: 'Neighbours differ', done: true, value: 'yes' },
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
    CN: { target: { verb: 'slide', with: 'knight' } },
    AE: { target: { verb: 'swap', with: 'wizard' } },
    KE: { target: { verb: 'swap', with: 'wizard' } },
  },
  (space) => [RING.includes(space) ? 'ring' : 'spare'],
)

const PuzzleTable = ({ chosen }: { readonly chosen: boolean }) => (
  <Layout
    title="Puzzle Master's Quest"
    top={
      <>
        <Tower tower={tower(0, 'Ly/Ms', 21, true)} onPress={nothing} />
        <RatsMeter rats={{ wandering: 4, plagued: 2, limit: 12 }} turn="Ann’s turn" onPress={nothing} />
        <Tower tower={tower(1, 'Ms/Pe', 19)} onPress={nothing} />
      </>
    }
    board={
      <Board
        cells={chosen ? puzzleCells : cellsOf(PUZZLE_BOARD, {}, (space) => [RING.includes(space) ? 'ring' : 'spare'])}
        onPick={nothing}
        onInspect={nothing}
      />
    }
    mid={
      <>
        <Dogs dogs={dogs} />
        <Prompt lead={chosen ? 'Lion Scout' : 'You:'} onAsk={nothing}>
          {chosen ? 'slide, swap' : 'tap a vassal'}
        </Prompt>
        <Undo undo={{ ...undo, reason: 'a card was revealed' }} />
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
        <Checklist checks={checks} onExplain={nothing} />
        <Hand tasks={[task(KNIGHT, [true, false]), task(WIZARD, [false, false])]} limit={2} draw={draw} below={chosen}>
          <GoalCard checks={checks} chosen={false} onPress={nothing} />
        </Hand>
        <LineHints hints={hints} />
      </Tray>
    }
    nav={<Nav tokens={tokens} primary={endTurn} onMenu={nothing} />}
    side={
      <>
        <Brand />
        <Log lines={lines} />
      </>
    }
  />
)
const Adopt = () => (
  <KingsTable cells={painted} bands={bands} panel="adopt" lead="Knight task:" prompt="one half met. Dots mark Spies." />
)
const Puzzle = () => <PuzzleTable chosen={true} />
const PuzzleIdle = () => <PuzzleTable chosen={false} />

const Limits = () => (
  <>
    <Idle />
    <EndTurn
      steps={[
        { id: 'refill', label: 'Refill', state: 'done' },
        { id: 'limits', label: 'Limits', state: 'now' },
        { id: 'next', label: 'Next player', state: 'next' },
      ]}
      kings={3}
      rule="Three kings, so keep three of each."
      note="Two things are over the limit."
      limits={[
        {
          id: 'knight',
          icon: 'knight',
          label: 'Knight tokens',
          count: 4,
          limit: 3,
          over: true,
          note: '1 goes back to the supply',
        },
        { id: 'wizard', icon: 'wizard', label: 'Wizard tokens', count: 1, limit: 3, over: false, note: '' },
        { id: 'retained', icon: 'retain', label: 'Retained vassals', count: 1, limit: 3, over: false, note: '' },
      ]}
      income={{ knights: 2, wizards: 1, either: 0 }}
      brings="Your next turn brings 2 knights and 1 wizard."
      discards={[
        {
          id: 'tasks',
          title: 'Tasks 4 → 3',
          note: 'discard one',
          cards: [KNIGHT, KING, WIZARD, KNIGHT + 1].map((id, index) => ({
            id,
            kind: 'task',
            worth: true,
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

const Court = () => (
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
          why: '',
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
          why: '',
          cards: [{ kind: 'counts', points: 4, face: face('De') }],
        },
        {
          icon: 'knight',
          title: 'Knights',
          note: '+3 each turn',
          why: 'The last one sleeps until you complete another king.',
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
          why: '',
          cards: [{ kind: 'household', points: 0, face: null }],
        },
      ]}
      retained={[face('Ly')]}
      limit={3}
      holdings={['9 more points', '2 tasks in hand: 1 Guild, 1 Power', '2 knight tokens, 1 wizard token']}
      upcharges={[{ label: 'Next knight costs', faces: [face('Ly'), face('Ms'), face('Dy')] }]}
      others={courts.slice(1)}
      onOther={nothing}
      onClose={nothing}
    />
  </>
)

const Gate = () => (
  <Curtain
    seat={1}
    name="Ann"
    line="12 points"
    heading="Since your last turn"
    news={lines.slice(0, 2)}
    back={{ label: 'Back to Bo’s turn', onPress: nothing }}
    onOpen={() => document.body.setAttribute('data-opened', '')}
  />
)

const PARTS = ['Kings', 'Ploys', 'Knights', 'Wizards']
const bar = (seat: number, name: string, values: readonly number[], lost = 0): BarView => ({
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
const TONGUES = {
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
/** The table while the phones are in this state. */
const shared = Object.entries(aroundTable).map(([name, around]) => [
  name,
  () => <KingsTable cells={cellsOf(KINGS_BOARD)} panel={null} lead="Ann" prompt="plays…" around={around} />,
])
/** The table while a bot is at it. */
const withBots = Object.entries(besideBots).map(([name, around]) => [
  name,
  () => <KingsTable cells={cellsOf(KINGS_BOARD)} panel={null} lead="" prompt="" around={around} marks={BOTS} />,
])
/** Sheets of the phones, and what stands at the end, over the table. */
const sheeted = Object.entries(sheets).map(([name, Over]) => [
  name,
  () => (
    <>
      <Idle />
      <Over />
    </>
  ),
])

const Over = () => (
  <GameOver
    said="The link to this game is copied: paste it where you like."
    banner={{ seat: 1 }}
    title="Ann takes the castle"
    line="23 points to 19 · round 12"
    primary={choice('again', 'Rematch')}
    others={[choice('replay', 'Replay', { icon: 'play' }), choice('share', 'Share', { icon: 'share' })]}
    more={[
      choice('board', 'See the board', { icon: 'eye' }),
      choice('export', 'Export', { icon: 'log' }),
      choice('home', 'Home', { icon: 'home' }),
    ]}
    later={
      <>
        <Why
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
        <Facts facts={FACTS} />
      </>
    }
  >
    <Bars
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
const Lost = () => (
  <GameOver
    said=""
    banner={{ icon: 'rat' }}
    lost
    title="The rats took the castle"
    line="12 rats in round 9"
    primary={choice('again', 'Try again')}
    others={[choice('home', 'Home', { icon: 'home' })]}
  >
    <Checklist checks={checks} onExplain={nothing} onClose={nothing} />
  </GameOver>
)

const factions = cellsOf(KINGS_BOARD).map(({ vassal: card }) => (card && card !== 'hidden' ? card.face >> 2 : -1))
const HomeAgain = () => (
  <Home
    last={
      <Continue
        game={{
          href: '#/play/1',
          title: "King's Quest",
          note: 'your turn',
          factions,
          seats: players.map(({ seat, name, count }) => ({ seat, name, points: count })),
        }}
      />
    }
  />
)

/** A board that answers, for the tests of fingers and keys. */
const Answers = () => {
  const [said, say] = useState<readonly string[]>([])
  const add = (what: string) => (space: Space) => say((all) => [...all, `${what} ${space}`])
  return (
    <Layout
      title="Answers"
      top={null}
      board={
        <Board
          cells={selected}
          onPick={add('pick')}
          onInspect={add('inspect')}
          onKey={(key, _event, space) => {
            if (key === 'f') add('key f')(space)
            return key === 'f'
          }}
        />
      }
      mid={<output>{said.join(' | ')}</output>}
      tray={null}
      nav={null}
      side={null}
    />
  )
}

const New = ({ bots = [] }: { readonly bots?: readonly string[] }) => (
  <NewGame
    modes={[kingsQuest, puzzleMaster]}
    last={{ mode: 'kings-quest', names: ['Ann', '', ''], options: {}, bots, several: false }}
    chosen={{}}
    known={['Cy']}
    onConsider={nothing}
    onStart={nothing}
  />
)

const Saved = () => (
  <GamesPage
    games={savedGames(factions)}
    filter={ALL}
    modes={[
      { value: 'kings-quest', label: "King's Quest" },
      { value: 'puzzle-master', label: 'Puzzle Master' },
    ]}
    onChange={nothing}
    onRename={nothing}
    onDelete={nothing}
    onExport={nothing}
    onShare={nothing}
    onImport={nothing}
    said=""
  />
)

const Settings = () => {
  const [look, set] = useState(DEFAULTS)
  return (
    <SettingsPage language={TONGUES} look={look} shakes onChange={(next) => set({ ...look, ...next })}>
      <People />
      <MeetingSettings
        meeting={look}
        page="https://example.org/"
        onChange={(meeting) => set({ ...look, ...meeting })}
      />
      <Storage
        {...{ state: 'at-risk', room: { used: 1_234_000, quota: 2.5e9 }, denied: true, forgets: true, said: '' }}
        {...{ onAsk: nothing, onExport: nothing, onImport: nothing }}
      />
    </SettingsPage>
  )
}

const Told = () => (
  <>
    <Idle />
    <Notices
      notices={[
        {
          id: 'unsaved',
          text: 'Storage is full: this game is not being saved. Export it to keep it.',
          warn: true,
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

const Opener = () => {
  const [open, set] = useState(false)
  return (
    <main>
      <button type="button" class="btn" style={{ marginTop: '400px' }} onClick={() => set(true)}>
        Open
      </button>
      {open && (
        <Sheet title="A sheet" onClose={() => set(false)}>
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
  powers: ['Once a turn, draw two tasks and keep one.', 'Once a turn, a wizard pays for a knight or the other way.'],
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
    note="The top two, keep one, for 1 wizard."
    decks={[
      choice('guild', 'Guild', { hint: 'knights, wizards' }),
      choice('power', 'Power', { hint: 'kings, 1–3 points' }),
      choice('machination', 'Machination', { hint: 'ploys, 3–5 points' }),
    ]}
    more={[
      choice('price', 'Pay 2 knights', { hint: 'now 1 wizard' }),
      choice('two', 'Draw only one', { hint: 'now two, keep one' }),
    ]}
    onClose={nothing}
  />
)
const Payers = () => (
  <PayPanel
    title="Who pays?"
    ways={[
      { faces: [face('Me')], label: 'Maple Emissary', note: 'one less', onPress: nothing },
      { faces: [face('Lc'), 17], label: 'Lion Captain, wild Dragon', note: '', onPress: nothing },
    ]}
    onClose={nothing}
  />
)
/** Four agents on A·T, one on L·O, and on B·T a crest beside a tick; Cy has a task face down. */
const plotted = cellsOf(KINGS_BOARD, {
  AT: { pins: <Crests seats={[0, 1, 2, 3]} /> },
  LO: { pins: <Crests seats={[2]} />, target: { verb: 'use', with: 'agent', sign: '2' } },
  KS: { target: { verb: 'use', with: 'agent', sign: '1' } },
  BT: { pins: <Crests seats={[1]} />, marks: ['met'] },
})
const tile = (id: number, label: string, cost: string, chosen: boolean, reason?: string) => ({
  ...{ id, icon: 'king' as const, face: face(cost), label, hint: label, chosen, reason, onPress: nothing },
})
const Marks = () => (
  <Tiles
    title="Your Knight: one like Maple Emissary."
    note={
      <>
        If another uses it: a knight, or a Guild card.
        <br />
        If both its symbols are alike: a knight and a Guild card, or a Power card.
      </>
    }
    tiles={[
      tile(1, 'Knight', 'Me', true),
      tile(2, 'Knight-Wizard', 'Lc', false),
      tile(3, 'King', 'Dy', false, 'none alike'),
    ]}
    skip={choice('skip', 'Skip', { hint: 'no intrigue' })}
  />
)
const Claims = () => (
  <AskedOwner
    title="Your task face down"
    note="Ann used Lion Captain B·S, Dragon Spy L·N"
    choices={[
      choice('claim', 'Claim the Wizard', { icon: 'tick', reason: 'Retained vassals do not cover the cost.' }),
      choice('decline', 'Leave it', { icon: 'laid', hint: 'nobody learns what it is' }),
    ]}
  >
    <LaidTask task={task(KNIGHT, [false, false]).task} worth={true} fitted={{ left: true, right: false }} />
  </AskedOwner>
)
const Marking = () => (
  <KingsTable cells={plotted} panel={Marks} lead="" prompt="1 brings knight or Guild; 2 both, or Power." />
)
const Claiming = () => <KingsTable cells={plotted} panel={Claims} lead="" prompt="Cy: claim your card, or leave it?" />
const Families = () => (
  <KingsTable cells={cellsOf(KINGS_BOARD)} panel={FamilyPanel} lead="" prompt="Choose your family." />
)
const Deck = () => <KingsTable cells={cellsOf(KINGS_BOARD)} panel={Prices} lead="" prompt="Answer below." />
const Paying = () => <KingsTable cells={painted} bands={bands} panel={Payers} lead="" prompt="Answer below." />

const Hinted = () => (
  <>
    <Idle />
    <HintBar
      hint={{
        at: 'found',
        says: 'Swap the Phoenix Emissary on C·O with the Maple Captain on K·O.',
        why: ['In 12 deeds it completes your Wizard task: 3 points, one more wizard a turn.'],
        spaces: [at('CO'), at('KO')],
        onDo: nothing,
      }}
      onClose={nothing}
    />
  </>
)
const HintSought = () => (
  <>
    <Idle />
    <HintBar hint={{ at: 'thinks' }} onClose={nothing} />
  </>
)

const Tipped = () => (
  <>
    <Idle />
    <TipBar
      says="Of each kind only as many cards count as you have kings. Complete a King to wake the others."
      onClose={nothing}
    />
  </>
)
const Asks = () => (
  <>
    <Kings />
    <RulesOf short="work" sections={['slide', 'swap', 'retain']} path={['play', 'g', 'rule']} onClose={nothing} />
  </>
)

export const scenes: Readonly<Record<string, ComponentType>> = {
  home: () => <Home />,
  continue: HomeAgain,
  kings: Kings,
  idle: Idle,
  hint: Hinted,
  'hint-thinks': HintSought,
  tip: Tipped,
  'rules-asked': Asks,
  compass: Compass,
  adopt: Adopt,
  families: Families,
  deck: Deck,
  paying: Paying,
  marking: Marking,
  claiming: Claiming,
  replay: Replay,
  puzzle: Puzzle,
  'puzzle-idle': PuzzleIdle,
  queens: Queens,
  'queens-use': QueensUse,
  wizards: Wizards,
  'wizards-lay': WizardsLay,
  limits: Limits,
  together: Together,
  dogs: DogSheet,
  court: Court,
  curtain: Gate,
  over: Over,
  lost: Lost,
  answers: Answers,
  opener: Opener,
  new: () => <New />,
  'new-bots': () => <New bots={['', 'scout', 'captain']} />,
  saved: Saved,
  ...lookingBack,
  settings: Settings,
  ...yours,
  ...puzzles,
  rules: () => <RulesPage path={['rules']} />,
  'rules-chapter': () => <ChapterPage number={9} section="modules-by-mode" paragraph={undefined} path={['rules']} />,
  about: () => <AboutPage version="0.1.0" licences={[{ name: 'Preact', licence: 'MIT', text: 'The MIT License' }]} />,
  notices: Told,
  ...gathering,
  ...deals,
  ...Object.fromEntries([...shared, ...withBots, ...sheeted]),
}
