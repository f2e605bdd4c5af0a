import { BOARD_SIZE, columnOf, rowOf } from '#src/games/blackstone/board.ts'
import type { HalfOutline } from '../props.ts'
import * as styles from './Board.module.css'

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
export const HalfOutlines = ({ outlines }: { readonly outlines: readonly HalfOutline[] }) => (
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
