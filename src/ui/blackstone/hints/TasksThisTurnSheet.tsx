/** Sheet with the cost of each task in hand this turn, and the distance to the formation if that is the goal. */
import '../../../text/bundles/board.ts'
import '../../../text/blackstone/bundles/leisure.ts'
import { useEffect, useState } from 'preact/hooks'
import type { CheapestResult } from '../../../games/blackstone/insight/completionSearch/findCheapestRoute.ts'
import { formationDistance } from '../../../games/blackstone/insight/shown/leastTokensToFormation.ts'
import { visibleTaskIn } from '../../../games/blackstone/insight/tableCards.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { joinNames, labelledValue } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { navigateUp, replaceRoute } from '../../common/route.ts'
import { MenuSheet } from '../../parts/MenuSheet.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { BlackstoneTableProps } from '../table/blackstoneTableView.ts'
import { nameOfPlace, nameOfSpace, nameOfWanted, placeOfRightHalf } from '../views/spaceAndFaceNames.ts'
import { askCosts } from './askBotWorker.ts'
import { tokensForTaskText, whyNoCompletion } from './tokensForTaskText.ts'

type CostsState = readonly (CheapestResult | null)[] | 'thinks' | 'failed'

const useCosts = ({ now }: BlackstoneTableProps): CostsState => {
  const [costs, setCosts] = useState<CostsState>('thinks')
  const { hand } = now.court
  useEffect(() => {
    const controller = new AbortController()
    setCosts('thinks')
    askCosts(now, hand, controller.signal).then(setCosts, (error: unknown) => {
      if (controller.signal.aborted) return
      console.warn(error)
      setCosts('failed')
    })
    return () => controller.abort()
  }, [now.state])
  return costs
}

const unavailableReason = ({ now }: BlackstoneTableProps, costs: CostsState): string | null => {
  const noCompletionReason = whyNoCompletion(now)
  if (noCompletionReason) return noCompletionReason
  if (costs === 'thinks') return t('costs.thinks')
  return costs === 'failed' ? t('hint.failed') : null
}

const choiceFor = (
  props: BlackstoneTableProps,
  costs: CostsState,
  slot: Slot,
  index: number,
): readonly ChoiceView[] => {
  const { view, now } = props
  const task = visibleTaskIn(now.scene, slot)
  if (!task) return []
  const reason = unavailableReason(props, costs)
  const cost = typeof costs === 'string' ? null : (costs[index] ?? null)
  const isAffordable = !reason && !!cost && 'actions' in cost && cost.missing === 0 && now.legalActions.length > 0
  const costText = reason ?? tokensForTaskText(cost)
  const halves = [
    `${nameOfSpace(task.left.space)} ${nameOfWanted(task.left)}`,
    `${nameOfPlace(placeOfRightHalf(task))} ${nameOfWanted(task.right)}`,
  ]
  return [
    {
      id: String(slot),
      label: labelledValue(t(`type.${task.type}`), joinNames(halves)),
      ...(isAffordable ? { hint: costText } : { reason: costText }),
      onPress: () => isAffordable && replaceRoute(...view.path, 'hint', String(slot)),
    },
  ]
}

const FormationCost = ({ now }: BlackstoneTableProps) => {
  const { tokens: count, absentFaces, surplus } = formationDistance(now.scene)
  return (
    <p>
      {t('costs.formation', { tokens: count })}{' '}
      {absentFaces.length > 0 && t('costs.absent', { count: absentFaces.length })}{' '}
      {surplus > 0 && t('costs.surplus', { count: surplus })}
    </p>
  )
}

export const TasksThisTurnSheet = (props: BlackstoneTableProps) => {
  const costs = useCosts(props)
  const { hand } = props.now.court
  return (
    <MenuSheet
      title={t('costs.title')}
      choices={hand.flatMap((slot, index) => choiceFor(props, costs, slot, index))}
      onClose={navigateUp}
    >
      {props.now.scene.mode.hasFormationGoal && <FormationCost {...props} />}
      <p class="muted">{t(hand.length > 0 ? 'costs.sure' : 'costs.none')}</p>
    </MenuSheet>
  )
}
