/** What tips of this game have in common. */
import type { Action } from '../../../games/castlescape/actions.ts'
import { hasPenalty } from '../../../games/castlescape/cards.ts'
import { type CastleProps, faceOf } from '../table/castleTableView.ts'

export interface CastleTip<Id extends string> {
  /** It has a sentence of this name. */
  readonly id: Id
  /** True while the tip matters to the player whose turn it is. */
  readonly when: (props: CastleProps) => boolean
}

export const isFirstRound = ({ now: { state } }: CastleProps): boolean => state.turnNumber <= state.guilds.length

export const canDo = ({ now }: CastleProps, kind: Action['kind']): boolean =>
  now.legalActions.some((action) => action.kind === kind)

/** Whether a card of the hand can be played that has a penalty, or none. */
export const canPlay = ({ now }: CastleProps, withPenalty: boolean): boolean =>
  now.legalActions.some((action) => action.kind === 'play' && hasPenalty(faceOf(now, action.card)) === withPenalty)
