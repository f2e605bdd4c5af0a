/** Lesson on Advanced: of the line of G01's right half, L and T, the blue letter leaves one space. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: { BS: 'Lc/De', LO: 'Py/Mc', CN: 'Dc/Ms' },
    courts: [{ knights: 1, wizards: 0, hand: ['G01'] }, { hand: [] }],
  },
  steps: [{ picks: 'G01' }, {}, { does: ['N *'], until: { LT: 'Py' } }],
}
