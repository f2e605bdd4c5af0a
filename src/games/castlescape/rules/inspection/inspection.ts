/** The Inspection (rules 7), also the final one. */

import { addRenown, popTask, pushTasks } from '../../changeState.ts'
import { BY_SEATS } from '../../data/numbers.ts'
import { recruitsOf } from '../../recruits.ts'
import { leadersOf } from '../../site/influence.ts'
import { guildOf, seatAfter, seatsFrom, type TaskOf } from '../../state.ts'
import { resetInfamy } from '../cards/infamyAndCorruption.ts'
import type { MoveContext } from '../ruleTypes.ts'

/** Steps 1 and 2: the stalls are emptied (C22), and all lose Recruits worth their Infamy, the current seat last. */
export const runInspection = ({ draft, emit }: MoveContext, { final }: TaskOf<'inspection'>): void => {
  popTask(draft)
  emit({ kind: 'inspection', final })
  const faces = draft.stalls.filter((face) => face >= 0)
  if (faces.length > 0) emit({ kind: 'swept', faces })
  draft.stalls = draft.stalls.map(() => -1)
  const losses = seatsFrom(draft, seatAfter(draft, draft.seat)).map(
    (seat) => ({ do: 'lose', seat, n: guildOf(draft, seat).infamy, fallback: 'discard' }) as const,
  )
  pushTasks(draft, ...losses.filter(({ n }) => n > 0), { do: 'closeInspection', final })
}

/** One Renown for each finished Bailey, claimed or not, to the guild that leads in it alone (C5). */
const payOccupation = ({ draft, emit }: MoveContext): void => {
  for (const [bailey, leader] of leadersOf(draft.site, recruitsOf(draft)).entries()) {
    if (leader === null) continue
    addRenown(draft, leader, 1)
    emit({ kind: 'occupied', seat: leader, bailey })
  }
}

/** Steps 3 to 5. After the final Inspection marker and quarry stay as they are (C26). */
export const runCloseInspection = (context: MoveContext, { final }: TaskOf<'closeInspection'>): void => {
  const { draft } = context
  popTask(draft)
  for (const seat of seatsFrom(draft, seatAfter(draft, draft.seat))) resetInfamy(context, seat)
  payOccupation(context)
  if (final) return
  draft.marker -= 1
  draft.quarry = BY_SEATS[draft.guilds.length]?.quarry ?? 0
  draft.inspections += 1
}
