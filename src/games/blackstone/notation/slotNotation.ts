/**
 * Names of cards as the scene's seat writes them: the card itself if it is known (`G01`, `Ls/De`), otherwise its slot
 * (`#17`).
 */
import type { Slot } from '../../../kernel/contract.ts'
import { cardOf, encodeCard, isFamily, isRat, isTask, OUT_OF_USE, ratKindOf, sideOf } from '../cards.ts'
import { findFamily } from '../rules/court/familyOf.ts'
import { codeInSlot } from '../rules/engine/slots.ts'
import type { Scene } from '../rules/ruleTypes.ts'
import { formatTask, formatVassal, parseTask, parseVassal } from './cardAndSpaceNotation.ts'

/**
 * Code of a slot as the seat knows it. A seat still remembers the card of a slot that is out of use, but that card is
 * in another slot by now.
 */
const rememberedCode = (scene: Scene, slot: Slot): number =>
  codeInSlot(scene.state, slot) === OUT_OF_USE ? OUT_OF_USE : scene.knownCode(slot)

/** Name of the card in a slot; `#17` if it is not known. A rats card is named by its kind, which several share. */
export const formatCard = (scene: Scene, slot: Slot): string => {
  const code = rememberedCode(scene, slot)
  if (code < 0) return `#${slot}`
  const card = cardOf(code)
  if (isFamily(card)) return scene.rules.families.get(card)?.id ?? `#${slot}`
  if (isTask(card)) return formatTask(scene.state.setting, card)
  return isRat(card) ? ratKindOf(card) : formatVassal({ card, side: sideOf(code) })
}

/**
 * Name that identifies the slot: tasks and vassals are unique in the box; rats cards are not, so they are named by
 * slot.
 */
export const formatSlot = (scene: Scene, slot: Slot): string => {
  const code = rememberedCode(scene, slot)
  return code >= 0 && isRat(cardOf(code)) ? `#${slot}` : formatCard(scene, slot)
}

const parseCode = ({ rules, state }: Scene, text: string): number | null => {
  const family = findFamily(rules, text)
  if (family) return encodeCard(family.card, 0)
  const task = parseTask(state.setting, text)
  const vassal = parseVassal(text)
  return task !== null ? encodeCard(task, 0) : vassal && encodeCard(vassal.card, vassal.side)
}

/** The slot with this name; null if the text is no name, or names a card that the scene's seat sees nowhere. */
export const parseSlot = (scene: Scene, text: string): Slot | null => {
  if (/^#\d{1,4}$/.test(text)) return Number(text.slice(1))
  const code = parseCode(scene, text)
  const slot = code === null ? -1 : scene.state.cards.findIndex((_, slot) => rememberedCode(scene, slot) === code)
  return slot < 0 ? null : slot
}

/** The slot of this vassal, whichever side is up; null if the scene's seat sees it nowhere. */
export const findVassalSlot = (scene: Scene, card: number): Slot | null => {
  const slot = scene.state.cards.findIndex((_, one) => cardOf(rememberedCode(scene, one)) === card)
  return slot < 0 ? null : slot
}
