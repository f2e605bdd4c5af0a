/** Reasons for the first move of a plan: what it brings about at once, and what the plan uses it for. */
import type { View } from '#src/kernel/contract.ts'
import type { Action, ActionOf } from '../../actions.ts'
import { cardOf, hasPenalty, playEffectsOf } from '../../cards.ts'
import type { Effect } from '../../cardTypes.ts'
import { aimOf } from '../../goalsAndContracts.ts'
import type { State } from '../../state.ts'
import { leftToUseIn } from '../leftToUse.ts'
import { aimReasons } from './aimReasons.ts'
import { type PlannedAction, plannedActions } from './plannedAction.ts'
import { type Reason, WEIGHTIEST_FIRST } from './reason.ts'
import { replayPlan } from './replayPlan.ts'
import {
  costsNoLead,
  enclosedWith,
  finishedBy,
  isInFinished,
  sharedStandingReasons,
  standingReasons,
  standsIn,
} from './siteReasons.ts'

/** Most reasons that are given. */
const MOST = 2

/** The first of these lists that is not empty. They are worked out one after the other. */
const firstOf = (...lists: readonly (() => readonly Reason[])[]): readonly Reason[] => {
  for (const list of lists) {
    const reasons = list()
    if (reasons.length > 0) return reasons
  }
  return []
}

const firstAmong = <M>(moves: readonly M[], of: (move: M) => readonly Reason[]): readonly Reason[] =>
  firstOf(...moves.map((move) => () => of(move)))

const isOfKind =
  <K extends Action['kind']>(...kinds: readonly K[]) =>
  (move: PlannedAction): move is PlannedAction<ActionOf<K>> =>
    kinds.some((kind) => kind === move.action.kind)

const lowered = ({ seat, events }: PlannedAction): readonly Reason[] =>
  events.flatMap((event) =>
    event.kind === 'level' && event.seat === seat && event.to < event.from
      ? [{ kind: 'lowers' as const, level: event.level, from: event.from, to: event.to }]
      : [],
  )

/** A Wall: the Bailey that it finishes, or that a later Wall finishes with it, or ground that it helps to close. */
const buildReasons = (first: PlannedAction, later: readonly PlannedAction[], square: number): readonly Reason[] =>
  firstOf(
    () => finishedBy(first),
    () => firstAmong(later, (move) => (isInFinished(square, move) ? finishedBy(move) : [])),
    () => enclosedWith(square, first),
  )

/** A Recruit: where it leads or claims by itself, or together with the next ones, or in which open ground it stands. */
const postReasons = (first: PlannedAction, later: readonly PlannedAction[], square: number): readonly Reason[] =>
  firstOf(
    () => standingReasons(first),
    () => firstAmong(later.filter(isOfKind('post')), (move) => sharedStandingReasons(square, move)),
    () => standsIn(square, first),
  )

/** What the plan uses an effect of a played card for. */
const usesOf = (effect: Effect, later: readonly PlannedAction[]): readonly Reason[] => {
  switch (effect.op) {
    case 'walls': {
      const builds = later.filter(isOfKind('build'))
      const last = builds.at(-1)
      return firstOf(
        () => firstAmong(builds, finishedBy),
        () => (last ? enclosedWith(last.action.square, last) : []),
      )
    }
    case 'recruits':
      return firstAmong(later.filter(isOfKind('post')), (move) =>
        firstOf(
          () => standingReasons(move),
          () => standsIn(move.action.square, move),
        ),
      )
    case 'gold': {
      const purchase = later.find(isOfKind('buy'))
      return purchase ? [{ kind: 'paysFor', moves: purchase.number, face: purchase.action.face }] : []
    }
    case 'removeTheirs':
      return firstAmong(later.filter(isOfKind('oust')), standingReasons)
    case 'move':
      return firstAmong(later.filter(isOfKind('move')), standingReasons)
    case 'draw':
      return [{ kind: 'draws', cards: effect.n }]
    default:
      return []
  }
}

/** Moves of the rest of a plan that cannot be made without its first one. */
const dueToFirst = (view: View<State>, later: readonly PlannedAction[]): readonly PlannedAction[] => {
  const { missed } = replayPlan(
    view,
    later.map(({ action }) => action),
  )
  return later.filter(({ action }) => missed.includes(action))
}

const playReasons = (
  view: View<State>,
  first: PlannedAction,
  later: readonly PlannedAction[],
  { card, branch = -1 }: ActionOf<'play'>,
): readonly Reason[] => {
  const face = view.knownCard(card)?.face
  const effects = face === undefined ? [] : playEffectsOf(face, branch)
  const due = dueToFirst(view, later)
  return firstOf(
    () => [...lowered(first), ...effects.flatMap((effect) => usesOf(effect, due))],
    () => (face === undefined || hasPenalty(face) ? [] : [{ kind: 'elseDiscarded' }]),
  )
}

const willInspect = ({ quarry, marker, lastSeat }: State): boolean => quarry === 0 && marker > 1 && lastSeat < 0

/** The end of a turn: what follows at once, and what is left that would not help. */
const endReasons = ({ knownCard }: View<State>, { before, seat }: PlannedAction): readonly Reason[] => {
  const faces = before.guilds[seat]?.hand.flatMap((slot) => knownCard(slot)?.face ?? []) ?? []
  const { gold, ...others } = leftToUseIn(before.turn)
  const isAllUsed = Object.values(others).every((n) => n === 0)
  return [
    ...(willInspect(before) ? [{ kind: 'inspectionFollows' as const }] : []),
    ...(faces.length > 0 && faces.every(hasPenalty) ? [{ kind: 'penaltiesLeft' as const, cards: faces.length }] : []),
    ...(faces.some((face) => !hasPenalty(face)) ? [{ kind: 'cardsLeft' as const, cards: faces.length }] : []),
    ...(gold > 0 ? [{ kind: 'goldLeft' as const, gold }] : []),
    ...(faces.length === 0 && gold === 0 && isAllUsed ? [{ kind: 'nothingLeft' as const }] : []),
  ]
}

/** Reasons that lie in the kind of the first move. */
const moveReasons = (view: View<State>, first: PlannedAction, later: readonly PlannedAction[]): readonly Reason[] => {
  const { action } = first
  switch (action.kind) {
    case 'build':
      return buildReasons(first, later, action.square)
    case 'post':
      return postReasons(first, later, action.square)
    case 'play':
      return playReasons(view, first, later, action)
    case 'move':
    case 'oust':
      return standingReasons(first)
    case 'recall':
      return [{ kind: 'noSupply' }, ...costsNoLead(first)]
    case 'lose':
      return costsNoLead(first)
    case 'buy':
    case 'take':
      return [...lowered(first), { kind: 'gains', face: action.face }]
    case 'claim':
      return [{ kind: 'claimsGoal', renown: aimOf(action.goal).renown }]
    case 'clear': {
      const { infamy, corruption } = cardOf(action.face)
      return [{ kind: 'clears', infamy, corruption }]
    }
    case 'destroy':
      return [{ kind: 'thins', cards: first.after.guilds[first.seat]?.owned.length ?? 0 }]
    case 'drop':
      return [{ kind: 'comesBack' }]
    case 'end':
      return endReasons(view, first)
    default:
      return []
  }
}

/** Contracts are chosen by all at once, so nothing follows from a choice before the others have chosen. */
const keepReasons = ({ knownCard }: View<State>, { slots }: ActionOf<'keep'>): readonly Reason[] => {
  const faces = slots.flatMap((slot) => knownCard(slot)?.face ?? [])
  return [{ kind: 'contracts', renown: faces.reduce((sum, face) => sum + aimOf(face).renown, 0) }]
}

const rankOf = ({ kind }: Reason): number => {
  const rank = WEIGHTIEST_FIRST.indexOf(kind)
  return rank < 0 ? WEIGHTIEST_FIRST.length : rank
}

const isSame = (one: Reason, other: Reason): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Reasons for the first move of a plan, at least one, the weightiest first. */
export const planReasons = (view: View<State>, actions: readonly Action[]): readonly Reason[] => {
  const [action] = actions
  if (action?.kind === 'keep') return keepReasons(view, action)
  const moves = plannedActions(view, actions)
  const [first, ...later] = moves
  if (!first) return [{ kind: 'best' }]
  const reasons = [...moveReasons(view, first, later), ...aimReasons(view, moves)]
  const distinct = reasons.filter((one, index) => reasons.findIndex((other) => isSame(one, other)) === index)
  const weightiest = distinct.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, MOST)
  return weightiest.length > 0 ? weightiest : [{ kind: 'best' }]
}
