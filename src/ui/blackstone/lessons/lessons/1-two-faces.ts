/** Lesson on the two faces of a vassal. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: { AO: 'Ls/De', CN: 'Py/Mc', LT: 'Dc/Ms' },
    courts: [{ knights: 0, wizards: 2, hand: [] }],
  },
  steps: [{ picks: 'AO', at: ['AO'] }, { does: ['W AO^'], at: ['AO'] }, {}, { does: ['W CN^'] }],
}
