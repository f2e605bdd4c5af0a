/**
 * Retaining: a vassal is taken from the board to pay with later, for a Knight; with some families also for a Wizard.
 * Its up face is frozen (rulings 42, 43, 50 and 52).
 */

import type { Refusal } from '#src/kernel/result.ts'
import type { ActionOf, PaymentToken } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import { draftCourt } from '../../changeStateInTurns.ts'
import { leaveSpaceEmpty } from '../board/fillSpace.ts'
import { nextFilledPile } from '../board/piles.ts'
import { removeVassal } from '../board/removeVassal.ts'
import { USUAL_ABILITIES } from '../court/abilities.ts'
import { abilitiesOf } from '../court/abilitiesOf.ts'
import {
  checkPayable,
  checkTokenPays,
  findPaymentWith,
  KNIGHT,
  payableTokens,
  payToken,
  type TokenPayment,
} from '../court/tokenPayment.ts'
import { activeCourt } from '../engine/activeCourt.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { courtOf } from '../engine/slots.ts'
import type { ActionHandler, Scene } from '../ruleTypes.ts'
import { checkVassalAction, spacesOpenTo } from './sharedConditions.ts'

type Retain = ActionOf<'retain'>

const NO_REFILL = -1

/**
 * Why this pile cannot refill the space. Any pile that holds a card can; if all are empty, the player's own, which the
 * shuffled discard then fills (43).
 */
const checkRefillPile = ({ state, mode, seat }: Scene, pile: number): Refusal | null => {
  if (pile === NO_REFILL) return mode.isRefillOptional ? null : refusal('retain.mustRefill')
  if (state.piles[pile]?.length) return null
  if (nextFilledPile(state, 0) >= 0) return refusal('retain.pileEmpty', 42)
  if (state.discard.length === 0) return refusal('retain.noCards', 43)
  return pile === courtOf(state, seat).pile ? null : refusal('retain.pileEmpty', 43)
}

const retainPayments = ({ rules, state, seat }: Scene): readonly TokenPayment[] =>
  abilitiesOf(rules, state, courtOf(state, seat)).retains

const createRetain = (token: PaymentToken, space: Space, pile: number): Retain =>
  token === 'knight' ? { kind: 'retain', space, pile } : { kind: 'retain', space, pile, by: token }

export const retain: ActionHandler<Retain> = {
  list(scene) {
    const tokens = payableTokens(courtOf(scene.state, scene.seat), retainPayments(scene))
    const retains: Retain[] = []
    if (tokens.length === 0) return retains
    const piles = [...scene.state.piles.keys(), NO_REFILL].filter((pile) => checkRefillPile(scene, pile) === null)
    for (const space of spacesOpenTo(scene, SPACES, 'retain'))
      for (const token of tokens) for (const pile of piles) retains.push(createRetain(token, space, pile))
    return retains
  },

  listsLegalOnly: (scene) => retainPayments(scene) === USUAL_ABILITIES.retains,

  check(scene, { space, pile, by = KNIGHT }) {
    const court = courtOf(scene.state, scene.seat)
    const payments = retainPayments(scene)
    return firstRefusal(
      checkVassalAction(scene, space, 'retain'),
      checkTokenPays(payments, by),
      checkPayable(court, findPaymentWith(court, payments, by)),
      checkRefillPile(scene, pile),
    )
  },

  act(context, { space, pile, by = KNIGHT }) {
    const { draft, rules } = context
    const court = activeCourt(context)
    payToken(draft, findPaymentWith(court, abilitiesOf(rules, draft, court).retains, by))
    const slot = removeVassal(context, space)
    const payer = draftCourt(draft, draft.seat)
    payer.retained = [...payer.retained, slot] // ruling 52
    context.emit({ kind: 'retained', seat: draft.seat, slot, space })
    if (pile === NO_REFILL) leaveSpaceEmpty(context, space)
    else pushTodos(context, { do: 'fill', space, pile })
  },
}
