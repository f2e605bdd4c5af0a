/** Status of intrigue: where markers are, what they would bring, and what a card face down waits for. */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { RewardChoice } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import type { Task } from '../../cards.ts'
import type { Scene } from '../../rules/contract.ts'
import { courtOf, slotAt } from '../../rules/engine/slots.ts'
import { claimFaceDown, halvesMetByUsed } from '../../rules/intrigue/claimFaceDown.ts'
import { markableSlots, sharedSymbolsOn } from '../../rules/intrigue/placeMarkers.ts'
import { availableReward, pendingRewardOf, rewardLadder } from '../../rules/intrigue/rewards.ts'
import { paymentOptions } from '../../rules/tasks/payment.ts'
import { namedStackChoices, stackOfTask } from '../../rules/tasks/taskStacks.ts'
import type { PendingReward, State, UsedVassal } from '../../state.ts'
import { openTaskIn, type PlayedTask, visibleTaskIn } from '../tableCards.ts'

/** Completed card that may bear a marker, and the vassals that may then bear the other one (rulings 65 and 79). */
export interface MarkableCard {
  readonly card: Slot
  readonly task: Task
  readonly spaces: readonly { readonly space: Space; readonly alike: number }[]
}

/**
 * Completed Knights, Wizards and Kings of the scene's seat. `spaces` is empty where no vassal of the board shares a
 * symbol with the card.
 */
export const markableCardsOf = ({ state, seat }: Scene): readonly MarkableCard[] =>
  markableSlots(courtOf(state, seat)).flatMap((card) => {
    const task = openTaskIn(state, card)
    const spaces = SPACES.map((space) => ({ space, alike: sharedSymbolsOn(state, card, space) }))
    return task ? [{ card, task, spaces: spaces.filter(({ alike }) => alike > 0) }] : []
  })

/** Rewards of a marker on this card for one shared symbol and for two (rules 2.1). */
export const markerRewards = (
  { mode }: Scene,
  task: Task,
): readonly [readonly RewardChoice[], readonly RewardChoice[]] => [
  rewardLadder(mode, task, 1),
  rewardLadder(mode, task, 2),
]

/**
 * Does intrigue mark a completed card now, because the turn had a completion? Otherwise a card of the hand is laid face
 * down (ruling 78).
 */
export const isMarkingCompletedCard = ({ completions }: State): boolean => completions > 0

/** Marker on a vassal of the board. */
export interface AgentMarker {
  readonly seat: Seat
  readonly card: Slot
  readonly matchedSymbols: number
}

/** Markers on a space; several owners may have one on the same vassal (ruling 70). */
export const agentsOn = (state: State, space: Space): readonly AgentMarker[] =>
  state.courts.flatMap(({ intrigue }, seat) => {
    const isOnSpace = intrigue?.at === 'agents' && intrigue.vassal === slotAt(state, space)
    return isOnSpace ? [{ seat, card: intrigue.card, matchedSymbols: intrigue.matched }] : []
  })

/** Space of a marked vassal; null once its owner has taken it from the board (ruling 64). */
export const spaceOfVassal = ({ board }: State, vassal: Slot): Space | null => {
  const space = board.indexOf(vassal)
  return space < 0 ? null : space
}

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

/** Reward that this seat waits for since its vassal was used; null where there is none. */
export const waitingRewardOf = ({ rewards = [], todo }: State, seat: Seat): PendingReward | null =>
  [...rewards, ...todo.flatMap((step) => (step.do === 'reward' ? [step.reward] : []))].find(
    (reward) => reward.kind === 'agents' && reward.seat === seat,
  ) ?? null

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
    const refusal = claimFaceDown.check(scene, { kind: 'claim', pay: payment, ...(stack && { stack }) })
    return refusal?.code === 'complete.wrongPay' ? { code: 'complete.cannotPay', ruling: 50 } : refusal
  })
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}
