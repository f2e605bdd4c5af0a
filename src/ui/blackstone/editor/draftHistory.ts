/** Current draft with its undo history. The draft is stored, so it is still there when the app is opened again. */
import { computed, signal } from '@preact/signals'
import { documentSchema } from '../../../games/blackstone/position/positionDocument.ts'
import { parseWithSchema } from '../../../games/parseWithSchema.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'

const KEY = 'editor'
/** Length of the history. */
const MAX_STEPS = 100

/** Reads the stored draft; an empty one if none is stored or it is invalid. */
const readDraft = (): Draft => {
  try {
    const parsed = parseWithSchema(documentSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'), '')
    return parsed.ok ? parsed.value : EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

const draftHistory = signal<readonly Draft[]>([readDraft()])

export const currentDraft = computed(() => draftHistory.value.at(-1) ?? EMPTY_DRAFT)
export const canUndoEdit = computed(() => draftHistory.value.length > 1)

const saveHistory = (drafts: readonly Draft[]): void => {
  draftHistory.value = drafts.slice(-MAX_STEPS)
  try {
    localStorage.setItem(KEY, JSON.stringify(currentDraft.value))
  } catch {
    // Without storage the draft remains until the app is closed.
  }
}

export const editDraft = (next: Draft): void => saveHistory([...draftHistory.value, next])
export const undoEdit = (): void => {
  if (canUndoEdit.value) saveHistory(draftHistory.value.slice(0, -1))
}
