/**
 * Sets up the choices before the first turn: families, then corner piles, then the first tasks (rulings 8, 149 and
 * 154).
 */
import { dealFamilies, placeFamilyPool } from '../rules/court/familySetup.ts'
import { courtOf } from '../rules/engine/slots.ts'
import { inTurnOrder } from '../rules/setup.ts'
import type { State, Todo } from '../state.ts'
import { type PositionBuilder, rejectPosition } from './positionBuilder.ts'
import type { Beginning, PublicHalf } from './positionSchema.ts'

/** Families for seats that have none yet, dealt from the rest of the pool. */
const setUpFamilyChoice = ({ state, rules }: PositionBuilder, order: readonly number[]): readonly Todo[] => [
  ...placeFamilyPool(state, rules),
  ...dealFamilies(
    state,
    order.filter((seat) => courtOf(state, seat).family === -1),
  ),
]

/**
 * The mode's todos before the first turn that this table still needs: piles, the first tasks, the decks that they come
 * from.
 */
const todosStillNeeded = ({ courts }: State, todos: readonly Todo[]): readonly Todo[] => {
  const handSizes = courts.map(({ hand }) => hand.length)
  return todos.filter((todo) => {
    if (todo.do === 'pile') return (courts[todo.seat]?.pile ?? -1) < 0
    if (todo.do === 'decks') return handSizes[todo.seat] === 0
    if (todo.do !== 'deal') return true
    const left = handSizes[todo.seat] ?? 0
    handSizes[todo.seat] = left - 1
    return left <= 0
  })
}

/** The first zone that can wait only within a turn, and would be lost beside a choice before the first one. */
const findMidTurnZone = ({ missing = 0, income = [], aside = [], drawn, intrigue }: PublicHalf): string | undefined => {
  if (missing > 0) return 'missing'
  if (income.length > 0) return 'income'
  if (aside.length > 0) return 'aside'
  if (drawn !== undefined) return 'drawn'
  return [...(intrigue?.used ?? []), ...(intrigue?.rewards ?? [])].length > 0 ? 'intrigue' : undefined
}

/** Rejects anything but the start of the first player's first turn. */
const checkFirstTurn = ({ seat, first, round, completions, marked }: State, half: PublicHalf): void => {
  if (seat !== first) rejectPosition('position.notFirst', `seat ${seat}`)
  if (round !== 1) rejectPosition('position.notFirst', `round ${round}`)
  if (completions > 0 || marked.length > 0) rejectPosition('position.notFirst', 'completions')
  const midTurnZone = findMidTurnZone(half)
  if (midTurnZone !== undefined) rejectPosition('position.notFirst', midTurnZone)
}

/** Todos: what is still to be chosen, in turn order, and then the first turn. */
export const setUpFirstChoices = (builder: PositionBuilder, half: PublicHalf, step: Beginning): readonly Todo[] => {
  const { state, mode, rules } = builder
  const beforeFirstTurnHooks = mode.ruleSets.flatMap(({ todosBeforeFirstTurn }) => todosBeforeFirstTurn ?? [])
  const hasFamilies = state.courts.some(({ family }) => family !== undefined)
  if (beforeFirstTurnHooks.length === 0 || (step === 'families' && !hasFamilies))
    rejectPosition('position.noStep', step)
  checkFirstTurn(state, half)
  const order = inTurnOrder(state)
  return [
    ...(step === 'families' ? setUpFamilyChoice(builder, order) : []),
    ...todosStillNeeded(
      state,
      beforeFirstTurnHooks.flatMap((begin) => begin(state, order)),
    ),
    ...rules.turn.map((one) => ({ do: one })),
  ]
}
