/** Texts on the curtain for the next seat. */

import { pointsGoalOf } from '../../../games/blackstone/insight/shown/pointsGoal.ts'
import { t } from '../../../text/t.ts'
import type { CurtainTexts } from '../../table/gameUiContract.ts'
import { type BlackstoneTableProps, questionOf } from './blackstoneTableView.ts'
import { seatCourts } from './board/courtViews.ts'

/**
 * Reason why this seat is asked in another's turn (ruling 29), or the text of an extension: for its question, or before
 * the seat's first turn.
 */
const handOverReasonOf = ({ view, now }: BlackstoneTableProps, isFirst: boolean): string => {
  if (now.todo === 'drop' && now.seat !== now.state.seat)
    return t('calls.drop', { by: view.names[now.state.seat] ?? '' })
  const reason = questionOf(view, now)?.handOverReason?.({ view, now })
  return reason ?? (isFirst ? view.extensions.greeting?.(now) : '') ?? ''
}

/** Progress of this seat; empty in games without points and without a progress of their own. */
const progressLine = ({ view: { extensions, names }, now }: BlackstoneTableProps): string => {
  const progress = extensions.progress?.(now, now.seat)
  if (progress || pointsGoalOf(now.state) === 0) return progress?.words ?? ''
  return t('curtain.points', { points: seatCourts(now.state, names)[now.seat]?.points ?? 0 })
}

export const curtainTextsOf = (props: BlackstoneTableProps, isFirst: boolean): CurtainTexts => ({
  line: progressLine(props),
  why: handOverReasonOf(props, isFirst),
  isQuiet: props.now.state.round === 1 && props.now.seat === props.now.state.first,
})
