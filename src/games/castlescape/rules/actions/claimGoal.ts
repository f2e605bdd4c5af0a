/** Claiming a Goal whose condition holds now, one a turn (C15). */

import { withoutNumber } from '../../../numberLists.ts'
import type { ActionOf } from '../../actions.ts'
import { addRenown, updateGuild, updateTurn } from '../../changeState.ts'
import { aimOf } from '../../goalsAndContracts.ts'
import { because } from '../../refusal.ts'
import { guildOf } from '../../state.ts'
import { aimHolds } from '../aimHolds.ts'
import type { ActionHandler } from '../ruleTypes.ts'

export const claimGoal: ActionHandler<ActionOf<'claim'>> = {
  list: ({ state }) => state.goals.map((goal) => ({ kind: 'claim', goal }) as const),

  check({ state, seat }, { goal }) {
    if (!state.goals.includes(goal)) return because('castlescape.notThere')
    if (state.turn.claimed) return because('castlescape.goalClaimed', 15)
    return aimHolds(state, seat, goal) ? null : because('castlescape.goalNotMet')
  },

  act({ draft, emit }, seat, { goal }) {
    draft.goals = withoutNumber(draft.goals, goal)
    updateGuild(draft, seat, { goals: [...guildOf(draft, seat).goals, goal] })
    addRenown(draft, seat, aimOf(goal).renown)
    updateTurn(draft, { claimed: true })
    emit({ kind: 'claimedGoal', seat, goal })
  },
}
