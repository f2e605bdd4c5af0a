/** What a player at the command line can want: an action in notation, or one of the three words of the table. */
import { parseAction } from '../games/blackstone/notation/action.ts'
import type { Seat } from '../kernel/contract.ts'
import type { Refusal, Result } from '../kernel/result.ts'
import type { Done } from '../table/local.ts'
import type { Table } from './game.ts'
import { awaited, sceneAt } from './seats.ts'

/** Whoever may; where nobody may, the first seat hears why. */
const whoever = ({ header }: Table, whyNot: (seat: Seat) => Refusal | null): Seat =>
  Math.max(
    0,
    header.seats.findIndex((_, seat) => whyNot(seat) === null),
  )

const act = async (table: Table, text: string): Promise<Result<Done>> => {
  const seat = awaited(table) ?? 0
  const action = parseAction(sceneAt(table, seat), text)
  return action.ok ? table.propose(seat, action.value) : action
}

/** Does what the text says for the seat that is awaited; refused as the notation, the table or the rules refuse it. */
export const fulfil = (table: Table, text: string): Promise<Result<Done>> => {
  switch (text.trim()) {
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
