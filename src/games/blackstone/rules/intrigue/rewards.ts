/** REWARDS: what the owner of a disturbed vassal may take (rulings 71 to 73, 143 and 150). */

import type { Seat } from '#src/kernel/contract.ts'
import type { ActionOf, PaymentToken, RewardChoice } from '../../actions.ts'
import type { Task, TaskDeck } from '../../cards.ts'
import { popTodo } from '../../changeState.ts'
import type { PendingReward, State } from '../../state.ts'
import { takeFromSupply } from '../court/takeFromSupply.ts'
import { availableTokens, type TokenField } from '../court/tokenSupply.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { taskInSlot } from '../engine/slots.ts'
import type { ActionHandler, Mode, MoveContext, Rules, Scene } from '../ruleTypes.ts'
import { canDeal } from '../tasks/decks.ts'

type AgentsReward = Extract<PendingReward, { readonly kind: 'agents' }>

/** Parts of each reward: a token, the top card of a deck, or both. */
const REWARD_PARTS: Readonly<Record<RewardChoice, { readonly token?: TokenField; readonly deck?: TaskDeck }>> = {
  knight: { token: 'knights' },
  wizard: { token: 'wizards' },
  guild: { deck: 'guild' },
  'knight+guild': { token: 'knights', deck: 'guild' },
  'wizard+guild': { token: 'wizards', deck: 'guild' },
  power: { deck: 'power' },
  machination: { deck: 'machination' },
}

/** Rewards for a King; without Machinations in play a Power card replaces one (ruling 150). */
const kingRewards = ({ decks }: Mode, matched: number): readonly RewardChoice[] =>
  matched > 1 && decks.includes('machination') ? ['machination'] : ['power']

/** The ladder of rules 2.1: rewards by the type of the marked card and the number of matching symbols. */
export const rewardLadder = (mode: Mode, { type }: Task, matched: number): readonly RewardChoice[] => {
  if (type === 'king') return kingRewards(mode, matched)
  const tokens: readonly PaymentToken[] =
    type === 'knightWizard' ? ['knight', 'wizard'] : [type === 'wizard' ? type : 'knight'] // ruling 143
  return matched > 1 ? [...tokens.map((token) => `${token}+guild` as const), 'power'] : [...tokens, 'guild']
}

/** The parts of a reward that can be given, with the current decks and supply (ruling 72). */
export const availableReward = (
  state: State,
  choice: RewardChoice,
): { readonly token?: TokenField; readonly deck?: TaskDeck } => {
  const { token, deck } = REWARD_PARTS[choice]
  return {
    ...(token && availableTokens(state, token, 1) > 0 && { token }),
    ...(deck && canDeal(state, deck) && { deck }),
  }
}

const isAvailable = (state: State, choice: RewardChoice): boolean => {
  const { token, deck } = REWARD_PARTS[choice]
  return (!!token && availableTokens(state, token, 1) > 0) || (!!deck && canDeal(state, deck))
}

/** By the symbols that were settled when the markers were placed (ruling 66). */
const offeredRewards = (mode: Mode, state: State, { card, matched }: AgentsReward): readonly RewardChoice[] =>
  rewardLadder(mode, taskInSlot(state, card), matched)

/** The seat that answers; null if nothing can be given. A seat with a face-down card is always asked. */
export const rewardSeat = (
  state: State,
  { reward }: { readonly reward: PendingReward },
  { mode }: Rules,
): Seat | null =>
  reward.kind === 'faceDown' || offeredRewards(mode, state, reward).some((choice) => isAvailable(state, choice))
    ? reward.seat
    : null

/** Reports that none of the rewards can be given (ruling 72). */
export const reportLapsed = (context: MoveContext, { seat }: PendingReward): void =>
  context.emit({ kind: 'lapsed', seat })

/** The reward that is answered now; null if none is. */
export const pendingRewardOf = ({ todo }: State): PendingReward | null => {
  const topTodo = todo.at(-1)
  return topTodo?.do === 'reward' ? topTodo.reward : null
}

const rewardOptions = ({ mode, state }: Scene): readonly RewardChoice[] => {
  const entry = pendingRewardOf(state)
  return entry?.kind === 'agents' ? offeredRewards(mode, state, entry) : []
}

/** Gives a reward; its card goes to the hand, unseen by the others and free of charge (ruling 73). */
const giveReward = (context: MoveContext, seat: Seat, choice: RewardChoice): void => {
  const { token, deck } = REWARD_PARTS[choice]
  const tokensGiven = token ? takeFromSupply(context.draft, seat, token, 1) : 0
  if (tokensGiven > 0)
    context.emit({ kind: 'gained', seat, knights: token === 'knights' ? 1 : 0, wizards: token === 'wizards' ? 1 : 0 })
  if (deck) pushTodos(context, { do: 'deal', deck, seat })
}

export const chooseReward: ActionHandler<ActionOf<'reward'>> = {
  list: (scene) => rewardOptions(scene).map((take) => ({ kind: 'reward', take })),

  check: (scene, { take }) =>
    firstRefusal(
      !rewardOptions(scene).includes(take) && refusal('reward.notOffered', 65),
      !isAvailable(scene.state, take) && refusal('reward.nothingLeft', 72),
    ),

  act(context, { take }) {
    const entry = pendingRewardOf(context.draft)
    if (!entry) throw new Error('no reward is awaited')
    popTodo(context.draft)
    context.emit({ kind: 'rewarded', seat: entry.seat, take })
    giveReward(context, entry.seat, take)
  },
}
