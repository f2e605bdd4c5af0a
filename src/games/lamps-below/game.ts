/** The `Game` of Lamps Below. */

import { checkSetup } from '../../kernel/checkSetup.ts'
import type { Game, GameSetup, Move, View } from '../../kernel/contract.ts'
import { err, ok, type Refusal, type Result, refuse } from '../../kernel/result.ts'
import type { Action } from './actions.ts'
import type { GameEvent } from './events.ts'
import { MODE } from './options.ts'
import { createStateFromPosition } from './position/createStateFromPosition.ts'
import { readHiddenCards } from './position/readHiddenCards.ts'
import { readAction } from './readAction.ts'
import { because } from './refusal.ts'
import { applyEarlyEnding } from './rules/ending/earlyEnding.ts'
import { applyDrawAnswer } from './rules/engine/applyDrawAnswer.ts'
import { currentTurnOf } from './rules/engine/awaited.ts'
import { applyAction, checkAction, legalActions } from './rules/engine/dispatchActions.ts'
import { runUntilAnswerNeeded } from './rules/engine/runTasks.ts'
import type { MoveContext, Scene } from './rules/ruleTypes.ts'
import { createInitialState } from './rules/setup.ts'
import { copyState, type State } from './state.ts'
import { ID, VERSION } from './version.ts'

export interface LampsBelowTypes {
  readonly state: State
  readonly action: Action
  readonly event: GameEvent
}

/** The game, with what its screens need besides. */
export interface LampsBelowGame extends Game<LampsBelowTypes> {
  /** Why this seat may not take this action now, with the ruling that forbids it; null if it may. */
  findRefusal(view: View<State>, action: Action): Refusal | null
}

const createContext = (draft: State, events: GameEvent[]): MoveContext => ({
  draft,
  emit: (event) => {
    events.push(event)
  },
})

const sceneOf = ({ state, seat }: View<State>): Scene => ({ state, seat: seat ?? -1 })

/** Refusal unless the rules take this move; nobody holds hidden cards, so no action opens any. */
const checkMove = (state: State, move: Move<Action>): Refusal | null => {
  if (move.kind === 'chance') return null
  if (state.outcome) return { code: 'over' }
  if (currentTurnOf(state).kind !== 'seats') return { code: 'notYourTurn' }
  if (move.kind === 'end') return null
  if (move.kind === 'joint') return because('lamps-below.notNow')
  if (move.openings.length > 0) return { code: 'chance.wrong' }
  return checkAction({ state, seat: move.seat }, move.action)
}

/** Applies a move that was checked. A dealer's answer and an early ending are checked here. */
const applyMove = (draft: State, move: Move<Action>, events: GameEvent[]): Refusal | null => {
  const context = createContext(draft, events)
  let refused: Refusal | null = null
  if (move.kind === 'chance') refused = applyDrawAnswer(context, move.answer)
  if (move.kind === 'end') refused = applyEarlyEnding(context, move)
  if (move.kind === 'seat') applyAction(context, move.seat, move.action)
  if (!refused) runUntilAnswerNeeded(context)
  return refused
}

/** There are at least as many explorers as seats (rules 11). */
const checkCompany = ({ options, seats }: GameSetup): Refusal | null =>
  Number(options.explorers) < seats ? because('lamps-below.fewExplorers', 2) : null

const setUp = (table: GameSetup): Result<State> => {
  if (table.mode !== MODE.id) return refuse('mode.unknown')
  const refused = checkSetup(MODE, table) ?? checkCompany(table)
  if (refused) return err(refused)
  const created =
    table.position === undefined
      ? ok(createInitialState(table.mode, table.options, table.seats))
      : createStateFromPosition(table, table.position)
  if (created.ok) runUntilAnswerNeeded(createContext(created.value, []))
  return created
}

export const game: LampsBelowGame = {
  id: ID,
  version: VERSION,
  modes: new Map([[MODE.id, MODE]]),
  setup: setUp,
  hiddenCards: (table, hidden) =>
    table.position === undefined ? refuse('position.unknown') : readHiddenCards(table, hidden),
  parseAction: readAction,
  turn: currentTurnOf,
  legal: (view) => (view.seat === null ? [] : legalActions(sceneOf(view))),
  findRefusal: (view, action) => checkAction(sceneOf(view), action),
  openings: () => [],

  apply(state, move) {
    const refused = checkMove(state, move)
    if (refused) return err(refused)
    const draft = copyState(state)
    const events: GameEvent[] = []
    const wrong = applyMove(draft, move, events)
    return wrong ? err(wrong) : ok({ state: draft, events })
  },

  mutate(draft, move) {
    const refused = applyMove(draft, move, [])
    if (refused) throw new Error(refused.code)
  },

  copy: copyState,
}
