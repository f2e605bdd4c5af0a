/** Sliding a vassal to an empty space: for a Knight to a neighbouring one; families add other ways. */

import type { ActionOf, PaymentToken } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import { setSpaces } from '../../changeStateInTurns.ts'
import { findAbilityTo, type ReachAbility, reachableSpaces, USUAL_ABILITIES } from '../court/abilities.ts'
import { abilitiesOf } from '../court/abilitiesOf.ts'
import { checkPayable, checkTokenPays, KNIGHT, payableTokens, payToken } from '../court/tokenPayment.ts'
import { activeCourt } from '../engine/activeCourt.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { courtOf, slotAt } from '../engine/slots.ts'
import type { ActionHandler, Scene } from '../ruleTypes.ts'
import { checkVassalAction, spacesOpenTo } from './sharedConditions.ts'

type Slide = ActionOf<'slide'>

const createSlide = (token: PaymentToken, from: Space, to: Space): Slide =>
  token === 'knight' ? { kind: 'slide', from, to } : { kind: 'slide', from, to, by: token }

const slideAbilities = ({ rules, state, seat }: Scene): readonly ReachAbility[] =>
  abilitiesOf(rules, state, courtOf(state, seat)).slides

export const slide: ActionHandler<Slide> = {
  list(scene) {
    const { state, seat } = scene
    const abilities = slideAbilities(scene)
    const tokens = payableTokens(courtOf(state, seat), abilities)
    const slides: Slide[] = []
    if (tokens.length === 0) return slides
    for (const from of spacesOpenTo(scene, SPACES, 'slide'))
      for (const token of tokens)
        for (const to of reachableSpaces(state, abilities, token, from))
          if (slotAt(state, to) < 0) slides.push(createSlide(token, from, to))
    return slides
  },

  listsLegalOnly: (scene) => slideAbilities(scene) === USUAL_ABILITIES.slides,

  check(scene, { from, to, by = KNIGHT }) {
    const refused = checkVassalAction(scene, from, 'slide')
    if (refused) return refused
    const { state, seat } = scene
    const court = courtOf(state, seat)
    const abilities = slideAbilities(scene)
    const ability = findAbilityTo(state, court, abilities, by, from, to)
    return firstRefusal(
      checkTokenPays(abilities, by),
      !ability && refusal(abilities === USUAL_ABILITIES.slides ? 'slide.notNeighbour' : 'slide.outOfReach', 56),
      slotAt(state, to) >= 0 && refusal('slide.occupied', 56), // ruling 140
      checkPayable(court, ability),
    )
  },

  act(context, { from, to, by = KNIGHT }) {
    const { draft, rules } = context
    const court = activeCourt(context)
    const slot = slotAt(draft, from)
    payToken(draft, findAbilityTo(draft, court, abilitiesOf(rules, draft, court).slides, by, from, to))
    setSpaces(draft, to, slot, from, -1)
    context.emit({ kind: 'slid', seat: draft.seat, slot, from, to })
  },
}
