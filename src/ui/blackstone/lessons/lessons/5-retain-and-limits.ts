/** Lesson on retaining and limits: the two Kings of the Household allow two of each kind. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: { AO: 'Mc/Ds', LT: 'De/Ly', CN: 'Py/Le' },
    courts: [{ knights: 1, wizards: 0, hand: ['G03'], completed: { knight: ['G01'] }, retained: ['Ls/De', 'Pe/Ms'] }],
  },
  steps: [
    { court: true },
    { picks: 'AO', at: ['AO'] },
    { does: ['N AO!*'] },
    { court: true },
    { may: ['.'], does: ['x *'], court: true },
  ],
}
