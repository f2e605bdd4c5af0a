/** The site for keyboard and screen reader: a grid with one tab stop, over the drawing. */
import { columnOf, rowOf, type Square, squareName } from '#src/games/castlescape/site/square.ts'
import { t } from '#src/text/t.ts'
import { CLOSER, type Corner } from './closerView.ts'
import * as styles from './SiteKeyboardGrid.module.css'

const cellId = (square: Square): string => `site-${square}`

/** Moves the focus to a square. The closer view follows it; the frame would scroll instead, and touches miss. */
const focusSquare = (square: Square): void => document.getElementById(cellId(square))?.focus({ preventScroll: true })

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The square that a key leads to; null where the key is none of the grid. */
const squareAfterKey = (square: Square, { key }: Pick<KeyboardEvent, 'key'>, size: number): Square | null => {
  const [columns, rows] = STEPS[key] ?? [0, 0]
  if (columns === 0 && rows === 0) return null
  const inside = (value: number): number => Math.min(size - 1, Math.max(0, value))
  return inside(rowOf(square, size) + rows) * size + inside(columnOf(square, size) + columns)
}

interface SiteGridProps {
  readonly size: number
  readonly corner: Corner | null
  /** Name of each square, with all that is said of it. */
  readonly labels: readonly string[]
  readonly focused: Square
  readonly onFocus: (square: Square) => void
  readonly onPick: (square: Square) => void
  /** True where the browser must not use the key too. */
  readonly onKey: (event: KeyboardEvent, square: Square) => boolean
}

/** Place of the grid, of which the closer view shows seven squares. */
const placeOf = (corner: Corner | null, size: number): string => {
  if (!corner) return 'inset:0'
  const share = 100 / CLOSER
  return `width:${size * share}%;height:${size * share}%;left:${-corner.column * share}%;top:${-corner.row * share}%`
}

export const SiteKeyboardGrid = ({ size, corner, labels, focused, onFocus, onPick, onKey }: SiteGridProps) => {
  const handleKey = (event: KeyboardEvent): void => {
    if (event.altKey) return
    // With Command an arrow is the browser’s, as with Alt.
    const next = event.metaKey ? null : squareAfterKey(focused, event, size)
    if (next !== null) focusSquare(next)
    else if (event.key === 'Enter' || event.key === ' ') onPick(focused)
    else if (!onKey(event, focused)) return
    event.preventDefault()
  }
  const handleClick = (event: MouseEvent): void => {
    const square = event.target instanceof Element ? event.target.closest('[data-square]') : null
    if (square) onPick(Number(square.getAttribute('data-square')))
  }
  return (
    <div
      class={styles.grid}
      role="grid"
      aria-label={t('castlescape.site')}
      style={`${placeOf(corner, size)};--across:${size}`}
      onKeyDown={handleKey}
      onClick={handleClick}
    >
      {Array.from({ length: size }, (_, row) => (
        <div key={row} class={styles.row} role="row">
          {labels.slice(row * size, row * size + size).map((label, column) => {
            const square = row * size + column
            return (
              <span
                key={square}
                id={cellId(square)}
                role="gridcell"
                class={styles.cell}
                data-square={square}
                aria-label={t('castlescape.square', { square: squareName(square, size), what: label })}
                tabIndex={square === focused ? 0 : -1}
                onFocus={() => onFocus(square)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
