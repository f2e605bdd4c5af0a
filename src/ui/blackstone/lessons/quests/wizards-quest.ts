/** Lesson on the Wizard's Quest: M17 places a Lion Scout on AO, M05 a Dragon Scout on AN and a Phoenix Captain in column K or row O. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: {},
    courts: [
      { hand: ['M17', 'M05'], vassals: ['Ls/De', 'Ds/Me', 'Pc/Ly', 'My/Pe'] },
      { hand: [], vassals: ['Dc/Ms', 'Le/Ps', 'Py/Mc', 'De/Ly', 'Ms/Pc'] },
    ],
    quest: { offer: ['M20', 'M06', 'M30'], vassals: ['Lc/Pe', 'Dy/Mc', 'Me/Ls', 'Ps/Dc', 'Le/My'] },
  },
  steps: [{ picks: 'M17' }, { does: ['lay M17 *'] }, {}, { does: ['lay M05 Ds/Me:AN P*'] }],
}
