/** What a searcher need not try in the Queen's Quest: moves for which no card in hand asks, and lists of ways to use one. No rule. */
import type { Action, ActionOf, Taken } from '../../actions.ts'
import type { Space } from '../../board.ts'
import { type Description, type Face, fits } from '../../faces.ts'
import { courtOf, faceAt, reverseAt, type Scene, taskKnown } from '../../rules/play.ts'
import { canJoin, setsOf, worthOf } from '../../rules/quest/sets.ts'
import { FAR, STEPS, TO_LINE } from './board.ts'

type Sets = readonly (readonly Face[])[]

/** The set that this face makes worth the most more, of equals the biggest; -1 where it can join none. */
const bestSet = (sets: Sets, face: Face): number => {
  let [best, most] = [-1, -1]
  sets.forEach((set, at) => {
    if (!canJoin(set, face)) return
    const more = 100 * (worthOf([...set, face]) - worthOf(set)) + set.length
    if (more > most) [best, most] = [at, more]
  })
  return best
}

/** A vassal goes to the set that it serves best, or begins one. */
const isWellTaken = ({ state }: Scene, sets: Sets, part: Taken | undefined): boolean =>
  !part || part.set >= sets.length || part.set === bestSet(sets, faceAt(state, part.space))

/** What a half of a card in hand asks for, and how far from it each space is. */
interface Wanted {
  readonly half: Description
  away(space: Space): number
}

const wantedBy = (scene: Scene): readonly Wanted[] =>
  courtOf(scene.state, scene.seat).hand.flatMap((slot) => {
    const task = taskKnown(scene, slot)
    if (!task) return []
    const { left, right } = task
    return [
      { half: left, away: (space) => STEPS[left.space]?.[space] ?? FAR },
      { half: right, away: (space) => TO_LINE[right.line]?.[space] ?? FAR },
    ]
  })

/** Does it bring a vassal nearer to where it is asked for, with either face? */
const isNearer = ({ state }: Scene, wanted: readonly Wanted[], from: Space, to: Space): boolean => {
  const [face, reverse] = [faceAt(state, from), reverseAt(state, from)]
  return wanted.some(({ half, away }) => away(to) < away(from) && (fits(face, half) || fits(reverse, half)))
}

/** A card that can serve twice is not wasted on one. */
const wholeOf = (legal: readonly Action[]): ReadonlySet<number> =>
  new Set(legal.flatMap((action) => (action.kind === 'use' && action.left && action.right ? [action.card] : [])))

const isWellUsed = (scene: Scene, sets: Sets, { left, right }: ActionOf<'use'>): boolean =>
  isWellTaken(scene, sets, left) && isWellTaken(scene, sets, right)

/** Of the moves those that help a card in hand: one of the offer is taken before anything is moved for it. */
export const sensibleInQueens = (scene: Scene, legal: readonly Action[]): readonly Action[] => {
  const wanted = wantedBy(scene)
  const whole = wholeOf(legal)
  const sets = setsOf(scene.state, courtOf(scene.state, scene.seat))
  return legal.filter((action) => {
    switch (action.kind) {
      case 'slide':
        return isNearer(scene, wanted, action.from, action.to)
      case 'swap':
        return isNearer(scene, wanted, action.a, action.b) || isNearer(scene, wanted, action.b, action.a)
      case 'flip':
        return wanted.some(({ half }) => fits(reverseAt(scene.state, action.space), half))
      case 'use':
        return (!whole.has(action.card) || (action.left && action.right)) && isWellUsed(scene, sets, action)
      default:
        return true
    }
  })
}
