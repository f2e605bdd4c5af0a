/** Drawing of a site: ground, Baileys, Walls, Recruits. It has nothing to press. */
import type { Site } from '#src/games/castlescape/site/site.ts'
import type { Square } from '#src/games/castlescape/site/square.ts'
import { GuildShape } from '../GuildMark.tsx'
import * as styles from './SiteDrawing.module.css'
import { cornerOf, edgesPath, gridPath, jointsPath, squaresPath, UNIT, wallSquares } from './siteSvgPaths.ts'

/** Id of the drawing, which the magnifier and the small site show again. */
export const DRAWING_ID = 'castle-site'

const BATTLEMENT = 'M-3.2-1.500v-2h1.300v1h1.200v-1h1.400v1h1.200v-1h1.300v2zM-3.200-.5h6.400v3.200h-6.400z'

/** Recruit on a square; one on a Wall carries a battlement. */
export const RecruitMark = (props: {
  readonly seat: number
  readonly square: Square
  readonly size: number
  readonly isOnWall: boolean
}) => {
  const { x, y } = cornerOf(props.square, props.size)
  return (
    <g class={`${styles.recruit} seat${props.seat}`} transform={`translate(${x + UNIT / 2} ${y + UNIT / 2})`}>
      <g data-recruit={props.square}>
        <GuildShape seat={props.seat} />
        {props.isOnWall && <path class={styles.battlement} d={BATTLEMENT} />}
      </g>
    </g>
  )
}

interface SiteDrawingProps {
  readonly site: Site
  /** Squares of the Recruits of each seat. */
  readonly recruits: readonly (readonly Square[])[]
}

/** Floor of a claimed Bailey: squares in turn for each of its owners. */
const Floor = (props: {
  readonly size: number
  readonly squares: readonly Square[]
  readonly owners: readonly number[]
}) => (
  <>
    {(props.owners.length > 0 ? props.owners : [null]).map((owner, at, all) => (
      <path
        key={owner}
        class={owner === null ? styles.unclaimed : `${styles.yard} seat${owner}`}
        d={squaresPath(
          props.squares.filter((_, index) => index % all.length === at),
          props.size,
        )}
      />
    ))}
  </>
)

interface FlagProps {
  readonly seat: number
  readonly bailey: number
  readonly square: Square
  readonly size: number
}

/** Flag of a guild, with its mark: nobody has to tell the owner of a Bailey by a colour. */
const Flag = ({ seat, bailey, square, size }: FlagProps) => {
  const { x, y } = cornerOf(square, size)
  return (
    <g class={`${styles.flag} seat${seat}`} transform={`translate(${x} ${y})`}>
      <g data-flag={bailey}>
        <use href="#flag" width={UNIT} height={UNIT} />
        <g class={styles.emblem} transform="translate(9 6.700) scale(.45)">
          <GuildShape seat={seat} />
        </g>
      </g>
    </g>
  )
}

/** A flag for each owner, on squares without a Recruit where there are some. */
const Flags = ({ site, recruits }: SiteDrawingProps) => {
  const taken = new Set(recruits.flat())
  return (
    <>
      {site.baileys.flatMap(({ squares, claimedBy }, bailey) => {
        const free = squares.filter((square) => !taken.has(square))
        return claimedBy.map((seat, at) => {
          const square = free.at(-1 - at) ?? squares[at % squares.length] ?? 0
          return <Flag key={`${bailey} ${seat}`} seat={seat} bailey={bailey} square={square} size={site.size} />
        })
      })}
    </>
  )
}

/** Everything that stands on the site, 20 units a square. */
export const SiteDrawing = ({ site, recruits }: SiteDrawingProps) => {
  const { size } = site
  const walls = wallSquares(site)
  const side = size * UNIT
  return (
    <>
      <rect class={styles.ground} width={side} height={side} />
      {site.baileys.map(({ squares, claimedBy }, bailey) => (
        <Floor key={bailey} size={size} squares={squares} owners={claimedBy} />
      ))}
      <path class={styles.lines} d={gridPath(size)} />
      <path class={styles.walls} d={squaresPath(walls, size)} />
      <path class={styles.joints} d={jointsPath(walls, size)} />
      <path class={styles.edges} d={edgesPath(site)} />
      <g data-part="motion" />
      <Flags site={site} recruits={recruits} />
      {recruits.flatMap((squares, seat) =>
        squares.map((square) => (
          <RecruitMark
            key={`${seat} ${square}`}
            seat={seat}
            square={square}
            size={size}
            isOnWall={walls.includes(square)}
          />
        )),
      )}
    </>
  )
}
