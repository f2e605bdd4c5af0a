/** Lays where the turn stands: whose it is, its step, and what is left of a step that is half done. */
import { cardOf } from '../cards.ts'
import { makeTask } from '../notation/cards.ts'
import { eitherCards } from '../rules/court.ts'
import { familyOf } from '../rules/family.ts'
import { codeIn, courtOf } from '../rules/play.ts'
import type { Rules } from '../rules/rules.ts'
import type { Step, Todo } from '../state.ts'
import { layBeginning } from './beginning.ts'
import { BEGINNINGS, type Beginning, type PublicHalf } from './document.ts'
import { type Laying, wrong } from './laying.ts'

/** Where a turn begins that names no step. */
const STARTS: readonly Step[] = ['work', 'pass', 'act']
const startOf = ({ turn }: Rules): Step => STARTS.find((one) => turn.includes(one)) ?? 'work'

const isBeginning = (step: Step | Beginning): step is Beginning => BEGINNINGS.some((one) => one === step)

/** No more than the active player may complete in a turn (ruling 83); in the quests around an offer every use counts. */
const checkCompletions = ({ state, rules }: Laying): void => {
  if (!rules.turn.includes('work')) return
  const most = familyOf(rules, state, courtOf(state, state.seat))?.completions ?? 1
  if (state.completions > most) wrong('position.tooManyCompletions', String(state.completions))
}

/** Spaces that stayed empty for want of cards, where these are made up for (ruling 44). */
const layMissing = ({ state, rules, mode }: Laying, { missing = 0 }: PublicHalf): void => {
  const empty = state.board.filter((slot, space) => slot < 0 && !state.marked.includes(space))
  const most = rules.verbs.has('makeUp') && !mode.refillOptional ? empty.length : 0
  if (missing > most) wrong('position.noMissing', String(missing))
  state.missing = missing
}

/** Active Knight-Wizard cards of the active player that have yet to pay; muster is over but for them (ruling 141). */
const layIncome = ({ state, rules }: Laying, { income = [] }: PublicHalf, step: Step): readonly Todo[] => {
  const either = rules.verbs.has('income') ? eitherCards(state, courtOf(state, state.seat)) : []
  const ids = either.map((slot) => makeTask(state.setting, cardOf(codeIn(state, slot))))
  const other = income.find((id, i) => !ids.includes(id) || income.indexOf(id) < i)
  if (other !== undefined) wrong('position.noIncome', other)
  if (income.length === 0) return []
  if (step !== 'work') wrong('position.incomeLate', step)
  return [{ do: 'income', slots: either.filter((_, i) => income.includes(ids[i] ?? '')) }]
}

const stepsFrom = ({ state, rules: { turn } }: Laying, step: Step): readonly Todo[] => {
  const from = turn.indexOf(step)
  if (from < 0) wrong('position.noStep', step)
  if (state.marked.length > 0 && from > turn.indexOf('assign')) wrong('position.markedLate', step)
  return turn.slice(from).map((one) => ({ do: one }))
}

/** What is to be done from here on, after the cards are dealt. */
export const layTurn = (laying: Laying, half: PublicHalf): readonly Todo[] => {
  const { state, rules } = laying
  const { seat: named, first = 0, round = 1, step = startOf(rules), completions = 0 } = half.turn ?? {}
  const seat = named ?? (isBeginning(step) ? first : 0)
  const absent = [seat, first].find((one) => one >= state.courts.length)
  if (absent !== undefined) wrong('position.noSeat', String(absent))
  Object.assign(state, { seat, first, round, completions })
  checkCompletions(laying)
  layMissing(laying, half)
  if (isBeginning(step)) return layBeginning(laying, half, step)
  return [...layIncome(laying, half, step), ...stepsFrom(laying, step)]
}
