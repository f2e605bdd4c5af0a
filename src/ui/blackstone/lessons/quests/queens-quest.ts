/**
 * Lesson on the Queen's Quest: M17 asks for a Lion Scout on AO, who is there and joins another; M01 asks for one on CT,
 * who is one step away.
 */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: { AO: 'Ls/De', CS: 'Ls/Me', BN: 'Mc/Py', KN: 'Dc/Ms' },
    courts: [{ knights: 2, hand: ['M01'], sets: [['Ls/Dy']] }, { hand: [] }],
    quest: { offer: ['M20', 'M17', 'M06'] },
  },
  steps: [
    { picks: 'M17', at: ['AO'] },
    { does: ['take 2'], at: ['AO'] },
    { does: ['use M17 AO:1 -'], at: ['AO'] },
    {},
    { may: ['N *'], does: ['use M01 CT:1 *'] },
  ],
}
