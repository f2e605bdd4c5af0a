/** Paying for a card that goes under a stack: the same for a completion, for a dog and for a claim (rulings 50, 75 and 121). */
import type { Seat } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Stack } from '../cards.ts'
import type { Face } from '../faces.ts'
import { payment, upcharge } from './court.ts'
import { courtOf, firstOf, type Play, refusal, remove, type Scene } from './play.ts'

/** The different payments that this seat can make for one more card of a stack: ascending faces, none where it cannot pay. */
export const waysToPay = ({ state, seat }: Scene, stack: Stack): readonly (readonly Face[])[] => {
  const court = courtOf(state, seat)
  const pay = upcharge(state, court, stack)
  return payment(state, court, pay) ? [pay] : []
}

const samePay = (a: readonly Face[], b: readonly Face[]): boolean =>
  a.length === b.length && a.every((face, i) => face === b[i])

/** Why this seat may not pay so for one more card of a stack. */
export const checkPay = ({ state, seat }: Scene, stack: Stack, pay: readonly Face[]): Refusal | null => {
  const court = courtOf(state, seat)
  return firstOf(
    !samePay(pay, upcharge(state, court, stack)) && refusal('complete.wrongPay', 50),
    !payment(state, court, pay) && refusal('complete.cannotPay', 50),
  )
}

/** Takes a payment that was checked from a seat to the vassal discard. */
export const payUp = (play: Play, seat: Seat, pay: readonly Face[]): void => {
  const { draft } = play
  const court = courtOf(draft, seat)
  const paid = payment(draft, court, pay)
  if (!paid) throw new Error('payment was checked')
  for (const slot of paid) remove(court.retained, slot)
  draft.discard.push(...paid)
  if (paid.length > 0) play.tell({ kind: 'paid', seat, slots: paid })
}
