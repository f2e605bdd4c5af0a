/** Leaving the hall (E18), and ending a turn. */
import type { ActionOf } from '../../actions.ts'
import { popTask, updateExplorer } from '../../changeState.ts'
import { mapOf } from '../../figures.ts'
import { because } from '../../refusal.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { actingExplorer } from './actingExplorer.ts'

/** Out of the hall; the track stays as it was thrown (E48). */
export const leaveHall: ActionHandler<ActionOf<'leave'>> = {
  list: () => [{ kind: 'leave' }],
  check: ({ state }) => (actingExplorer(state).room === mapOf(state).exit ? null : because('lamps-below.notInExit')),
  act({ draft, emit }) {
    const { member } = actingExplorer(draft)
    popTask(draft)
    updateExplorer(draft, member, { at: 'left', dice: [], braced: false }) // E30
    emit({ kind: 'left', member })
  },
}

export const endTurn: ActionHandler<ActionOf<'end'>> = {
  list: () => [{ kind: 'end' }],
  check: () => null,
  act({ draft, emit }) {
    const { member } = actingExplorer(draft)
    popTask(draft)
    emit({ kind: 'ended', member })
  },
}
