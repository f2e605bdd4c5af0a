/** The Final Inspection (rules 8, C26), and laying the Contracts open (C27). */
import { popTask, pushTasks } from '../../changeState.ts'
import { seatAfter, seatsFrom, type Task } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'

/** Every guild takes its penalties, from the seat after the last turn on; then all is inspected and scored. */
export const runFinalInspection = (context: MoveContext): void => {
  const { draft } = context
  popTask(draft)
  const penalties = seatsFrom(draft, seatAfter(draft, draft.seat)).map((seat) => ({ do: 'takeAlley', seat }) as const)
  pushTasks(draft, ...penalties, { do: 'inspection', final: true }, ...scoringTasks(context)) // C27
}

/** All Contracts are laid open, and the game is scored. */
export const scoringTasks = ({ draft }: Pick<MoveContext, 'draft'>): readonly Task[] => [
  ...draft.guilds.flatMap(({ contracts }, seat) =>
    contracts.length > 0 ? [{ do: 'reveal', slots: contracts, into: 'contracts', seat } as const] : [],
  ),
  { do: 'score' },
]
