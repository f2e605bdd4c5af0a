import type { Game, Shape } from '../../kernel/contract.ts'
import type { TableSnapshot } from './tableSnapshot.ts'

/** Whether this action cannot be taken back: it reveals a hidden card, or the dealer answers it. */
export const isIrreversible = <G extends Shape>(
  game: Game<G>,
  { state, seat }: Pick<TableSnapshot<G>, 'state' | 'seat'>,
  action: G['action'],
): boolean => {
  if (game.openings(state, seat, action).length > 0) return true
  const applied = game.apply(state, { kind: 'seat', seat, action, openings: [] })
  return applied.ok && game.turn(applied.value.state).kind === 'chance'
}
