/** The draft with what it was before, so that all can be taken back; it is still there when the app comes back. */
import { computed, signal } from '@preact/signals'
import { documentSchema } from '../../games/blackstone/position/document.ts'
import { readForm } from '../../games/blackstone/position/form.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'

const KEY = 'editor'
/** Changes that can be taken back. */
const MOST = 100

/** Where nothing was kept, or what was kept is none, an empty one. */
const readDraft = (): Draft => {
  try {
    const read = readForm(documentSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'), '')
    return read.ok ? read.value : EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

const history = signal<readonly Draft[]>([readDraft()])

export const draft = computed(() => history.value.at(-1) ?? EMPTY_DRAFT)
export const canUndo = computed(() => history.value.length > 1)

const keep = (drafts: readonly Draft[]): void => {
  history.value = drafts.slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(draft.value))
  } catch {
    // It holds until the app is closed.
  }
}

export const edit = (next: Draft): void => keep([...history.value, next])
export const undo = (): void => {
  if (canUndo.value) keep(history.value.slice(0, -1))
}
