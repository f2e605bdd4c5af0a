import type { Action } from '../../../games/blackstone/actions.ts'
import { played } from '../../hints/played.ts'
import type { Now, Sitting } from './sitting.ts'

/** Whether this deed cannot be taken back: it lays a hidden card open, or chance answers it. */
export const isFinal = (
  sitting: Pick<Sitting, 'game'>,
  now: Pick<Now, 'state' | 'scene' | 'seat'>,
  action: Action,
): boolean => {
  const { game } = sitting
  if (game.openings(now.state, now.seat, action).length > 0) return true
  return game.turn(played(sitting, now, [action]).state).kind === 'chance'
}
