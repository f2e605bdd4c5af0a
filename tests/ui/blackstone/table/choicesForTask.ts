/** What a table offers and asks about the first task in hand. */
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import {
  openChoiceOf,
  paymentViews,
  type ShowTaskSelection,
  taskChoices,
  taskUpchargeText,
} from '#src/ui/blackstone/table/turn/completeTaskChoices.ts'
import { showTaskActionsOf } from '#src/ui/blackstone/table/turn/tableSelection.ts'
import type { openTableWithModules } from './openTableWithModules.ts'

type OpenedTable = Awaited<ReturnType<typeof openTableWithModules>>

/** Open choice about the selected task, and the payments that are offered for it. */
export const openQuestion = ({ view, now }: OpenedTable) => {
  const pick = view.selection.value as ShowTaskSelection
  return { open: openChoiceOf(showTaskActionsOf(pick, now().legalActions)), pays: paymentViews(view, now(), pick) }
}
export const costsNow = ({ now }: OpenedTable) => {
  const task = visibleTaskIn(now().scene, now().court.hand[0] ?? -1)
  return task && taskUpchargeText(now().scene, task)
}
export const choicesFor = ({ view, now }: OpenedTable) => taskChoices(view, now(), now().court.hand[0] ?? -1)
