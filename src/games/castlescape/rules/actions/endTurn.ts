/** Ending MAIN: the clean-up begins (rules 4.5). */

import { withNumbers } from '../../../numberLists.ts'
import type { ActionOf } from '../../actions.ts'
import { hasPenalty } from '../../cards.ts'
import { popTask, pushTasks, updateGuild } from '../../changeState.ts'
import { HAND } from '../../data/numbers.ts'
import { guildOf } from '../../state.ts'
import type { ActionHandler } from '../ruleTypes.ts'

export const endTurn: ActionHandler<ActionOf<'end'>> = {
  list: () => [{ kind: 'end' }],
  /** Always allowed with nothing pending (C38). */
  check: () => null,

  /** Played cards with a penalty go to the Back Alley, all others and the hand, face up, to the discard pile (C19). */
  act(context, seat) {
    const { draft } = context
    const { hand, played, discard, alley } = guildOf(draft, seat)
    const fromHand = hand.map((slot) => context.faceOf(slot))
    updateGuild(draft, seat, {
      hand: [],
      played: [],
      alley: withNumbers(alley, ...played.filter(hasPenalty)),
      discard: withNumbers(discard, ...played.filter((face) => !hasPenalty(face)), ...fromHand),
    })
    context.emit({ kind: 'cleanedUp', seat, faces: fromHand })
    popTask(draft)
    pushTasks(
      draft,
      { do: 'draw', seat, n: HAND },
      { do: 'checkQuarry' }, // C39
      { do: 'fillStalls' },
      { do: 'checkEnd' },
      { do: 'nextTurn' },
    )
  },
}
