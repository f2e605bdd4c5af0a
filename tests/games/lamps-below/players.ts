/** Players for random games: one that does anything, and one that gets on with the expedition. */
import type { Action } from '../../../src/games/lamps-below/actions.ts'

type Choose = (legal: readonly Action[], below: (bound: number) => number) => Action

const pick = <T>(items: readonly T[], below: (bound: number) => number): T => items[below(items.length)] as T

export const atRandom: Choose = pick

const STEPS: readonly (readonly Action['kind'][])[] = [
  ['search', 'take', 'use', 'dare', 'again'],
  ['hit', 'mend', 'rest'],
  ['move', 'leave', 'way', 'vote', 'choose', 'yes', 'more', 'on', 'probe'],
]

/** Searches and hits where it can, moves on, leaves now and then, and sometimes does something else. */
export const busy: Choose = (legal, below) => {
  if (below(8) === 0) return pick(legal, below)
  const step = STEPS.find((kinds) => legal.some(({ kind }) => kinds.includes(kind)))
  return pick(step ? legal.filter(({ kind }) => step.includes(kind)) : legal, below)
}
