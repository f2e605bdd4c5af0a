/** A Wizard turns a vassal over, either way (ruling 58). */
import type { ActionOf } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { activeCourt, codeIn, firstOf, slotAt, type Verb } from '../play.ts'
import { needWizards, touchable } from './conditions.ts'

const FLIPS = SPACES.map((space) => ({ kind: 'flip', space }) as const)

export const flip: Verb<ActionOf<'flip'>> = {
  list: () => FLIPS,

  check: (scene, { space }) => firstOf(touchable(scene, space, 'flip'), needWizards(scene, 1)),

  act(play, { space }) {
    const slot = slotAt(play.draft, space)
    activeCourt(play).wizards -= 1
    play.draft.cards[slot] = codeIn(play.draft, slot) ^ 1
    play.tell({ kind: 'flipped', seat: play.draft.seat, slot, space })
  },
}
