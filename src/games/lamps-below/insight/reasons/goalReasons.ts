/** What the company still needs, and what is enough (rules 2 and 3). */
import type { Member } from '../../actions.ts'
import type { Face } from '../../cards.ts'
import type { Goal } from '../../data/difficulties.ts'
import { goalOf, holdings } from '../../goal.ts'
import type { State } from '../../state.ts'
import { heldIn } from '../evaluate.ts'
import type { Reason } from './reason.ts'

/** What is missing beyond what is held and these finds. */
const missingWith = (state: State, faces: readonly Face[]): Goal => {
  const [goal, held, more] = [goalOf(state.setting), holdings(state), heldIn(faces)]
  return {
    pages: Math.max(0, goal.pages - held.pages - more.pages),
    points: Math.max(0, goal.points - held.points - more.points),
  }
}

const isMet = ({ pages, points }: Goal): boolean => pages === 0 && points === 0

/** Finds of this hall that may still be carried out, or were. */
const carriedFinds = ({ company }: State): readonly Face[] =>
  company.flatMap(({ at, newFinds }) => (at === 'down' ? [] : newFinds))

/** What a find that is taken is worth to the goal, with all that may still be carried out. */
export const takeReasons = (state: State, face: Face): readonly Reason[] => {
  const [goal, held] = [goalOf(state.setting), holdings(state)]
  const [carried, taken] = [heldIn(carriedFinds(state)), heldIn([face])]
  const of = taken.pages > 0 ? 'pages' : 'points'
  const before = held[of] + carried[of]
  return before < goal[of] ? [{ kind: 'nearsGoal', of, reached: before + taken[of], needed: goal[of] }] : []
}

/** What is missing with all finds of this hall that may still be carried out. */
export const wantedReasons = (state: State): readonly Reason[] => {
  const missing = missingWith(state, carriedFinds(state))
  return isMet(missing) ? [] : [{ kind: 'wanted', ...missing }]
}

/** The goal is met once this explorer is out as well, also with these finds; between two cards it is met at once. */
export const goalReasons = (state: State, member: Member, more: readonly Face[] = []): readonly Reason[] => {
  const carried = state.company.flatMap(({ at, newFinds }, one) => (at === 'left' || one === member ? newFinds : []))
  if (!isMet(missingWith(state, [...carried, ...more]))) return []
  return [state.hall ? { kind: 'goalCarried', member } : { kind: 'goalMet' }]
}
