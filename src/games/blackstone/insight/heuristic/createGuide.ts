/** All that a searcher is told of Blackstone Castle beside its rules. */
import type { Seat, Slot, View } from '../../../../kernel/contract.ts'
import type { Action } from '../../actions.ts'
import type { Castle } from '../../game.ts'
import type { State } from '../../state.ts'
import { type Hidden, heldInPrivate, hiddenFrom } from './hidden.ts'
import { sensibleIn } from './sensible.ts'
import type { Weights } from './weights.ts'
import { worthIn } from './worth.ts'

export interface CastleGuide {
  unknown(view: View<State>): readonly Hidden[]
  held(state: State): readonly (readonly Slot[])[]
  turn(state: State): number
  onTurn(state: State): Seat
  worth(view: View<State>): number
  judges(state: State): boolean
  toil(state: State): number
  ahead(state: State): number
  sensible(view: View<State>, legal: readonly Action[]): readonly Action[]
}

/** With other weights than the usual to compare them. */
export const guideTo = ({ sceneOf, modes }: Castle, weights?: Weights): CastleGuide => {
  const isBuilt = ({ setting }: State): boolean => modes.get(setting.mode)?.formation === true
  return {
    unknown: (view) => hiddenFrom(sceneOf(view)),
    held: heldInPrivate,
    turn: ({ round, seat, courts }) => round * courts.length + seat,
    onTurn: ({ seat }) => seat,
    worth: (view) => worthIn(sceneOf(view), weights),
    /**
     * What lies ready around an offer is gone when another wants it, and rats come by cards. Elsewhere the first plan wins as often
     * in a third of the time; and what is absent from a formation must be looked for under the piles, which plans that are judged do too little.
     */
    judges: (state) => state.quest !== undefined || (state.rats !== null && !isBuilt(state)),
    /** Distances to formations are measured in half of the time. */
    toil: (state) => (isBuilt(state) ? 2 : 1),
    /** The quests' offer and board are everybody's, and what lies ready is gone when the next player wants it. */
    ahead: ({ quest }) => (quest ? 1 : 0),
    sensible: (view, legal) => sensibleIn(sceneOf(view), legal),
  }
}
