/** Cost of the selected task this turn, in its panel. */
import '../../../text/blackstone/bundles/leisure.ts'
import { useEffect, useState } from 'preact/hooks'
import { checkCompletionsLeft } from '../../../games/blackstone/rules/tasks/fulfilment.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { hashOf } from '../../../kernel/hash64.ts'
import { navigate } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import type { BlackstoneTableProps } from '../table/blackstoneTableView.ts'
import * as picked from '../views/tray/SelectionPanels.module.css'
import { askCosts } from './askBotWorker.ts'
import { tokensForTaskText } from './tokensForTaskText.ts'

export const TokensForTask = ({ view, now, slot }: BlackstoneTableProps & { readonly slot: Slot }) => {
  const [costText, setCostText] = useState('')
  const [isAffordable, setIsAffordable] = useState(false)
  // In a lesson the coach says how.
  const isCostNeedless =
    view.path[0] === 'learn' ||
    checkCompletionsLeft(now.scene) !== null ||
    now.legalActions.some((action) => action.kind === 'complete' && action.card === slot)
  useEffect(() => {
    setCostText('')
    setIsAffordable(false)
    if (isCostNeedless) return
    const controller = new AbortController()
    askCosts(now, [slot], controller.signal).then(
      ([cost = null]) => {
        setCostText(tokensForTaskText(cost))
        setIsAffordable(!!cost && 'actions' in cost && cost.missing === 0)
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [hashOf(now.state), slot, isCostNeedless])
  if (!costText) return null
  const hintButton = (
    <button
      type="button"
      class={`${button.plain} tap`}
      data-part="choice"
      onClick={() => navigate(...view.path, 'hint', String(slot))}
    >
      {costText}
    </button>
  )
  // Hidden by CSS where the tray is low; the menu shows the cost, too.
  return <p class={picked.price}>{isAffordable ? hintButton : costText}</p>
}
