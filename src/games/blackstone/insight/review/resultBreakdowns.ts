/** What the result of each court is made of: the parts of its bar at the end of a game. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Stack } from '../cards.ts'
import { pointsOf } from '../rules/court.ts'
import { kindsOf, SET_KINDS, type SetKind, setsOf, worthOf } from '../rules/quest/sets.ts'
import type { Court, State } from '../state.ts'
import { measured, type Yardstick, yardstickOf } from './yardstick.ts'

/** A stack of completed cards, the one that decides by the name of its cards, a kind of sets, or vassals that are left in hand. */
export type Part = Stack | SetKind | 'machination' | 'left'

export interface Share {
  readonly seat: Seat
  readonly parts: readonly { readonly part: Part; readonly value: number }[]
  /** Points that do not count: more cards than Kings. */
  readonly lost: number
  readonly total: number
}

type Parts = Pick<Share, 'parts' | 'lost'>

const ORDER: readonly Stack[] = ['king', 'ploy', 'knight', 'wizard']

const points = (state: State, court: Court): Parts => {
  const { by, asleep } = pointsOf(state, court)
  return { parts: ORDER.map((part) => ({ part, value: by[part] })), lost: asleep }
}

/** A set counts for the first kind that is worth what it brings (ruling 99). */
const sets = (state: State, court: Court): Parts => {
  const faces = setsOf(state, court)
  const worth = (kind: SetKind): number =>
    faces.filter((set) => bestKind(set) === kind).reduce((sum, set) => sum + worthOf(set), 0)
  return { parts: SET_KINDS.map((part) => ({ part, value: worth(part) })), lost: 0 }
}

/** The kinds are named in the order of what they bring at least; the last that fits brings the most, or as much. */
const bestKind = (set: readonly number[]): SetKind | undefined => kindsOf(set).at(-1)

const cards = (_: State, { stacks: { ploy, king, knight, wizard } }: Court): Parts => ({
  parts: [
    { part: 'machination', value: ploy.length },
    { part: 'king', value: king.length },
    { part: 'knight', value: knight.length },
    { part: 'wizard', value: wizard.length },
  ],
  lost: 0,
})

const HOW: Readonly<Record<Yardstick, ((state: State, court: Court) => Parts) | null>> = {
  points,
  sets,
  vassals: (_, { vassals = [] }) => ({ parts: [{ part: 'left', value: vassals.length }], lost: 0 }),
  machinations: cards,
  formation: null,
}

/** For each seat; nobody's where the courts have nothing of their own to count. */
export const sharesOf = (state: State): readonly Share[] => {
  const how = HOW[yardstickOf(state)]
  const totals = measured(state)
  return how ? state.courts.map((court, seat) => ({ seat, total: totals[seat] ?? 0, ...how(state, court) })) : []
}
