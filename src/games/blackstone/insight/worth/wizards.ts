/** Prospects in the Wizard's Quest: a hand of vassals that gets smaller, and cards that place them. */
import type { Slot } from '../../../../kernel/contract.ts'
import { NEIGHBOURS, type Space } from '../../board.ts'
import { cardOf, faceShown, type Task } from '../../cards.ts'
import { FACES, type Face, faceOfWanted } from '../../faces.ts'
import { courtOf, faceAt, reverseAt, type Scene, taskKnown } from '../../rules/play.ts'
import { questOf } from '../../rules/quest/quest.ts'
import { isStack } from '../../rules/quest/stacks.ts'
import { rightSpaces } from '../../rules/requirement.ts'
import type { Court, State } from '../../state.ts'
import { FAR } from './board.ts'
import { bestOfOthers, handWorth, knightsWorth, near, type Prospect } from './quest.ts'
import type { WizardsWeights } from './quest-weights.ts'

/** For each face which of some vassals have it on a side, a bit for each of them. */
type Holders = readonly number[]

const holdersOf = (scene: Scene, vassals: readonly Slot[]): Holders => {
  const holders = FACES.map(() => 0)
  vassals.forEach((slot, at) => {
    const code = scene.know(slot)
    if (code < 0) return
    for (const side of [0, 1]) {
      const face = faceShown(cardOf(code), side)
      holders[face] = (holders[face] ?? 0) | (1 << at)
    }
  })
  return holders
}

/** Actions until a vassal with this face may lie here. A guess: what lies in the way leaves by one where a neighbour lets it. */
const toClear = (state: State, space: Space, face: Face): number => {
  const top = faceAt(state, space)
  if (top < 0 || top === face) return 0
  const isSingle = !isStack(state, space)
  if (isSingle && reverseAt(state, space) === face) return 1
  const gives = (near: Space): boolean => {
    const there = faceAt(state, near)
    return there < 0 || there === face || (isSingle && there === top)
  }
  return (NEIGHBOURS[space] ?? []).some(gives) ? 1 : 2
}

/** What the hand and the open vassals have to place, and where. */
interface Hands {
  readonly state: State
  readonly own: Holders
  readonly open: Holders
}

/** Actions until this face can be placed on one of these spaces: it must be had, by an exchange if need be, and find room. */
const toPlace = ({ state, own, open }: Hands, face: Face, spaces: readonly Space[]): number => {
  const toHave = own[face] ? 0 : open[face] ? 1 : FAR
  if (toHave === FAR) return FAR
  return spaces.reduce((found, space) => Math.min(found, toHave + toClear(state, space, face)), FAR)
}

/** Would one and the same vassal have to serve twice? */
const isOnly = (one = 0, other = 0): boolean => one === other && one !== 0 && (one & (one - 1)) === 0

/** A card is used once: it places one vassal soon, or two as soon as both can be placed. */
const placing = (hands: Hands, task: Task, weights: WizardsWeights): Prospect => {
  const [left, right] = [faceOfWanted(task.left), faceOfWanted(task.right)]
  const toLeft = toPlace(hands, left, [task.left.space])
  const toRight = toPlace(hands, right, rightSpaces(hands.state, task))
  const first = Math.min(toLeft, toRight)
  const isBoth = Math.max(toLeft, toRight) < FAR && !isOnly(hands.own[left], hands.own[right])
  const alone = first < FAR ? near(weights, first) : 0
  const both = isBoth ? 2 * near(weights, toLeft + toRight) : 0
  return { worth: weights.half * Math.max(alone, both), actions: 1 + first }
}

/** Each vassal in hand is one too many; Knights break ties. */
const tableWorth = (state: State, court: Court, weights: WizardsWeights): number =>
  knightsWorth(state, court, weights) + weights.tie * court.knights - (court.vassals?.length ?? 0)

const ownWorth = (scene: Scene, weights: WizardsWeights): number => {
  const { state, seat } = scene
  const court = courtOf(state, seat)
  const own = holdersOf(scene, court.vassals ?? [])
  const hands = { state, own, open: holdersOf(scene, questOf(state).vassals) }
  const cards = court.hand.flatMap((slot) => {
    const task = taskKnown(scene, slot)
    return task ? [placing(hands, task, weights)] : []
  })
  const faces = own.filter((holders) => holders !== 0).length
  return tableWorth(state, court, weights) + handWorth(state, seat, cards, weights) + weights.face * faces
}

/** The seat's own prospects against the best of the others, whose vassals are hidden. */
export const wizardsWorth = (scene: Scene, weights: WizardsWeights): number =>
  ownWorth(scene, weights) - bestOfOthers(scene.state, scene.seat, (court) => tableWorth(scene.state, court, weights))
