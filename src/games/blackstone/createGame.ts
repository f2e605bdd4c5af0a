/** The `Game` of Blackstone Castle. Modes, modules and families are found by their files and passed in as parts. */

import { checkSetup } from '../../kernel/checkSetup.ts'
import type { CardValue, EarlyEnding, Game, GameSetup, Move, Seat, Slot, View } from '../../kernel/contract.ts'
import type { Options } from '../../kernel/gameCard.ts'
import type { Json } from '../../kernel/json.ts'
import { err, ok, type Refusal, type Result, refuse } from '../../kernel/result.ts'
import type { Action } from './actions.ts'
import { encodeCard } from './cards.ts'
import type { GameEvent } from './events.ts'
import { MODULE_IDS } from './options.ts'
import { createRules } from './rules/createRules.ts'
import { applyDrawAnswer, revealSlots } from './rules/engine/applyDrawAnswer.ts'
import { applyAction, checkAction, findOpenedSlots, legalActions } from './rules/engine/dispatchActions.ts'
import { runUntilAnswerNeeded } from './rules/engine/runUntilAnswerNeeded.ts'
import { codeInSlot } from './rules/engine/slots.ts'
import { currentTurnOf } from './rules/engine/whoIsAwaited.ts'
import type { Family } from './rules/family.ts'
import type { Mode, Module, MoveContext, Rules, Scene } from './rules/ruleTypes.ts'
import { createInitialState } from './rules/setup.ts'
import { copyState, type Setting, type State } from './state.ts'
import { ID, VERSION } from './version.ts'

export interface BlackstoneTypes {
  readonly state: State
  readonly action: Action
  readonly event: GameEvent
}

/**
 * Support for positions. Their code is a third of the game's size, and a table that begins without a position does not
 * need it.
 */
export interface PositionSupport {
  createState(rules: Rules, table: GameSetup): Result<State>
  readHiddenCards(rules: Rules, table: GameSetup, hidden: Json): Result<ReadonlyMap<Slot, CardValue>>
}

/** Support for play: actions from outside, and early endings. A table that is dealt does not need it yet. */
export interface PlaySupport {
  parseAction(json: Json): Result<Action>
  applyEarlyEnding(context: MoveContext, ending: EarlyEnding): Refusal | null
  rankThoseWhoConceded(context: MoveContext): void
}

/** Parts of a game. Anything that a table names and these parts lack is refused. */
export interface GameParts {
  readonly modes: readonly Mode[]
  readonly modules: readonly Module[]
  readonly families: readonly Family[]
  readonly positions?: PositionSupport
  /** Without it the game can deal, and no more. */
  readonly play?: PlaySupport
}

/** The game, with what its screens and commands need besides. */
export interface BlackstoneGame extends Game<BlackstoneTypes> {
  readonly modes: ReadonlyMap<string, Mode>
  /** The rules in force at a table with this setting. */
  rulesIn(setting: Setting): Rules
  /** The state as a seat sees it; what the seat may not know is a negative number. */
  sceneOf(view: View<State>): Scene
  /**
   * Why this seat may not take this action now, with the ruling that forbids it; null if it may. For a button that
   * remains and gives the reason.
   */
  findRefusal(view: View<State>, action: Action): Refusal | null
}

const createMoveContext = (draft: State, rules: Rules, events: GameEvent[]): MoveContext => {
  const context: MoveContext = {
    draft,
    mode: rules.mode,
    rules,
    emit(event) {
      events.push(event)
      for (const onEvent of rules.eventListeners) onEvent(context, event)
    },
  }
  return context
}

const createScene = (rules: Rules, { state, seat, knownCard }: View<State>): Scene => ({
  state,
  mode: rules.mode,
  rules,
  seat: seat ?? -1,
  knownCode(slot) {
    const code = codeInSlot(state, slot)
    const known = code < 0 ? knownCard(slot) : undefined
    return known ? encodeCard(known.face, known.side) : code
  },
})

/** A scene in which only open cards are known. */
const createOpenScene = (rules: Rules, state: State, seat: Seat): Scene => ({
  state,
  mode: rules.mode,
  rules,
  seat,
  knownCode: (slot) => codeInSlot(state, slot),
})

const playOf = ({ play }: GameParts): PlaySupport => {
  if (!play) throw new Error('this game can only deal')
  return play
}

/** Checks and applies a move. If it is refused, the draft may be half changed and must be dropped. */
const applyMove = (parts: GameParts, context: MoveContext, move: Move<Action>): Refusal | null => {
  const { draft, rules } = context
  if (move.kind === 'chance') return applyDrawAnswer(context, move.answer)
  const play = playOf(parts)
  if (draft.outcome) return { code: 'over' }
  if (move.kind === 'end') return play.applyEarlyEnding(context, move)
  if (move.kind !== 'seat' || !draft.courts[move.seat]) return { code: 'notYourTurn' }
  const refused =
    revealSlots(context, findOpenedSlots(rules, draft, move.seat, move.action), move.openings) ??
    checkAction(createOpenScene(rules, draft, move.seat), move.action)
  if (!refused) applyAction(context, move.action)
  return refused
}

const checkFirstPlayer = ({ options, seats }: GameSetup): Refusal | null =>
  Number(options.first) >= seats ? { code: 'option.wrong', values: { option: 'first' } } : null

/** A refusal naming the first module that the options ask for and the parts lack; null if none is missing. */
const findMissingModule = (parts: GameParts, options: Options): Refusal | null => {
  const missingId = MODULE_IDS.find(
    (id) =>
      (options[id] ?? 'off') !== 'off' && !parts.modules.some((module) => module.isOn(options) && module.id === id),
  )
  return missingId === undefined ? null : { code: 'module.missing', values: { option: missingId } }
}

const modesById = (modes: readonly Mode[]): ReadonlyMap<string, Mode> =>
  new Map(modes.map((mode) => [mode.id, mode] as const).sort(([a], [b]) => (a < b ? -1 : 1)))

type RulesSource = Pick<BlackstoneGame, 'modes' | 'rulesIn'>

/** Creates the rules of each setting once; throws for a mode that the parts lack. */
const createRulesCache = (parts: GameParts, modes: ReadonlyMap<string, Mode>): BlackstoneGame['rulesIn'] => {
  const rulesCache = new WeakMap<Setting, Rules>()
  return (setting) => {
    const known = rulesCache.get(setting)
    if (known) return known
    const mode = modes.get(setting.mode)
    if (!mode) throw new Error(`no mode ${setting.mode}`)
    const activeModules = parts.modules.filter((module) => module.isOn(setting.options))
    const rules = createRules(mode, activeModules, parts.families)
    rulesCache.set(setting, rules)
    return rules
  }
}

/** The rules of a requested table. Refused if the mode or a module is missing, or a module cannot be set up so. */
const rulesOfTable = (parts: GameParts, { modes, rulesIn }: RulesSource, table: GameSetup): Result<Rules> => {
  if (!modes.has(table.mode)) return refuse('mode.unknown')
  const missingModule = findMissingModule(parts, table.options)
  if (missingModule) return err(missingModule)
  const rules = rulesIn({ mode: table.mode, options: table.options })
  const refused = rules.modules.map((module) => module.checkSetup?.(rules, table)).find((one) => !!one)
  return refused ? err(refused) : ok(rules)
}

/** The state of a new table, run until a seat or the dealer is awaited. */
const setUpTable = (parts: GameParts, source: RulesSource, table: GameSetup): Result<State> => {
  const mode = source.modes.get(table.mode)
  const invalidTable = mode ? (checkSetup(mode, table) ?? checkFirstPlayer(table)) : null
  if (invalidTable) return err(invalidTable)
  const rules = rulesOfTable(parts, source, table)
  if (!rules.ok) return rules
  const created =
    table.position === undefined
      ? ok(createInitialState(rules.value, table.options, table.seats))
      : (parts.positions?.createState(rules.value, table) ?? refuse('position.unknown'))
  if (created.ok) runUntilAnswerNeeded(createMoveContext(created.value, rules.value, []))
  return created
}

/** Applies a move and runs until the next answer is needed. A refused move is not run on. */
const applyAndRun = (parts: GameParts, context: MoveContext, move: Move<Action>): Refusal | null => {
  const refused = applyMove(parts, context, move)
  if (refused) return refused
  runUntilAnswerNeeded(context)
  parts.play?.rankThoseWhoConceded(context)
  return null
}

/** Creates the game of these parts; game.ts has all of them. */
export const createGame = (parts: GameParts): BlackstoneGame => {
  const modes = modesById(parts.modes)
  const rulesIn = createRulesCache(parts, modes)
  const source = { modes, rulesIn }
  const sceneOf = (view: View<State>): Scene => createScene(rulesIn(view.state.setting), view)

  return {
    id: ID,
    version: VERSION,
    modes,
    rulesIn,
    sceneOf,
    findRefusal: (view, action) => checkAction(sceneOf(view), action),

    setup: (table) => setUpTable(parts, source, table),

    hiddenCards(table, hidden) {
      const rules = rulesOfTable(parts, source, table)
      return rules.ok
        ? (parts.positions?.readHiddenCards(rules.value, table, hidden) ?? refuse('position.unknown'))
        : rules
    },

    parseAction: (json) => playOf(parts).parseAction(json),

    turn: (state) => currentTurnOf(rulesIn(state.setting), state),
    legal: (view) => (view.seat === null ? [] : legalActions(sceneOf(view))),
    openings: (state, seat, action) => findOpenedSlots(rulesIn(state.setting), state, seat, action),

    apply(state, move) {
      const draft = copyState(state)
      const events: GameEvent[] = []
      const refused = applyAndRun(parts, createMoveContext(draft, rulesIn(state.setting), events), move)
      return refused ? err(refused) : ok({ state: draft, events })
    },

    mutate(draft, move) {
      const refused = applyAndRun(parts, createMoveContext(draft, rulesIn(draft.setting), []), move)
      if (refused) throw new Error(refused.code)
    },

    copy: copyState,
  }
}
