/** Paying the upcharge of a stack, for a completion, a dog or a claim (rulings 50, 75 and 121). */

import type { Seat } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { Stack } from '../../cards.ts'
import { discardVassals, draftCourt } from '../../changeStateInTurns.ts'
import type { Face } from '../../faces.ts'
import { familyOf } from '../court/familyOf.ts'
import { findPayment, retainedFacesOf, upcharge } from '../court/upcharge.ts'
import { isUsedUp, markUsedUp, PAY_ONE_LESS } from '../court/usedUpAbilities.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { courtOf } from '../engine/slots.ts'
import type { MoveContext, Scene } from '../ruleTypes.ts'
import { distinctPayments, paymentsFor, paysExactly } from './facePayments.ts'

/** Faces of retained vassals, ascending. */
type FaceList = readonly Face[]

/** May this seat pay one retained vassal less for its next card? Once a turn, its own or another's (ruling 82). */
export const canPayOneLess = ({ rules, state, seat }: Scene): boolean => {
  const court = courtOf(state, seat)
  return !!familyOf(rules, state, court)?.paysOneLess && !isUsedUp(court, PAY_ONE_LESS)
}

/** Lists without one of the faces, one list for each different face. */
const withoutOneFace = (faces: FaceList): readonly FaceList[] =>
  faces.flatMap((face, i) => (faces.indexOf(face) === i ? [faces.filter((_, other) => other !== i)] : []))

/**
 * Upcharges that one more card of a stack may have: the full one and, if one vassal may be spared, those without one
 * face.
 */
const possibleUpcharges = (scene: Scene, stack: Stack): readonly FaceList[] => {
  const fullUpcharge = upcharge(scene.state, courtOf(scene.state, scene.seat), stack)
  return canPayOneLess(scene) ? [fullUpcharge, ...withoutOneFace(fullUpcharge)] : [fullUpcharge]
}

/** Payments that this seat can make for one more card of a stack, each ascending; none if it cannot pay. */
export const paymentOptions = (scene: Scene, stack: Stack): readonly FaceList[] => {
  const retained = retainedFacesOf(scene.state, courtOf(scene.state, scene.seat))
  return distinctPayments(possibleUpcharges(scene, stack).flatMap((upcharge) => paymentsFor(retained, upcharge)))
}

/** Are the faces ascending? Each payment has one form only. */
const isAscending = (faces: FaceList): boolean => faces.every((face, i) => i === 0 || (faces[i - 1] ?? 0) <= face)

/** Why this seat may not make this payment for one more card of a stack. */
export const checkPayment = (scene: Scene, stack: Stack, pay: FaceList): Refusal | null =>
  firstRefusal(
    !(isAscending(pay) && possibleUpcharges(scene, stack).some((upcharge) => paysExactly(pay, upcharge))) &&
      refusal('complete.wrongPay', 50),
    !findPayment(scene.state, courtOf(scene.state, scene.seat), pay) && refusal('complete.cannotPay', 50),
  )

/** Moves a checked payment from a seat to the vassal discard, before the card is added to the stack. */
export const payUpcharge = (context: MoveContext, seat: Seat, pay: FaceList, stack: Stack): void => {
  const { draft } = context
  const court = courtOf(draft, seat)
  const paid = findPayment(draft, court, pay)
  if (!paid) throw new Error('payment was checked')
  if (pay.length < upcharge(draft, court, stack).length) markUsedUp(draft, seat, PAY_ONE_LESS)
  if (paid.length === 0) return
  draftCourt(draft, seat).retained = court.retained.filter((slot) => !paid.includes(slot))
  discardVassals(draft, paid)
  context.emit({ kind: 'paid', seat, slots: paid })
}
