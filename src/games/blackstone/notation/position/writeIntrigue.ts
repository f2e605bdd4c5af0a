/** Position document: markers of intrigue, used vassals, and rewards that wait for an answer. */
import type { HiddenHalf, PositionDocument } from '../../position/positionSchema.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import type { Court, PendingReward, State, TurnStep } from '../../state.ts'
import { formatFace, formatSpace } from '../cardAndSpaceNotation.ts'
import { formatHeldTask, formatHiddenCards } from '../formatCards.ts'
import { formatCard } from '../slotNotation.ts'

type MarkersDocument = NonNullable<NonNullable<PositionDocument['courts']>[number]['intrigue']>

const writeMarkers = (scene: Scene, { intrigue }: Court): MarkersDocument | null => {
  if (!intrigue || intrigue.at === 'court') return null
  if (intrigue.at === 'exhausted') return { at: 'exhausted' }
  if (intrigue.at === 'faceDown') return { at: 'faceDown', card: formatHeldTask(scene, intrigue.card) }
  const vassalSpace = scene.state.board.indexOf(intrigue.vassal)
  // Only the markers' owner can take the vassal without a reward (ruling 64). The markers are then nowhere, which
  // counts as at court.
  if (vassalSpace < 0) return null
  return {
    at: 'agents',
    card: formatCard(scene, intrigue.card),
    vassal: formatSpace(vassalSpace),
    matched: intrigue.matched > 1 ? 2 : 1,
  }
}

export const writeCourtIntrigue = (scene: Scene, court: Court) => {
  const intrigue = writeMarkers(scene, court)
  return intrigue && { intrigue }
}

const writeReward = (scene: Scene, reward: PendingReward) =>
  reward.kind === 'faceDown'
    ? { seat: reward.seat }
    : {
        seat: reward.seat,
        card: formatCard(scene, reward.card),
        matched: reward.matched > 1 ? (2 as const) : (1 as const),
      }

/** Rewards that wait, those already queued as todos first, in the order in which they are answered. */
const waitingRewards = ({ todo, rewards = [] }: State): readonly PendingReward[] => [
  ...todo.flatMap((one) => (one.do === 'reward' ? [one.reward] : [])).reverse(),
  ...rewards,
]

export const writeIntrigue = (scene: Scene) => {
  const { state } = scene
  if (!state.rewards) return {}
  const used = (state.usedVassals ?? []).map(({ space, face }) => ({
    space: formatSpace(space),
    face: formatFace(face),
  }))
  return { intrigue: { used, rewards: waitingRewards(state).map((reward) => writeReward(scene, reward)) } }
}

/** The step of the turn in which a reward is answered. */
export const rewardStep = ({ setting }: State): TurnStep =>
  setting.options.intrigueTiming === 'immediate' ? 'work' : 'rewards'

export const writeHiddenIntrigue = (scene: Scene): HiddenHalf => {
  const { courts, rewards } = scene.state
  if (!rewards) return {}
  return {
    faceDown: courts.map(({ intrigue }) =>
      intrigue?.at === 'faceDown' ? formatHiddenCards(scene, [intrigue.card]) : [],
    ),
  }
}
