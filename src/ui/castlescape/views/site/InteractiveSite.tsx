/** The site in its frame: drawing, ghost, magnifier, touches and keys. It draws its props and reports what was touched. */
import { useSignal } from '@preact/signals'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { GameEvent } from '#src/games/castlescape/events.ts'
import type { Site } from '#src/games/castlescape/site/site.ts'
import type { Square } from '#src/games/castlescape/site/square.ts'
import { createUseMotion } from '../../../table/motion/createUseMotion.ts'
import { loadTableParts } from '../../loadTableParts.ts'
import { CLOSER, type Corner, cornerShowing } from './closerView.ts'
import * as styles from './InteractiveSite.module.css'
import { Magnifier } from './Magnifier.tsx'
import { isNear, nearestSquare, type SitePoint, squareUnder } from './nearestSquare.ts'
import { DRAWING_ID, SiteDrawing } from './SiteDrawing.tsx'
import { SiteKeyboardGrid } from './SiteKeyboardGrid.tsx'
import { type OverlayView, SiteOverlay } from './SiteOverlay.tsx'
import * as stage from './Stage.module.css'
import { UNIT } from './siteSvgPaths.ts'
import { useSiteTouch } from './useSiteTouch.ts'

export interface InteractiveSiteProps extends OverlayView {
  readonly site: Site
  readonly recruits: readonly (readonly Square[])[]
  /** Corner of the closer view; null for the whole site. */
  readonly corner: Corner | null
  readonly labels: readonly string[]
  /** The ghost goes to this allowed square. */
  readonly onPlace: (square: Square) => void
  /** A finger came down. What it returns puts everything back as it stands now. */
  readonly onTouch: () => () => void
  /** A square was tapped on which nothing may be placed, or any square of the closer view. */
  readonly onTap: (square: Square) => void
  /** A square was chosen by key: the ghost goes there, or what it would do is done. */
  readonly onPick: (square: Square) => void
  readonly onPan: (columns: number, rows: number) => void
  readonly onScale: (isCloser: boolean, square: Square) => void
  readonly onKey: (event: KeyboardEvent, square: Square) => boolean
  /** What has just happened on the site. */
  readonly motion?: SiteMotion | null
}

/** Events that are shown as they happen; each `id` once. */
export interface SiteMotion {
  readonly id: number
  readonly steps: readonly GameEvent[]
}

const useMotion = createUseMotion(() => loadTableParts())

const viewBoxOf = (corner: Corner | null, size: number): string =>
  corner
    ? `${corner.column * UNIT} ${corner.row * UNIT} ${CLOSER * UNIT} ${CLOSER * UNIT}`
    : `0 0 ${size * UNIT} ${size * UNIT}`

export const InteractiveSite = (props: InteractiveSiteProps) => {
  const { site, recruits, corner, targets, ghost, motion } = props
  const { size } = site
  const inner = useRef<HTMLDivElement>(null)
  const isHeld = useSignal(false)
  const isFingerLow = useSignal(false)
  const putBack = useRef<() => void>(() => undefined)
  useMotion(motion, { frame: inner, site })
  const [focused, setFocused] = useState<Square>((size * size - 1) / 2)
  const place = (point: SitePoint): boolean => {
    const square = nearestSquare(point, targets, size)
    if (square !== null) props.onPlace(square)
    return square !== null && isNear(point, square, size)
  }
  const touch = useSiteTouch(inner, {
    corner,
    size,
    onDrag: (point) => {
      isFingerLow.value = point.y * 2 >= size
      place(point)
    },
    onTap: (point) => {
      if (corner || !place(point)) props.onTap(squareUnder(point, size))
    },
    onPan: props.onPan,
    onHold: (held) => {
      isHeld.value = held
      if (held) putBack.current = props.onTouch()
    },
    onLeave: () => putBack.current(),
    onPinch: (isCloser, point) => props.onScale(isCloser, squareUnder(point, size)),
  })
  /** Keys lead on beyond the edge of the closer view, which then shows where they are. */
  const onFocus = (square: Square): void => {
    setFocused(square)
    const next = corner && cornerShowing(corner, square, size)
    if (next && next !== corner) props.onPan(next.column - corner.column, next.row - corner.row)
  }
  const drawing = useMemo(() => <SiteDrawing site={site} recruits={recruits} />, [site, recruits])
  return (
    <div class={`${stage.stage} ${styles.frame}`} {...touch}>
      <div class={styles.inner} data-part="site" ref={inner}>
        <svg viewBox={viewBoxOf(corner, size)} aria-hidden="true">
          <g id={DRAWING_ID}>
            {drawing}
            <SiteOverlay {...props} size={size} />
          </g>
        </svg>
        <SiteKeyboardGrid
          size={size}
          corner={corner}
          labels={props.labels}
          focused={focused}
          onFocus={onFocus}
          onPick={props.onPick}
          onKey={props.onKey}
        />
      </div>
      {!corner && ghost && <Magnifier square={ghost.square} size={size} isHeld={isHeld} isFingerLow={isFingerLow} />}
    </div>
  )
}
