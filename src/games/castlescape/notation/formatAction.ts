/** Text of an action (rules 13), such as `play ramparts` or `build g8`. */
import type { Slot } from '../../../kernel/contract.ts'
import type { Action } from '../actions.ts'
import { idOfFace } from '../cardIds.ts'
import type { Face } from '../cards.ts'
import { squareName } from '../site/square.ts'

/** What a reader of the text knows. */
export interface TextContext {
  /** Size of the site. */
  readonly size: number
  /** Face of a hidden card, -1 if it is not known: then its slot stands in the text. */
  faceOf(slot: Slot): Face
}

type ActionOf<K extends Action['kind']> = Extract<Action, { readonly kind: K }>

const cardText = ({ faceOf }: TextContext, slot: Slot): string => {
  const face = faceOf(slot)
  return face < 0 ? `#${slot}` : idOfFace(face)
}

const playText = (context: TextContext, { card, branch, rival }: ActionOf<'play'>): string => {
  const branchText = branch === undefined ? '' : `/${branch + 1}`
  const rivalText = rival === undefined ? '' : `@${rival + 1}`
  return `play ${cardText(context, card)}${branchText}${rivalText}`
}

const destroyText = (context: TextContext, action: ActionOf<'destroy'>): string =>
  action.zone === 'hand' ? `destroy hand ${cardText(context, action.card)}` : `destroy discard ${idOfFace(action.face)}`

export const formatAction = (action: Action, context: TextContext): string => {
  const name = (square: number): string => squareName(square, context.size)
  switch (action.kind) {
    case 'keep':
      return ['keep', ...action.slots.map((slot) => cardText(context, slot))].join(' ')
    case 'play':
      return playText(context, action)
    case 'build':
      return `build ${name(action.square)}${action.group > 0 ? `:${action.group + 1}` : ''}`
    case 'post':
    case 'recall':
    case 'oust':
    case 'lose':
      return `${action.kind} ${name(action.square)}`
    case 'move':
      return `move ${name(action.from)}-${name(action.to)}`
    case 'destroy':
      return destroyText(context, action)
    case 'clear':
    case 'take':
    case 'buy':
      return `${action.kind} ${idOfFace(action.face)}`
    case 'claim':
      return `claim ${idOfFace(action.goal)}`
    case 'drop':
      return `drop ${cardText(context, action.card)}`
    case 'leave':
    case 'end':
    case 'pay':
      return action.kind
  }
}
