/** Knowledge that a search needs of Blackstone Castle besides its rules. */
import type { Seat, Slot, View } from '#src/kernel/contract.ts'
import type { Action } from '../../actions.ts'
import type { BlackstoneGame } from '../../createGame.ts'
import type { State } from '../../state.ts'
import { evaluateScene } from './evaluateScene.ts'
import { createDistanceToFormation } from './formation/estimateFormationDistance.ts'
import { type HiddenGroup, hiddenGroups, privateSlots } from './hiddenCardGroups.ts'
import { sensibleActions } from './pruning/sensibleActions.ts'
import type { Weights } from './weights.ts'

/** Rounds after which lower levels begin to overlook less, and the rounds until they overlook nothing. */
const CALM_ROUNDS = 18
const ROUNDS_TO_ATTENTION = 8

export interface BlackstoneGuide {
  unknown(view: View<State>): readonly HiddenGroup[]
  held(state: State): readonly (readonly Slot[])[]
  turn(state: State): number
  onTurn(state: State): Seat
  evaluate(view: View<State>): number
  usesRollouts(state: State): boolean
  costFactor(state: State): number
  ahead(state: State): number
  preference(state: State, actions: readonly Action[]): number
  attention(state: State): number
  sensible(view: View<State>, legal: readonly Action[]): readonly Action[]
}

/**
 * Creates a guide for the search of one caller; it keeps the buffers and the cache of distances to formations.
 * `weights`: in place of the usual ones, to compare them.
 */
export const createGuide = ({ sceneOf, modes }: BlackstoneGame, weights?: Weights): BlackstoneGuide => {
  const isFormationMode = ({ setting }: State): boolean => modes.get(setting.mode)?.hasFormationGoal === true
  const distanceToFormation = createDistanceToFormation()
  return {
    unknown: (view) => hiddenGroups(sceneOf(view)),
    held: privateSlots,
    turn: ({ round, seat, courts }) => round * courts.length + seat,
    onTurn: ({ seat }) => seat,
    evaluate: (view) => evaluateScene(sceneOf(view), distanceToFormation, weights),
    /**
     * Rollouts help in the quests, where another player may take what is ready around the offer, and against rats,
     * which come by cards. Elsewhere the first plan wins as often in a third of the time; and faces that a formation
     * lacks must be looked for in the piles, which plans chosen by rollouts do too little.
     */
    usesRollouts: (state) => state.quest !== undefined || (state.rats !== null && !isFormationMode(state)),
    /** An evaluation that measures the distance to a formation takes about twice as long as others. */
    costFactor: (state) => (isFormationMode(state) ? 2 : 1),
    /** One turn ahead in the quests: offer and board are shared, and the next player may take what is ready. */
    ahead: ({ quest }) => (quest ? 1 : 0),
    /**
     * Where a formation is built, more moves: tokens that are left over are lost, and a vassal that is moved or retained
     * for nothing may show a face that is missing. Draws only look busy: they held games off for ever. Elsewhere fewer.
     */
    preference: (state, actions) =>
      isFormationMode(state) ? actions.filter(({ kind }) => kind !== 'draw').length : -actions.length,
    attention: ({ round }) => Math.min(1, Math.max(0, round - CALM_ROUNDS) / ROUNDS_TO_ATTENTION),
    sensible: (view, legal) => sensibleActions(sceneOf(view), legal),
  }
}
