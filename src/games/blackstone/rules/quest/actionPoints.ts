/** What acts cost: actions of the turn, then Knights that were there when it began (ruling 103). */
import type { Refusal } from '../../../../kernel/result.ts'
import type { Token } from '../../actions.ts'
import type { State } from '../../state.ts'
import { activeCourt, courtOf, type Play, refusal, type Scene } from '../play.ts'
import { questOf } from './quest.ts'

/** Actions that the active player still has. */
export const actionsLeft = (state: State): number => {
  const { actions, fresh } = questOf(state)
  return actions + courtOf(state, state.seat).knights - fresh
}

/** Is there anything left to do with? */
export const canAct = (scene: Scene): boolean => actionsLeft(scene.state) > 0

export const needActions = ({ state }: Scene, count: number): Refusal | null => {
  const have = actionsLeft(state)
  if (have >= count) return null
  return refusal('need.actions', questOf(state).fresh > 0 ? 103 : undefined, { count, have })
}

/** Acts are paid with actions: one that names a token is none of this quest, for one act has one name. */
export const noToken = (by: Token | undefined): Refusal | null => (by === undefined ? null : refusal('token.other'))

/** Pays a price that was checked; Knights go back to the supply. */
export const spend = (play: Play, count: number): void => {
  const quest = questOf(play.draft)
  const knights = Math.max(0, count - quest.actions)
  quest.actions -= count - knights
  activeCourt(play).knights -= knights
  if (knights > 0) play.tell({ kind: 'returned', seat: play.draft.seat, knights, wizards: 0 })
}
