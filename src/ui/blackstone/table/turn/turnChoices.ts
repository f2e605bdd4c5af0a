/** Choices at the table: what to do with a vassal, which tower, which deck, whether to refill. */
import type { Action, ActionOf, DrawPrice, PaymentToken } from '#src/games/blackstone/actions.ts'
import type { Space } from '#src/games/blackstone/board.ts'
import type { TaskDeck } from '#src/games/blackstone/cards.ts'
import { guardsStatus } from '#src/games/blackstone/insight/shown/guardsStatus.ts'
import { losesByLeavingEmpty } from '#src/games/blackstone/insight/shown/losesByLeavingEmpty.ts'
import { easierToReplace, payingTokenOf } from '#src/games/blackstone/insight/shown/payingToken.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { vassalAt } from '#src/games/blackstone/insight/tableCards.ts'
import { checkAction } from '#src/games/blackstone/rules/engine/dispatchActions.ts'
import { t } from '#src/text/t.ts'
import type { ChoiceView, Cost } from '../../../parts/viewTypes.ts'
import { nameOfFace } from '../../views/spaceAndFaceNames.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import { actionChoice, refusalSentence, selectOnPress } from './actionChoice.ts'
import { chosenSlot, withoutVassal } from './tableSelection.ts'

export const cancelChoice = (view: BlackstoneTableView): ChoiceView => ({
  id: 'cancel',
  label: t('do.cancel'),
  icon: 'cross',
  onPress: selectOnPress(view, withoutVassal(view.selection.value)),
})

/** Cost of an action; of two tokens the one that is offered first. */
const costOf = (action: Action | undefined, usual: PaymentToken): Cost => ({
  token: (action && payingTokenOf(action)) ?? usual,
  count: 1,
})

const flipChoice = (view: BlackstoneTableView, now: BlackstoneTableSnapshot, space: Space): ChoiceView => {
  const vassal = vassalAt(now.state, space)
  const hint = vassal && vassal !== 'hidden' ? t('do.flipTo', { vassal: nameOfFace(vassal.reverse) }) : ''
  const action = now.legalActions.find((candidate) => candidate.kind === 'flip' && candidate.space === space)
  return actionChoice(view, now, action ?? { kind: 'flip', space }, {
    ...{ id: 'flip', label: t('do.flip'), icon: 'flip', hint },
    cost: costOf(action, 'wizard'),
  })
}

const retainActionsOf = (now: BlackstoneTableSnapshot, space: Space): readonly ActionOf<'retain'>[] =>
  now.legalActions.filter((action): action is ActionOf<'retain'> => action.kind === 'retain' && action.space === space)

const retainChoice = (view: BlackstoneTableView, now: BlackstoneTableSnapshot, space: Space): ChoiceView => {
  const [retainAction] = retainActionsOf(now, space)
  const refusal = retainAction ? null : checkAction(now.scene, { kind: 'retain', space, pile: now.court.pile })
  return {
    id: 'retain',
    label: t('do.retain'),
    icon: 'retain',
    hint: t(now.scene.mode.isRefillOptional ? 'do.retainPays' : 'do.retainReveals'),
    cost: costOf(retainAction, 'knight'),
    reason: refusal ? refusalSentence(refusal) : undefined,
    onPress: () =>
      retainAction && selectOnPress(view, { on: 'tower', space, slot: chosenSlot(view.selection.value) })(),
  }
}

/** Choices to put a guard on a vassal and to remove one, where this seat may. */
const guardChoices = (view: BlackstoneTableView, now: BlackstoneTableSnapshot, space: Space): readonly ChoiceView[] => {
  const guards = guardsStatus(now.scene, space)
  if (!guards) return []
  const { mayGuard, isBlockedForSeat, count, removalPrice, isStackable } = guards
  const guardChoice: ChoiceView = actionChoice(
    view,
    now,
    { kind: 'guard', space },
    {
      ...{ id: 'guard', label: t('do.guard'), icon: 'knight', hint: t('do.guardWhy') },
      cost: { token: 'knight', count: 1 },
    },
  )
  const unguardChoice: ChoiceView = actionChoice(
    view,
    now,
    { kind: 'unguard', space },
    {
      ...{ id: 'unguard', label: t('do.unguard'), icon: 'cross' },
      cost: { token: 'knight', count: removalPrice },
    },
  )
  return [
    ...(mayGuard && (isStackable || count === 0) ? [guardChoice] : []),
    ...(isBlockedForSeat && count > 0 ? [unguardChoice] : []),
  ]
}

/** Choices for a vassal besides moving it. */
export const vassalChoices = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  space: Space,
): readonly ChoiceView[] => [
  flipChoice(view, now, space),
  retainChoice(view, now, space),
  ...guardChoices(view, now, space),
]

/** Choice to retain with the other token. It is asked before, because what the action reveals cannot be taken back. */
const otherPaymentChoices = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  retainActions: readonly ActionOf<'retain'>[],
  space: Space,
  usualToken: PaymentToken,
): readonly ChoiceView[] => {
  const otherAction = retainActions.find((retainAction) => payingTokenOf(retainAction) !== usualToken)
  if (!otherAction) return []
  const otherToken = usualToken === 'knight' ? 'wizard' : 'knight'
  return [
    {
      id: 'pay',
      label: t('do.payInstead'),
      hint: t('do.payNowBy', { family: view.extensions.payerName?.(now) ?? '', price: usualToken }),
      cost: { token: otherToken, count: 1 },
      onPress: selectOnPress(view, { on: 'tower', space, by: otherToken, slot: chosenSlot(view.selection.value) }),
    },
  ]
}

/**
 * Choices beside the towers that may refill a retained vassal's space: no refill where the mode allows it, the other
 * payment, cancel.
 */
export const towerChoices = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  space: Space,
  chosenToken?: PaymentToken,
): readonly ChoiceView[] => {
  const retainActions = retainActionsOf(now, space)
  const payingToken = chosenToken ?? (retainActions[0] && payingTokenOf(retainActions[0])) ?? 'knight'
  const leaveEmptyAction = retainActions.find(
    (retainAction) => retainAction.pile < 0 && payingTokenOf(retainAction) === payingToken,
  )
  const leaveEmptyChoices: readonly ChoiceView[] = leaveEmptyAction
    ? [
        {
          id: 'none',
          label: t('do.noRefill'),
          ...loseHint(now),
          onPress: () => view.confirmAndPropose(leaveEmptyAction),
        },
      ]
    : []
  return [
    ...leaveEmptyChoices,
    ...otherPaymentChoices(view, now, retainActions, space, payingToken),
    cancelChoice(view),
  ]
}

const loseHint = (now: BlackstoneTableSnapshot): { readonly hint?: string } =>
  losesByLeavingEmpty(now.state) ? { hint: t('do.leaveLoses') } : {}

/** Are Knights the better payment? For two Knights: where at least as many Knights are left as there are Wizards. */
const prefersKnights = ({ state, court }: BlackstoneTableSnapshot, price: DrawPrice): boolean =>
  price === 'knight' ? easierToReplace(state, court, 'wizard') === 'knight' : court.knights - 2 >= court.wizards

/** Prices that this seat can pay for a task, the cheaper first. A seat that may pay one Knight is not offered two. */
export const affordablePrices = (now: BlackstoneTableSnapshot): readonly DrawPrice[] => {
  const canPay = (price: DrawPrice): boolean =>
    now.legalActions.some((action) => action.kind === 'draw' && action.price === price)
  const knights: DrawPrice = canPay('knight') ? 'knight' : 'knights'
  const prices: readonly DrawPrice[] = prefersKnights(now, knights) ? [knights, 'wizard'] : ['wizard', knights]
  return prices.filter(canPay)
}

/** May two tasks be drawn at this price, of which one is kept (ruling 161)? */
export const canDrawTwo = (now: BlackstoneTableSnapshot, price: DrawPrice): boolean =>
  now.legalActions.some((action) => action.kind === 'draw' && action.price === price && action.two)

const drawChoice = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  deck: TaskDeck,
  price: DrawPrice,
  two: boolean,
): ChoiceView =>
  actionChoice(
    view,
    now,
    { kind: 'draw', deck, price, ...(two && { two }) },
    {
      id: deck,
      label: t(`deck.${deck}`),
      hint: t(`do.deck.${deck}`, { goal: pointsGoalOf(now.state) }),
    },
  )

/** Choices of a deck to draw from at this price. */
export const deckChoices = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  price: DrawPrice,
  two = false,
): readonly ChoiceView[] => now.scene.mode.decks.map((deck) => drawChoice(view, now, deck, price, two))

/** Choices to refill a used space or leave it empty; with a warning where leaving it empty would lose the game. */
export const refillChoices = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): readonly ChoiceView[] => [
  actionChoice(
    view,
    now,
    { kind: 'refill' },
    { id: 'refill', label: t('do.refill'), icon: 'castle', hint: t('do.reveals') },
  ),
  actionChoice(
    view,
    now,
    { kind: 'leaveEmpty' },
    { id: 'leaveEmpty', label: t('do.leaveEmpty'), icon: 'cross', ...loseHint(now) },
  ),
]
