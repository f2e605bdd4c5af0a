/** Whether a turn may end now, and what that would cost. */
import { mayLayDown } from '../../../games/blackstone/insight/laying-down.ts'
import { type Limit, limitsOf } from '../../../games/blackstone/insight/limits.ts'
import { t } from '../../text/t.ts'
import { sentence } from './choices.ts'
import type { Closing } from './ending.ts'
import type { Pick } from './pick.ts'
import type { Now } from './sitting.ts'

const overs = ({ scene, court }: Closing) => limitsOf(scene, court).filter(({ over }) => over > 0)

/** Has this to be answered before the turn ends? Tasks not where one of them may first be laid face down. */
export const isDue = ({ scene }: Closing, { what, over }: Limit): boolean =>
  over > 0 && !(what === 'hand' && mayLayDown(scene))

/** How many things over a limit have to be answered now. */
export const countOver = (now: Closing): number => overs(now).filter((limit) => isDue(now, limit)).length

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
