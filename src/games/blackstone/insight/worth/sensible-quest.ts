/** What a searcher need not try in the quests: lists of ways to use a card are long, and most of them differ in little. No rule. */
import type { Action, Laid, Taken } from '../../actions.ts'
import { cardOf, faceShown } from '../../cards.ts'
import type { Face } from '../../faces.ts'
import { courtOf, faceAt, type Scene } from '../../rules/play.ts'
import { canJoin, setsOf, worthOf } from '../../rules/quest/sets.ts'

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

/** The face that is placed and where. */
const placed = (scene: Scene, part: Laid | undefined): string =>
  part ? `${faceShown(cardOf(scene.know(part.slot)), part.side)}@${part.space}` : '-'

type Using = Extract<Action, { readonly kind: 'lay' | 'use' }>

const isUsing = (action: Action): action is Using => action.kind === 'lay' || action.kind === 'use'
const isWhole = ({ left, right }: Using): boolean => left !== undefined && right !== undefined

/** Which of equal vassals is placed matters little, and a card that can serve twice is not wasted on one. */
export const sensibleInQuest = (scene: Scene, legal: readonly Action[]): readonly Action[] => {
  const whole = new Set(legal.flatMap((action) => (isUsing(action) && isWhole(action) ? [action.card] : [])))
  const sets = setsOf(scene.state, courtOf(scene.state, scene.seat))
  const seen = new Set<string>()
  return legal.filter((action) => {
    if (!isUsing(action)) return true
    if (whole.has(action.card) && !isWhole(action)) return false
    if (action.kind === 'use') return isWellTaken(scene, sets, action.left) && isWellTaken(scene, sets, action.right)
    const key = `${action.card} ${placed(scene, action.left)} ${placed(scene, action.right)}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
