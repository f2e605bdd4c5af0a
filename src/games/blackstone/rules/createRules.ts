/** The rules in force at one table: its mode, the modules that its options name, and the families that may be used. */
import { ACTION_KINDS, type Action } from '../actions.ts'
import type { Todo, TurnStep } from '../state.ts'
import { NO_INCOME } from './court/income.ts'
import { NO_LIMITS } from './court/limits.ts'
import type { Family } from './family.ts'
import type { ActionHandler, Decider, Mode, Module, RuleSet, Rules, TodoHandler } from './ruleTypes.ts'

// A chapter's entry under a kind is of that kind, which the compiler cannot follow through a look-up.
const todoEntries = <T>(record: object | undefined): readonly (readonly [Todo['do'], T])[] =>
  Object.entries(record ?? {}) as unknown as readonly (readonly [Todo['do'], T])[]

/** Merges a field of all chapters by todo. A later chapter overrides an earlier one: modules change what modes do. */
const mergeByTodo = <T>(ruleSets: readonly RuleSet[], select: (ruleSet: RuleSet) => object | undefined) =>
  new Map(ruleSets.flatMap((ruleSet) => todoEntries<T>(select(ruleSet))))

const mergeActionHandlers = (ruleSets: readonly RuleSet[]): Rules['actionHandlers'] => {
  const entries = ruleSets.flatMap(({ actionHandlers: handlers }) =>
    todoEntries<Readonly<Record<string, ActionHandler<Action>>>>(handlers),
  )
  const merged = new Map<Todo['do'], Readonly<Record<string, ActionHandler<Action>>>>()
  for (const [todoKind, handlers] of entries) merged.set(todoKind, { ...merged.get(todoKind), ...handlers })
  const inKindOrder = (handlers: Readonly<Record<string, ActionHandler<Action>>>) =>
    new Map(ACTION_KINDS.flatMap((kind) => (handlers[kind] ? [[kind, handlers[kind]] as const] : [])))
  return new Map([...merged].map(([todoKind, handlers]) => [todoKind, inKindOrder(handlers)] as const))
}

/** Creates the rules of a table from its parts. */
export const createRules = (mode: Mode, modules: readonly Module[], families: readonly Family[]): Rules => {
  const ruleSets = [...mode.ruleSets, ...modules.flatMap((module) => [...(module.ruleSets ?? []), module])]
  const todoHandlers = mergeByTodo<TodoHandler>(ruleSets, (ruleSet) => ruleSet.todoHandlers)
  const deciders = mergeByTodo<Decider>(ruleSets, (ruleSet) => ruleSet.deciders)
  const isKnownStep = (step: TurnStep): boolean => todoHandlers.has(step) || deciders.has(step)
  return {
    mode,
    modules,
    ruleSets,
    protectionChecks: ruleSets.flatMap(({ checkProtection }) => checkProtection ?? []),
    eventListeners: ruleSets.flatMap(({ onEvent }) => onEvent ?? []),
    openedSlotFinders: ruleSets.flatMap(({ slotsOpenedBy }) => slotsOpenedBy ?? []),
    guardPolicy: ruleSets.find(({ guardPolicy }) => guardPolicy)?.guardPolicy ?? null,
    income: ruleSets.findLast(({ income }) => income)?.income ?? NO_INCOME,
    limits: ruleSets.findLast(({ limits }) => limits)?.limits ?? NO_LIMITS,
    families: new Map(families.map((family) => [family.card, family])),
    actionHandlers: mergeActionHandlers(ruleSets),
    todoHandlers,
    deciders,
    turn: mode.turn.filter(isKnownStep),
  }
}
