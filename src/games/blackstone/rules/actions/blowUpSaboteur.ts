/** Retaining a Saboteur: everything on the board goes to the discard, and the board is dealt anew (rules 2.9). */

import type { ActionOf, PaymentToken } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { discardVassals } from '../../changeStateInTurns.ts'
import { isSaboteur } from '../board/assassinProtection.ts'
import { removeVassal } from '../board/removeVassal.ts'
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
import { courtOf, slotAt } from '../engine/slots.ts'
import type { ActionHandler, MoveContext, Scene } from '../ruleTypes.ts'

type BlowUp = ActionOf<'blowUp'>

/** The payments with which this seat may retain (ruling 136). */
const retainPayments = ({ rules, state, seat }: Scene): readonly TokenPayment[] =>
  abilitiesOf(rules, state, courtOf(state, seat)).retains

const createBlowUp = (token: PaymentToken, space: number): BlowUp =>
  token === 'knight' ? { kind: 'blowUp', space } : { kind: 'blowUp', space, by: token }

/**
 * Discards the whole board, with used vassals, Assassins and the Saboteur itself; tasks completed this turn stay
 * completed (rulings 134 and 137).
 */
const discardBoard = (context: MoveContext): void => {
  const { draft } = context
  const occupiedSpaces = SPACES.filter((space) => slotAt(draft, space) >= 0)
  discardVassals(
    draft,
    occupiedSpaces.map((space) => removeVassal(context, space)),
  )
  draft.marked = []
  draft.missing = 0
}

/** Queues the new board: from the piles in rotation, clockwise from the player's own (ruling 135). */
const queueNewBoard = (context: MoveContext): void => {
  const { mode } = context
  const ownPile = activeCourt(context).pile
  pushTodos(
    context,
    ...mode.setupSpaces.map((space, i) => ({ do: 'fill', space, pile: (ownPile + i) % mode.pileCount }) as const),
  )
}

export const blowUp: ActionHandler<BlowUp> = {
  list: (scene) =>
    SPACES.filter((space) => isSaboteur(scene.state, space)).flatMap((space) =>
      payableTokens(courtOf(scene.state, scene.seat), retainPayments(scene)).map((token) => createBlowUp(token, space)),
    ),

  check(scene, { space, by = KNIGHT }) {
    const court = courtOf(scene.state, scene.seat)
    const payments = retainPayments(scene)
    return firstRefusal(
      !isSaboteur(scene.state, space) && refusal('blowUp.noSaboteur', 134),
      checkTokenPays(payments, by),
      checkPayable(court, findPaymentWith(court, payments, by)),
    )
  },

  act(context, { space, by = KNIGHT }) {
    const { draft, rules } = context
    const court = activeCourt(context)
    payToken(draft, findPaymentWith(court, abilitiesOf(rules, draft, court).retains, by))
    const slot = slotAt(draft, space)
    discardBoard(context)
    context.emit({ kind: 'blownUp', seat: draft.seat, slot, space })
    queueNewBoard(context)
  },
}
