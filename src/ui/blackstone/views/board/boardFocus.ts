/** Keyboard focus on the board. */
import { BOARD_SIZE, columnOf, rowOf, type Space, spaceAt } from '#src/games/blackstone/board.ts'

export const spaceElementId = (space: Space): string => `space-${space}`

/** Moves the focus to a space, as the `/` key and the arrows do. */
export const focusSpace = (space: Space, options?: FocusOptions): void =>
  document.getElementById(spaceElementId(space))?.focus(options)

const LAST_INDEX = BOARD_SIZE - 1
const clampIndex = (index: number): number => Math.min(LAST_INDEX, Math.max(0, index))

/** The space that a key moves to; null when it is not a key of the grid. */
export const spaceAfterKey = (
  space: Space,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
): Space | null => {
  const column = columnOf(space)
  const row = rowOf(space)
  if (key === 'ArrowLeft') return spaceAt(clampIndex(column - 1), row)
  if (key === 'ArrowRight') return spaceAt(clampIndex(column + 1), row)
  if (key === 'ArrowUp') return spaceAt(column, clampIndex(row - 1))
  if (key === 'ArrowDown') return spaceAt(column, clampIndex(row + 1))
  if (key === 'Home') return spaceAt(0, ctrlKey ? 0 : row)
  if (key === 'End') return spaceAt(LAST_INDEX, ctrlKey ? LAST_INDEX : row)
  return null
}
