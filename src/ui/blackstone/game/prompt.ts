/** One line that says what can be done now. */
import { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { taskSeen } from '../../../games/blackstone/insight/sight.ts'
import { t } from '../../text/t.ts'
import { nameOfSpace } from '../names.ts'
import { aimsOf, type Pick } from './pick.ts'
import type { Now } from './sitting.ts'

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

const ofTask = (now: Now, slot: number): Line => {
  const task = taskSeen(now.scene, slot)
  const compass = compassOf(now.scene, slot)
  const met = Number((compass?.left.met.length ?? 0) > 0) + Number((compass?.right.met.length ?? 0) > 0)
  const text = t(met === 2 ? 'prompt.bothMet' : met === 1 ? 'prompt.oneMet' : 'prompt.noneMet')
  return task ? { lead: `${t(`type.${task.type}`)}:`, text } : { text }
}

const idle = (now: Now): Line => {
  if (now.court.knights + now.court.wizards === 0) return { text: t('prompt.noMoves') }
  return { text: t('prompt.tap') }
}

const ofWork = (now: Now, pick: Pick): Line => {
  switch (pick.on) {
    case 'vassal':
      return ofVassal(now, pick.space)
    case 'tower':
      return { text: t('prompt.tower', { space: nameOfSpace(pick.space) }) }
    case 'task':
      return ofTask(now, pick.slot)
    case 'second':
      return { text: t('prompt.second') }
    case 'deck':
      return { text: t('do.drawFrom') }
    // The goal says itself how near it is.
    case 'goal':
    case 'nothing':
      return idle(now)
  }
}

const refillSpace = (now: Now): string => {
  const todo = now.state.todo.at(-1)
  return todo?.do === 'refill' ? nameOfSpace(todo.space) : ''
}

/** What the prompt says. */
export const promptOf = (now: Now, pick: Pick): Line => {
  switch (now.todo) {
    case 'pile':
      return { text: t('prompt.pileTap') }
    case 'work':
      return ofWork(now, pick)
    case 'refill':
      return { text: t('prompt.refill', { space: refillSpace(now) }) }
    case 'makeUp':
      return { text: t('prompt.makeUp') }
    case 'drop':
      return { text: t('prompt.drop') }
    default:
      return { text: now.outcome ? t('told.over') : t('prompt.wait') }
  }
}
