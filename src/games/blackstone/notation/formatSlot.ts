/** Cards as the speaker names them: by what they are where that is known (`G01`, `Ls/De`), by their slot where it is not (`#17`). */
import type { Slot } from '../../../kernel/contract.ts'
import { cardOf, GONE, isFamily, isRat, isTask, openCode, ratKindOf, sideOf } from '../cards.ts'
import { familyNamed } from '../rules/family.ts'
import { codeIn, type Scene } from '../rules/play.ts'
import { makeTask, makeVassal, parseTask, parseVassal } from './cards.ts'

/** What a seat was shown of a slot that is out of use, it still knows; the card itself lies elsewhere by now. */
const known = (scene: Scene, slot: Slot): number => (codeIn(scene.state, slot) === GONE ? GONE : scene.know(slot))

/** What the card in a slot is called, `#17` where it is not known. A rats card is called by its kind, as several are. */
export const makeCard = (scene: Scene, slot: Slot): string => {
  const code = known(scene, slot)
  if (code < 0) return `#${slot}`
  const card = cardOf(code)
  if (isFamily(card)) return scene.rules.families.get(card)?.id ?? `#${slot}`
  if (isTask(card)) return makeTask(scene.state.setting, card)
  return isRat(card) ? ratKindOf(card) : makeVassal({ card, side: sideOf(code) })
}

/** The name that finds the slot again: tasks and vassals are in the box once each, rats cards are not. */
export const makeSlot = (scene: Scene, slot: Slot): string => {
  const code = known(scene, slot)
  return code >= 0 && isRat(cardOf(code)) ? `#${slot}` : makeCard(scene, slot)
}

const codeOf = ({ rules, state }: Scene, text: string): number | null => {
  const family = familyNamed(rules, text)
  if (family) return openCode(family.card, 0)
  const task = parseTask(state.setting, text)
  const vassal = parseVassal(text)
  return task !== null ? openCode(task, 0) : vassal && openCode(vassal.card, vassal.side)
}

/** The slot with this name; null where the text is no name, or of a card that the speaker sees nowhere. */
export const parseSlot = (scene: Scene, text: string): Slot | null => {
  if (/^#\d{1,4}$/.test(text)) return Number(text.slice(1))
  const code = codeOf(scene, text)
  const slot = code === null ? -1 : scene.state.cards.findIndex((_, slot) => known(scene, slot) === code)
  return slot < 0 ? null : slot
}

/** The slot that this vassal lies in, whichever side is up; null where the speaker sees it nowhere. */
export const slotOfVassal = (scene: Scene, card: number): Slot | null => {
  const slot = scene.state.cards.findIndex((_, one) => cardOf(known(scene, one)) === card)
  return slot < 0 ? null : slot
}
