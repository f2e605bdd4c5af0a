/** The rules in force at one table: its mode, the modules that its options name, and the families that may sit there. */
import type { Seat } from '../../../kernel/contract.ts'
import { ACTION_KINDS, type Action } from '../actions.ts'
import type { State, Step, Todo } from '../state.ts'
import type { Chapter } from './chapter.ts'
import type { Family } from './family.ts'
import type { Guarding } from './guarding.ts'
import { type Income, NO_INCOME } from './income.ts'
import { type Limits, NO_LIMITS } from './limits.ts'
import type { Mode } from './mode.ts'
import type { Module } from './module.ts'
import type { Play, Verb } from './play.ts'
import { type Ways, withUsual } from './ways.ts'

type Run = (play: Play, todo: Todo) => void
type Decider = (state: State, todo: Todo, rules: Rules) => Seat | null

export interface Rules {
  readonly mode: Mode
  /** Those that are in play. */
  readonly modules: readonly Module[]
  /** The mode's own, then those of the modules. */
  readonly chapters: readonly Chapter[]
  /** What some chapters answer and others have no word on. */
  readonly forbids: readonly NonNullable<Chapter['forbids']>[]
  readonly hears: readonly NonNullable<Chapter['hears']>[]
  readonly opens: readonly NonNullable<Chapter['opens']>[]
  /** What guards are; null where there are none. */
  readonly guarding: Guarding | null
  /** What comes as a turn begins, and what may be kept as it ends. */
  readonly income: Income
  readonly limits: Limits
  /** By their cards in the catalogue. */
  readonly families: ReadonlyMap<number, Family>
  /** How their members move, turn and retain vassals. */
  readonly ways: ReadonlyMap<number, Ways>
  /** Kinds of action by what is awaited, in the order in which they are listed. */
  readonly verbs: ReadonlyMap<Todo['do'], ReadonlyMap<Action['kind'], Verb<Action>>>
  readonly runs: ReadonlyMap<Todo['do'], Run>
  readonly deciders: ReadonlyMap<Todo['do'], Decider>
  /** The steps of the mode's turn that some chapter in force knows. */
  readonly turn: readonly Step[]
}

// What a chapter keeps under a kind is of that kind, which the compiler cannot follow through a look-up.
const entriesOf = <T>(record: object | undefined): readonly (readonly [Todo['do'], T])[] =>
  Object.entries(record ?? {}) as unknown as readonly (readonly [Todo['do'], T])[]

/** Of two chapters that know the same thing the later one counts: modules change what modes do. */
const gathered = <T>(chapters: readonly Chapter[], of: (chapter: Chapter) => object | undefined) =>
  new Map(chapters.flatMap((chapter) => entriesOf<T>(of(chapter))))

const verbsOf = (chapters: readonly Chapter[]): Rules['verbs'] => {
  const all = chapters.flatMap(({ verbs }) => entriesOf<Readonly<Record<string, Verb<Action>>>>(verbs))
  const merged = new Map<Todo['do'], Readonly<Record<string, Verb<Action>>>>()
  for (const [awaited, verbs] of all) merged.set(awaited, { ...merged.get(awaited), ...verbs })
  const inOrder = (verbs: Readonly<Record<string, Verb<Action>>>) =>
    new Map(ACTION_KINDS.flatMap((kind) => (verbs[kind] ? [[kind, verbs[kind]] as const] : [])))
  return new Map([...merged].map(([awaited, verbs]) => [awaited, inOrder(verbs)] as const))
}

/** Puts the rules of a table together. */
export const rulesOf = (mode: Mode, modules: readonly Module[], families: readonly Family[]): Rules => {
  const chapters = [...mode.chapters, ...modules.flatMap((module) => [...(module.chapters ?? []), module])]
  const runs = gathered<Run>(chapters, (chapter) => chapter.runs)
  const deciders = gathered<Decider>(chapters, (chapter) => chapter.deciders)
  const isKnown = (step: Step): boolean => runs.has(step) || deciders.has(step)
  return {
    mode,
    modules,
    chapters,
    forbids: chapters.flatMap(({ forbids }) => forbids ?? []),
    hears: chapters.flatMap(({ hears }) => hears ?? []),
    opens: chapters.flatMap(({ opens }) => opens ?? []),
    guarding: chapters.find(({ guarding }) => guarding)?.guarding ?? null,
    income: chapters.findLast(({ income }) => income)?.income ?? NO_INCOME,
    limits: chapters.findLast(({ limits }) => limits)?.limits ?? NO_LIMITS,
    families: new Map(families.map((family) => [family.card, family])),
    ways: new Map(families.map((family) => [family.card, withUsual(family.ways)])),
    verbs: verbsOf(chapters),
    runs,
    deciders,
    turn: mode.turn.filter(isKnown),
  }
}
