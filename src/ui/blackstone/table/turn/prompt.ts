/** One line that says what can be done now. */
import { noMore } from '../../../games/blackstone/rules/completion.ts'
import { t } from '../../text/t.ts'
import { askingOf, type Now, type Sitting } from './sitting.ts'

export interface Line {
  readonly lead?: string
  readonly text: string
}

const ofWork = (sitting: Sitting, now: Now): Line => {
  const line = sitting.chapters.idle({ sitting, now })
  if (line) return line
  if (now.legal.some(({ kind }) => kind === 'complete')) return { text: t('prompt.ready') }
  if (noMore(now.scene)) return { text: t('prompt.marked') }
  return { text: t(now.court.knights + now.court.wizards === 0 ? 'prompt.noMoves' : 'prompt.tap') }
}

/** Has what is picked up words of its own? They come with the first question; the goal and the quests speak in their chapters. */
export const isHeld = (sitting: Sitting, now: Now): boolean =>
  now.todo === 'work' && !askingOf(sitting, now) && !['nothing', 'goal'].includes(sitting.pick.value.on)

/** Who is awaited on another phone. */
export const waiting = ({ names }: Sitting, { waits, seat }: Now): string =>
  t('prompt.wait', { name: names[waits ?? seat] ?? '' })

/** What the prompt says where nothing is held. */
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
