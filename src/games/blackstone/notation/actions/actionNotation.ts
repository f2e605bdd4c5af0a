/** What the forms of all actions are made of: how a form reads and writes, and the parts that several of them share. */
import type { Slot } from '../../../../kernel/contract.ts'
import { ok, type Result, refuse } from '../../../../kernel/result.ts'
import type { Action, ActionOf, Token } from '../../actions.ts'
import type { TaskDeck } from '../../cards.ts'
import type { Face } from '../../faces.ts'
import type { Scene } from '../../rules/play.ts'
import { makeFace, parseFace, parseSpace } from '../cards.ts'
import { parseSlot } from '../slot.ts'

/** One form of text: `read` gets what the groups of the pattern caught. */
export interface Form<A extends Action> {
  readonly pattern: RegExp
  make(action: A, scene: Scene): string
  read(parts: readonly string[], scene: Scene): Result<A>
}

/** A form for each of these kinds. */
export type Forms<K extends Action['kind']> = { readonly [Kind in K]: Form<ActionOf<Kind>> }

export const SPACE = '([BLACK][STONE])'
export const PILE = '([1-4])'
export const DECK = '([GPMKW])'
/** A place in an offer or among sets, from 1. */
export const PLACE = '([1-9]\\d?)'
const FACE = '(?:[LDMP][seyc*]|\\*[seyc])'
/** A slot, a task or an Assassin, a vassal, a family. */
export const CARD = `(#\\d{1,4}|[A-Z]+\\d+|${FACE}/${FACE}|[a-z]{2,20})`
/** The faces that are paid, if any. */
export const PAID = `(?:/(${FACE}(?:,${FACE})*))?`
/** Where a Knight-Wizard card goes. */
export const STACK = '(?:>([NW]))?'

export const pattern = (form: string): RegExp => new RegExp(`^${form}$`)
export const oneOf = (texts: readonly string[]): string => `(${texts.join('|')})`

/** What follows reads parts of a text that its pattern has already found to be right. */
export const readSpace = (text = ''): number => parseSpace(text) ?? -1
/** Ascending, as an action holds them. */
export const readPaid = (text = ''): readonly Face[] =>
  text
    .split(',')
    .flatMap((face) => parseFace(face) ?? [])
    .sort((a, b) => a - b)
export const makePaid = (pay: readonly Face[]): string => (pay.length > 0 ? `/${pay.map(makeFace).join()}` : '')

export const tokenMark = (token: Token): string => (token === 'knight' ? 'N' : 'W')
export const tokenOf = (mark = ''): Token => (mark === 'N' ? 'knight' : 'wizard')

type Stacked = { readonly stack?: Token }
export const makeStack = ({ stack }: Stacked): string => (stack ? `>${tokenMark(stack)}` : '')
export const readStack = (mark: string | undefined): Stacked => (mark ? { stack: tokenOf(mark) } : {})

const DECKS: Readonly<Record<TaskDeck, string>> = { guild: 'G', power: 'P', machination: 'M', knight: 'K', wizard: 'W' }
export const deckMark = (deck: TaskDeck): string => DECKS[deck]
export const deckOf = (mark = ''): TaskDeck =>
  (Object.keys(DECKS) as readonly TaskDeck[]).find((deck) => DECKS[deck] === mark) ?? 'guild'

/** An action with the card of this name. Refused: `action.noCard`, where the speaker sees no such card. */
export const withCard = <A>(scene: Scene, name = '', make: (slot: Slot) => A): Result<A> => {
  const slot = parseSlot(scene, name)
  return slot === null ? refuse('action.noCard', undefined, { what: name }) : ok(make(slot))
}

/** A kind that says all by itself. */
export const bare = <
  K extends 'endWork' | 'refill' | 'leaveEmpty' | 'takeKnight' | 'recall' | 'leave' | 'skip' | 'decline' | 'pass',
>(
  kind: K,
  text: string,
): Form<ActionOf<K>> => ({
  pattern: pattern(text.replace(/[.+]/g, '\\$&')),
  make: () => text,
  // The compiler does not see that these kinds have no other field.
  read: () => ok({ kind } as unknown as ActionOf<K>),
})
