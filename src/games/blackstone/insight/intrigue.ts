/** Where markers are, what they would bring, and what a card face down waits for: for those who draw it or speak of it. */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { RewardTaken } from '../actions.ts'
import { SPACES, type Space } from '../board.ts'
import type { Task } from '../cards.ts'
import { markable, matchOn } from '../rules/intrigue/assign.ts'
import { claim, halvesFitted } from '../rules/intrigue/claim.ts'
import { entryOf, given, ladder } from '../rules/intrigue/rewards.ts'
import { waysToPay } from '../rules/payment.ts'
import { courtOf, type Scene, slotAt } from '../rules/play.ts'
import { stackFor, stackNames } from '../rules/stacks.ts'
import type { Reward, State, Used } from '../state.ts'
import { type TaskShown, taskIn, taskSeen } from './sight.ts'

/** A completed card that may bear a marker, and the vassals on which the other may then stand (rulings 65 and 79). */
export interface Markable {
  readonly card: Slot
  readonly task: Task
  readonly spaces: readonly { readonly space: Space; readonly alike: number }[]
}

/** The completed Knights, Wizards and Kings of the seat that is asked; `spaces` is empty where no vassal of the board is like one. */
export const markables = ({ state, seat }: Scene): readonly Markable[] =>
  markable(courtOf(state, seat)).flatMap((card) => {
    const task = taskIn(state, card)
    const spaces = SPACES.map((space) => ({ space, alike: matchOn(state, card, space) }))
    return task ? [{ card, task, spaces: spaces.filter(({ alike }) => alike > 0) }] : []
  })

/** What a marker on this card would bring for one symbol and for two (rules 2.1). */
export const brings = ({ mode }: Scene, task: Task): readonly [readonly RewardTaken[], readonly RewardTaken[]] => [
  ladder(mode, task, 1),
  ladder(mode, task, 2),
]

/** Is this the end of a turn with a completion, so that a completed card is marked, or is one of the hand laid face down (ruling 78)? */
export const marksAgents = ({ completions }: State): boolean => completions > 0

/** A marker that stands on a vassal of the board. */
export interface Agent {
  readonly seat: Seat
  readonly card: Slot
  readonly alike: number
}

/** Markers that stand on a space; several owners may be on one vassal (ruling 70). */
export const agentsOn = (state: State, space: Space): readonly Agent[] =>
  state.courts.flatMap(({ intrigue }, seat) => {
    const stands = intrigue?.at === 'agents' && intrigue.vassal === slotAt(state, space)
    return stands ? [{ seat, card: intrigue.card, alike: intrigue.matched }] : []
  })

/** Where a vassal lies that is marked; null once its owner has taken it from the board (ruling 64). */
export const spaceOf = ({ board }: State, vassal: Slot): Space | null => {
  const space = board.indexOf(vassal)
  return space < 0 ? null : space
}

/** What is asked of an owner now; null where nothing is. */
export const rewardAsked = (state: State): Reward | null => entryOf(state)

/** One thing of those that a reward offers; what of it has run out is not given (ruling 72). */
export interface Take {
  readonly take: RewardTaken
  readonly token: boolean
  readonly deck: boolean
}

/** Everything that the reward in question offers, in the order of the rules, also what has run out. */
export const takes = ({ mode, state }: Scene): readonly Take[] => {
  const entry = entryOf(state)
  const task = entry?.kind === 'agents' ? taskIn(state, entry.card) : null
  const offered = entry?.kind === 'agents' && task ? ladder(mode, task, entry.matched) : []
  return offered.map((take) => {
    const { token, deck } = given(state, take)
    return { take, token: token !== undefined, deck: deck !== undefined }
  })
}

/** The reward of this seat that waits since its vassal was used; null where none does. */
export const pendingOf = ({ rewards = [], todo }: State, seat: Seat): Reward | null =>
  [...rewards, ...todo.flatMap((one) => (one.do === 'reward' ? [one.reward] : []))].find(
    (reward) => reward.kind === 'agents' && reward.seat === seat,
  ) ?? null

/** A card that its owner is asked about, with the vassals of this turn that may have fitted it. */
export interface Lying {
  readonly task: TaskShown
  readonly fitted: { readonly left: boolean; readonly right: boolean }
  readonly used: readonly Used[]
}

/** The card face down that is asked about, where this seat knows it; null for anybody else. */
export const lyingAsked = (scene: Scene): Lying | null => {
  const entry = entryOf(scene.state)
  const task = entry?.kind === 'faceDown' ? taskSeen(scene, entry.card) : null
  return task && { task, fitted: halvesFitted(scene.state, task), used: scene.state.usedVassals ?? [] }
}

/** Why the card cannot be claimed in any way; null where it can. */
export const whyNotClaim = (scene: Scene): Refusal | null => {
  const { task } = lyingAsked(scene) ?? {}
  if (!task) return { code: 'claim.notAsked' }
  const reasons = stackNames(task).map((stack) => {
    const [pay = []] = waysToPay(scene, stackFor(task, stack))
    const refusal = claim.check(scene, { kind: 'claim', pay, ...(stack && { stack }) })
    return refusal?.code === 'complete.wrongPay' ? { code: 'complete.cannotPay', ruling: 50 } : refusal
  })
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}
