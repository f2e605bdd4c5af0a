/** Players for random games: one that does anything, one that gets on with the expedition, and one that comes home. */
import type { Action } from '../../../src/games/lamps-below/actions.ts'
import { hallOfFace } from '../../../src/games/lamps-below/cards.ts'
import { stepsBetween } from '../../../src/games/lamps-below/hall/hall.ts'
import type { State } from '../../../src/games/lamps-below/state.ts'

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

/** Searches and hits on the way, and heads for the exit from the second round on, so that an expedition comes far. */
export const careful = (state: State, legal: readonly Action[], below: (bound: number) => number): Action => {
  const { hall } = state
  const leave = legal.find(({ kind }) => kind === 'leave')
  if (leave && (hall?.round ?? 0) > 1) return leave
  const moves = legal.filter((action) => action.kind === 'move')
  if (!hall || hall.round < 2 || moves.length === 0 || legal.some(({ kind }) => kind === 'search'))
    return busy(legal, below)
  const { exit } = hallOfFace(hall.face)
  const stepsAfter = (action: Action): number =>
    action.kind === 'move' ? stepsBetween(hallOfFace(hall.face), action.room, exit) : 99
  const least = Math.min(...moves.map(stepsAfter))
  return pick(
    moves.filter((action) => stepsAfter(action) === least),
    below,
  )
}
