/** Advice to do an action, in one sentence. */
import '../../../text/castlescape/bundles/hintsAndTips.ts'
import type { Action, ActionOf } from '../../../games/castlescape/actions.ts'
import type { Face } from '../../../games/castlescape/cards.ts'
import { ownerAt } from '../../../games/castlescape/recruits.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { formatList } from '../../../text/formatList.ts'
import { t } from '../../../text/t.ts'
import { branchText, nameOf, titleOf } from '../table/cardAndSquareTexts.ts'
import { type CastleSnapshot, faceOf } from '../table/castleTableView.ts'

type AdviceSnapshot = Pick<CastleSnapshot, 'state' | 'visibleState'>

const faceIn = (now: AdviceSnapshot, slot: Slot): Face => faceOf(now as CastleSnapshot, slot)

const playText = (now: AdviceSnapshot, names: readonly string[], action: ActionOf<'play'>): string => {
  const face = faceIn(now, action.card)
  const card = titleOf(face)
  if (action.rival !== undefined) return t('castlescape.hint.playAgainst', { card, name: names[action.rival] ?? '' })
  if (action.branch === undefined) return t('castlescape.hint.play', { card })
  return t('castlescape.hint.playBranch', { card, what: branchText(face, action.branch) })
}

/** Sentence that advises the action. */
export const adviceText = (now: AdviceSnapshot, names: readonly string[], action: Action): string => {
  const { state } = now
  switch (action.kind) {
    case 'build':
    case 'post':
    case 'recall':
    case 'lose':
      return t(`castlescape.hint.${action.kind}`, { square: nameOf(state, action.square) })
    case 'oust': {
      const name = names[ownerAt(state, action.square)] ?? ''
      return t('castlescape.hint.oust', { name, square: nameOf(state, action.square) })
    }
    case 'move':
      return t('castlescape.hint.move', { from: nameOf(state, action.from), to: nameOf(state, action.to) })
    case 'play':
      return playText(now, names, action)
    case 'destroy': {
      const card = titleOf(action.zone === 'hand' ? faceIn(now, action.card) : action.face)
      return t('castlescape.hint.destroy', { card })
    }
    case 'drop':
      return t('castlescape.hint.drop', { card: titleOf(faceIn(now, action.card)) })
    case 'clear':
    case 'take':
    case 'buy':
      return t(`castlescape.hint.${action.kind}`, { card: titleOf(action.face) })
    case 'claim':
      return t('castlescape.hint.claim', { card: titleOf(action.goal) })
    case 'keep':
      return t('castlescape.hint.keep', { what: formatList(action.slots.map((slot) => titleOf(faceIn(now, slot)))) })
    default:
      return t(`castlescape.hint.${action.kind}`)
  }
}
