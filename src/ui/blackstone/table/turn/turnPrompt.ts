/** The prompt of a turn while nothing is selected and no extension asks. */
import { checkCompletionsLeft } from '#src/games/blackstone/rules/tasks/fulfilment.ts'
import { t } from '#src/text/t.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import type { PromptText } from './promptText.ts'
import { waitingText } from './waitingText.ts'

const workPrompt = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): PromptText => {
  const idlePrompt = view.extensions.idlePrompt({ view, now })
  if (idlePrompt) return idlePrompt
  if (now.legalActions.some(({ kind }) => kind === 'complete')) return { text: t('prompt.ready') }
  if (checkCompletionsLeft(now.scene)) return { text: t('prompt.marked') }
  return { text: t(now.court.knights + now.court.wizards === 0 ? 'prompt.noMoves' : 'prompt.tap') }
}

export const turnPrompt = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): PromptText => {
  switch (now.todo) {
    case 'work':
      return workPrompt(view, now)
    case 'refill':
      return { text: t('prompt.below') }
    case 'makeUp':
      return { text: t('prompt.makeUp') }
    case 'drop':
      return { text: t('prompt.drop') }
    default:
      return { text: now.outcome ? t('told.over') : waitingText(view, now) }
  }
}
