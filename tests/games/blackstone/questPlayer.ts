/** A player of the Queen's and the Wizard's Quest that uses what it can, and looks one move ahead for what it could. */
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import type { Chance } from '../../../src/kernel/deal.ts'
import { viewOf } from '../../../src/kernel/vault.ts'
import { atRandom, type Player } from './players.ts'
import type { Situation } from './situation.ts'

const scores = ({ kind }: Action): boolean => kind === 'use' || kind === 'lay'

const anyOf = (actions: readonly Action[], chance: Chance): Action | undefined => actions[chance.below(actions.length)]

/** A card would be usable after it. */
const opensWay = (s: Situation, action: Action): boolean => {
  const draft = game.copy(s.state)
  game.mutate(draft, { kind: 'seat', seat: s.seat, action, openings: [] })
  return game.legal(viewOf(draft, s.seat, s.vault)).some(scores)
}

const MOVES: ReadonlySet<Action['kind']> = new Set(['take', 'flip', 'slide'])

export const questing: Player = (s, chance) => {
  const now = anyOf(s.legal.filter(scores), chance)
  if (now) return now
  if (chance.below(3) === 0) return atRandom(s, chance)
  const moves = s.legal.filter(({ kind }) => MOVES.has(kind))
  return moves.find((action) => opensWay(s, action)) ?? anyOf(s.legalOf('take'), chance) ?? atRandom(s, chance)
}
