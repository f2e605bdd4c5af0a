/** Lesson on reading a task: G01 asks for any lion on BS, and for any spy in column L. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: { BS: 'Lc/De', AO: 'Py/Mc', CN: 'Dc/Ms' },
    courts: [{ knights: 2, wizards: 0, hand: ['G01'] }],
  },
  steps: [{ picks: 'G01' }, { at: ['BS'] }, {}, { does: ['N *'], until: { LO: 'Py' } }],
}
