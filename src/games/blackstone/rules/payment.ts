/** Paying for a card that goes under a stack: the same for a completion, for a dog and for a claim (rulings 50, 75 and 121). */
import type { Seat } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Stack } from '../cards.ts'
import type { Face } from '../faces.ts'
import { payment, retainedFaces, upcharge } from './court.ts'
import { coverings, covers, different } from './covering.ts'
import { familyOf } from './family.ts'
import { isUsedUp, ONE_LESS, useUp } from './means.ts'
import { courtOf, firstOf, type Play, refusal, remove, type Scene } from './play.ts'

/** Faces of retained vassals, ascending. */
type Faces = readonly Face[]

/** May this seat pay one retained vassal less for its next card? Once a turn, its own or another's (ruling 82). */
export const maySpare = ({ rules, state, seat }: Scene): boolean => {
  const court = courtOf(state, seat)
  return !!familyOf(rules, state, court)?.paysOneLess && !isUsedUp(court, ONE_LESS)
}

/** These faces without one of them, each face left out once. */
const lessOne = (faces: Faces): readonly Faces[] =>
  faces.flatMap((face, i) => (faces.indexOf(face) === i ? [faces.filter((_, other) => other !== i)] : []))

/** What one more card of a stack may come to: its upcharge, and where one vassal may be spared, the upcharge without it. */
const dues = (scene: Scene, stack: Stack): readonly Faces[] => {
  const whole = upcharge(scene.state, courtOf(scene.state, scene.seat), stack)
  return maySpare(scene) ? [whole, ...lessOne(whole)] : [whole]
}

/** The different payments that this seat can make for one more card of a stack: ascending faces, none where it cannot pay. */
export const waysToPay = (scene: Scene, stack: Stack): readonly Faces[] => {
  const held = retainedFaces(scene.state, courtOf(scene.state, scene.seat))
  return different(dues(scene, stack).flatMap((due) => coverings(held, due)))
}

/** One payment has one name: its faces ascend. */
const isAscending = (faces: Faces): boolean => faces.every((face, i) => i === 0 || (faces[i - 1] ?? 0) <= face)

/** Why this seat may not pay so for one more card of a stack. */
export const checkPay = (scene: Scene, stack: Stack, pay: Faces): Refusal | null =>
  firstOf(
    !(isAscending(pay) && dues(scene, stack).some((due) => covers(pay, due))) && refusal('complete.wrongPay', 50),
    !payment(scene.state, courtOf(scene.state, scene.seat), pay) && refusal('complete.cannotPay', 50),
  )

/** Takes a payment that was checked from a seat to the vassal discard; the card does not lie in the stack yet. */
export const payUp = (play: Play, seat: Seat, pay: Faces, stack: Stack): void => {
  const { draft } = play
  const court = courtOf(draft, seat)
  const paid = payment(draft, court, pay)
  if (!paid) throw new Error('payment was checked')
  if (pay.length < upcharge(draft, court, stack).length) useUp(court, ONE_LESS)
  for (const slot of paid) remove(court.retained, slot)
  draft.discard.push(...paid)
  if (paid.length > 0) play.tell({ kind: 'paid', seat, slots: paid })
}
