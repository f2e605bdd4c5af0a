/** What owners of markers are asked about: their rewards, and the card face down. */
import type { Refusal } from '#src/kernel/result.ts'
import type { RewardChoice } from '../../actions.ts'
import { claimFaceDownTask, halvesMetByUsed } from '../../rules/intrigue/claimOrDeclineFaceDownTask.ts'
import { availableReward, pendingRewardOf, rewardLadder } from '../../rules/intrigue/rewards.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { namedStackChoices, stackOfTask } from '../../rules/tasks/taskStacks.ts'
import { paymentOptions } from '../../rules/tasks/upchargePayment.ts'
import type { PendingReward, State, UsedVassal } from '../../state.ts'
import { openTaskIn, type PlayedTask, visibleTaskIn } from '../tableCards.ts'

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

/** Card face down that its owner is asked about, with the vassals used this turn that may have met its halves. */
export interface FaceDownTask {
  readonly task: PlayedTask
  readonly fittedHalves: { readonly left: boolean; readonly right: boolean }
  readonly usedVassals: readonly UsedVassal[]
}

/** Card face down that is asked about, if this seat knows it; null for any other seat. */
export const faceDownTaskInQuestion = (scene: Scene): FaceDownTask | null => {
  const entry = pendingRewardOf(scene.state)
  const task = entry?.kind === 'faceDown' ? visibleTaskIn(scene, entry.card) : null
  return task && { task, fittedHalves: halvesMetByUsed(scene.state, task), usedVassals: scene.state.usedVassals ?? [] }
}

/** Reason why the card cannot be claimed in any way; null where it can. */
export const whyNotClaim = (scene: Scene): Refusal | null => {
  const { task } = faceDownTaskInQuestion(scene) ?? {}
  if (!task) return { code: 'claim.notAsked' }
  const reasons = namedStackChoices(task).map((stack) => {
    const [payment = []] = paymentOptions(scene, stackOfTask(task, stack))
    const refusal = claimFaceDownTask.check(scene, { kind: 'claim', pay: payment, ...(stack && { stack }) })
    return refusal?.code === 'complete.wrongPay' ? { code: 'complete.cannotPay', ruling: 50 } : refusal
  })
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}
