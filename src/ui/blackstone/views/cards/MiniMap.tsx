import { isOnLine, SPACES, type Space } from '#src/games/blackstone/board.ts'
import * as styles from './MiniMap.module.css'

const squarePath = (space: Space): string => `M${(space % 5) * 6 + 0.5} ${Math.floor(space / 5) * 6 + 0.5}h4v4h-4z`
const squaresPath = (spaces: readonly Space[]): string => spaces.map(squarePath).join('')

/** A small map of the board with one space or one line (its index in LETTERS) filled. */
export const MiniMap = ({ place }: { readonly place: { readonly space: Space } | { readonly line: number } }) => {
  const isFilled = (space: Space) => ('space' in place ? space === place.space : isOnLine(space, place.line))
  return (
    <svg class={styles.map} data-part="map" viewBox="0 0 29 29" width="29" height="29" aria-hidden="true">
      <path d={squaresPath(SPACES.filter((space) => !isFilled(space)))} />
      <path class={styles.filled} d={squaresPath(SPACES.filter(isFilled))} />
    </svg>
  )
}
