/** What lies on the table, for those who draw it or speak of it. */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { Space } from '../board.ts'
import {
  cardOf,
  faceShown,
  isAssassin,
  isRat,
  isTask,
  isVassal,
  pips,
  type RatKind,
  ratKindOf,
  sideOf,
  type Task,
} from '../cards.ts'
import { taskOf } from '../catalogue.ts'
import type { Face } from '../faces.ts'
import { heldBy } from '../rules/court.ts'
import { codeIn, courtOf, type Scene, slotAt } from '../rules/play.ts'
import { rightSpaces } from '../rules/requirement.ts'
import type { State } from '../state.ts'

/** What an Assassin and a Saboteur show instead of a vassal's face, for those who draw and name what lies there. */
export const ASSASSIN = -1
export const SABOTEUR = -2

/** A vassal as it lies: the face that shows and the one beneath. */
export interface Shown {
  readonly face: Face
  readonly reverse: Face
}

const sideShown = (card: number, side: number): Face =>
  isAssassin(card) ? (side === 0 ? ASSASSIN : SABOTEUR) : faceShown(card, side)

/** The vassal in a slot that lies open, or the Assassin; null where the slot is hidden or holds neither. */
export const vassalIn = (state: State, slot: Slot): Shown | null => {
  const code = codeIn(state, slot)
  const card = cardOf(code)
  if (code < 0 || !(isVassal(card) || isAssassin(card))) return null
  return { face: sideShown(card, sideOf(code)), reverse: sideShown(card, 1 - sideOf(code)) }
}

/** The vassal on a space; `hidden` while it lies face down, null where there is none. */
export const vassalAt = (state: State, space: Space): Shown | 'hidden' | null => {
  const slot = slotAt(state, space)
  return slot < 0 ? null : (vassalIn(state, slot) ?? 'hidden')
}

/** A task as it is played: with blue letters its right half asks for one space, else for a line (rules 2.7). */
export interface TaskShown extends Task {
  readonly right: Task['right'] & { readonly space?: Space }
}

const played = (state: State, code: number): TaskShown | null => {
  if (code < 0 || !isTask(cardOf(code))) return null
  const task = taskOf(state.setting, cardOf(code))
  const [space, ...others] = rightSpaces(state, task)
  return space === undefined || others.length > 0 ? task : { ...task, right: { ...task.right, space } }
}

/** The task in a slot that lies open. */
export const taskIn = (state: State, slot: Slot): TaskShown | null => played(state, codeIn(state, slot))

/** The task in a slot, where this seat knows it. */
export const taskSeen = (scene: Scene, slot: Slot): TaskShown | null => played(scene.state, scene.know(slot))

/** The rats card in a slot that lies open. */
export const ratIn = (state: State, slot: Slot): RatKind | null => {
  const code = codeIn(state, slot)
  return code >= 0 && isRat(cardOf(code)) ? ratKindOf(cardOf(code)) : null
}

/** How many rats the card in a slot shows; 0 where none lies open there. */
export const ratsOn = (state: State, slot: Slot): number => {
  const code = codeIn(state, slot)
  return code >= 0 && isRat(cardOf(code)) ? pips(cardOf(code)) : 0
}

/** A corner pile: its open top and how many it holds. */
export const pileAt = (state: State, pile: number): { readonly top: Shown | null; readonly count: number } => {
  const slots = state.piles[pile] ?? []
  const top = slots.at(-1)
  return { top: top === undefined ? null : vassalIn(state, top), count: slots.length }
}

/** Cards that lie before one seat alone, which chooses from them: two families, or drawn tasks (rulings 154 and 161). */
const offeredTo = ({ todo }: State, seat: Seat): readonly Slot[] =>
  todo.flatMap((one) => ((one.do === 'family' || one.do === 'keep') && one.seat === seat ? one.slots : []))

/** Does this seat hold cards, or choose from some, that the others may not see? */
export const holdsSecrets = (state: State, seat: Seat): boolean => {
  const court = courtOf(state, seat)
  const own = [...heldBy(court), ...(court.vassals ?? []), ...offeredTo(state, seat)]
  return own.some((slot) => codeIn(state, slot) < 0)
}
