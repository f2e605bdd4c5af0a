/** Action points of a quest: actions of the turn, then Knights that were there when it began (ruling 103). */

import type { Refusal } from '#src/kernel/result.ts'
import type { PaymentToken } from '../../actions.ts'
import { draftCourt, draftQuest } from '../../changeStateInTurns.ts'
import type { State } from '../../state.ts'
import { refusal } from '../engine/refusal.ts'
import { courtOf } from '../engine/slots.ts'
import type { MoveContext, Scene } from '../ruleTypes.ts'
import { requireQuest } from './questState.ts'

/** Action points that the active player still has. */
const actionPointsLeft = (state: State): number => {
  const { actions, fresh } = requireQuest(state)
  return actions + courtOf(state, state.seat).knights - fresh // ruling 103
}

/** Has the active player any action points left? */
export const canAct = (scene: Scene): boolean => actionPointsLeft(scene.state) > 0

export const checkActionPoints = ({ state }: Scene, count: number): Refusal | null => {
  const have = actionPointsLeft(state)
  if (have >= count) return null
  return refusal('need.actions', requireQuest(state).fresh > 0 ? 103 : undefined, { count, have })
}

/** Refuses a token: moves of this quest cost action points, and each move has one form only. */
export const checkNoToken = (by: PaymentToken | undefined): Refusal | null =>
  by === undefined ? null : refusal('token.other')

/** Takes action points that were checked; Knights return to the supply. */
export const spendActionPoints = (context: MoveContext, count: number): void => {
  const { draft } = context
  const quest = draftQuest(draft)
  const knights = Math.max(0, count - quest.actions)
  quest.actions -= count - knights
  if (knights === 0) return
  draftCourt(draft, draft.seat).knights -= knights
  context.emit({ kind: 'returned', seat: draft.seat, knights, wizards: 0 })
}
