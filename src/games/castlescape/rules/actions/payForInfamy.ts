/** Answers with which losses and fines are met (rules 4): LOSE, PAY and DISCARD. */
import type { Refusal } from '#src/kernel/result.ts'
import type { ActionOf } from '../../actions.ts'
import { because } from '../../refusal.ts'
import { guildOf } from '../../state.ts'
import { loseRecruit, squaresToChoose } from '../inspection/loseRecruits.ts'
import { dropCard, payRenown } from '../inspection/payLosses.ts'
import type { ActionHandler, Scene } from '../ruleTypes.ts'
import { taskOf } from './waitingTask.ts'

export const loseOne: ActionHandler<ActionOf<'lose'>> = {
  list: (scene) =>
    squaresToChoose(scene.state, taskOf<'lose'>(scene)).map((square) => ({ kind: 'lose', square }) as const),
  check(scene, { square }) {
    if (!guildOf(scene.state, scene.seat).recruits.includes(square)) return because('castlescape.notYours')
    return squaresToChoose(scene.state, taskOf<'lose'>(scene)).includes(square)
      ? null
      : because('castlescape.worthOther', 23)
  },
  act: (context, _seat, { square }) => loseRecruit(context, taskOf<'lose'>({ state: context.draft }), square),
}

const checkDrop = ({ state, seat, faceOf }: Scene, card: number): Refusal | null =>
  guildOf(state, seat).hand.includes(card) && faceOf(card) >= 0 ? null : because('castlescape.notInHand')

export const dropOne: ActionHandler<ActionOf<'drop'>> = {
  list: ({ state, seat }) => guildOf(state, seat).hand.map((card) => ({ kind: 'drop', card }) as const),
  check: (scene, { card }) => checkDrop(scene, card),
  act: (context, seat, { card }) => dropCard(context, seat, card),
}

export const payOne: ActionHandler<ActionOf<'pay'>> = {
  list: () => [{ kind: 'pay' }],
  check: () => null,
  act: (context, seat) => payRenown(context, seat),
}
