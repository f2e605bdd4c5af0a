/** What a searcher need not try: deeds that help no task of the hand, and those that differ only in what hardly matters. No rule. */
import type { Action } from '../../actions.ts'
import type { Space } from '../../board.ts'
import { type Description, fits } from '../../faces.ts'
import { courtOf, faceAt, reverseAt, type Scene, taskKnown } from '../../rules/play.ts'
import { sensibleInQueens } from './sensible-queens.ts'
import { sensibleInWizards } from './sensible-wizards.ts'

/** All that the tasks of the hand ask for. */
const wantedBy = (scene: Scene): readonly Description[] =>
  courtOf(scene.state, scene.seat).hand.flatMap((slot) => {
    const task = taskKnown(scene, slot)
    return task ? [task.left, task.right] : []
  })

/** Is either face of the vassal here asked for? */
const isWanted = ({ state }: Scene, wanted: readonly Description[], space: Space): boolean => {
  const [face, reverse] = [faceAt(state, space), reverseAt(state, space)]
  return wanted.some((want) => fits(face, want) || fits(reverse, want))
}

const isSensible = (scene: Scene, wanted: readonly Description[], action: Action): boolean => {
  const { pile, wizards } = courtOf(scene.state, scene.seat)
  switch (action.kind) {
    case 'slide':
      return isWanted(scene, wanted, action.from)
    case 'swap':
      return isWanted(scene, wanted, action.a) || isWanted(scene, wanted, action.b)
    // A retained vassal is replaced from any pile: the own one stands for all.
    case 'retain':
      return action.pile < 0 || action.pile === pile || (scene.state.piles[pile]?.length ?? 0) === 0
    // Two Knights buy what one Wizard buys.
    case 'draw':
      return action.price !== 'knights' || wizards === 0
    default:
      return true
  }
}

/** The legal actions that are worth a thought, in their order. */
export const sensibleIn = (scene: Scene, legal: readonly Action[]): readonly Action[] => {
  const { sets, vassals } = courtOf(scene.state, scene.seat)
  if (sets) return sensibleInQueens(scene, legal)
  if (vassals) return sensibleInWizards(scene, legal)
  if (scene.mode.formation) return legal
  const wanted = wantedBy(scene)
  const kept = legal.filter((action) => isSensible(scene, wanted, action))
  return kept.length > 0 ? kept : legal
}
