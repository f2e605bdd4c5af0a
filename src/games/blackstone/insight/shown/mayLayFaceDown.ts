/** Check whether intrigue may take a task from the hand before the limits are checked. */
import type { Scene } from '../../rules/ruleTypes.ts'

/**
 * Is intrigue still to come in the turn of this seat, and may it lay a task face down as things are? Then no task need
 * be dropped yet, because a task face down is not in the hand (rulings 31 and 78).
 */
export const mayLayFaceDown = ({ rules, state, seat }: Scene): boolean =>
  state.completions === 0 &&
  state.todo.some(({ do: step }) => step === 'intrigue') &&
  rules.deciders.get('intrigue')?.(state, { do: 'intrigue' }, rules) === seat
