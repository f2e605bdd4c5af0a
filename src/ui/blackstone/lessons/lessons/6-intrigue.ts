/**
 * Lesson on intrigue and the end of a turn: two markers go on a completed card and on a vassal that shares a symbol
 * with its cost, a Maple Captain. The rival then flips that vassal, and the learner is paid.
 */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    options: { intrigue: 'on' },
    board: { BS: 'Le/Ps', LT: 'Py/Ds', AO: 'Mc/De', CN: 'Dc/Ly', KE: 'Ls/Me', KO: 'Me/Ps' },
    marked: ['BS', 'LT'],
    courts: [{ knights: 0, wizards: 0, hand: [], completed: { knight: ['G01'] } }],
    turn: { seat: 0, completions: 1 },
  },
  steps: [{}, { does: ['.'] }, { does: ['agents *'] }, { rival: ['W @^', '.'] }, { does: ['reward *'] }],
}
