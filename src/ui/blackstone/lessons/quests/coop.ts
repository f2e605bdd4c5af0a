/**
 * Lesson on the Co-op game: a Lion is brought to where the partner's G01 asks for one; then G14, a Knight, is met and
 * counts a point for both, or brings a dog.
 */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: { AS: 'Lc/De', LO: 'Py/Mc', CN: 'Dc/Ms', KT: 'Ps/Me' },
    courts: [{ knights: 2, hand: ['G14'] }, { hand: ['G01'] }],
    rats: { wandering: ['one', 'three'] },
  },
  steps: [
    {},
    { does: ['N AS-LS', 'N LS-BS'], until: { BS: 'Lc' }, at: ['AS', 'BS'] },
    { does: ['.'] },
    { rival: ['G01 BS LO', '.'] },
    { does: ['G14 *'] },
  ],
}
