/** A single vassal is turned over for one action; a stack never is (rules 2.5). */
import type { ActionOf } from '../../../actions.ts'
import { SPACES } from '../../../board.ts'
import { codeIn, firstOf, refusal, slotAt, type Verb } from '../../play.ts'
import { touchable } from '../../verbs/conditions.ts'
import { canAct, needActions, noToken, spend } from '../actions.ts'
import { isStack } from '../stacks.ts'

const FLIPS = SPACES.map((space) => ({ kind: 'flip', space }) as const)

export const flip: Verb<ActionOf<'flip'>> = {
  list: (scene) => (canAct(scene) ? FLIPS : []),

  check: (scene, { space, by }) =>
    firstOf(
      touchable(scene, space, 'flip'),
      isStack(scene.state, space) && refusal('flip.stack'),
      noToken(by),
      needActions(scene, 1),
    ),

  act(play, { space }) {
    const slot = slotAt(play.draft, space)
    spend(play, 1)
    play.draft.cards[slot] = codeIn(play.draft, slot) ^ 1
    play.tell({ kind: 'flipped', seat: play.draft.seat, slot, space })
  },
}
