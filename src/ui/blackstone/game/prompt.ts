/** One line that says what can be done now. */
import { compassOf, stillWanted } from '../../../games/blackstone/insight/compass.ts'
import { taskSeen } from '../../../games/blackstone/insight/sight.ts'
import { metTasks, noMore } from '../../../games/blackstone/rules/completion.ts'
import { t } from '../../text/t.ts'
import { aimsOf } from './pick.ts'
import { askingOf, type Now, type Sitting } from './sitting.ts'

export interface Line {
  readonly lead?: string
  readonly text: string
}

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
  return task ? { lead: `${t(`type.${task.type}`)}:`, text } : { text }
}

/** Is another task met, which this turn cannot complete? */
const oneMore = ({ scene }: Now): boolean => noMore(scene) !== null && metTasks(scene).length > 0

const idle = (sitting: Sitting, now: Now): Line => {
  const line = sitting.chapters.idle({ sitting, now })
  if (line) return line
  if (now.legal.some(({ kind }) => kind === 'complete')) return { text: t('prompt.ready') }
  if (now.state.marked.length > 0) return { text: t(oneMore(now) ? 'prompt.noMore' : 'prompt.marked') }
  return { text: t(now.court.knights + now.court.wizards === 0 ? 'prompt.noMoves' : 'prompt.tap') }
}

/** The panel below asks; this says where the answer is. */
const ofWork = (sitting: Sitting, now: Now): Line => {
  const pick = sitting.pick.value
  switch (pick.on) {
    case 'vassal':
      return ofVassal(now, pick.space)
    case 'tower':
      return { text: t('prompt.pileTap') }
    case 'task':
      return ofTask(now, pick.slot)
    case 'second':
      return { text: t(aimsOf(pick, now.legal).size > 0 ? 'prompt.secondTap' : 'prompt.below') }
    case 'deck':
      // Where there is little room, the panel of decks and prices has none for its title.
      return { text: t('prompt.deck') }
    // The goal says itself how near it is; the quests ask in chapters of their own.
    default:
      return idle(sitting, now)
  }
}

/** Who is awaited on another phone. */
export const waiting = ({ names }: Sitting, { waits, seat }: Now): string =>
  t('prompt.wait', { name: names[waits ?? seat] ?? '' })

/** What the prompt says. */
export const promptOf = (sitting: Sitting, now: Now): Line => {
  const asking = askingOf(sitting, now)
  if (asking) return asking.prompt({ sitting, now })
  switch (now.todo) {
    case 'pile':
      return { text: t('prompt.pileTap') }
    case 'work':
      return ofWork(sitting, now)
    case 'refill':
      return { text: t('prompt.below') }
    case 'makeUp':
      return { text: t('prompt.makeUp') }
    case 'drop':
      return { text: t('prompt.drop') }
    default:
      return { text: now.outcome ? t('told.over') : waiting(sitting, now) }
  }
}
