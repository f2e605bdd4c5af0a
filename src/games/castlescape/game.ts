/** The `Game` of CastleScape. */

import { checkSetup } from '../../kernel/checkSetup.ts'
import type { Game, GameSetup, Move, Opening, Seat, Slot, View } from '../../kernel/contract.ts'
import { err, ok, type Refusal, type Result, refuse } from '../../kernel/result.ts'
import { areOpeningsOf } from '../isAnswerTo.ts'
import type { Action } from './actions.ts'
import type { GameEvent } from './events.ts'
import { canBeHidden } from './hiddenCards.ts'
import { MODE } from './options.ts'
import { createStateFromPosition } from './position/createStateFromPosition.ts'
import { readHiddenCards } from './position/readHiddenCards.ts'
import { readAction } from './readAction.ts'
import { applyEarlyEnding } from './rules/ending/earlyEnding.ts'
import { applyDrawAnswer } from './rules/engine/applyDrawAnswer.ts'
import { currentTurnOf } from './rules/engine/awaited.ts'
import { applyAction, checkAction, legalActions, openedSlots } from './rules/engine/dispatchActions.ts'
import { runUntilAnswerNeeded } from './rules/engine/runTasks.ts'
import { keepContracts } from './rules/keepContracts.ts'
import type { MoveContext, Scene } from './rules/ruleTypes.ts'
import { createInitialState } from './rules/setup.ts'
import { copyState, guildOf, type State } from './state.ts'
import { ID, VERSION } from './version.ts'

export interface CastleScapeTypes {
  readonly state: State
  readonly action: Action
  readonly event: GameEvent
}

/** The game, with what its screens need besides. */
export interface CastleScapeGame extends Game<CastleScapeTypes> {
  /** Why this seat may not take this action now, with the ruling that forbids it; null if it may. */
  findRefusal(view: View<State>, action: Action): Refusal | null
}

const faceIn =
  (openings: readonly Opening[]) =>
  (slot: Slot): number =>
    openings.find((opening) => opening.slot === slot)?.value.face ?? -1

const createContext = (draft: State, events: GameEvent[], openings: readonly Opening[] = []): MoveContext => ({
  draft,
  faceOf: faceIn(openings),
  emit: (event) => {
    events.push(event)
  },
})

const sceneOf = ({ state, seat, knownCard }: View<State>): Scene => ({
  state,
  seat: seat ?? -1,
  faceOf: (slot) => knownCard(slot)?.face ?? -1,
})

/** Refusal unless a seat may take this action, with exactly the openings that it needs. */
const checkChoice = (state: State, seat: Seat, action: Action, openings: readonly Opening[]): Refusal | null => {
  if (!state.guilds[seat]) return { code: 'notYourTurn' }
  const faces = openings.map(({ value }) => value.face)
  if (!areOpeningsOf(openedSlots(state, seat, action), openings) || !canBeHidden(guildOf(state, seat), faces))
    return { code: 'chance.wrong' }
  return checkAction({ state, seat, faceOf: faceIn(openings) }, action)
}

/** Refusal unless the rules take this move. */
const checkMove = (state: State, move: Move<Action>): Refusal | null => {
  if (move.kind === 'chance') return null
  if (state.outcome) return { code: 'over' }
  const turn = currentTurnOf(state)
  if (turn.kind !== 'seats') return { code: 'notYourTurn' }
  if (move.kind === 'end') return null
  if (turn.veiled !== (move.kind === 'joint' || undefined)) return { code: 'notNow' }
  if (move.kind === 'seat') return checkChoice(state, move.seat, move.action, move.openings)
  const refused = move.actions.map(([seat, action, openings]) => checkChoice(state, seat, action, openings))
  return refused.find((one) => one !== null) ?? null
}

/** Applies a move that was checked. A dealer's answer and an early ending are checked here. */
const applyMove = (draft: State, move: Move<Action>, events: GameEvent[]): Refusal | null => {
  const context = createContext(draft, events, move.kind === 'seat' ? move.openings : [])
  let refused: Refusal | null = null
  if (move.kind === 'chance') refused = applyDrawAnswer(context, move.answer)
  if (move.kind === 'end') refused = applyEarlyEnding(context, move)
  if (move.kind === 'seat') applyAction(context, move.seat, move.action)
  if (move.kind === 'joint')
    keepContracts(
      context,
      move.actions.flatMap(([seat, action]) => (action.kind === 'keep' ? [[seat, action.slots] as const] : [])),
    )
  if (!refused) runUntilAnswerNeeded(context)
  return refused
}

const checkFirstPlayer = ({ options, seats }: GameSetup): Refusal | null =>
  Number(options.first) >= seats ? { code: 'option.wrong', values: { option: 'first' } } : null

const setUp = (table: GameSetup): Result<State> => {
  if (table.mode !== MODE.id) return refuse('mode.unknown')
  const refused = checkSetup(MODE, table) ?? checkFirstPlayer(table)
  if (refused) return err(refused)
  if (table.position === undefined) return ok(createInitialState(table.mode, table.options, table.seats))
  const created = createStateFromPosition(table, table.position)
  if (created.ok) runUntilAnswerNeeded(createContext(created.value, []))
  return created
}

export const game: CastleScapeGame = {
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
  openings: (state, seat, action) => (state.guilds[seat] && !state.outcome ? openedSlots(state, seat, action) : []),

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
