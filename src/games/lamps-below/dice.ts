/** Action dice: levels of what they show, and one step better (rules 1). */

import type { Die } from './cardTypes.ts'
import { DICE, STEPS } from './data/numbers.ts'

/** Level of a die: 0 a failure, 1 a success, 2 a great success. */
export type Level = 0 | 1 | 2

/** Level of what a die shows; without a die 0. */
export const levelOf = (die: Die, value: number): Level => {
  if (die === 0 || value <= DICE[die].failTo) return 0
  return value <= DICE[die].successTo ? 1 : 2
}

/** Die that is so many steps better: no die, d6, d8, d12, and no better. */
export const stepsBetter = (die: Die, steps: number): Die =>
  STEPS[Math.min(STEPS.length - 1, STEPS.indexOf(die) + steps)] ?? die
