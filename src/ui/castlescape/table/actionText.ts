/** An action in words, for the confirmation before it. */
import type { Action } from '../../../games/castlescape/actions.ts'
import { t } from '../../../text/t.ts'
import { nameOf, titleOf } from './cardAndSquareTexts.ts'
import { type CastleSnapshot, faceOf } from './castleTableView.ts'

export const actionText = (now: CastleSnapshot, action: Action): string => {
  const { state } = now
  switch (action.kind) {
    case 'build':
    case 'post':
    case 'recall':
    case 'oust':
    case 'lose':
      return t(`castlescape.do.${action.kind}`, { square: nameOf(state, action.square) })
    case 'move':
      return t('castlescape.do.move', { square: nameOf(state, action.to) })
    case 'play':
    case 'drop':
      return t(`castlescape.do.${action.kind}`, { card: titleOf(faceOf(now, action.card)) })
    case 'destroy':
      return t('castlescape.do.destroy', {
        card: titleOf(action.zone === 'hand' ? faceOf(now, action.card) : action.face),
      })
    case 'clear':
    case 'take':
    case 'buy':
      return t(`castlescape.do.${action.kind}`, { card: titleOf(action.face) })
    case 'claim':
      return t('castlescape.do.claimGoal', { card: titleOf(action.goal) })
    case 'keep':
      return t('castlescape.do.keep', { n: action.slots.length })
    default:
      return t(`castlescape.do.${action.kind}`)
  }
}
