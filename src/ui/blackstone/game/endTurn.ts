/** The gilded button: ends the turn at once, or first shows what would be lost. */
import { limitsOf } from '../../../games/blackstone/insight/limits.ts'
import type { Court } from '../../../games/blackstone/state.ts'
import { go } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import type { Choice } from '../props.ts'
import { sentence } from './choices.ts'
import type { Now, Sitting } from './sitting.ts'

/** How many things are over the limit. */
export const countOver = (court: Court): number => limitsOf(court).filter(({ over }) => over > 0).length

/** With something over a limit a sheet shows it before it goes. */
export const pressEnd = (sitting: Sitting, now: Now): void => {
  if (now.todo !== 'work') return
  if (countOver(now.court) > 0) go('play', sitting.header.id, 'end')
  else sitting.endTurn([])
}

const hintOf = (now: Now): string | undefined => {
  if (countOver(now.court) > 0) return t('do.endDrops')
  return now.state.rats ? t('do.endReveals') : undefined
}

/** What is to be answered before the turn can end. */
const reasonOf = ({ todo, outcome }: Now): string => {
  if (outcome) return sentence({ code: 'over' })
  return todo === 'pile' ? t('do.endAfterPile') : t('do.endAfterThis')
}

export const endChoice = (sitting: Sitting, now: Now): Choice => {
  const hint = hintOf(now)
  return {
    id: 'end',
    label: t('do.endTurn'),
    ...(hint && { hint }),
    reason: now.todo === 'work' ? undefined : reasonOf(now),
    onPress: () => pressEnd(sitting, now),
  }
}
