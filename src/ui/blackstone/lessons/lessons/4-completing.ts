/** Lesson on completing a task and on its reward. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: { BS: 'De/Lc', LO: 'Py/Mc', CN: 'Dc/Ms' },
    courts: [{ knights: 0, wizards: 1, hand: ['G01'] }],
  },
  steps: [{ does: ['W BS^'], at: ['BS'] }, { does: ['G01 *'] }, { court: true }, { at: ['BS', 'LO'] }, { does: ['.'] }],
}
