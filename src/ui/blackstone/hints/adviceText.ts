/** Advice to do an action, in one sentence. */
import '../../../text/blackstone/bundles/leisure.ts'
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import { vassalAt, visibleTaskIn } from '../../../games/blackstone/insight/tableCards.ts'
import { t } from '../../../text/t.ts'
import type { BlackstoneTableSnapshot } from '../table/blackstoneTableView.ts'
import { nameOfFace, nameOfSpace } from '../views/spaceAndFaceNames.ts'
import { buttonAdviceText } from './buttonAdviceText.ts'

const vassalTextAt = ({ state }: BlackstoneTableSnapshot, space: Space, side: 'face' | 'reverse' = 'face'): string => {
  const vassal = vassalAt(state, space)
  return vassal && vassal !== 'hidden' ? nameOfFace(vassal[side]) : t('told.aVassal')
}

/** Sentence that advises the action. */
export const adviceText = (now: BlackstoneTableSnapshot, action: Action): string => {
  switch (action.kind) {
    case 'slide':
      return t('hint.slide', {
        vassal: vassalTextAt(now, action.from),
        from: nameOfSpace(action.from),
        to: nameOfSpace(action.to),
      })
    case 'swap':
      return t('hint.swap', {
        one: vassalTextAt(now, action.a),
        a: nameOfSpace(action.a),
        other: vassalTextAt(now, action.b),
        b: nameOfSpace(action.b),
      })
    case 'flip':
      return t('hint.flip', {
        vassal: vassalTextAt(now, action.space),
        space: nameOfSpace(action.space),
        reverse: vassalTextAt(now, action.space, 'reverse'),
      })
    case 'retain':
      return t(action.pile < 0 ? 'hint.retainEmpty' : 'hint.retain', {
        vassal: vassalTextAt(now, action.space),
        space: nameOfSpace(action.space),
        tower: action.pile < 0 ? '' : t(`tower.${action.pile}`),
      })
    case 'unguard':
      return t('hint.unguard', { space: nameOfSpace(action.space) })
    case 'draw':
      return t('hint.draw', { deck: t(`deck.${action.deck}`) })
    case 'complete':
      return t('hint.complete', {
        type: t(`type.${visibleTaskIn(now.scene, action.card)?.type ?? 'knight'}`),
        left: nameOfSpace(action.left),
        right: nameOfSpace(action.right),
      })
    case 'endWork':
      return t('hint.endWork')
    default:
      return buttonAdviceText(now, action)
  }
}
