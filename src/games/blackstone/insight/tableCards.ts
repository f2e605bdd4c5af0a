/** Cards on the table, for code that draws or names them. */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { Space } from '../board.ts'
import {
  cardOf,
  faceOnSide,
  isAssassin,
  isRat,
  isTask,
  isVassal,
  type RatKind,
  ratKindOf,
  ratsOnCard,
  sideOf,
  type Task,
} from '../cards.ts'
import type { Face } from '../faces.ts'
import { codeInSlot, courtOf, slotAt, tasksHeldBy } from '../rules/engine/slots.ts'
import type { Scene } from '../rules/ruleTypes.ts'
import { rightSpaces } from '../rules/tasks/taskRequirement.ts'
import type { State } from '../state.ts'
import { taskOf } from '../taskCatalogue.ts'

/** Values that an Assassin and a Saboteur have in place of a vassal's face, for code that draws or names them. */
export const ASSASSIN = -1
export const SABOTEUR = -2

/** Faces of a vassal on the table: the one that shows and the one beneath. */
export interface VassalFaces {
  readonly face: Face
  readonly reverse: Face
}

const faceOrMarkerShown = (card: number, side: number): Face =>
  isAssassin(card) ? (side === 0 ? ASSASSIN : SABOTEUR) : faceOnSide(card, side)

/** Vassal or Assassin in a slot that lies open; null where the slot is hidden or holds neither. */
export const openVassalIn = (state: State, slot: Slot): VassalFaces | null => {
  const code = codeInSlot(state, slot)
  const card = cardOf(code)
  if (code < 0 || !(isVassal(card) || isAssassin(card))) return null
  return { face: faceOrMarkerShown(card, sideOf(code)), reverse: faceOrMarkerShown(card, 1 - sideOf(code)) }
}

/** Vassal on a space; `hidden` while it lies face down, null where there is none. */
export const vassalAt = (state: State, space: Space): VassalFaces | 'hidden' | null => {
  const slot = slotAt(state, space)
  return slot < 0 ? null : (openVassalIn(state, slot) ?? 'hidden')
}

/** Task as it is played: with blue letters its right half asks for one space, otherwise for a line (rules 2.7). */
export interface PlayedTask extends Task {
  readonly right: Task['right'] & { readonly space?: Space }
}

const asPlayedTask = (state: State, code: number): PlayedTask | null => {
  if (code < 0 || !isTask(cardOf(code))) return null
  const task = taskOf(state.setting, cardOf(code))
  const [space, ...otherSpaces] = rightSpaces(state, task)
  return space === undefined || otherSpaces.length > 0 ? task : { ...task, right: { ...task.right, space } }
}

/** Task in a slot that lies open. */
export const openTaskIn = (state: State, slot: Slot): PlayedTask | null => asPlayedTask(state, codeInSlot(state, slot))

/** Task in a slot, if this seat knows it. */
export const visibleTaskIn = (scene: Scene, slot: Slot): PlayedTask | null =>
  asPlayedTask(scene.state, scene.knownCode(slot))

/** Rats card in a slot that lies open. */
export const openRatIn = (state: State, slot: Slot): RatKind | null => {
  const code = codeInSlot(state, slot)
  return code >= 0 && isRat(cardOf(code)) ? ratKindOf(cardOf(code)) : null
}

/** Number of rats that the card in a slot shows; 0 where no rats card lies open. */
export const ratCountIn = (state: State, slot: Slot): number => {
  const code = codeInSlot(state, slot)
  return code >= 0 && isRat(cardOf(code)) ? ratsOnCard(cardOf(code)) : 0
}

/** Corner pile: its open top and the number of its cards. */
export const pileAt = (state: State, pile: number): { readonly top: VassalFaces | null; readonly count: number } => {
  const slots = state.piles[pile] ?? []
  const top = slots.at(-1)
  return { top: top === undefined ? null : openVassalIn(state, top), count: slots.length }
}

/** Cards that one seat alone is to choose from: two families, or drawn tasks (rulings 154 and 161). */
const slotsOfferedTo = ({ todo }: State, seat: Seat): readonly Slot[] =>
  todo.flatMap((step) => ((step.do === 'family' || step.do === 'keep') && step.seat === seat ? step.slots : []))

/** Does this seat hold cards, or choose from cards, that the others may not see? */
export const holdsSecrets = (state: State, seat: Seat): boolean => {
  const court = courtOf(state, seat)
  const ownSlots = [...tasksHeldBy(court), ...(court.vassals ?? []), ...slotsOfferedTo(state, seat)]
  return ownSlots.some((slot) => codeInSlot(state, slot) < 0)
}
