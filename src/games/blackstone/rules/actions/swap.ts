/** Swapping two vassals: neighbours for a Wizard; families add other ways. */

import type { ActionOf, PaymentToken } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import { setSpaces } from '../../changeStateInTurns.ts'
import { findAbilityTo, type ReachAbility, reachableSpaces, USUAL_ABILITIES } from '../court/abilities.ts'
import { abilitiesOf } from '../court/abilitiesOf.ts'
import { checkPayable, checkTokenPays, payableTokens, payToken, WIZARD } from '../court/tokenPayment.ts'
import { activeCourt } from '../engine/activeCourt.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { courtOf, slotAt } from '../engine/slots.ts'
import type { ActionHandler, Scene } from '../ruleTypes.ts'
import { checkVassalAction, spacesOpenTo } from './sharedConditions.ts'

type Swap = ActionOf<'swap'>

const createSwap = (token: PaymentToken, a: Space, b: Space): Swap =>
  token === 'wizard' ? { kind: 'swap', a, b } : { kind: 'swap', a, b, by: token }

const swapAbilities = ({ rules, state, seat }: Scene): readonly ReachAbility[] =>
  abilitiesOf(rules, state, courtOf(state, seat)).swaps

export const swap: ActionHandler<Swap> = {
  /** Each swap is listed once: the space that comes first in reading order is `a`. */
  list(scene) {
    const { state, seat } = scene
    const abilities = swapAbilities(scene)
    const tokens = payableTokens(courtOf(state, seat), abilities)
    const swaps: Swap[] = []
    if (tokens.length === 0) return swaps
    const vassals = spacesOpenTo(scene, SPACES, 'swap')
    for (const a of vassals)
      for (const token of tokens)
        for (const b of reachableSpaces(state, abilities, token, a))
          if (a < b && vassals.includes(b)) swaps.push(createSwap(token, a, b))
    return swaps
  },

  listsLegalOnly: (scene) => swapAbilities(scene) === USUAL_ABILITIES.swaps,

  check(scene, { a, b, by = WIZARD }) {
    const refused = checkVassalAction(scene, a, 'swap')
    if (refused) return refused
    const { state, seat } = scene
    const court = courtOf(state, seat)
    const abilities = swapAbilities(scene)
    const ability = findAbilityTo(state, court, abilities, by, a, b)
    return firstRefusal(
      slotAt(state, b) < 0 && refusal('swap.empty', 57),
      checkVassalAction(scene, b, 'swap'), // ruling 86
      checkTokenPays(abilities, by),
      (a >= b || !ability) && refusal(abilities === USUAL_ABILITIES.swaps ? 'swap.notNeighbour' : 'swap.outOfReach'),
      checkPayable(court, ability),
    )
  },

  act(context, { a, b, by = WIZARD }) {
    const { draft, rules } = context
    const court = activeCourt(context)
    payToken(draft, findAbilityTo(draft, court, abilitiesOf(rules, draft, court).swaps, by, a, b))
    setSpaces(draft, a, slotAt(draft, b), b, slotAt(draft, a))
    context.emit({ kind: 'swapped', seat: draft.seat, a, b })
  },
}
