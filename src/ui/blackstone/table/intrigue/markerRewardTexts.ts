/** Texts for what intrigue brings. */
import type { RewardChoice } from '#src/games/blackstone/actions.ts'
import { markerRewards } from '#src/games/blackstone/insight/shown/intrigueMarkers.ts'
import type { Scene } from '#src/games/blackstone/rules/ruleTypes.ts'
import { t } from '#src/text/t.ts'
import type { Task } from '../../views/viewProps.ts'

const joinWithOr = (one: string, other: string): string => t('gift.or', { one, other })

/** `a knight, or a Guild card`. */
const giftsText = (takes: readonly RewardChoice[]): string => takes.map((take) => t(`gift.${take}`)).reduce(joinWithOr)

/** What a marker on this card brings with `matchCount` matching symbols. */
export const giftsTextFor = (scene: Scene, task: Task, matchCount: number): string => {
  const [giftsOfOne, giftsOfTwo] = markerRewards(scene, task)
  return giftsText(matchCount > 1 ? giftsOfTwo : giftsOfOne)
}

/** What a marker on this card brings for one matching symbol and for two, as rewards and in a sentence. */
export const paysOf = (scene: Scene, task: Task) => {
  const [rewardsOfOne, rewardsOfTwo] = markerRewards(scene, task)
  return [
    { alike: 1, rewards: rewardsOfOne, words: t('mark.one', { gifts: giftsText(rewardsOfOne) }) },
    { alike: 2, rewards: rewardsOfTwo, words: t('mark.two', { gifts: giftsText(rewardsOfTwo) }) },
  ] as const
}
