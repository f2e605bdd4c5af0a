/** Whether the end of a turn may take a task from the hand before the limits are checked. */
import type { Scene } from '../rules/play.ts'

/**
 * Is intrigue still to come in the turn of this seat, and may it then lay a task face down as things stand? Then no task need be dropped
 * yet: what lies face down is not in the hand (rulings 31 and 78).
 */
export const mayLayDown = ({ rules, state, seat }: Scene): boolean =>
  state.completions === 0 &&
  state.todo.some(({ do: what }) => what === 'intrigue') &&
  rules.deciders.get('intrigue')?.(state, { do: 'intrigue' }, rules) === seat
