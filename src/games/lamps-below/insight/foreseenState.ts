/** A state in the midst of a planned turn: what chance would decide is kept as odds beside it. */
import type { FigureId, Member } from '../actions.ts'
import type { State } from '../state.ts'

/** What a plan expects beyond what its state has. All in thousandths. */
export interface Foreseen {
  /** Chance of all that the plan counts on so far, such as a dweller that must be slain first. */
  readonly luck: number
  /** Health that dwellers are expected to have lost, by their key. */
  readonly losses: Readonly<Record<string, number>>
  /** Dwellers that are gone from the state and may still live: the chance by their room and group. */
  readonly ghosts: readonly { readonly group: number; readonly at: number; readonly chance: number }[]
  /** Courage to come, wounds to be healed and finds to be drawn, by explorer. */
  readonly courage: Readonly<Record<Member, number>>
  readonly healed: Readonly<Record<Member, number>>
  readonly finds: Readonly<Record<Member, number>>
}

export interface ForeseenState extends State {
  readonly foreseen?: Foreseen
}

export const NOTHING_FORESEEN: Foreseen = { luck: 1000, losses: {}, ghosts: [], courage: {}, healed: {}, finds: {} }

export const foreseenOf = (state: ForeseenState): Foreseen => state.foreseen ?? NOTHING_FORESEEN

export const figureKey = ({ group, number }: FigureId): string => `${group}-${number}`

/** Numbers, one of them higher by so much. */
export const addTo = <K extends string | number>(
  numbers: Readonly<Record<K, number>>,
  key: K,
  by: number,
): Readonly<Record<K, number>> => ({ ...numbers, [key]: (numbers[key] ?? 0) + by })
