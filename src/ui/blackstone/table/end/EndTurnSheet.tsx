/** Sheet at the end of a turn: what is over the limits, which cards are discarded, and what follows. */
import { useState } from 'preact/hooks'
import { incomeForecast } from '#src/games/blackstone/insight/shown/incomeForecast.ts'
import { limitStatuses } from '#src/games/blackstone/insight/shown/limitStatuses.ts'
import { kingsOf } from '#src/games/blackstone/rules/court/activeCards.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { joinNames } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import { navigateUp } from '../../../common/route.ts'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { undoChoice } from '../../../table/undoChoice.ts'
import { EndTurnSheetView } from '../../views/EndTurnSheetView.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { countDueLimits, type TurnEndContext } from '../turn/endTurnChecks.ts'
import {
  countStillToChoose,
  discardNames,
  discardViews,
  isDiscardComplete,
  limitViews,
  nextTurnIncomeText,
  stepViews,
  suggestDiscards,
} from './endTurnViews.ts'

const acceptReason = (context: TurnEndContext, chosen: readonly Slot[]): string | undefined => {
  if (isDiscardComplete(context, chosen)) return undefined
  const missing = countStillToChoose(context, chosen)
  return missing >= 0 ? t('end.chooseMore', { count: Math.max(1, missing) }) : t('end.chooseFewer', { count: -missing })
}

const toggleCard = (chosen: readonly Slot[], card: Slot): readonly Slot[] =>
  chosen.includes(card) ? chosen.filter((other) => other !== card) : [...chosen, card]

/** `return 1 knight, discard Wizard`. */
const discardSummary = ({ scene, court }: TurnEndContext, cardNames: string): string => {
  const excessOf = (token: string): number =>
    limitStatuses(scene, court).find(({ what }) => what === token)?.excess ?? 0
  const [knights, wizards] = [excessOf('knights'), excessOf('wizards')]
  const parts = [
    knights > 0 && t('end.returns', { tokens: t('cost.knight', { count: knights }) }),
    wizards > 0 && t('end.returns', { tokens: t('cost.wizard', { count: wizards }) }),
    cardNames && t('end.drops', { cards: cardNames }),
  ]
  return joinNames(parts.flatMap((part) => part || []))
}

/**
 * Sheet before the turn ends. The same sheet appears when the rules ask a seat to drop what is over its limits, also in
 * another's turn (ruling 29).
 */
export const EndTurnSheet = ({ view, now }: BlackstoneTableProps) => {
  const [chosen, setChosen] = useState(suggestDiscards(now))
  const isDropAsked = now.todo === 'drop'
  const reason = acceptReason(now, chosen)
  const discards = discardViews(now, chosen)
  const summary = discardSummary(now, discardNames(discards))
  const accept: ChoiceView = {
    id: 'accept',
    label: t('end.accept'),
    ...(summary && { hint: summary }),
    reason,
    onPress: () => {
      if (reason) return
      if (!isDropAsked) navigateUp()
      view.endTurn(chosen)
    },
  }
  const back: ChoiceView = {
    id: 'back',
    label: t('end.back'),
    reason: isDropAsked ? t('end.must') : undefined,
    onPress: () => !isDropAsked && navigateUp(),
  }
  const isOthersTurn = now.seat !== now.state.seat
  return (
    <EndTurnSheetView
      steps={stepViews(now.scene)}
      kings={kingsOf(now.court)}
      limitRule={t('end.rule', { kings: kingsOf(now.court) })}
      note={
        isOthersTurn
          ? t('end.others', { name: view.names[now.seat] ?? '' })
          : t('end.note', { count: countDueLimits(now) })
      }
      limits={limitViews(now)}
      income={incomeForecast(now.scene, now.court)}
      incomeText={nextTurnIncomeText(now)}
      discards={discards}
      onToggle={(card) => setChosen(toggleCard(chosen, card))}
      accept={accept}
      back={back}
      undo={undoChoice(view, now)}
    />
  )
}
