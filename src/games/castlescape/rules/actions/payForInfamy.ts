/** Answers to what is asked besides MAIN (rules 4): KEEP ONE, LOSE, PAY and DISCARD. */
import type { Refusal } from '#src/kernel/result.ts'
import type { ActionOf } from '../../actions.ts'
import { because } from '../../refusal.ts'
import { guildOf, nextTask, type Task } from '../../state.ts'
import { keepSeen } from '../cards/seeContracts.ts'
import { dropCard, loseRecruit, payRenown, squaresToChoose } from '../inspection/loseRecruits.ts'
import { choicesOf } from '../keepContracts.ts'
import type { ActionHandler, Scene } from '../ruleTypes.ts'

type TaskOf<K extends Task['do']> = Extract<Task, { do: K }>

/** The task that waits, which the table of actions has found to be of this kind. */
const taskOf = <K extends Task['do']>({ state }: Pick<Scene, 'state'>): TaskOf<K> => nextTask(state) as TaskOf<K>

export const keepOfSeen: ActionHandler<ActionOf<'keep'>> = {
  list(scene) {
    const { slots, keep } = taskOf<'keepOne'>(scene)
    return choicesOf(slots, keep).map((chosen) => ({ kind: 'keep', slots: chosen }) as const)
  },
  check(scene, { slots }) {
    const { slots: seen, keep } = taskOf<'keepOne'>(scene)
    return choicesOf(seen, keep).some((chosen) => chosen.join() === slots.join())
      ? null
      : because('castlescape.contracts')
  },
  act: (context, _seat, { slots }) => keepSeen(context, taskOf<'keepOne'>({ state: context.draft }), slots),
}

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
