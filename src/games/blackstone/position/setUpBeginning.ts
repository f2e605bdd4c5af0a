/** Lays what comes before the first turn: families are chosen, then corner piles, then come the first tasks (rulings 8, 149 and 154). */
import { dealFamilies, layPool } from '../rules/families.ts'
import { courtOf } from '../rules/play.ts'
import { inTurnOrder } from '../rules/setup.ts'
import type { State, Todo } from '../state.ts'
import type { Beginning, PublicHalf } from './document.ts'
import { type Laying, wrong } from './laying.ts'

/** Families for those who have none yet, dealt from what is left of the pool. */
const layChoice = ({ state, rules }: Laying, order: readonly number[]): readonly Todo[] => [
  ...layPool(state, rules),
  ...dealFamilies(
    state,
    order.filter((seat) => courtOf(state, seat).family === -1),
  ),
]

/** What the mode asks for before the first turn and this table still lacks: piles, the first tasks, the decks that they come from. */
const lacking = ({ courts }: State, todos: readonly Todo[]): readonly Todo[] => {
  const held = courts.map(({ hand }) => hand.length)
  return todos.filter((todo) => {
    if (todo.do === 'pile') return (courts[todo.seat]?.pile ?? -1) < 0
    if (todo.do === 'decks') return held[todo.seat] === 0
    if (todo.do !== 'deal') return true
    const left = held[todo.seat] ?? 0
    held[todo.seat] = left - 1
    return left <= 0
  })
}

/** What waits only within a turn, and would be lost beside a choice that comes before the first. */
const waiting = ({ missing = 0, income = [], aside = [], drawn, intrigue }: PublicHalf): string | undefined => {
  if (missing > 0) return 'missing'
  if (income.length > 0) return 'income'
  if (aside.length > 0) return 'aside'
  if (drawn !== undefined) return 'drawn'
  return [...(intrigue?.used ?? []), ...(intrigue?.rewards ?? [])].length > 0 ? 'intrigue' : undefined
}

/** It is the first player's first turn that comes, and nothing of a turn is half done. */
const checkFirst = ({ seat, first, round, completions, marked }: State, half: PublicHalf): void => {
  if (seat !== first) wrong('position.notFirst', `seat ${seat}`)
  if (round !== 1) wrong('position.notFirst', `round ${round}`)
  if (completions > 0 || marked.length > 0) wrong('position.notFirst', 'completions')
  const early = waiting(half)
  if (early !== undefined) wrong('position.notFirst', early)
}

/** What is still to be chosen, in turn order, and then the first turn. */
export const layBeginning = (laying: Laying, half: PublicHalf, step: Beginning): readonly Todo[] => {
  const { state, mode, rules } = laying
  const begins = mode.chapters.flatMap(({ begin }) => begin ?? [])
  const hasFamilies = state.courts.some(({ family }) => family !== undefined)
  if (begins.length === 0 || (step === 'families' && !hasFamilies)) wrong('position.noStep', step)
  checkFirst(state, half)
  const order = inTurnOrder(state)
  return [
    ...(step === 'families' ? layChoice(laying, order) : []),
    ...lacking(
      state,
      begins.flatMap((begin) => begin(state, order)),
    ),
    ...rules.turn.map((one) => ({ do: one })),
  ]
}
