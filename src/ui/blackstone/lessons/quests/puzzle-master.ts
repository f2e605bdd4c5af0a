/**
 * Lesson on the Puzzle Master's Quest: each faction has a side, but for one vassal too many inside, and two at a corner
 * in each other's place.
 */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    board: {
      ...{ BS: 'Ls/De', LS: 'Le/Dy', AS: 'Ly/Dc', CS: 'Lc/Ds' },
      ...{ KS: 'Ds/Me', KT: 'De/My', KO: 'Dy/Mc', KN: 'Ms/Pe' },
      ...{ KE: 'Dc/Ms', CE: 'Me/Py', AE: 'My/Pc', LE: 'Mc/Ps' },
      ...{ BE: 'Ps/Le', BN: 'Pe/Ly', BO: 'Py/Lc', BT: 'Pc/Ls' },
      LT: 'Me/Ls',
    },
    courts: [{ knights: 2, wizards: 1, hand: [], dogs: ['westie'] }, { hand: [] }],
    rats: { wandering: ['one', 'two'] },
  },
  steps: [
    {},
    { does: ['N westie x1'] },
    { picks: 'LT', at: ['LT'] },
    { does: ['N LT!-'], at: ['LT'] },
    { does: ['W *'], until: { KN: 'Dc', KE: 'Ms' } },
  ],
}
