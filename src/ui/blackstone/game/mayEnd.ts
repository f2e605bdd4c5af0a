/** Whether a turn may end now, and what that would cost. */
import { limitsOf } from '../../../games/blackstone/insight/limits.ts'
import { t } from '../../text/t.ts'
import { sentence } from './choices.ts'
import type { Closing } from './ending.ts'
import type { Pick } from './pick.ts'
import type { Now } from './sitting.ts'

const overs = ({ scene, court }: Closing) => limitsOf(scene, court).filter(({ over }) => over > 0)

/** How many things are over the limit. */
export const countOver = (now: Closing): number => overs(now).length

/** What ending the turn takes or shows; undefined where nothing. */
export const costOfEnd = (now: Now): string | undefined => {
  const [first, ...others] = overs(now)
  if (first) return t('do.endDrops', { what: others.length > 0 ? '' : first.what, count: others.length + 1 })
  return now.state.rats ? t('do.endReveals') : undefined
}

/** A deed that is half done. */
const isHalfDone = ({ on }: Pick): boolean => on === 'second' || on === 'tower' || on === 'deck'

/** What is to be answered before the turn can end; undefined where it may. */
export const whyNoEnd = ({ todo, outcome }: Now, pick: Pick): string | undefined => {
  if (outcome) return sentence({ code: 'over' })
  if (todo === 'work') return isHalfDone(pick) ? t('do.endAfterPick') : undefined
  return todo === 'pile' ? t('do.endAfterPile') : t('do.endAfterThis')
}
