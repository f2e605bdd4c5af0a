/** Prospects in the quests around a row of offered Machinations: sets that grow, or a hand of vassals that gets smaller. */
import type { Space } from '../../board.ts'
import { cardOf, faceShown, type Task } from '../../cards.ts'
import { type Description, fits } from '../../faces.ts'
import { courtOf, faceAt, type Scene, taskKnown } from '../../rules/play.ts'
import { setPoints, setsOf } from '../../rules/quest/sets.ts'
import { rightSpaces } from '../../rules/requirement.ts'
import type { Court, State } from '../../state.ts'
import { FAR, flipsOf, type Lying, STEPS, toLine } from './board.ts'
import type { Weights } from './weights.ts'

/** What a half of a card is worth while so many actions are missing. */
const near = ({ half, perAction }: Weights, actions: number): number => {
  let worth = half
  for (let i = 0; i < actions; i++) worth *= perAction
  return worth
}

/** Actions until some vassal of the board meets a half. */
const least = (lying: readonly Lying[], cost: (one: Lying) => number): number =>
  lying.reduce((found, one) => Math.min(found, cost(one)), FAR)

/** Queen's Quest: vassals are taken from where a card asks for them. */
const taking = (lying: readonly Lying[], { left, right }: Task, weights: Weights): number =>
  near(
    weights,
    least(lying, (one) => flipsOf(one, left) + (STEPS[one.space]?.[left.space] ?? FAR)),
  ) +
  near(
    weights,
    least(lying, (one) => flipsOf(one, right) + toLine(one.space, right.line)),
  )

/** Wizard's Quest: does some vassal of the hand fit, on one of these spaces, where it is empty or shows the same face? */
const canPlace = (scene: Scene, court: Court, want: Description, spaces: readonly Space[]): boolean => {
  const tops = spaces.map((space) => faceAt(scene.state, space))
  return (court.vassals ?? []).some((slot) => {
    const code = scene.know(slot)
    if (code < 0) return false
    return [0, 1].some((side) => {
      const face = faceShown(cardOf(code), side)
      return fits(face, want) && tops.some((top) => top < 0 || top === face)
    })
  })
}

const laying = (scene: Scene, court: Court, task: Task, weights: Weights): number =>
  near(weights, canPlace(scene, court, task.left, [task.left.space]) ? 0 : 2) +
  near(weights, canPlace(scene, court, task.right, rightSpaces(scene.state, task)) ? 0 : 2)

/** Every vassal of a set may grow with its set. */
const setsWorth = (state: State, court: Court, { grows }: Weights): number =>
  setPoints(state, court) +
  grows * setsOf(state, court).reduce((sum, set) => sum + (set.length > 1 ? set.length : 0), 0)

/** What a court has on the table; of Knights each is an action. */
const tableWorth = (state: State, court: Court, weights: Weights): number =>
  weights.action * court.knights +
  (court.vassals ? -weights.vassal * court.vassals.length : setsWorth(state, court, weights))

/** The hand of the scene's seat; a card that is not known counts like one of which a half is met. */
const handWorth = (scene: Scene, lying: readonly Lying[], weights: Weights): number => {
  const court = courtOf(scene.state, scene.seat)
  const worths = court.hand.map((slot) => {
    const task = taskKnown(scene, slot)
    if (!task) return weights.half
    return court.vassals ? laying(scene, court, task, weights) : taking(lying, task, weights)
  })
  let [sum, factor] = [0, 1]
  for (const worth of worths.sort((a, b) => b - a)) {
    sum += worth * factor
    factor *= weights.further
  }
  return sum
}

/** The seat's own prospects against the best of the others. */
export const questWorth = (scene: Scene, lying: readonly Lying[], weights: Weights): number => {
  const { state, seat } = scene
  const others = state.courts.flatMap((court, one) => (one === seat ? [] : [tableWorth(state, court, weights)]))
  const own = tableWorth(state, courtOf(state, seat), weights) + handWorth(scene, lying, weights)
  return own - Math.max(...others)
}
