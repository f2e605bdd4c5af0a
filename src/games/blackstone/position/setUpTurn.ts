/** Sets up the turn: the active player, the step, and what remains of a step that is half done. */
import { cardOf } from '../cards.ts'
import { formatTask } from '../notation/cardAndSpaceNotation.ts'
import { activeKnightWizards } from '../rules/court/activeCards.ts'
import { familyOf } from '../rules/court/familyOf.ts'
import { codeInSlot, courtOf } from '../rules/engine/slots.ts'
import type { Rules } from '../rules/ruleTypes.ts'
import type { Todo, TurnStep } from '../state.ts'
import { type PositionBuilder, rejectPosition } from './positionBuilder.ts'
import { BEGINNINGS, type Beginning, type PublicHalf } from './positionSchema.ts'
import { setUpFirstChoices } from './setUpFirstChoices.ts'

/** First steps that exist in a turn, for a document that names none. */
const START_STEPS: readonly TurnStep[] = ['work', 'pass', 'act']
const defaultStep = ({ turn }: Rules): TurnStep => START_STEPS.find((one) => turn.includes(one)) ?? 'work'

const isBeginning = (step: TurnStep | Beginning): step is Beginning => BEGINNINGS.some((one) => one === step)

/**
 * Rejects more completions than the active player may have in a turn (ruling 83); in the quests with an offer every use
 * counts.
 */
const checkCompletions = ({ state, rules }: PositionBuilder): void => {
  if (!rules.turn.includes('work')) return
  const maxCompletions = familyOf(rules, state, courtOf(state, state.seat))?.maxCompletions ?? 1
  if (state.completions > maxCompletions) rejectPosition('position.tooManyCompletions', String(state.completions))
}

/** Number of spaces that stayed empty for lack of cards, in modes that make up for them (ruling 44). */
const setUpMissing = ({ state, rules, mode }: PositionBuilder, { missing = 0 }: PublicHalf): void => {
  const empty = state.board.filter((slot, space) => slot < 0 && !state.marked.includes(space))
  const maxMissing = rules.actionHandlers.has('makeUp') && !mode.isRefillOptional ? empty.length : 0
  if (missing > maxMissing) rejectPosition('position.noMissing', String(missing))
  state.missing = missing
}

/** Active Knight-Wizard cards of the active player that have not paid yet; the rest of muster is over (ruling 141). */
const setUpIncome = (
  { state, rules }: PositionBuilder,
  { income = [] }: PublicHalf,
  step: TurnStep,
): readonly Todo[] => {
  const payingCards = rules.actionHandlers.has('income') ? activeKnightWizards(state, courtOf(state, state.seat)) : []
  const ids = payingCards.map((slot) => formatTask(state.setting, cardOf(codeInSlot(state, slot))))
  const invalid = income.find((id, i) => !ids.includes(id) || income.indexOf(id) < i)
  if (invalid !== undefined) rejectPosition('position.noIncome', invalid)
  if (income.length === 0) return []
  if (step !== 'work') rejectPosition('position.incomeLate', step)
  return [{ do: 'income', slots: payingCards.filter((_, i) => income.includes(ids[i] ?? '')) }]
}

const todosFromStep = ({ state, rules: { turn } }: PositionBuilder, step: TurnStep): readonly Todo[] => {
  const from = turn.indexOf(step)
  if (from < 0) rejectPosition('position.noStep', step)
  if (state.marked.length > 0 && from > turn.indexOf('assign')) rejectPosition('position.markedLate', step)
  return turn.slice(from).map((one) => ({ do: one }))
}

/** Todos from here on, once the cards are dealt. */
export const setUpTurn = (builder: PositionBuilder, half: PublicHalf): readonly Todo[] => {
  const { state, rules } = builder
  const { seat: namedSeat, first = 0, round = 1, step = defaultStep(rules), completions = 0 } = half.turn ?? {}
  const seat = namedSeat ?? (isBeginning(step) ? first : 0)
  const missingSeat = [seat, first].find((one) => one >= state.courts.length)
  if (missingSeat !== undefined) rejectPosition('position.noSeat', String(missingSeat))
  Object.assign(state, { seat, first, round, completions })
  checkCompletions(builder)
  setUpMissing(builder, half)
  if (isBeginning(step)) return setUpFirstChoices(builder, half, step)
  return [...setUpIncome(builder, half, step), ...todosFromStep(builder, step)]
}
