/** Lesson on the Solo game: G01, a Knight, brings a Westie; then a rats card is shown and the board is refreshed. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: { BS: 'Lc/De', LO: 'Py/Mc', CN: 'Dc/Ms', KE: 'Me/Ps', KS: 'Ls/Dy' },
    courts: [{ hand: ['G01'] }],
    rats: { wandering: ['one', 'two'] },
    refreshPile: 1,
  },
  steps: [
    {},
    { picks: 'G01', at: ['BS', 'LO'] },
    { does: ['G01 BS LO=westie'] },
    { at: ['BS', 'LO'] },
    { does: ['.'] },
  ],
}
