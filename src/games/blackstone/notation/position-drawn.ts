/** Tasks of which the active player keeps one, as a position document says them. */
import type { Slot } from '../../../kernel/contract.ts'
import type { HiddenHalf, PublicHalf } from '../position/document.ts'
import type { Scene } from '../rules/play.ts'
import type { State } from '../state.ts'
import { heldName, hiddenIn } from './zone.ts'

/** What was drawn; nothing yet where decks are still to be named, null where nothing of the kind is asked. */
const drawn = ({ todo }: State): readonly Slot[] | null => {
  const asked = todo.at(-1)
  if (asked?.do === 'keep') return asked.slots
  return asked?.do === 'decks' && asked.why === 'reward' ? [] : null
}

export const drawnOf = (scene: Scene): Pick<PublicHalf, 'drawn'> => {
  const slots = drawn(scene.state)
  return slots ? { drawn: slots.map((slot) => heldName(scene, slot)) } : {}
}

export const drawnHiddenOf = (scene: Scene): Pick<HiddenHalf, 'drawn'> => {
  const slots = drawn(scene.state)
  return slots ? { drawn: hiddenIn(scene, slots) } : {}
}
