/** What intrigue brings, in words. */
import type { RewardTaken } from '../../../../games/blackstone/actions.ts'
import { brings } from '../../../../games/blackstone/insight/intrigue.ts'
import type { Scene } from '../../../../games/blackstone/rules/play.ts'
import { t } from '../../../text/t.ts'
import type { Task } from '../../props.ts'

const listed = (one: string, other: string): string => t('gift.or', { one, other })

/** `a knight, or a Guild card`. */
export const giftsIn = (takes: readonly RewardTaken[]): string => takes.map((take) => t(`gift.${take}`)).reduce(listed)

/** What a marker on this card brings where so many symbols are alike. */
export const giftsFor = (scene: Scene, task: Task, alike: number): string => {
  const [one, two] = brings(scene, task)
  return giftsIn(alike > 1 ? two : one)
}

/** The prompt that says in short what one symbol brings, and what two. */
export const alikePrompt = (scene: Scene, task: Task): string => {
  if (task.type === 'ploy') throw new Error('a Ploy bears no marker')
  const [one, two] = brings(scene, task)
  return t(`prompt.alike.${task.type === 'king' && one[0] === two[0] ? 'kingAlone' : task.type}`)
}
