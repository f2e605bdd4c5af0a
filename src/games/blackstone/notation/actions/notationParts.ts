/** Building blocks of all action notations: the interface of one, and the parts that several share. */
import type { Slot } from '#src/kernel/contract.ts'
import { ok, type Result, refuse } from '#src/kernel/result.ts'
import type { Action, ActionOf, PaymentToken } from '../../actions.ts'
import type { TaskDeck } from '../../cards.ts'
import type { Face } from '../../faces.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { formatFace, parseFace, parseSpace } from '../cardAndSpaceNotation.ts'
import { parseSlot } from '../slotNotation.ts'

/** Notation of one kind of action; `parse` receives the groups that the pattern captured. */
export interface ActionNotation<A extends Action> {
  readonly pattern: RegExp
  format(action: A, scene: Scene): string
  parse(parts: readonly string[], scene: Scene): Result<A>
}

/** One notation for each of these kinds. */
export type ActionNotations<K extends Action['kind']> = { readonly [Kind in K]: ActionNotation<ActionOf<Kind>> }

export const SPACE_PATTERN = '([BLACK][STONE])'
export const PILE_PATTERN = '([1-4])'
export const DECK_PATTERN = '([GPMKW])'
/** A place in an offer or a number of a set, from 1. */
export const PLACE_PATTERN = '([1-9]\\d?)'
const FACE_PATTERN = '(?:[LDMP][seyc*]|\\*[seyc])'
/** A slot, a task or an Assassin, a vassal, or a family. */
export const CARD_PATTERN = `(#\\d{1,4}|[A-Z]+\\d+|${FACE_PATTERN}/${FACE_PATTERN}|[a-z]{2,20})`
/** The faces that are paid, if any. */
export const PAYMENT_PATTERN = `(?:/(${FACE_PATTERN}(?:,${FACE_PATTERN})*))?`
/** The stack that a Knight-Wizard card goes to. */
export const STACK_PATTERN = '(?:>([NW]))?'

export const exactPattern = (source: string): RegExp => new RegExp(`^${source}$`)
export const alternatives = (texts: readonly string[]): string => `(${texts.join('|')})`

/** The readers from here on expect text that its pattern has already matched. */
export const readSpace = (text = ''): number => parseSpace(text) ?? -1
/** Faces of a payment, ascending, as an action contains them. */
export const readPayment = (text = ''): readonly Face[] =>
  text
    .split(',')
    .flatMap((face) => parseFace(face) ?? [])
    .sort((a, b) => a - b)
export const formatPayment = (pay: readonly Face[]): string => (pay.length > 0 ? `/${pay.map(formatFace).join()}` : '')

export const tokenMark = (token: PaymentToken): string => (token === 'knight' ? 'N' : 'W')
export const readToken = (mark = ''): PaymentToken => (mark === 'N' ? 'knight' : 'wizard')

type StackField = { readonly stack?: PaymentToken }
export const formatStack = ({ stack }: StackField): string => (stack ? `>${tokenMark(stack)}` : '')
export const readStack = (mark: string | undefined): StackField => (mark ? { stack: readToken(mark) } : {})

const DECK_MARKS: Readonly<Record<TaskDeck, string>> = {
  guild: 'G',
  power: 'P',
  machination: 'M',
  knight: 'K',
  wizard: 'W',
}
export const deckMark = (deck: TaskDeck): string => DECK_MARKS[deck]
export const readDeck = (mark = ''): TaskDeck =>
  (Object.keys(DECK_MARKS) as readonly TaskDeck[]).find((deck) => DECK_MARKS[deck] === mark) ?? 'guild'

/** Creates an action with the card of this name. Refused as `action.noCard` if the scene's seat sees no such card. */
export const withNamedCard = <A>(scene: Scene, name = '', make: (slot: Slot) => A): Result<A> => {
  const slot = parseSlot(scene, name)
  return slot === null ? refuse('action.noCard', undefined, { what: name }) : ok(make(slot))
}

/** Notation of a kind of action that has no fields. */
export const constantNotation = <
  K extends 'endWork' | 'refill' | 'leaveEmpty' | 'takeKnight' | 'recall' | 'leave' | 'skip' | 'decline' | 'pass',
>(
  kind: K,
  text: string,
): ActionNotation<ActionOf<K>> => ({
  pattern: exactPattern(text.replace(/[.+]/g, '\\$&')),
  format: () => text,
  // The compiler cannot see that these kinds have no other field.
  parse: () => ok({ kind } as unknown as ActionOf<K>),
})
