/** Whether the end of a turn may take a task from the hand before the limits are checked. */
import type { Scene } from '../rules/play.ts'

/**
 * May the turn that this seat is playing, as it stands, end with a task laid face down? Then no task need be dropped yet: it no longer
 * counts for the hand (rulings 31 and 78).
 */
export const mayLayDown = ({ rules, state, seat }: Scene): boolean =>
  state.completions === 0 &&
  state.seat === seat &&
  rules.deciders.get('intrigue')?.(state, { do: 'intrigue' }, rules) === seat
