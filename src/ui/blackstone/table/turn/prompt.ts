/** The prompt: one line that says what can be done now. */
import { checkCompletionsLeft } from '../../../../games/blackstone/rules/tasks/fulfilment.ts'
import { t } from '../../../../text/t.ts'
import { type BlackstoneTableSnapshot, type BlackstoneTableView, questionOf } from '../blackstoneTableView.ts'

export interface PromptText {
  readonly lead?: string
  readonly text: string
}

const workPrompt = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): PromptText => {
  const idlePrompt = view.extensions.idlePrompt({ view, now })
  if (idlePrompt) return idlePrompt
  if (now.legalActions.some(({ kind }) => kind === 'complete')) return { text: t('prompt.ready') }
  if (checkCompletionsLeft(now.scene)) return { text: t('prompt.marked') }
  return { text: t(now.court.knights + now.court.wizards === 0 ? 'prompt.noMoves' : 'prompt.tap') }
}

/**
 * Does the selection have a prompt of its own? Those texts come with the first question; the goal and the quests have
 * prompts in their extensions.
 */
export const hasSelectionPrompt = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): boolean =>
  now.todo === 'work' && !questionOf(view, now) && !['nothing', 'goal'].includes(view.selection.value.on)

/** Sentence on who is awaited on another phone. */
export const waitingText = (
  { names }: BlackstoneTableView,
  { awaitedElsewhere, seat }: BlackstoneTableSnapshot,
): string => t('prompt.wait', { name: names[awaitedElsewhere ?? seat] ?? '' })

/** The prompt while nothing is selected. */
export const promptOf = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): PromptText => {
  const question = questionOf(view, now)
  if (question) return question.prompt({ view, now })
  switch (now.todo) {
    case 'pile':
      return { text: t('prompt.pileTap') }
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
