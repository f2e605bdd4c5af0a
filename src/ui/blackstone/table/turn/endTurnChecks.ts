/** Checks whether a turn may end now, and what that costs. */

import { type LimitStatus, limitStatuses } from '#src/games/blackstone/insight/shown/limitStatuses.ts'
import { mayLayFaceDown } from '#src/games/blackstone/insight/shown/mayLayFaceDown.ts'
import type { Scene } from '#src/games/blackstone/rules/ruleTypes.ts'
import type { Court } from '#src/games/blackstone/state.ts'
import { t } from '#src/text/t.ts'
import type { BlackstoneTableSnapshot } from '../blackstoneTableView.ts'
import { refusalSentence } from './actionChoice.ts'
import type { TableSelection } from './tableSelection.ts'

const exceededLimits = ({ scene, court }: TurnEndContext) =>
  limitStatuses(scene, court).filter(({ excess }) => excess > 0)

/**
 * Must this excess be answered before the turn ends? Tasks need not be while one of them may first be laid face down.
 */
export const isDue = ({ scene }: TurnEndContext, { what, excess }: LimitStatus): boolean =>
  excess > 0 && !(what === 'hand' && mayLayFaceDown(scene))

/** Number of limits that have to be answered now. */
export const countDueLimits = (context: TurnEndContext): number =>
  exceededLimits(context).filter((limit) => isDue(context, limit)).length

/** What ending the turn takes or reveals; undefined where nothing. */
export const endTurnCost = (now: BlackstoneTableSnapshot): string | undefined => {
  const [first, ...others] = exceededLimits(now)
  if (first) return t('do.endDrops', { what: others.length > 0 ? '' : first.what, count: others.length + 1 })
  return now.state.rats ? t('do.endReveals') : undefined
}

/** Is an action begun and not finished? */
const isHalfDoneSelection = ({ on }: TableSelection): boolean => on === 'second' || on === 'tower' || on === 'deck'

/** What must be answered before the turn can end; undefined where it may end. */
export const whyCannotEndTurn = (
  { todo, outcome }: BlackstoneTableSnapshot,
  selection: TableSelection,
): string | undefined => {
  if (outcome) return refusalSentence({ code: 'over' })
  if (todo === 'work') return isHalfDoneSelection(selection) ? t('do.endAfterPick') : undefined
  return todo === 'pile' ? t('do.endAfterPile') : t('do.endAfterThis')
}

/** The game as the seat sees it, and the court whose limits are checked. */
export interface TurnEndContext {
  readonly scene: Scene
  readonly court: Court
}
