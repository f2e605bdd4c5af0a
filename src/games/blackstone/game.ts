/** Blackstone Castle as the house knows it. Modes, modules and families are files that are found; rules get theirs passed down. */
import type { Deed, Game, Options, Sealed, Seat, Slot, Table, View } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { checkTable } from '../../kernel/options.ts'
import { no, ok, type Refusal, type Result, refuse } from '../../kernel/result.ts'
import type { Action, Event } from './actions.ts'
import { openCode } from './cards.ts'
import { MODULES } from './options.ts'
import { readAction } from './read.ts'
import { answerDraw, layOpen } from './rules/chance.ts'
import { act, checkAction, legalActions, opens } from './rules/deeds.ts'
import { ended } from './rules/ending.ts'
import type { Family } from './rules/family.ts'
import { settle } from './rules/flow.ts'
import type { Mode } from './rules/mode.ts'
import type { Module } from './rules/module.ts'
import { codeIn, type Play, type Scene } from './rules/play.ts'
import { type Rules, rulesOf } from './rules/rules.ts'
import { layTable } from './rules/setup.ts'
import { turnOf } from './rules/waiting.ts'
import { copyState, type Setting, type State } from './state.ts'

export interface Blackstone {
  readonly state: State
  readonly action: Action
  readonly event: Event
}

/** How positions are laid. Their chapter is a third of the game's weight and a table that begins afresh needs none of it. */
export interface Positions {
  lay(rules: Rules, table: Table): Result<State>
  hidden(rules: Rules, table: Table, hidden: Json): Result<ReadonlyMap<Slot, Sealed>>
}

/** What a game is made of. Whatever a table names and these parts lack is refused. */
export interface Parts {
  readonly modes: readonly Mode[]
  readonly modules: readonly Module[]
  readonly families: readonly Family[]
  readonly positions?: Positions
}

/** The game, and how those who draw it or speak of it see it. */
export interface Castle extends Game<Blackstone> {
  readonly modes: ReadonlyMap<string, Mode>
  /** The rules in force at a table with this setting. */
  rulesIn(setting: Setting): Rules
  /** The state as a seat sees it; what it may not know is a negative number. */
  sceneOf(view: View<State>): Scene
  /** Why this seat may not do this now, with the ruling that forbids it; null where it may. For a button that stays and says why. */
  whyNot(view: View<State>, action: Action): Refusal | null
}

const play = (draft: State, rules: Rules, events: Event[]): Play => {
  const playing: Play = {
    draft,
    mode: rules.mode,
    rules,
    tell(event) {
      events.push(event)
      for (const hears of rules.hears) hears(playing, event)
    },
  }
  return playing
}

const sceneIn = (rules: Rules, { state, seat, know }: View<State>): Scene => ({
  state,
  mode: rules.mode,
  rules,
  seat: seat ?? -1,
  know(slot) {
    const code = codeIn(state, slot)
    const known = code < 0 ? know(slot) : undefined
    return known ? openCode(known.face, known.side) : code
  },
})

/** A scene in which all that is known lies open. */
const openScene = (rules: Rules, state: State, seat: Seat): Scene => ({
  state,
  mode: rules.mode,
  rules,
  seat,
  know: (slot) => codeIn(state, slot),
})

/** Checks and changes a draft; the draft is spoilt where this refuses. */
const doDeed = (play: Play, deed: Deed<Action>): Refusal | null => {
  const { draft, rules } = play
  if (deed.kind === 'chance') return answerDraw(play, deed.answer)
  if (draft.outcome) return { code: 'over' }
  if (deed.kind === 'end') {
    draft.outcome = ended(play, deed)
    return null
  }
  if (deed.kind !== 'seat' || !draft.courts[deed.seat]) return { code: 'notYourTurn' }
  const refused =
    layOpen(play, opens(rules, draft, deed.seat, deed.action), deed.openings) ??
    checkAction(openScene(rules, draft, deed.seat), deed.action)
  if (!refused) act(play, deed.action)
  return refused
}

const refuseFirst = ({ options, seats }: Table): Refusal | null =>
  Number(options.first) >= seats ? { code: 'option.wrong', values: { option: 'first' } } : null

/** A module that the options of the mode name and that these parts lack is refused by its name. */
const missing = (parts: Parts, options: Options): Refusal | null => {
  const lacks = MODULES.find(
    (id) =>
      (options[id] ?? 'off') !== 'off' && !parts.modules.some((module) => module.isOn(options) && module.id === id),
  )
  return lacks === undefined ? null : { code: 'module.missing', values: { option: lacks } }
}

const byId = (modes: readonly Mode[]): ReadonlyMap<string, Mode> =>
  new Map(modes.map((mode) => [mode.id, mode] as const).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The game of these parts; index.ts has it whole. */
export const makeGame = (parts: Parts): Castle => {
  const modes = byId(parts.modes)
  const assembled = new WeakMap<Setting, Rules>()

  const assemble = (setting: Setting): Rules => {
    const mode = modes.get(setting.mode)
    if (!mode) throw new Error(`no mode ${setting.mode}`)
    const inPlay = parts.modules.filter((module) => module.isOn(setting.options))
    return rulesOf(mode, inPlay, parts.families)
  }
  const rulesIn = (setting: Setting): Rules => {
    const known = assembled.get(setting)
    if (known) return known
    const rules = assemble(setting)
    assembled.set(setting, rules)
    return rules
  }
  const rulesAt = (table: Table): Result<Rules> => {
    if (!modes.has(table.mode)) return refuse('mode.unknown')
    const lacks = missing(parts, table.options)
    if (lacks) return no(lacks)
    const rules = rulesIn({ mode: table.mode, options: table.options })
    const refused = rules.modules.map((module) => module.refuses?.(rules, table)).find((one) => !!one)
    return refused ? no(refused) : ok(rules)
  }
  const scene = (view: View<State>): Scene => sceneIn(rulesIn(view.state.setting), view)

  return {
    id: 'blackstone',
    version: 1,
    modes,
    rulesIn,
    sceneOf: scene,
    whyNot: (view, action) => checkAction(scene(view), action),

    setup(table: Table): Result<State> {
      const mode = modes.get(table.mode)
      const wrong = mode ? (checkTable(mode, table) ?? refuseFirst(table)) : null
      if (wrong) return no(wrong)
      const rules = rulesAt(table)
      if (!rules.ok) return rules
      const laid =
        table.position === undefined
          ? ok(layTable(rules.value, table.options, table.seats))
          : (parts.positions?.lay(rules.value, table) ?? refuse('position.unknown'))
      if (laid.ok) settle(play(laid.value, rules.value, []))
      return laid
    },

    hidden(table, hidden) {
      const rules = rulesAt(table)
      return rules.ok ? (parts.positions?.hidden(rules.value, table, hidden) ?? refuse('position.unknown')) : rules
    },

    read: readAction,

    turn: (state) => turnOf(rulesIn(state.setting), state),
    legal: (view) => (view.seat === null ? [] : legalActions(scene(view))),
    openings: (state, seat, action) => opens(rulesIn(state.setting), state, seat, action),

    apply(state, deed) {
      const draft = copyState(state)
      const events: Event[] = []
      const playing = play(draft, rulesIn(state.setting), events)
      const refused = doDeed(playing, deed)
      if (refused) return no(refused)
      settle(playing)
      return ok({ state: draft, events })
    },

    mutate(draft, deed) {
      const playing = play(draft, rulesIn(draft.setting), [])
      const refused = doDeed(playing, deed)
      if (refused) throw new Error(refused.code)
      settle(playing)
    },

    copy: copyState,
  }
}
