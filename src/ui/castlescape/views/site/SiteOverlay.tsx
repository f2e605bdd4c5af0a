/** What lies over a site while something is placed: allowed squares, the ghost, and what it would enclose. */
import type { Square } from '#src/games/castlescape/site/square.ts'
import { RecruitMark } from './SiteDrawing.tsx'
import * as styles from './SiteOverlay.module.css'
import { cornerOf, jointsPath, squaresPath, UNIT } from './siteSvgPaths.ts'

/** What would stand on the ghost's square: a Wall, a Recruit of a seat, or nothing new. */
export interface GhostView {
  readonly square: Square
  readonly wall?: true
  readonly recruit?: { readonly seat: number; readonly isOnWall: boolean }
}

export interface OverlayView {
  readonly targets: readonly Square[]
  readonly ghost: GhostView | null
  /** Squares that the ghost's Wall would enclose. */
  readonly enclosed: readonly Square[]
  /** Walls that were built this turn. */
  readonly newWalls: readonly Square[]
  /** Bailey that is looked at, and squares of the step that is shown. */
  readonly lit: readonly Square[]
}

/** Squares drawn smaller by a margin on each side. */
const insetPath = (squares: readonly Square[], size: number, margin: number): string =>
  squares
    .map((square) => {
      const { x, y } = cornerOf(square, size)
      const side = UNIT - 2 * margin
      return `M${x + margin} ${y + margin}h${side}v${side}h-${side}z`
    })
    .join('')

const Ghost = ({ ghost, size }: { readonly ghost: GhostView; readonly size: number }) => {
  const { x, y } = cornerOf(ghost.square, size)
  if (ghost.wall)
    return (
      <g class={styles.ghostWall}>
        <rect x={x} y={y} width={UNIT} height={UNIT} />
        <path d={jointsPath([ghost.square], size)} />
      </g>
    )
  return (
    <>
      <rect class={styles.ghostFrame} x={x + 1} y={y + 1} width={UNIT - 2} height={UNIT - 2} rx="3" />
      {ghost.recruit && <RecruitMark {...ghost.recruit} square={ghost.square} size={size} />}
    </>
  )
}

/** Number of allowed squares from which on they are drawn lighter. */
const MANY = 70

export const SiteOverlay = ({
  targets,
  ghost,
  enclosed,
  newWalls,
  lit,
  size,
}: OverlayView & { readonly size: number }) => (
  <>
    {newWalls.length > 0 && <path class={styles.newWalls} d={insetPath(newWalls, size, 1)} />}
    {/* Where every square is allowed none needs a mark. */}
    {targets.length > 0 && targets.length < size * size && (
      <path
        class={targets.length > MANY ? `${styles.target} ${styles.many}` : styles.target}
        d={insetPath(targets, size, 3)}
      />
    )}
    {enclosed.length > 0 && <path class={styles.enclosed} d={squaresPath(enclosed, size)} />}
    {lit.length > 0 && <path class={styles.lit} d={squaresPath(lit, size)} />}
    {ghost && <Ghost ghost={ghost} size={size} />}
  </>
)
