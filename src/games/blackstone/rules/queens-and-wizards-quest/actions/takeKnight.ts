/** Taking a Knight that may be used from the next turn on. */
import type { ActionOf } from '../../../actions.ts'
import { draftCourt, draftQuest } from '../../../changeStateInTurns.ts'
import { TOKENS_IN_BOX } from '../../court/tokenSupply.ts'
import { firstRefusal, refusal } from '../../engine/refusal.ts'
import type { ActionHandler } from '../../ruleTypes.ts'
import { checkActionPoints, spendActionPoints } from '../actionPoints.ts'

/** Taking a Knight, of which there are twenty (ruling 104). It may be used from the next turn on (103). */
export const takeSavedKnight: ActionHandler<ActionOf<'takeKnight'>> = {
  list: () => [{ kind: 'takeKnight' }],

  check: (scene) =>
    firstRefusal(
      scene.state.courts.reduce((sum, { knights }) => sum + knights, 0) >= TOKENS_IN_BOX &&
        refusal('takeKnight.none', 104, { count: TOKENS_IN_BOX }),
      checkActionPoints(scene, 1),
    ),

  act(context) {
    spendActionPoints(context, 1)
    draftCourt(context.draft, context.draft.seat).knights += 1
    draftQuest(context.draft).fresh += 1
    context.emit({ kind: 'gained', seat: context.draft.seat, knights: 1, wizards: 0 })
  },
}
