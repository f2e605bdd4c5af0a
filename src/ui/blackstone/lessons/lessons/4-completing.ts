/** Completing a task, and what it brings. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: { BS: 'De/Lc', LO: 'Py/Mc', CN: 'Dc/Ms' },
    courts: [{ knights: 0, wizards: 1, hand: ['G01'] }],
  },
  steps: [{ does: ['W BS^'], at: ['BS'] }, { does: ['G01 *'] }, { court: true }, { at: ['BS', 'LO'] }, { does: ['.'] }],
}
