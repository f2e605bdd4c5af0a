/** Scenes of the history, the statistics and shared games, on sample data. */

import type { ComponentChildren } from 'preact'
import type {} from '../../../src/text/blackstone/keys.ts'
import { t } from '../../../src/text/t.ts'
import { type NamedTally, StatsPage } from '../../../src/ui/app/history/StatsPage.tsx'
import type { GameView, ListedGame } from '../../../src/ui/app/history/viewTypes.ts'
import { GameFromLinkPage, type GameFromLinkView } from '../../../src/ui/app/share/GameFromLinkPage.tsx'

const SAMPLE_GAME: Omit<GameView, 'picture'> = {
  id: '1',
  title: 'Sunday with Ann',
  details: "King's Quest · 3 May 2026, 20:15",
  result: '',
  origin: 'branched off Saturday at step 12',
  players: [{ name: 'Ann', emblem: 'key' }, { name: 'Benedikta' }],
  problem: null,
  isOver: false,
  isWatched: false,
  isMoved: false,
  href: '#/play/1',
  replayHref: '#/play/1/replay',
}

const gameViews = (picture: ComponentChildren): readonly GameView[] => [
  { ...SAMPLE_GAME, picture },
  {
    ...SAMPLE_GAME,
    picture,
    id: '2',
    title: "King's Quest",
    details: '2 May 2026, 18:40',
    result: 'Ann takes the castle · Level on 21 points; more ploys: 3 to 2 · round 14',
    origin: '',
    isOver: true,
    isWatched: true,
  },
  {
    ...SAMPLE_GAME,
    picture,
    id: '3',
    title: 'The ring',
    details: 'Puzzle Master · 1 May 2026, 9:05',
    result: 'The rats have the castle · Twelve rats are in the walls · 12 of 12 rats · round 7',
    origin: 'from elsewhere',
    isOver: true,
    isWatched: true,
  },
  {
    ...SAMPLE_GAME,
    picture: null,
    id: '4',
    title: 'Damaged game',
    details: '',
    players: [],
    origin: '',
    problem: 'This game is damaged. It can be exported or deleted.',
    href: '#',
    replayHref: '#',
  },
]

/** List of saved games with this picture of their boards. */
export const savedGames = (picture: ComponentChildren): readonly ListedGame[] =>
  gameViews(picture).map((game) => ({ id: game.id, createView: () => game }))

const nothing = (): void => undefined

const Shared = ({ view }: { readonly view: GameFromLinkView }) => (
  <GameFromLinkPage view={view} statusText="" onStop={nothing} onRetry={nothing} onWatch={nothing} onKeep={nothing} />
)

const tally = (key: string, name: string, won: number, shared: number, lost: number): NamedTally => ({
  ...{ key, name, won, shared, lost },
  games: won + shared + lost + 1,
  rounds: { least: 8, most: 8 + won + lost, mean: 11.4 },
  mean: 18.25,
  describeMean: (mean) => t('stats.mean.points', { mean }),
})

const Statistics = () => (
  <StatsPage
    view={{
      games: 31,
      gamesWithResult: 28,
      won: 12,
      streak: { now: 2, best: 5 },
      modes: [
        tally('kings-quest', "King's Quest", 9, 1, 12),
        { ...tally('puzzle-master', 'Puzzle Master', 3, 0, 4), mean: null },
      ],
      bots: [tally('captain', 'Sabine', 2, 0, 7), tally('scout', 'Pip', 7, 1, 2)],
      sections: [{ title: t('stats.families'), rows: [tally('keygriff', 'Keygriff', 4, 0, 3)] }],
      leftOut: 3,
    }}
  />
)

/** Scenes of the history, by name. */
export const historyAndSharedScenes = {
  stats: Statistics,
  'stats-none': () => (
    <StatsPage
      view={{
        games: 0,
        gamesWithResult: 0,
        won: 0,
        streak: { now: 0, best: 0 },
        modes: [],
        bots: [],
        sections: [],
        leftOut: 0,
      }}
    />
  ),
  shared: () => (
    <Shared
      view={{
        at: 'true',
        game: {
          mode: "King's Quest",
          names: ['Ann', 'Benjamin', 'Pip'],
          result: 'Ann takes the castle',
          details: 'Level on 21 points; more ploys: 3 to 2 · round 14',
          entryCount: 312,
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
