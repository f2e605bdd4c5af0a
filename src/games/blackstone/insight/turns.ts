/** The turns of a game, one by one: what each brought and what it left unused, and by which of them somebody won. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Event } from '../actions.ts'
import type { State } from '../state.ts'
import type { Stage } from './stages.ts'
import { measured } from './yardstick.ts'

export interface Turn {
  readonly seat: Seat
  readonly round: number
  /** By the yardstick of the game, what each seat has at its end. */
  readonly values: readonly number[]
  /** Tasks that its seat completed in it. */
  readonly tasks: number
  /** Tokens that its seat gave back at its end, because they were over a limit. */
  readonly returned: number
}

const told = (turns: readonly Turn[], event: Event, state: State): readonly Turn[] => {
  if (event.kind === 'turn') return [...turns, { ...event, values: measured(state), tasks: 0, returned: 0 }]
  const last = turns.at(-1)
  if (!last || (event.kind !== 'completed' && event.kind !== 'returned') || event.seat !== last.seat) return turns
  const next =
    event.kind === 'completed'
      ? { ...last, tasks: last.tasks + 1 }
      : { ...last, returned: last.returned + event.knights + event.wizards }
  return [...turns.slice(0, -1), next]
}

/** The turns with one more stage of their game. No turn begins with points of its own. */
export const turnsAfter = (before: readonly Turn[], { state, events }: Stage): readonly Turn[] => {
  const values = measured(state)
  const last = before.at(-1)
  const open = last ? [...before.slice(0, -1), { ...last, values }] : before
  return events.reduce((turns, event) => told(turns, event, state), open)
}

/** What its own seat gained in a turn. */
const gainIn = (turns: readonly Turn[], at: number): number => {
  const { seat = 0, values = [] } = turns[at] ?? {}
  return (values[seat] ?? 0) - (turns[at - 1]?.values[seat] ?? 0)
}

/** What a seat made of its turns. */
export interface Effort {
  readonly tasks: number
  /** Turns in which it completed none. */
  readonly idle: number
  readonly returned: number
  /** The most that it gained in one turn. */
  readonly best: number
}

const sumOf = (turns: readonly Turn[], what: 'tasks' | 'returned'): number =>
  turns.reduce((sum, turn) => sum + turn[what], 0)

export const effortOf = (turns: readonly Turn[], seat: Seat): Effort => {
  const own = turns.filter((turn) => turn.seat === seat)
  return {
    tasks: sumOf(own, 'tasks'),
    idle: own.filter(({ tasks }) => tasks === 0).length,
    returned: sumOf(own, 'returned'),
    best: Math.max(0, ...turns.map((turn, at) => (turn.seat === seat ? gainIn(turns, at) : 0))),
  }
}

const leadsAlone = ({ values }: Turn, seat: Seat): boolean =>
  values.every((value, other) => other === seat || value < (values[seat] ?? 0))

/** The round from which on a seat led alone to the end; null where it did not lead alone then. */
export const ledFrom = (turns: readonly Turn[], seat: Seat): number | null => {
  const lastWithout = turns.findLastIndex((turn) => !leadsAlone(turn, seat))
  return turns[lastWithout + 1]?.round ?? null
}

/** The turn in which a seat gained most, the later one of equals; null where it gained nothing. */
export const strongestTurn = (turns: readonly Turn[], seat: Seat): Turn | null => {
  const { best } = effortOf(turns, seat)
  return best > 0 ? (turns.findLast((turn, at) => turn.seat === seat && gainIn(turns, at) === best) ?? null) : null
}
