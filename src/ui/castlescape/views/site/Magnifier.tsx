/** The magnifier: squares round the ghost while a finger is on the board. */
import type { ReadonlySignal } from '@preact/signals'
import { columnOf, rowOf, type Square, squareName } from '#src/games/castlescape/site/square.ts'
import * as styles from './Magnifier.module.css'
import { DRAWING_ID } from './SiteDrawing.tsx'
import { UNIT } from './siteSvgPaths.ts'

/** Squares across and down. */
const SQUARES = { columns: 6, rows: 4 }

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

interface MagnifierProps {
  readonly square: Square
  readonly size: number
  readonly isHeld: ReadonlySignal<boolean>
  /** The finger is in the lower half of the board. */
  readonly isFingerLow: ReadonlySignal<boolean>
}

/**
 * Magnified squares round the ghost, in the half of the board away from the finger: while one is on the board, so that
 * nothing else that can be touched lies below it.
 */
export const Magnifier = ({ square, size, isHeld, isFingerLow }: MagnifierProps) => {
  if (!isHeld.value) return null
  const column = columnOf(square, size)
  const row = rowOf(square, size)
  const x = between(column - 2, 0, size - SQUARES.columns) * UNIT
  const y = between(row - 2, 0, size - SQUARES.rows) * UNIT
  return (
    <div class={styles.loupe} data-part="loupe" data-side={isFingerLow.value ? 'high' : 'low'}>
      <svg viewBox={`${x} ${y} ${SQUARES.columns * UNIT} ${SQUARES.rows * UNIT}`} aria-hidden="true">
        <use href={`#${DRAWING_ID}`} />
      </svg>
      <b>{squareName(square, size)}</b>
    </div>
  )
}
