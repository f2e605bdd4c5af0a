/** The markers of intrigue, and what waits for an answer, as a position document says them. */
import type { HiddenHalf, PositionDocument } from '../position/document.ts'
import type { Scene } from '../rules/play.ts'
import type { Court, Reward, State, Step } from '../state.ts'
import { makeFace, makeSpace } from './cards.ts'
import { makeCard } from './slot.ts'
import { heldName, hiddenIn } from './zone.ts'

type Markers = NonNullable<NonNullable<PositionDocument['courts']>[number]['intrigue']>

const markersOf = (scene: Scene, { intrigue }: Court): Markers | null => {
  if (!intrigue || intrigue.at === 'court') return null
  if (intrigue.at === 'exhausted') return { at: 'exhausted' }
  if (intrigue.at === 'faceDown') return { at: 'faceDown', card: heldName(scene, intrigue.card) }
  const at = scene.state.board.indexOf(intrigue.vassal)
  // Only its owner takes it away without a reward (ruling 64); then the markers stand nowhere, which is like at court.
  if (at < 0) return null
  return {
    at: 'agents',
    card: makeCard(scene, intrigue.card),
    vassal: makeSpace(at),
    matched: intrigue.matched > 1 ? 2 : 1,
  }
}

export const intrigueCourtOf = (scene: Scene, court: Court) => {
  const intrigue = markersOf(scene, court)
  return intrigue && { intrigue }
}

const rewardOf = (scene: Scene, reward: Reward) =>
  reward.kind === 'faceDown'
    ? { seat: reward.seat }
    : {
        seat: reward.seat,
        card: makeCard(scene, reward.card),
        matched: reward.matched > 1 ? (2 as const) : (1 as const),
      }

/** Rewards that wait, and those of which one is being answered: that is next of the things to be done. */
const waiting = ({ todo, rewards = [] }: State): readonly Reward[] => [
  ...todo.flatMap((one) => (one.do === 'reward' ? [one.reward] : [])).reverse(),
  ...rewards,
]

export const intrigueOf = (scene: Scene) => {
  const { state } = scene
  if (!state.rewards) return {}
  const used = (state.usedVassals ?? []).map(({ space, face }) => ({ space: makeSpace(space), face: makeFace(face) }))
  return { intrigue: { used, rewards: waiting(state).map((reward) => rewardOf(scene, reward)) } }
}

/** The step in which a reward is answered. */
export const rewardStep = ({ setting }: State): Step =>
  setting.options.intrigueTiming === 'immediate' ? 'work' : 'rewards'

export const intrigueHiddenOf = (scene: Scene): HiddenHalf => {
  const { courts, rewards } = scene.state
  if (!rewards) return {}
  return {
    faceDown: courts.map(({ intrigue }) => (intrigue?.at === 'faceDown' ? hiddenIn(scene, [intrigue.card]) : [])),
  }
}
