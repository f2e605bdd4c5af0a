/** Players for random games: one that does anything, and one that gets on with the game. */
import type { Action } from '../../../src/games/castlescape/actions.ts'

type Choose = (legal: readonly Action[], below: (bound: number) => number) => Action

const pick = <T>(items: readonly T[], below: (bound: number) => number): T => items[below(items.length)] as T

export const atRandom: Choose = pick

const isOf = (kinds: readonly Action['kind'][]) => (action: Action) => kinds.includes(action.kind)
const STEPS: readonly (readonly Action['kind'][])[] = [
  ['play'],
  ['claim', 'take', 'clear', 'destroy', 'oust'],
  ['build'],
  ['move', 'post'],
  ['buy'],
]

/** Plays all cards, builds and posts what waits, buys, and now and then does something else. */
export const busy: Choose = (legal, below) => {
  if (below(12) === 0) return pick(legal, below)
  const step = STEPS.find((kinds) => legal.some(isOf(kinds)))
  return pick(step ? legal.filter(isOf(step)) : legal, below)
}
