/** Flipping a vassal, to either side (ruling 58): for a Wizard; with some families also for a Knight. */

import type { ActionOf, PaymentToken } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import { setCard } from '../../changeStateInTurns.ts'
import { USUAL_ABILITIES } from '../court/abilities.ts'
import { abilitiesOf } from '../court/abilitiesOf.ts'
import {
  checkPayable,
  checkTokenPays,
  findPaymentWith,
  payableTokens,
  payToken,
  type TokenPayment,
  WIZARD,
} from '../court/tokenPayment.ts'
import { activeCourt } from '../engine/activeCourt.ts'
import { firstRefusal } from '../engine/refusal.ts'
import { codeInSlot, courtOf, slotAt } from '../engine/slots.ts'
import type { ActionHandler, Scene } from '../ruleTypes.ts'
import { checkVassalAction, spacesOpenTo } from './sharedConditions.ts'

type Flip = ActionOf<'flip'>

const createFlip = (token: PaymentToken, space: Space): Flip =>
  token === 'wizard' ? { kind: 'flip', space } : { kind: 'flip', space, by: token }

const flipPayments = ({ rules, state, seat }: Scene): readonly TokenPayment[] =>
  abilitiesOf(rules, state, courtOf(state, seat)).flips

export const flip: ActionHandler<Flip> = {
  list(scene) {
    const tokens = payableTokens(courtOf(scene.state, scene.seat), flipPayments(scene))
    const flips: Flip[] = []
    if (tokens.length === 0) return flips
    for (const space of spacesOpenTo(scene, SPACES, 'flip'))
      for (const token of tokens) flips.push(createFlip(token, space))
    return flips
  },

  listsLegalOnly: (scene) => flipPayments(scene) === USUAL_ABILITIES.flips,

  check(scene, { space, by = WIZARD }) {
    const refused = checkVassalAction(scene, space, 'flip')
    if (refused) return refused
    const court = courtOf(scene.state, scene.seat)
    const payments = flipPayments(scene)
    return firstRefusal(checkTokenPays(payments, by), checkPayable(court, findPaymentWith(court, payments, by)))
  },

  // To the other side, whichever is up (ruling 58).
  act(context, { space, by = WIZARD }) {
    const { draft, rules } = context
    const slot = slotAt(draft, space)
    const court = activeCourt(context)
    payToken(draft, findPaymentWith(court, abilitiesOf(rules, draft, court).flips, by))
    setCard(draft, slot, codeInSlot(draft, slot) ^ 1)
    context.emit({ kind: 'flipped', seat: draft.seat, slot, space })
  },
}
