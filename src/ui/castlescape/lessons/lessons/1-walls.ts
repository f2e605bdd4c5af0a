/** Lesson on Walls and Baileys. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    site: [
      ...['.............', '.............', '.............', '.............'],
      ...['....##.......', '....#.1......', '....###......'],
      ...['.............', '.............', '.............', '.............', '.............', '.............'],
    ],
    hidden: { hands: [['stone-walls', 'stone-walls', 'market-stall']] },
  },
  steps: [
    {},
    { does: ['play stone-walls'] },
    { does: ['build g5'] },
    { does: ['build h5'] },
    { does: ['play stone-walls', 'build h6', 'build h7'], until: { baileys: 1 } },
  ],
}
