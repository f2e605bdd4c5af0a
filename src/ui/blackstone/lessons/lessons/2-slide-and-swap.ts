/** Lesson on slide and swap. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: { AO: 'Ls/De', CN: 'Py/Mc', KN: 'Dc/Ms' },
    courts: [{ knights: 4, wizards: 1, hand: [] }],
  },
  steps: [
    { picks: 'AO', at: ['AO'] },
    { does: ['N AO-AT'], at: ['AT'] },
    { does: ['W CN~KN'], at: ['CN', 'KN'] },
    { does: ['N *'], until: { CS: 'Ls' } },
  ],
}
