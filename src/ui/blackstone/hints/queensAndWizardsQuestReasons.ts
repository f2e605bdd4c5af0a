/** Reasons for a plan in the Queen's or the Wizard's Quest. */
import type { Action } from '../../../games/blackstone/actions.ts'
import { summarizeSets } from '../../../games/blackstone/insight/shown/summaryOfSets.ts'
import { taskProgressOf } from '../../../games/blackstone/insight/shown/taskProgress.ts'
import { vassalsLeftInHand } from '../../../games/blackstone/insight/shown/vassalHand.ts'
import { placeableByHalf } from '../../../games/blackstone/insight/shown/vassalPlacementChoices.ts'
import { visibleTaskIn } from '../../../games/blackstone/insight/tableCards.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { labelledValue } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'
import { questCardShortText } from '../table/queensAndWizardsQuest/questTexts.ts'
import { metHalvesText } from '../table/turn/SelectionPrompt.tsx'
import { simulateActions } from './simulateActions.ts'

/** Reasons to take a card of the offer: how many vassals on the board, or in the player's own hand, fit it. */
const reasonsToTake = ({ scene, state, court }: BlackstoneTableSnapshot, offer: number): readonly string[] => {
  const slot = state.quest?.offer[offer] ?? -1
  const task = visibleTaskIn(scene, slot)
  if (!task) return []
  const fits = placeableByHalf(scene, slot)
  if (court.vassals) return [t('hint.why.fits', { left: fits.left.length, right: fits.right.length })]
  const compass = taskProgressOf(scene, slot)
  const metCount = [compass?.left, compass?.right].filter((half) => half && half.matching.length > 0).length
  return metCount > 0 ? [labelledValue(questCardShortText(task), metHalvesText(metCount, false))] : []
}

const sumSetPoints = (state: State, seat: number): number => {
  const court = state.courts[seat]
  return court ? summarizeSets(state, court).reduce((sum, { value }) => sum + value, 0) : 0
}

/** Gain of the plan: points, or vassals that leave the hand, or a start of either. */
const gainTexts = (now: BlackstoneTableSnapshot, after: State, actions: readonly Action[]): readonly string[] => {
  const { state, seat } = now
  const moveCount = actions.findLastIndex(({ kind }) => kind === 'use' || kind === 'lay') + 1
  const points = sumSetPoints(after, seat) - sumSetPoints(state, seat)
  if (points > 0) return [t('hint.why.brings', { deeds: moveCount, what: t('do.gainPoints', { points }) })]
  const [vassalsBefore = 0, vassalsAfter = 0] = [state, after].map((position) => vassalsLeftInHand(position)[seat])
  if (vassalsAfter < vassalsBefore)
    return [t('hint.why.lays', { deeds: moveCount, count: vassalsBefore - vassalsAfter, of: vassalsBefore })]
  return moveCount > 0 ? [t('hint.why.starts', { deeds: moveCount })] : []
}

/** Reasons for the plan as a whole, else for its first action. */
export const queensAndWizardsQuestReasons = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  actions: readonly Action[],
): readonly string[] => {
  const gains = gainTexts(now, simulateActions(view, now, actions).state, actions)
  const [first] = actions
  if (gains.length > 0 || !first) return gains
  if (first.kind === 'take') return reasonsToTake(now, first.offer)
  return first.kind === 'takeKnight' ? [t('hint.say', { what: t('quest.knightHint') })] : []
}
