/** Position document: drawn tasks of which the active player keeps one. */
import type { Slot } from '#src/kernel/contract.ts'
import type { HiddenHalf, PublicHalf } from '../../position/positionDocument.ts'
import type { Scene } from '../../rules/contract.ts'
import type { State } from '../../state.ts'
import { formatHeldTask, formatHiddenCards } from '../formatCards.ts'

/** The drawn tasks; empty while decks are still to be named, null if no such choice is asked. */
const drawnTasks = ({ todo }: State): readonly Slot[] | null => {
  const lastTodo = todo.at(-1)
  if (lastTodo?.do === 'keep') return lastTodo.slots
  return lastTodo?.do === 'decks' && lastTodo.why === 'reward' ? [] : null
}

export const writeDrawn = (scene: Scene): Pick<PublicHalf, 'drawn'> => {
  const slots = drawnTasks(scene.state)
  return slots ? { drawn: slots.map((slot) => formatHeldTask(scene, slot)) } : {}
}

export const writeHiddenDrawn = (scene: Scene): Pick<HiddenHalf, 'drawn'> => {
  const slots = drawnTasks(scene.state)
  return slots ? { drawn: formatHiddenCards(scene, slots) } : {}
}
