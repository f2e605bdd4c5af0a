/** The halls (rules 5): rooms at places 0, 2 and 4 of every other line, `-` and `|` are doors. */
import type { HallCard } from '../cardTypes.ts'

export const HALL_CARDS: readonly HallCard[] = [
  {
    id: 'pillars',
    ambush: false,
    rows: ['P-X-o', '|   |', 'o-1-2', '| | |', '. . .', '| | |', '3-o-.', '| |  ', '.-S-P'],
  },
  {
    id: 'cistern',
    ambush: false,
    rows: ['X-o-P', '|    ', '.-1-.', '  | |', 'o-.-2', '|   |', '3-o .', '| | |', 'P-S-.'],
  },
  {
    id: 'gallery',
    ambush: false,
    rows: ['P o-X', '| | |', '1-.-.', '|   |', '. o-2', '| |  ', '.-3 o', '  | |', 'S-.-P'],
  },
  {
    id: 'kilns',
    ambush: false,
    rows: ['o-X P', '|   |', '2-. .', '  | |', '.-o-1', '| |  ', 'o 3-.', '|   |', 'P-.-S'],
  },
  {
    id: 'chapel',
    ambush: false,
    rows: ['P-.-X', '| |  ', '1 o-2', '|   |', '.-o .', '  | |', '.-3-o', '|    ', 'S-.-P'],
  },
  {
    id: 'stables',
    ambush: false,
    rows: ['X .-P', '| | |', 'o-1 .', '|   |', '.-o-2', '| |  ', '3 .-o', '|   |', 'P-S-.'],
  },
  { id: 'well', ambush: true, rows: ['1-o X', '|   |', '. P-.', '| |  ', 'o-S-2', '  | |', '.-P o', '|   |', '3-.-.'] },
  {
    id: 'stair',
    ambush: true,
    rows: ['P-1 .', '|   |', 'o-.-2', '  | |', 'S-. o', '| |  ', '.-o-P', '|   |', '3-. X'],
  },
  {
    id: 'vaults',
    ambush: true,
    rows: ['X-o-1', '  |  ', 'P .-.', '| | |', '2-o-S', '|   |', '. P-o', '| | |', '.-3 .'],
  },
]
