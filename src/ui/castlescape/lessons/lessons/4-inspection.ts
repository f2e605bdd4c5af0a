/** Lesson on Infamy and the Inspection. Nobody is asked which Recruits are lost: one way alone is exact (C23, C42). */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    site: [
      ...['.............', '.............', '.............', '.............'],
      ...['....####.....', '....A.1B.....', '....####.....'],
      ...['.............', '.............', '.............', '.............', '.............', '.............'],
    ],
    baileys: [{ at: 'f6', claimedBy: [1] }],
    guilds: [{ renown: 2, infamy: 4 }, { infamy: 2 }],
    quarry: 2,
    hidden: { hands: [['stone-walls', 'back-alley-bribes', 'market-stall']] },
  },
  steps: [
    {},
    { does: ['play back-alley-bribes/2'] },
    { does: ['play stone-walls', 'build *'], until: { walls: 12 } },
    { does: ['end'] },
    { rival: ['end'] },
    {},
  ],
}
