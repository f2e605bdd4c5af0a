/** Breakdown of each court's result: the parts of its bar at the end of a game. */
import type { Seat } from '#src/kernel/contract.ts'
import type { Stack } from '../../cards.ts'
import { courtPointsOf } from '../../rules/court/courtPoints.ts'
import {
  pointsOfSet,
  SET_KINDS,
  type SetKind,
  setFacesOf,
  setKindsOf,
} from '../../rules/queens-and-wizards-quest/sets.ts'
import type { Court, State } from '../../state.ts'
import { type Metric, metricOf, metricValues } from '../metric.ts'

/**
 * Stack of completed cards, Machinations (the stack that decides a First Edition), a kind of sets, or vassals left in
 * hand.
 */
export type ResultPart = Stack | SetKind | 'machination' | 'left'

export interface ResultBreakdown {
  readonly seat: Seat
  readonly parts: readonly { readonly part: ResultPart; readonly value: number }[]
  /** Points that do not count, because a stack has more cards than there are Kings. */
  readonly lost: number
  readonly total: number
}

type BreakdownParts = Pick<ResultBreakdown, 'parts' | 'lost'>

const STACK_ORDER: readonly Stack[] = ['king', 'ploy', 'knight', 'wizard']

const pointParts = (state: State, court: Court): BreakdownParts => {
  const { by, inactive } = courtPointsOf(state, court)
  return { parts: STACK_ORDER.map((part) => ({ part, value: by[part] })), lost: inactive }
}

/** Value of sets by kind; each set counts for its best kind (ruling 99). */
const setParts = (state: State, court: Court): BreakdownParts => {
  const faces = setFacesOf(state, court)
  const valueOfKind = (kind: SetKind): number =>
    faces.filter((set) => bestKind(set) === kind).reduce((sum, set) => sum + pointsOfSet(set), 0)
  return { parts: SET_KINDS.map((part) => ({ part, value: valueOfKind(part) })), lost: 0 }
}

/**
 * Best kind of a set. `setKindsOf` orders kinds by what they bring at least, so the last that fits brings the most, or
 * as much.
 */
const bestKind = (set: readonly number[]): SetKind | undefined => setKindsOf(set).at(-1)

const cardParts = (_: State, { stacks: { ploy, king, knight, wizard } }: Court): BreakdownParts => ({
  parts: [
    { part: 'machination', value: ploy.length },
    { part: 'king', value: king.length },
    { part: 'knight', value: knight.length },
    { part: 'wizard', value: wizard.length },
  ],
  lost: 0,
})

const PARTS_BY_METRIC: Readonly<Record<Metric, ((state: State, court: Court) => BreakdownParts) | null>> = {
  points: pointParts,
  sets: setParts,
  vassals: (_, { vassals = [] }) => ({ parts: [{ part: 'left', value: vassals.length }], lost: 0 }),
  machinations: cardParts,
  formation: null,
}

/** Breakdown for each seat; empty in modes where courts have no result of their own. */
export const resultBreakdowns = (state: State): readonly ResultBreakdown[] => {
  const partsOf = PARTS_BY_METRIC[metricOf(state)]
  const totals = metricValues(state)
  return partsOf
    ? state.courts.map((court, seat) => ({ seat, total: totals[seat] ?? 0, ...partsOf(state, court) }))
    : []
}
