/** The primary button: ends the turn at once, or first shows what would be lost. */

import { t } from '#src/text/t.ts'
import { navigate } from '../../../common/route.ts'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { isCutOff } from '../../../table/whyCannotAct.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import { countDueLimits, endTurnCost, whyCannotEndTurn } from './endTurnChecks.ts'
import { waitingText } from './waitingText.ts'

/** Ends the turn. Where something is over a limit, the end sheet opens first. */
const pressEndTurn = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): void => {
  if (whyCannotEndTurn(now, view.selection.value)) return
  if (countDueLimits(now) > 0) navigate(...view.path, 'end')
  else view.endTurn([])
}

/** The extension's primary choice, else the end of the turn; dimmed while the prompt says that nothing can be done. */
export const primaryChoice = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): ChoiceView => ({
  ...(view.extensions.primary?.({ view, now }) ?? endTurnChoice(view, now)),
  ...(isCutOff(view) && { isDimmed: true }),
})

const endTurnChoice = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): ChoiceView => {
  const hint = endTurnCost(now)
  // Something else is more likely wanted: it is gold then, or on the board.
  const isSecondary = now.legalActions.some(
    ({ kind }) => kind === 'complete' || (kind !== 'endWork' && view.selection.value.on !== 'nothing'),
  )
  return {
    id: 'end',
    label: t('do.endTurn'),
    ...(hint && { hint }),
    ...(isSecondary && { emphasis: 'stone' }),
    reason: now.awaitedElsewhere === null ? whyCannotEndTurn(now, view.selection.value) : waitingText(view, now),
    onPress: () => pressEndTurn(view, now),
  }
}
