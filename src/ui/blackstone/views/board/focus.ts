/** Where the keyboard stands on the board. */
import { columnOf, rowOf, SIDE, type Space, spaceAt } from '../../games/blackstone/board.ts'

export const idOf = (space: Space): string => `space-${space}`

/** Moves the focus to a space, as `/` and the arrows do. */
export const focusSpace = (space: Space, how?: FocusOptions): void => document.getElementById(idOf(space))?.focus(how)

const LAST = SIDE - 1
const within = (n: number): number => Math.min(LAST, Math.max(0, n))

/** Where a key leads from a space; null when it is no key of the grid. */
export const stepFrom = (
  space: Space,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
): Space | null => {
  const column = columnOf(space)
  const row = rowOf(space)
  if (key === 'ArrowLeft') return spaceAt(within(column - 1), row)
  if (key === 'ArrowRight') return spaceAt(within(column + 1), row)
  if (key === 'ArrowUp') return spaceAt(column, within(row - 1))
  if (key === 'ArrowDown') return spaceAt(column, within(row + 1))
  if (key === 'Home') return spaceAt(0, ctrlKey ? 0 : row)
  if (key === 'End') return spaceAt(LAST, ctrlKey ? LAST : row)
  return null
}
