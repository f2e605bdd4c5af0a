/** Rewards of intrigue: which is asked about now, and what it offers. */
import type { RewardChoice } from '../../actions.ts'
import type { Scene } from '../../rules/contract.ts'
import { availableReward, pendingRewardOf, rewardLadder } from '../../rules/intrigue/rewards.ts'
import type { PendingReward, State } from '../../state.ts'
import { openTaskIn } from '../tableCards.ts'

/** Reward that an owner is asked about now; null where there is none. */
export const currentReward = (state: State): PendingReward | null => pendingRewardOf(state)

/** Reward that may be chosen. What has run out is not given (ruling 72): `hasToken` and `hasDeck` say what is left. */
export interface RewardOption {
  readonly reward: RewardChoice
  readonly hasToken: boolean
  readonly hasDeck: boolean
}

/** All options of the reward in question in the order of the rules, also those that have run out. */
export const rewardOptions = ({ mode, state }: Scene): readonly RewardOption[] => {
  const entry = pendingRewardOf(state)
  const task = entry?.kind === 'agents' ? openTaskIn(state, entry.card) : null
  const offered = entry?.kind === 'agents' && task ? rewardLadder(mode, task, entry.matched) : []
  return offered.map((reward) => {
    const { token, deck } = availableReward(state, reward)
    return { reward, hasToken: token !== undefined, hasDeck: deck !== undefined }
  })
}
