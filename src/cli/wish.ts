/** What a player at the command line can want: an action in notation, or a word of the table. */
import { parseAction } from '../games/blackstone/notation/action.ts'
import type { Seat } from '../kernel/contract.ts'
import { type Refusal, type Result, refuse } from '../kernel/result.ts'
import type { Done } from '../table/local.ts'
import type { Table } from './game.ts'
import { awaited, sceneAt } from './seats.ts'

/** Whoever may; where nobody may, the first seat hears why. */
const whoever = ({ header }: Table, whyNot: (seat: Seat) => Refusal | null): Seat =>
  Math.max(
    0,
    header.seats.findIndex((_, seat) => whyNot(seat) === null),
  )

/** Counted from 1, as everything is in an action. */
const CONCEDE = /^concede (\d{1,3})$/

const concede = async (table: Table, seat: number): Promise<Result<Done>> =>
  table.header.seats[seat - 1] ? table.concede(seat - 1) : refuse('seat.unknown', undefined, { seat })

const act = async (table: Table, text: string): Promise<Result<Done>> => {
  const seat = awaited(table) ?? 0
  const action = parseAction(sceneAt(table, seat), text)
  return action.ok ? table.propose(seat, action.value) : action
}

/**
 * Does what the text says for the seat that is awaited; whoever concedes is named. Refused as the notation, the table or the rules refuse
 * it, and `seat.unknown`.
 */
export const fulfil = (table: Table, text: string): Promise<Result<Done>> => {
  const wish = text.trim()
  const [, conceding] = CONCEDE.exec(wish) ?? []
  if (conceding !== undefined) return concede(table, Number(conceding))
  switch (wish) {
    case 'undo':
      return table.undo(whoever(table, table.whyNoUndo))
    case 'redo':
      return table.redo(whoever(table, table.whyNoRedo))
    case 'agree':
      return table.agree()
    default:
      return act(table, text)
  }
}
