/** Goal of the modes that points win. It stands apart from the metrics of all modes, for a first board needs it. */
import type { State } from '../../state.ts'

/** Points that win the game, from its options; 0 in modes without points. */
export const pointsGoalOf = (state: State): number => Number(state.setting.options.points ?? 0)
