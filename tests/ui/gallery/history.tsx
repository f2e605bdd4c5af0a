/** Looking back, on sample data. */
import { SharedPage, type SharedView } from '../../../src/ui/history/SharedPage.tsx'
import { type NamedTally, StatsPage } from '../../../src/ui/history/StatsPage.tsx'
import type { GameView, Listed } from '../../../src/ui/history/view.ts'

const SATURDAY: Omit<GameView, 'factions'> = {
  id: '1',
  title: 'Sunday with Ann',
  line: "King's Quest · 3 May 2026, 20:15",
  result: '',
  origin: 'branched off Saturday at step 12',
  players: [{ name: 'Ann', emblem: 'key' }, { name: 'Benedikta' }],
  problem: null,
  isOver: false,
  href: '#/play/1',
  replay: '#/play/1/replay',
}

const gamesOn = (factions: readonly number[]): readonly GameView[] => [
  { ...SATURDAY, factions },
  {
    ...SATURDAY,
    factions,
    id: '2',
    title: "King's Quest",
    line: '2 May 2026, 18:40',
    result: 'Ann takes the castle · Level on 21 points; more ploys: 3 to 2 · round 14',
    origin: '',
    isOver: true,
  },
  {
    ...SATURDAY,
    factions,
    id: '3',
    title: 'The ring',
    line: 'Puzzle Master · 1 May 2026, 9:05',
    result: 'The rats have the castle · Twelve rats are in the walls · 12 of 12 rats · round 7',
    origin: 'came from elsewhere',
    isOver: true,
  },
  {
    ...SATURDAY,
    factions: null,
    id: '4',
    title: 'Damaged game',
    line: '',
    players: [],
    origin: '',
    problem: 'This game is damaged. It can be exported or deleted.',
    href: '#',
    replay: '#',
  },
]

/** A list of games whose boards look like this. */
export const savedGames = (factions: readonly number[]): readonly Listed[] =>
  gamesOn(factions).map((game) => ({ id: game.id, view: () => game }))

const nothing = (): void => undefined

const Shared = ({ view }: { readonly view: SharedView }) => (
  <SharedPage view={view} said="" onStop={nothing} onAgain={nothing} onWatch={nothing} onKeep={nothing} />
)

const tally = (key: string, name: string, won: number, shared: number, lost: number): NamedTally => ({
  ...{ key, name, won, shared, lost },
  games: won + shared + lost + 1,
  rounds: { least: 8, most: 8 + won + lost, mean: 11.4 },
  mean: 18.25,
  yardstick: 'points',
})

const Statistics = () => (
  <StatsPage
    view={{
      games: 31,
      mine: 28,
      won: 12,
      streak: { now: 2, best: 5 },
      modes: [
        tally('kings-quest', "King's Quest", 9, 1, 12),
        { ...tally('puzzle-master', 'Puzzle Master', 3, 0, 4), mean: null, yardstick: 'formation' },
      ],
      bots: [tally('captain', 'Captain', 2, 0, 7), tally('scout', 'Scout', 7, 1, 2)],
      families: [tally('keygriff', 'Keygriff', 4, 0, 3)],
      leftOut: 3,
    }}
  />
)

/** Looking back, by the name of the scene. */
export const lookingBack = {
  stats: Statistics,
  'stats-none': () => (
    <StatsPage
      view={{ games: 0, mine: 0, won: 0, streak: { now: 0, best: 0 }, modes: [], bots: [], families: [], leftOut: 0 }}
    />
  ),
  shared: () => (
    <Shared
      view={{
        at: 'true',
        game: {
          mode: "King's Quest",
          names: ['Ann', 'Benjamin', 'Scout'],
          result: 'Ann takes the castle',
          line: 'Level on 21 points; more ploys: 3 to 2 · round 14',
          entries: 312,
        },
      }}
    />
  ),
  'shared-checking': () => <Shared view={{ at: 'checking', progress: { done: 120, of: 312 } }} />,
  'shared-bad': () => (
    <Shared
      view={{ at: 'bad', why: 'This game was saved by a newer version of the app. Update the app to open it.' }}
    />
  ),
}
