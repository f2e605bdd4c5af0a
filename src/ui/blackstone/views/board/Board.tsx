import { useEffect, useRef, useState } from 'preact/hooks'
import { BOARD_SIZE, COLUMNS, columnOf, ROWS, rowOf, type Space, spaceAt } from '#src/games/blackstone/board.ts'
import { t } from '#src/text/t.ts'
import * as layout from '../../../parts/tableLayout/TableLayout.module.css'
import { createUseMotion } from '../../../table/motion/createUseMotion.ts'
import { loadFirstTouchParts } from '../../tiers/loadFirstTouchParts.ts'
import type { BoardProps, CellView, HalfOutline } from '../viewProps.ts'
import * as styles from './Board.module.css'
import { focusSpace, spaceAfterKey } from './boardFocus.ts'
import { Cell } from './Cell.tsx'
import { usePress } from './usePress.ts'

/**
 * `row/column/row/column` of the board's grid. Its first row and column hold the letters, so a line is framed with its
 * letter.
 */
const gridAreaOf = (place: HalfOutline['place']): string => {
  if ('space' in place) return `${rowOf(place.space) + 2}/${columnOf(place.space) + 2}`
  return place.line < BOARD_SIZE
    ? `1/${place.line + 2}/7/${place.line + 3}`
    : `${place.line - BOARD_SIZE + 2}/1/${place.line - BOARD_SIZE + 3}/7`
}

/**
 * Outlines of both halves of the selected task on the board, numbered 1 and 2 on the frame: over the cards the numbers
 * hid letters, marks and prices.
 */
const HalfOutlines = ({ outlines }: { readonly outlines: readonly HalfOutline[] }) => (
  <>
    {outlines.map(({ half, place }) => (
      <i key={half} class={styles.band} data-half={half} aria-hidden="true" style={{ gridArea: gridAreaOf(place) }}>
        <i
          class={'line' in place ? `${styles.tag} ${styles.line}` : styles.tag}
          data-half={'line' in place ? undefined : half}
        >
          {half}
        </i>
      </i>
    ))}
  </>
)

const useMotion = createUseMotion(() => loadFirstTouchParts())

const ColumnLetters = () => (
  <div class={layout.contents} role="row">
    <span role="gridcell" class={styles.letter}>
      <span class="visuallyHidden">{t('board.corner')}</span>
    </span>
    {COLUMNS.map((letter, column) => (
      <span key={letter} role="columnheader" class={styles.letter} style={{ gridArea: `1/${column + 2}` }}>
        {letter}
      </span>
    ))}
  </div>
)

/** Milliseconds after which a screen has settled. */
const SETTLE_DELAY = 100

/**
 * Keeps the focus on the board. The focused element may be gone with its panel, its sheet or its screen; then the board
 * takes the focus. An element that is only hidden loses the focus later, so the check is repeated.
 */
const useKeptFocus = (focusedSpace: Space): void => {
  useEffect(() => {
    const keepFocus = () => {
      if (document.activeElement === document.body) focusSpace(focusedSpace, { preventScroll: true })
    }
    keepFocus()
    const timer = setTimeout(keepFocus, SETTLE_DELAY)
    return () => clearTimeout(timer)
  })
}

interface BoardRowProps {
  readonly letter: string
  readonly row: number
  readonly cells: readonly CellView[]
  readonly focusedSpace: Space
  readonly onFocus: (space: Space) => void
}

const BoardRow = ({ letter, row, cells, focusedSpace, onFocus }: BoardRowProps) => (
  <div class={layout.contents} role="row">
    <span role="rowheader" class={styles.letter} style={{ gridArea: `${row + 2}/1` }}>
      {letter}
    </span>
    {cells.slice(row * BOARD_SIZE, row * BOARD_SIZE + BOARD_SIZE).map((cell, column) => {
      const space = spaceAt(column, row)
      return (
        <Cell key={space} space={space} cell={cell} isTabStop={space === focusedSpace} onFocus={() => onFocus(space)} />
      )
    })}
  </div>
)

/**
 * The board: an ARIA grid whose cells hold the focus. It draws its props and reports taps, long presses and keys; its
 * container decides in `cells` where the next tap leads.
 */
export function Board(props: BoardProps) {
  const { cells, outlines = [], isDimmed = false, motion, onPick, onInspect, onKey } = props
  const board = useRef<HTMLDivElement>(null)
  const [focusedSpace, setFocusedSpace] = useState<Space>(12)
  const pressHandlers = usePress(board, onPick, onInspect)
  useMotion(motion, cells)
  useKeptFocus(focusedSpace)
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey) return
    // With Command an arrow is the browser’s, as with Alt.
    const nextSpace = event.metaKey ? null : spaceAfterKey(focusedSpace, event)
    if (nextSpace !== null) focusSpace(nextSpace)
    else if (event.key === 'Enter' || event.key === ' ') onPick(focusedSpace)
    else if (!onKey?.(event, focusedSpace)) return
    event.preventDefault()
  }

  return (
    <div
      class={isDimmed ? `${styles.board} ${styles.dim}` : styles.board}
      data-part="board"
      ref={board}
      {...pressHandlers}
    >
      <div class={layout.contents} role="grid" aria-label={t('board.name')} onKeyDown={handleKey}>
        <ColumnLetters />
        {ROWS.map((letter, row) => (
          <BoardRow
            key={letter}
            letter={letter}
            row={row}
            cells={cells}
            focusedSpace={focusedSpace}
            onFocus={setFocusedSpace}
          />
        ))}
      </div>
      <HalfOutlines outlines={outlines} />
    </div>
  )
}
