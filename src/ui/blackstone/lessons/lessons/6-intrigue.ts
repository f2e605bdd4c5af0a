/**
 * Lesson on intrigue and the end of a turn: two markers go on a completed card and on a vassal that shares a symbol
 * with its cost. The card's own vassals are excluded.
 */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    options: { intrigue: 'on' },
    board: { BS: 'Le/Ps', LT: 'Py/Ds', AO: 'Ms/De', CN: 'Dc/Ly', KE: 'Lc/Me' },
    marked: ['BS', 'LT'],
    courts: [{ knights: 0, wizards: 0, hand: [], completed: { knight: ['G01'] } }],
    turn: { seat: 0, completions: 1 },
  },
  steps: [{}, { does: ['.'] }, { does: ['agents *', 'skip'] }],
}
