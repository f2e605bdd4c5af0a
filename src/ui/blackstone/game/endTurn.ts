/** The gilded button: ends the turn at once, or first shows what would be lost. */
import { go } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import type { Choice } from '../props.ts'
import { costOfEnd, countOver, whyNoEnd } from './mayEnd.ts'
import { waiting } from './prompt.ts'
import type { Now, Sitting } from './sitting.ts'

/** With something over a limit a sheet shows it before it goes. */
export const pressEnd = (sitting: Sitting, now: Now): void => {
  if (whyNoEnd(now, sitting.pick.value)) return
  if (countOver(now) > 0) go(...sitting.path, 'end')
  else sitting.endTurn([])
}

/** What a chapter puts there, else the end of the turn. */
export const primaryOf = (sitting: Sitting, now: Now): Choice =>
  sitting.chapters.primary?.({ sitting, now }) ?? endChoice(sitting, now)

const endChoice = (sitting: Sitting, now: Now): Choice => {
  const hint = costOfEnd(now)
  return {
    id: 'end',
    label: t('do.endTurn'),
    ...(hint && { hint }),
    reason: now.waits === null ? whyNoEnd(now, sitting.pick.value) : waiting(sitting, now),
    onPress: () => pressEnd(sitting, now),
  }
}
