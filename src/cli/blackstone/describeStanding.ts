/** Standing of the seats: what each has of what its game counts, and which completed cards count. */
import { STACKS, type Stack } from '../../games/blackstone/cards.ts'
import { metricGoal, metricOf, metricValues } from '../../games/blackstone/insight/metric.ts'
import { formatCard } from '../../games/blackstone/notation/slotNotation.ts'
import { scoringCount } from '../../games/blackstone/rules/court/courtPoints.ts'
import type { Scene } from '../../games/blackstone/rules/ruleTypes.ts'
import type { Court } from '../../games/blackstone/state.ts'

/** Cards of one stack that count, or those that sleep because there are more of them than Kings (rulings 23 to 27). */
const cardsOfStack = ({ state }: Scene, court: Court, stack: Stack, counting: boolean) => {
  const count = scoringCount(state, court, stack)
  return counting ? court.stacks[stack].slice(0, count) : court.stacks[stack].slice(count)
}

const describeCards = (scene: Scene, court: Court): object => {
  const namesOf = (counting: boolean): readonly string[] =>
    STACKS.flatMap((stack) => cardsOfStack(scene, court, stack, counting)).map((slot) => formatCard(scene, slot))
  return { counts: namesOf(true), sleeps: namesOf(false) }
}

/** In First Edition no card sleeps: what is too much leaves the court under the limits. Quests complete no cards. */
const hasSleepingCards = (scene: Scene): boolean => ['points', 'formation'].includes(metricOf(scene.state))

/**
 * By seat the number under the name of what is counted, and the names of the cards. `together`: the points of all
 * courts, where these count for the goal.
 */
export const describeStanding = (scene: Scene): object => {
  const metric = metricOf(scene.state)
  const [values, goal] = [metricValues(scene.state), metricGoal(scene.state)]
  const isTogether = scene.mode.together && metric === 'points'
  return {
    by: metric,
    ...(goal !== null && { goal }),
    ...(isTogether && { together: values.reduce((sum, value) => sum + value, 0) }),
    seats: scene.state.courts.map((court, seat) => ({
      ...(metric !== 'formation' && { [metric]: values[seat] }),
      ...(hasSleepingCards(scene) && describeCards(scene, court)),
    })),
  }
}
