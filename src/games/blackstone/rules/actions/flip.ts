/** A vassal is turned over, either way (ruling 58): for a Wizard, by a family also for a Knight. */
import type { ActionOf, Token } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import { cannotPay, type Means, meansWith, otherToken, payable, payFor, WIZARD } from '../means.ts'
import { activeCourt, codeIn, courtOf, firstOf, type Scene, slotAt, type Verb } from '../play.ts'
import { waysOf } from '../ways.ts'
import { touchable, vassalsOn } from './conditions.ts'

type Flip = ActionOf<'flip'>

const flipBy = (token: Token, space: Space): Flip =>
  token === 'wizard' ? { kind: 'flip', space } : { kind: 'flip', space, by: token }

const flipsOf = ({ rules, state, seat }: Scene): readonly Means[] => waysOf(rules, state, courtOf(state, seat)).flips

export const flip: Verb<Flip> = {
  list(scene) {
    const tokens = payable(courtOf(scene.state, scene.seat), flipsOf(scene))
    const flips: Flip[] = []
    if (tokens.length === 0) return flips
    for (const space of vassalsOn(scene, SPACES, 'flip')) for (const token of tokens) flips.push(flipBy(token, space))
    return flips
  },

  check(scene, { space, by = WIZARD }) {
    const stays = touchable(scene, space, 'flip')
    if (stays) return stays
    const court = courtOf(scene.state, scene.seat)
    const means = flipsOf(scene)
    return firstOf(otherToken(means, by), cannotPay(court, meansWith(court, means, by)))
  },

  act(play, { space, by = WIZARD }) {
    const { draft, rules } = play
    const slot = slotAt(draft, space)
    const court = activeCourt(play)
    payFor(court, meansWith(court, waysOf(rules, draft, court).flips, by))
    draft.cards[slot] = codeIn(draft, slot) ^ 1
    play.tell({ kind: 'flipped', seat: draft.seat, slot, space })
  },
}
