/** Advice of a hint: actions in order, and reasons for the first of them. */
import type { Action } from '../../../games/castlescape/actions.ts'
import type { CastleScapeTypes } from '../../../games/castlescape/game.ts'
import { privateSlots } from '../../../games/castlescape/insight/hiddenSlots.ts'
import { planReasons } from '../../../games/castlescape/insight/reasons/planReasons.ts'
import { withoutSpareCards } from '../../../games/castlescape/insight/reasons/spareCards.ts'
import { ID } from '../../../games/castlescape/version.ts'
import { knownOpenings } from '../../../kernel/knownOpenings.ts'
import { askBestPlan } from '../../table/hints/askBestPlan.ts'
import type { Advice, AdviceOptions } from '../../table/hints/useAdvice.ts'
import type { CastleSnapshot } from '../table/castleTableView.ts'
import { reasonText } from './reasonText.ts'

/**
 * Actions of a plan before the end of the turn: ending it is the player's decision, unless there is nothing else to do.
 */
const actionsBeforeEnd = (actions: readonly Action[]): readonly Action[] => {
  const end = actions.findIndex(({ kind }) => kind === 'end')
  return end > 0 ? actions.slice(0, end) : actions
}

/** The advice to do these actions. */
export const adviceFor = (
  { state, seat, visibleState }: CastleSnapshot,
  names: readonly string[],
  actions: readonly Action[],
): Advice<Action> => ({
  actions,
  why: planReasons(visibleState, actions).map((reason) => reasonText(reason, { state, seat, names })),
})

/** Advice for the shown seat, from what it knows itself. */
export const findAdvice = async (
  now: CastleSnapshot,
  names: readonly string[],
  options: AdviceOptions,
): Promise<Advice<Action>> => {
  const { state, seat, visibleState } = now
  const shown = knownOpenings(privateSlots(state)[seat] ?? [], visibleState.knownCard)
  const actions = await askBestPlan<CastleScapeTypes>({ game: ID, state, seat, shown }, options)
  return adviceFor(now, names, actionsBeforeEnd(withoutSpareCards(visibleState, actions)))
}
