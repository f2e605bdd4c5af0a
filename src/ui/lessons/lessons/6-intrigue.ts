/** Intrigue, and ending a turn: two markers on a completed card and on a vassal that shares a symbol with its cost. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    options: { intrigue: 'on' },
    board: { AO: 'Ms/De', LT: 'Dc/Ly', CN: 'Py/Le', KE: 'Lc/Me' },
    courts: [{ knights: 0, wizards: 0, hand: [], completed: { knight: ['G01'] } }],
    turn: { seat: 0, completions: 1 },
  },
  steps: [{}, { does: ['.'] }, { does: ['agents *', 'skip'] }],
}
