/** Blackstone Castle as the house knows it. Modes are files that are found; the rules get theirs passed down. */
import type { Deed, Game, Sealed, Seat, Slot, Table, View } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { checkTable } from '../../kernel/options.ts'
import { no, ok, type Refusal, type Result, refuse } from '../../kernel/result.ts'
import type { Action, Event } from './actions.ts'
import { openCode } from './cards.ts'
import { readAction } from './read.ts'
import { answerDraw, layOpen } from './rules/chance.ts'
import { act, checkAction, legalActions, opens } from './rules/deeds.ts'
import { settle } from './rules/flow.ts'
import type { Mode } from './rules/mode.ts'
import { codeIn, type Play, type Scene } from './rules/play.ts'
import { layTable } from './rules/setup.ts'
import { turnOf } from './rules/waiting.ts'
import { copyState, type State } from './state.ts'

export interface Blackstone {
  readonly state: State
  readonly action: Action
  readonly event: Event
}

const files = import.meta.glob<{ readonly mode: Mode }>('./modes/*.ts', { eager: true })
const modes: ReadonlyMap<string, Mode> = new Map(
  Object.values(files)
    .map(({ mode }) => [mode.id, mode] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

const modeOf = (state: State): Mode => {
  const mode = modes.get(state.setting.mode)
  if (!mode) throw new Error(`no mode ${state.setting.mode}`)
  return mode
}

const play = (draft: State, events: Event[]): Play => ({
  draft,
  mode: modeOf(draft),
  tell: (event) => events.push(event),
})

/** The state as this seat sees it; what it may not know is a negative number. */
const sceneOf = ({ state, seat, know }: View<State>): Scene => ({
  state,
  mode: modeOf(state),
  seat: seat ?? -1,
  know(slot) {
    const code = codeIn(state, slot)
    const known = code < 0 ? know(slot) : undefined
    return known ? openCode(known.face, known.side) : code
  },
})

/** A scene in which all that is known lies open. */
const openScene = (state: State, seat: Seat): Scene => ({
  state,
  mode: modeOf(state),
  seat,
  know: (slot) => codeIn(state, slot),
})

/** Checks and changes a draft; the draft is spoilt where this refuses. */
const doDeed = (play: Play, deed: Deed<Action>): Refusal | null => {
  const { draft } = play
  if (deed.kind === 'chance') return answerDraw(play, deed.answer)
  if (draft.outcome) return { code: 'over' }
  if (deed.kind === 'end') {
    draft.outcome = play.mode.asItStands(draft)
    return null
  }
  if (deed.kind !== 'seat' || !draft.courts[deed.seat]) return { code: 'notYourTurn' }
  const refused =
    layOpen(draft, opens(draft, deed.seat, deed.action), deed.openings) ??
    checkAction(openScene(draft, deed.seat), deed.action)
  if (!refused) act(play, deed.action)
  return refused
}

/** Why this seat may not do this now, with the ruling that forbids it; null where it may. For a button that stays and says why. */
export const whyNot = (view: View<State>, action: Action): Refusal | null => checkAction(sceneOf(view), action)

export { sceneOf }

/** How positions are laid. Their chapter is a third of the game's weight and a table that begins afresh needs none of it. */
export interface Positions {
  lay(mode: Mode, table: Table): Result<State>
  hidden(mode: Mode, table: Table, hidden: Json): Result<ReadonlyMap<Slot, Sealed>>
}

const withoutPositions: Positions = {
  lay: () => {
    throw new Error('a table with a position needs the game that knows positions')
  },
  hidden: () => {
    throw new Error('a table with a position needs the game that knows positions')
  },
}

/** The game; index.ts has it whole. */
export const makeGame = (positions: Positions = withoutPositions): Game<Blackstone> => ({
  id: 'blackstone',
  version: 1,
  modes,

  setup(table: Table): Result<State> {
    const mode = modes.get(table.mode)
    if (!mode) return refuse('mode.unknown')
    const wrong = checkTable(mode, table)
    if (wrong) return no(wrong)
    if (Number(table.options.first) >= table.seats) return refuse('option.wrong', undefined, { option: 'first' })
    const laid =
      table.position === undefined ? ok(layTable(mode, table.options, table.seats)) : positions.lay(mode, table)
    if (laid.ok) settle(play(laid.value, []))
    return laid
  },

  hidden: (table, hidden) => {
    const mode = modes.get(table.mode)
    return mode ? positions.hidden(mode, table, hidden) : refuse('mode.unknown')
  },

  read: readAction,

  turn: turnOf,
  legal: (view) => (view.seat === null ? [] : legalActions(sceneOf(view))),
  openings: opens,

  apply(state, deed) {
    const draft = copyState(state)
    const events: Event[] = []
    const playing = play(draft, events)
    const refused = doDeed(playing, deed)
    if (refused) return no(refused)
    settle(playing)
    return ok({ state: draft, events })
  },

  mutate(draft, deed) {
    const playing = play(draft, [])
    const refused = doDeed(playing, deed)
    if (refused) throw new Error(refused.code)
    settle(playing)
  },

  copy: copyState,
})

/** The game without positions. */
export const plainGame = makeGame()
