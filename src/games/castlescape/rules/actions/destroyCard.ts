/** Destroying a card of the hand or the discard pile, also one that was bought this turn (C32). */

import { distinct, withoutNumber } from '../../../numberLists.ts'
import type { ActionOf } from '../../actions.ts'
import type { Zone } from '../../cardTypes.ts'
import { updateGuild, updateTurn } from '../../changeState.ts'
import { because } from '../../refusal.ts'
import { guildOf, type TurnState } from '../../state.ts'
import type { ActionHandler } from '../ruleTypes.ts'

type Destroy = ActionOf<'destroy'>

/** Number of the destroying that is used for a card of this zone: the one that names fewest zones; -1 without one. */
const destroyingFor = ({ destroyings }: TurnState, zone: Zone): number =>
  destroyings.reduce(
    (best, from, index) =>
      from.includes(zone) && (best < 0 || from.length < (destroyings[best]?.length ?? 0)) ? index : best,
    -1,
  )

export const destroyCard: ActionHandler<Destroy> = {
  list({ state, seat }) {
    const { hand, discard } = guildOf(state, seat)
    return [
      ...hand.map((card) => ({ kind: 'destroy', zone: 'hand', card }) as const),
      ...distinct(discard).map((face) => ({ kind: 'destroy', zone: 'discard', face }) as const),
    ]
  },

  // A card of the discard pile may be one that was bought this turn (C32).
  check(scene, action) {
    const { state, seat } = scene
    const { hand, discard } = guildOf(state, seat)
    if (destroyingFor(state.turn, action.zone) < 0) return because('castlescape.noDestroying')
    if (action.zone === 'hand')
      return hand.includes(action.card) && scene.faceOf(action.card) >= 0 ? null : because('castlescape.notInHand')
    return discard.includes(action.face) ? null : because('castlescape.notThere')
  },

  act(context, seat, action) {
    const { draft } = context
    const { hand, discard, owned } = guildOf(draft, seat)
    const face = action.zone === 'hand' ? context.faceOf(action.card) : action.face
    const zone =
      action.zone === 'hand'
        ? { hand: hand.filter((slot) => slot !== action.card) }
        : { discard: withoutNumber(discard, face) }
    updateGuild(draft, seat, { ...zone, owned: withoutNumber(owned, face) })
    const { destroyings } = draft.turn
    updateTurn(draft, { destroyings: destroyings.toSpliced(destroyingFor(draft.turn, action.zone), 1) })
    context.emit({ kind: 'destroyed', seat, face })
  },
}
