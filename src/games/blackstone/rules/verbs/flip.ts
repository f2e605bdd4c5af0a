/** A vassal is turned over, either way (ruling 58): for a Wizard, by a family also for a Knight. */
import type { ActionOf } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { cannotPay, type Means, meansWith, otherToken, payFor, WIZARD } from '../means.ts'
import { activeCourt, codeIn, courtOf, firstOf, type Scene, slotAt, type Verb } from '../play.ts'
import { USUAL, waysOf } from '../ways.ts'
import { touchable } from './conditions.ts'

type Flip = ActionOf<'flip'>

const FLIPS: readonly Flip[] = SPACES.map((space) => ({ kind: 'flip', space }))
const FLIPS_BY_EITHER: readonly Flip[] = FLIPS.flatMap((flip) => [flip, { ...flip, by: 'knight' }])

const flipsOf = ({ rules, state, seat }: Scene): readonly Means[] => waysOf(rules, state, courtOf(state, seat)).flips

export const flip: Verb<Flip> = {
  list: (scene) => (flipsOf(scene) === USUAL.flips ? FLIPS : FLIPS_BY_EITHER),

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
