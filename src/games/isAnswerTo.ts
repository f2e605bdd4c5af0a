/** The form of a dealer's answers. Whether the cards that one lays open can be those is for each game to judge. */
import type { DealerAnswer, Draw, Opening } from '../kernel/contract.ts'

/** Checks the number of locks: one for each slot, or none if the dealer deals without locks. */
const areLocksFor = (slots: readonly number[], locks: readonly string[]): boolean =>
  locks.length === 0 || locks.length === slots.length

/** Whether these are openings of exactly these slots in this order, of cards with one side. */
export const areOpeningsOf = (slots: readonly number[], openings: readonly Opening[]): boolean =>
  openings.length === slots.length &&
  openings.every(({ slot, value }, index) => slot === slots[index] && value.side === 0)

const areThrown = (sides: readonly number[], values: readonly number[]): boolean =>
  values.length === sides.length &&
  values.every((value, die) => Number.isInteger(value) && value >= 1 && value <= (sides[die] ?? 0))

/** Whether an answer has the form that a draw of cards with one side asks for. */
export const isAnswerTo = (draw: Draw, answer: DealerAnswer): boolean => {
  if (draw.kind === 'seal' && answer.kind === 'seal') return areLocksFor(draw.slots, answer.locks)
  if (draw.kind === 'reseal' && answer.kind === 'reseal') return areLocksFor(draw.to, answer.locks)
  if (draw.kind === 'open' && answer.kind === 'open')
    return areOpeningsOf(draw.to === 'all' ? draw.slots : [], answer.openings)
  return draw.kind === 'dice' && answer.kind === 'dice' && areThrown(draw.sides, answer.values)
}
