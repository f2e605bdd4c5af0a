/** Clearing a card out of one's Back Alley, without its penalty. */

import { distinct, withNumbers, withoutNumber } from '../../../numberLists.ts'
import type { ActionOf } from '../../actions.ts'
import { updateGuild, updateTurn } from '../../changeState.ts'
import { because } from '../../refusal.ts'
import { guildOf } from '../../state.ts'
import type { ActionHandler } from '../ruleTypes.ts'

export const clearCard: ActionHandler<ActionOf<'clear'>> = {
  list: ({ state, seat }) => distinct(guildOf(state, seat).alley).map((face) => ({ kind: 'clear', face }) as const),

  check({ state, seat }, { face }) {
    if (state.turn.clearings === 0) return because('castlescape.noClearing')
    return guildOf(state, seat).alley.includes(face) ? null : because('castlescape.notThere')
  },

  act({ draft, emit }, seat, { face }) {
    const { alley, discard } = guildOf(draft, seat)
    updateGuild(draft, seat, { alley: withoutNumber(alley, face), discard: withNumbers(discard, face) })
    updateTurn(draft, { clearings: draft.turn.clearings - 1 })
    emit({ kind: 'cleared', seat, face })
  },
}
