/** Guide of CastleScape for bots: what is hidden, what is worth considering, and how good a state looks. */
import type { Seat, Slot, View } from '../../kernel/contract.ts'
import type { Action } from './actions.ts'
import { game } from './game.ts'
import { evaluate } from './insight/evaluate.ts'
import { type HiddenSlots, hiddenSlots, privateSlots } from './insight/hiddenSlots.ts'
import { sensibleActions } from './insight/sensibleActions.ts'
import type { State } from './state.ts'

/** Turns of each guild after which lower levels begin to overlook less, and the turns until they overlook nothing. */
const CALM_TURNS = 20
const TURNS_TO_ATTENTION = 10

/** Whether all choose their Contracts at once. */
const isBeforeGame = ({ tasks }: State): boolean => tasks.at(-1)?.do === 'keep'

/**
 * Number of a part of a turn. What is asked after the end of MAIN is a part of its own: the new hand, which may have to
 * pay then, is not known before.
 */
const numberOfPart = ({ turnNumber, tasks }: State): number =>
  2 * turnNumber + (tasks.some((task) => task.do === 'main') ? 0 : 1)

export const guide = {
  game,
  unknown: (view: View<State>): readonly HiddenSlots[] => hiddenSlots(view),
  held: (state: State): readonly (readonly Slot[])[] => privateSlots(state),
  turn: numberOfPart,
  onTurn: (state: State): Seat => (isBeforeGame(state) ? -1 : state.seat),
  evaluate,
  /** A turn is long and shows few cards: the first plan found is played. */
  usesRollouts: (): boolean => false,
  costFactor: (): number => 2,
  ahead: (): number => 0,
  /** The shorter of two equal turns. */
  preference: (_state: State, actions: readonly Action[]): number => -actions.length,
  attention: ({ turnNumber, guilds }: State): number =>
    Math.min(1, Math.max(0, turnNumber / guilds.length - CALM_TURNS) / TURNS_TO_ATTENTION),
  sensible: sensibleActions,
}
