/** Drafts of an editor with their undo history. The last is stored, so it is still there when the app is opened again. */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Result } from '../../../kernel/result.ts'

/** Length of the history. */
const MAX_STEPS = 100

export interface DraftWithUndo<D> {
  readonly current: ReadonlySignal<D>
  readonly canUndo: ReadonlySignal<boolean>
  edit(next: D): void
  undo(): void
}

/**
 * @param key place in `localStorage`
 * @param emptyDraft draft where none is stored, or none that can be read
 * @param read reads a stored draft; refused with what is wrong with it
 */
export const createStoredDraft = <D>(
  key: string,
  emptyDraft: D,
  read: (json: unknown) => Result<D>,
): DraftWithUndo<D> => {
  const readStored = (): D => {
    try {
      const parsed = read(JSON.parse(localStorage.getItem(key) ?? 'null'))
      return parsed.ok ? parsed.value : emptyDraft
    } catch {
      return emptyDraft
    }
  }
  const drafts = signal<readonly D[]>([readStored()])
  const current = computed(() => drafts.value.at(-1) ?? emptyDraft)
  const canUndo = computed(() => drafts.value.length > 1)
  const keep = (next: readonly D[]): void => {
    drafts.value = next.slice(-MAX_STEPS)
    try {
      localStorage.setItem(key, JSON.stringify(current.value))
    } catch {
      // Without storage the draft remains until the app is closed.
    }
  }
  return {
    current,
    canUndo,
    edit: (next) => keep([...drafts.value, next]),
    undo: () => {
      if (canUndo.value) keep(drafts.value.slice(0, -1))
    },
  }
}
