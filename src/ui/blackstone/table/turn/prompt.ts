/** The prompt: one line that says what can be done now. */
import { t } from '#src/text/t.ts'
import { type BlackstoneTableSnapshot, type BlackstoneTableView, questionOf } from '../blackstoneTableView.ts'
import { turnParts } from './loadTurnParts.ts'
import type { PromptText } from './promptText.ts'
import { waitingText } from './waitingText.ts'

/**
 * Does the selection have a prompt of its own? Those texts come with the first question; the goal and the quests have
 * prompts in their extensions.
 */
export const hasSelectionPrompt = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): boolean =>
  now.todo === 'work' && !questionOf(view, now) && !['nothing', 'goal'].includes(view.selection.value.on)

/** The prompt while nothing is selected. */
export const promptOf = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): PromptText => {
  const question = questionOf(view, now)
  if (question) return question.prompt({ view, now })
  if (now.todo === 'pile') return { text: t('prompt.pileTap') }
  // A bot, or somebody on another phone, may be the first to choose a tower.
  if (now.awaitedElsewhere !== null) return { text: waitingText(view, now) }
  return turnParts().turnPrompt(view, now)
}
