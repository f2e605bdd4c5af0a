/** What the prompt says of what is picked up: where it may go, how far a task is met. The panel below asks; this says where the answer is. */
import '../../text/questions.ts'
import { compassOf, stillWanted } from '../../../games/blackstone/insight/compass.ts'
import { taskSeen } from '../../../games/blackstone/insight/sight.ts'
import { t } from '../../text/t.ts'
import { aimsOf } from './pick.ts'
import type { Line } from './prompt.ts'
import type { Now, Sitting } from './sitting.ts'

/** There is room for two short lines beside the towers or the dogs; the panel below names the vassal. */
const ofVassal = (now: Now, space: number): Line => {
  const verbs = new Set([...aimsOf({ on: 'vassal', space }, now.legal).values()].map(({ verb }) => verb))
  const key = verbs.has('slide') ? (verbs.has('swap') ? 'both' : 'slide') : verbs.has('swap') ? 'swap' : 'stuck'
  return { text: t(`prompt.${key}`) }
}

/** How many halves of a card are met, and whether dots show who fits the others. */
export const sayMet = (met: number, dots: boolean): string =>
  t(met === 2 ? 'prompt.bothMet' : `prompt.${met === 1 ? 'one' : 'none'}${dots ? 'Fits' : 'Met'}`)

const ofTask = (now: Now, slot: number): Line => {
  const task = taskSeen(now.scene, slot)
  const compass = compassOf(now.scene, slot)
  const met = Number((compass?.left.met.length ?? 0) > 0) + Number((compass?.right.met.length ?? 0) > 0)
  const text = sayMet(met, compass !== null && stillWanted(compass).length > 0)
  return task ? { lead: t('prompt.lead', { what: t(`type.${task.type}`) }), text } : { text }
}

/** What can be done with what is held. */
export const heldLine = (sitting: Sitting, now: Now): Line => {
  const pick = sitting.pick.value
  switch (pick.on) {
    case 'vassal':
      return ofVassal(now, pick.space)
    case 'task':
      return ofTask(now, pick.slot)
    case 'second':
      return { text: t(aimsOf(pick, now.legal).size > 0 ? 'prompt.secondTap' : 'prompt.below') }
    case 'deck':
      // Where there is little room, the panel of decks and prices has none for its title.
      return { text: t('prompt.deck') }
    default:
      return { text: t('prompt.pileTap') }
  }
}

export const HeldWords = ({ sitting, now }: { readonly sitting: Sitting; readonly now: Now }) => {
  const { lead, text } = heldLine(sitting, now)
  return (
    <>
      {lead && <b>{lead} </b>}
      {text}
    </>
  )
}
