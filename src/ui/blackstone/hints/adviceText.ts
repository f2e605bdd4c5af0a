/** A deed as advice: what to do, in one sentence. */
import type { Action } from '../../games/blackstone/actions.ts'
import type { Space } from '../../games/blackstone/board.ts'
import { taskSeen, vassalAt } from '../../games/blackstone/insight/sight.ts'
import type { Now } from '../blackstone/game/sitting.ts'
import { nameOfFace, nameOfSpace } from '../blackstone/names.ts'
import { t } from '../text/t.ts'
import { buttonFor } from './called.ts'

const vassalOn = ({ state }: Now, space: Space, side: 'face' | 'reverse' = 'face'): string => {
  const vassal = vassalAt(state, space)
  return vassal && vassal !== 'hidden' ? nameOfFace(vassal[side]) : t('told.aVassal')
}

/** The advice to do this. */
export const adviceOf = (now: Now, action: Action): string => {
  switch (action.kind) {
    case 'slide':
      return t('hint.slide', {
        vassal: vassalOn(now, action.from),
        from: nameOfSpace(action.from),
        to: nameOfSpace(action.to),
      })
    case 'swap':
      return t('hint.swap', {
        one: vassalOn(now, action.a),
        a: nameOfSpace(action.a),
        other: vassalOn(now, action.b),
        b: nameOfSpace(action.b),
      })
    case 'flip':
      return t('hint.flip', {
        vassal: vassalOn(now, action.space),
        space: nameOfSpace(action.space),
        reverse: vassalOn(now, action.space, 'reverse'),
      })
    case 'retain':
      return t(action.pile < 0 ? 'hint.retainEmpty' : 'hint.retain', {
        vassal: vassalOn(now, action.space),
        space: nameOfSpace(action.space),
        tower: action.pile < 0 ? '' : t(`tower.${action.pile}`),
      })
    case 'unguard':
      return t('hint.unguard', { space: nameOfSpace(action.space) })
    case 'draw':
      return t('hint.draw', { deck: t(`deck.${action.deck}`) })
    case 'complete':
      return t('hint.complete', {
        type: t(`type.${taskSeen(now.scene, action.card)?.type ?? 'knight'}`),
        left: nameOfSpace(action.left),
        right: nameOfSpace(action.right),
      })
    case 'endWork':
      return t('hint.endWork')
    default:
      return buttonFor(now, action)
  }
}

/** The spaces that a deed is about. */
export const spacesOf = (action: Action): readonly Space[] =>
  Object.entries(action).flatMap(([key, value]) => {
    if (['from', 'to', 'a', 'b', 'space', 'left', 'right'].includes(key) && typeof value === 'number') return [value]
    const inner: unknown = typeof value === 'object' && value !== null && 'space' in value ? value.space : null
    return typeof inner === 'number' ? [inner] : []
  })
