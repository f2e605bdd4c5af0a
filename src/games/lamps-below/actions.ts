/** Actions that a seat chooses from. */
import type { Face } from './cards.ts'
import type { WayId } from './cardTypes.ts'
import type { Room } from './hall/room.ts'

/** Explorer by the place in company order, from 0. */
export type Member = number

/** Dweller: its group, from 0 for A, and its number. */
export interface FigureId {
  readonly group: number
  readonly number: number
}

/** Die that an action costs: an own one, or a lit lamp, of each the lowest that is enough (E15). */
export type Payment = 'own' | 'lamp'

interface Paid {
  readonly pay: Payment
}

/** An action that its name says. */
interface Word<K extends string> {
  readonly kind: K
}

/** Explorers are named by their cards while the company is chosen, and later by their places in it. */
export type Action =
  | { readonly kind: 'choose'; readonly card: number }
  | { readonly kind: 'vote'; readonly way: WayId }
  /** `member` is named where one explorer goes. */
  | { readonly kind: 'way'; readonly way: WayId; readonly member?: Member }
  | Word<'yes'>
  | Word<'no'>
  | Word<'more'>
  | Word<'enough'>
  | ({ readonly kind: 'move'; readonly room: Room } & Paid)
  /** `weapon`: its place among the weapons of the explorer. */
  | ({ readonly kind: 'hit'; readonly weapon: number } & FigureId & Paid)
  /** `six`: with a 6, which shows two finds. */
  | ({ readonly kind: 'search'; readonly six: boolean } & Paid)
  | (Word<'probe'> & Paid)
  | (Word<'rest'> & Paid)
  | (Word<'brace'> & Paid)
  | ({ readonly kind: 'mend'; readonly member: Member } & Paid)
  /** `target` is named for a relic that takes health from a dweller. */
  | { readonly kind: 'use'; readonly face: Face; readonly target?: FigureId }
  | Word<'dare'>
  | Word<'leave'>
  | Word<'end'>
  | Word<'again'>
  | Word<'keep'>
  | { readonly kind: 'take'; readonly face: Face }
  | { readonly kind: 'give'; readonly face: Face; readonly from: Member; readonly to: Member }
  | Word<'on'>

/** Kinds of action, in the order in which legal actions are listed. */
export const ACTION_KINDS = [
  'choose',
  'vote',
  'way',
  'yes',
  'no',
  'more',
  'enough',
  'move',
  'hit',
  'search',
  'probe',
  'rest',
  'mend',
  'brace',
  'use',
  'dare',
  'leave',
  'end',
  'again',
  'keep',
  'take',
  'give',
  'on',
] as const satisfies readonly Action['kind'][]

export type ActionOf<K extends Action['kind']> = Extract<Action, { readonly kind: K }>
