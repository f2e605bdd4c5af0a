/** Goals and own Contracts that a plan meets, or that its first move brings nearer. */
import type { View } from '#src/kernel/contract.ts'
import type { Face } from '../../cards.ts'
import { aimOf } from '../../goalsAndContracts.ts'
import { aimHolds } from '../../rules/aimHolds.ts'
import type { State } from '../../state.ts'
import { aimProgress } from '../aimProgress.ts'
import type { PlannedAction } from './plannedAction.ts'
import type { Reason } from './reason.ts'

interface KnownAim {
  readonly face: Face
  readonly isGoal: boolean
}

/** Goals that can still be claimed this turn, and the seat's own Contracts. */
const knownAims = ({ state, seat, knownCard }: View<State>): readonly KnownAim[] => {
  const goals = state.turn.claimed ? [] : state.goals
  const contracts = state.guilds[seat ?? -1]?.contracts.flatMap((slot) => knownCard(slot)?.face ?? []) ?? []
  return [...goals.map((face) => ({ face, isGoal: true })), ...contracts.map((face) => ({ face, isGoal: false }))]
}

const reachedIn = (state: State, { seat }: PlannedAction, face: Face): number =>
  aimProgress(state, seat, face).count?.reached ?? 0

/** Whether what is counted begins at 0 in each turn: then a part of it is worth nothing. */
const isOfTurn = (face: Face): boolean => ['goldThisTurn', 'builtThisTurn'].includes(aimOf(face).test.of)

const reasonFor = (
  moves: readonly PlannedAction[],
  first: PlannedAction,
  { face, isGoal }: KnownAim,
): readonly Reason[] => {
  const { seat } = first
  if (aimHolds(first.before, seat, face)) return []
  const isNearer = reachedIn(first.after, first, face) > reachedIn(first.before, first, face)
  const meeting = moves.find(({ after }) => aimHolds(after, seat, face))
  if (meeting && (meeting === first || isNearer)) return [{ kind: 'meets', moves: meeting.number, aim: face, isGoal }]
  const { count } = aimProgress(first.after, seat, face)
  return isNearer && count && !isOfTurn(face) ? [{ kind: 'nears', aim: face, ...count }] : []
}

export const aimReasons = (view: View<State>, moves: readonly PlannedAction[]): readonly Reason[] => {
  const [first] = moves
  return first ? knownAims(view).flatMap((aim) => reasonFor(moves, first, aim)) : []
}
