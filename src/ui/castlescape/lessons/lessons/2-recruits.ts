/** Lesson on Recruits and Influence. */
import type { Lesson } from '../lesson.ts'

const WALLS = ['d5', 'e5', 'g5', 'd6', 'd7', 'e7', 'f7', 'g7', 'h7']

export const lesson: Lesson = {
  position: {
    site: [
      ...['.............', '.............', '.............', '.............'],
      ...['...##B#......', '...#.........', '...#####.....'],
      ...['.............', '.............', '.............', '.............', '.............', '.............'],
    ],
    hidden: {
      hands: [['train-apprentice', 'ladder-crew', 'market-stall']],
      decks: [['market-stall', 'stone-walls', 'market-stall', 'market-stall', 'clumsy-thief', 'clumsy-thief']],
    },
  },
  steps: [
    {},
    { does: ['play train-apprentice'] },
    { does: ['post e6', 'post f6', 'post g6'] },
    { does: ['play ladder-crew'] },
    { does: WALLS.map((square) => `post ${square}`) },
    { does: ['end'] },
    { rival: ['end'] },
    { does: ['play stone-walls', 'build h5', 'build h6'], until: { baileys: 1 } },
  ],
}
