/**
 * Lesson on the First Edition: a guard, and the third Machination, which costs what the two before name, and whose
 * reward is a task of two named decks.
 */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    options: { wildVassals: 'off' },
    board: { CT: 'Ls/De', BO: 'Mc/Py', AE: 'Dc/Ms', KN: 'Pe/Ly' },
    courts: [
      { knights: 1, hand: ['M01'], completed: { king: ['P01'], ploy: ['M02', 'M05'] }, retained: ['Ps/De', 'Me/Ly'] },
      { hand: [] },
    ],
  },
  steps: [
    { does: ['CT@'], at: ['CT'] },
    { picks: 'M01' },
    { does: ['M01 *'] },
    { does: ['decks *'] },
    { does: ['keep *'] },
    { does: ['.'] },
  ],
}
