/** Texts for what intrigue brings. */
import type { RewardChoice } from '../../../../games/blackstone/actions.ts'
import { markerRewards } from '../../../../games/blackstone/insight/shown/intrigueStatus.ts'
import type { Scene } from '../../../../games/blackstone/rules/engine/moveContext.ts'
import { t } from '../../../../text/t.ts'
import type { Task } from '../../views/props.ts'

const joinWithOr = (one: string, other: string): string => t('gift.or', { one, other })

/** `a knight, or a Guild card`. */
export const giftsText = (takes: readonly RewardChoice[]): string =>
  takes.map((take) => t(`gift.${take}`)).reduce(joinWithOr)

/** What a marker on this card brings with `matchCount` matching symbols. */
export const giftsTextFor = (scene: Scene, task: Task, matchCount: number): string => {
  const [giftsOfOne, giftsOfTwo] = markerRewards(scene, task)
  return giftsText(matchCount > 1 ? giftsOfTwo : giftsOfOne)
}

/**
 * Prompt that says in short what one matching symbol brings, and what two. Throws for a Ploy, which bears no marker.
 */
export const markPrompt = (scene: Scene, task: Task): string => {
  if (task.type === 'ploy') throw new Error('a Ploy bears no marker')
  const [giftsOfOne, giftsOfTwo] = markerRewards(scene, task)
  return t(`prompt.alike.${task.type === 'king' && giftsOfOne[0] === giftsOfTwo[0] ? 'kingAlone' : task.type}`)
}
