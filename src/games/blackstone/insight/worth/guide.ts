/** All that a searcher is told of Blackstone Castle beside its rules. */
import type { Slot, View } from '../../../../kernel/contract.ts'
import type { Action } from '../../actions.ts'
import type { Castle } from '../../game.ts'
import type { Scene } from '../../rules/play.ts'
import type { State } from '../../state.ts'
import { type Hidden, heldInPrivate, hiddenFrom } from './hidden.ts'
import { sensibleIn } from './sensible.ts'
import { FORMATION_WEIGHTS, WEIGHTS, type Weights } from './weights.ts'
import { worthIn } from './worth.ts'

export interface CastleGuide {
  unknown(view: View<State>): readonly Hidden[]
  held(state: State): readonly (readonly Slot[])[]
  turn(state: State): number
  worth(view: View<State>): number
  sensible(view: View<State>, legal: readonly Action[]): readonly Action[]
}

const usual = ({ mode }: Scene): Weights => (mode.formation ? FORMATION_WEIGHTS : WEIGHTS)

/** With other weights than the usual to compare them. */
export const guideTo = ({ sceneOf }: Castle, weights?: Weights): CastleGuide => ({
  unknown: (view) => hiddenFrom(sceneOf(view)),
  held: heldInPrivate,
  turn: ({ round, seat, courts }) => round * courts.length + seat,
  worth(view) {
    const scene = sceneOf(view)
    return worthIn(scene, weights ?? usual(scene))
  },
  sensible: (view, legal) => sensibleIn(sceneOf(view), legal),
})
