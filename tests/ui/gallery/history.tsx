/** Looking back, on sample data. */
import type { GameView, Listed } from '../../../src/ui/history/view.ts'

const SATURDAY: Omit<GameView, 'factions'> = {
  id: '1',
  title: 'Sunday with Ann',
  line: "King's Quest · 3 May 2026, 20:15",
  result: '',
  origin: 'branched off Saturday at step 12',
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
    origin: '',
    problem: 'This game is damaged. It can be exported or deleted.',
    href: '#',
    replay: '#',
  },
]

/** A list of games whose boards look like this. */
export const savedGames = (factions: readonly number[]): readonly Listed[] =>
  gamesOn(factions).map((game) => ({ id: game.id, view: () => game }))
