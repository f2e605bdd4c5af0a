/**
 * A player of the Queen's and the Wizard's Quest that uses any card it can, and looks one move ahead for usable ones.
 */
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import type { RandomSource } from '../../../src/kernel/randomSource.ts'
import { seatView } from '../../../src/kernel/vault.ts'
import { atRandom, type Player } from './players.ts'
import type { Situation } from './testTable.ts'

const isScoring = ({ kind }: Action): boolean => kind === 'use' || kind === 'lay'

const anyOf = (actions: readonly Action[], chance: RandomSource): Action | undefined =>
  actions[chance.below(actions.length)]

/** Whether a card would be usable after this action. */
const makesCardUsable = (s: Situation, action: Action): boolean => {
  const draft = game.copy(s.state)
  game.mutate(draft, { kind: 'seat', seat: s.seat, action, openings: [] })
  return game.legal(seatView(draft, s.seat, s.vault)).some(isScoring)
}

const PREPARING_KINDS: ReadonlySet<Action['kind']> = new Set(['take', 'flip', 'slide'])

export const queensAndWizardsQuestPlayer: Player = (s, chance) => {
  const scoringAction = anyOf(s.legal.filter(isScoring), chance)
  if (scoringAction) return scoringAction
  if (chance.below(3) === 0) return atRandom(s, chance)
  const moves = s.legal.filter(({ kind }) => PREPARING_KINDS.has(kind))
  return moves.find((action) => makesCardUsable(s, action)) ?? anyOf(s.legalOf('take'), chance) ?? atRandom(s, chance)
}
