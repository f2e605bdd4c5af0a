/**
 * Actions that a search should try in the Queen's Quest: moves that a card in hand asks for, and the best ways to use a
 * card. Not a rule.
 */
import type { Action, ActionOf, SetPlacement } from '../../../actions.ts'
import type { Space } from '../../../board.ts'
import { type Face, type FacePattern, fitsPattern } from '../../../faces.ts'
import { findKnownTask } from '../../../rules/engine/findKnownTask.ts'
import { courtOf, faceAt, hiddenFaceAt } from '../../../rules/engine/slots.ts'
import { canJoinSet, pointsOfSet, setFacesOf } from '../../../rules/queens-and-wizards-quest/sets.ts'
import type { Scene } from '../../../rules/ruleTypes.ts'
import { DISTANCES, LINE_DISTANCES, OUT_OF_RANGE } from '../boardDistances.ts'

type FaceSets = readonly (readonly Face[])[]

/** Index of the set whose points this face raises most, of equals the biggest; -1 where it can join none. */
const bestSet = (sets: FaceSets, face: Face): number => {
  let [bestIndex, bestScore] = [-1, -1]
  sets.forEach((set, index) => {
    if (!canJoinSet(set, face)) return
    const score = 100 * (pointsOfSet([...set, face]) - pointsOfSet(set)) + set.length
    if (score > bestScore) [bestIndex, bestScore] = [index, score]
  })
  return bestIndex
}

/** Does the vassal join its best set, or begin a new one? */
const isTakenToBestSet = ({ state }: Scene, sets: FaceSets, taken: SetPlacement | undefined): boolean =>
  !taken || taken.set >= sets.length || taken.set === bestSet(sets, faceAt(state, taken.space))

/** Half of a card in hand, and how far each space is from its place. */
interface WantedHalf {
  readonly half: FacePattern
  distanceFrom(space: Space): number
}

const wantedHalves = (scene: Scene): readonly WantedHalf[] =>
  courtOf(scene.state, scene.seat).hand.flatMap((slot) => {
    const task = findKnownTask(scene, slot)
    if (!task) return []
    const { left, right } = task
    return [
      { half: left, distanceFrom: (space: Space) => DISTANCES[left.space]?.[space] ?? OUT_OF_RANGE },
      { half: right, distanceFrom: (space: Space) => LINE_DISTANCES[right.line]?.[space] ?? OUT_OF_RANGE },
    ]
  })

/** Does the move bring a vassal nearer to a place that asks for either of its faces? */
const bringsNearer = ({ state }: Scene, wanted: readonly WantedHalf[], from: Space, to: Space): boolean => {
  const [face, reverse] = [faceAt(state, from), hiddenFaceAt(state, from)]
  return wanted.some(
    ({ half, distanceFrom }) =>
      distanceFrom(to) < distanceFrom(from) && (fitsPattern(face, half) || fitsPattern(reverse, half)),
  )
}

/** Cards that can take two vassals now: they are not used for one. */
const cardsUsableTwice = (legal: readonly Action[]): ReadonlySet<number> =>
  new Set(legal.flatMap((action) => (action.kind === 'use' && action.left && action.right ? [action.card] : [])))

const isUsedForBestSets = (scene: Scene, sets: FaceSets, { left, right }: ActionOf<'use'>): boolean =>
  isTakenToBestSet(scene, sets, left) && isTakenToBestSet(scene, sets, right)

/**
 * Legal actions without moves that help no card in hand and without poor uses of a card. A card of the offer is taken
 * before anything is moved for it.
 */
export const sensibleQueensQuestActions = (scene: Scene, legal: readonly Action[]): readonly Action[] => {
  const wanted = wantedHalves(scene)
  const usableTwice = cardsUsableTwice(legal)
  const sets = setFacesOf(scene.state, courtOf(scene.state, scene.seat))
  return legal.filter((action) => {
    switch (action.kind) {
      case 'slide':
        return bringsNearer(scene, wanted, action.from, action.to)
      case 'swap':
        return bringsNearer(scene, wanted, action.a, action.b) || bringsNearer(scene, wanted, action.b, action.a)
      case 'flip':
        return wanted.some(({ half }) => fitsPattern(hiddenFaceAt(scene.state, action.space), half))
      case 'use':
        return (
          (!usableTwice.has(action.card) || (action.left && action.right)) && isUsedForBestSets(scene, sets, action)
        )
      default:
        return true
    }
  })
}
