import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { COLUMNS, ROWS, SIDE, type Space, spaceAt } from '../../games/blackstone/board.ts'
import { t } from '../text/t.ts'
import { Bands } from './Bands.tsx'
import { Cell } from './Cell.tsx'
import { focusSpace, stepFrom } from './focus.ts'
import { usePress } from './press.ts'
import type { BoardProps, CellView, MotionStep } from './props.ts'

/** Movements come with what a first tap asks for. */
const move = async (steps: readonly MotionStep[], before: readonly CellView[]): Promise<void> => {
  const { playMotion } = await import('./motion.ts')
  // With the frame, which lays the page out anyway.
  requestAnimationFrame(() => playMotion(steps, before))
}

const Letters = () => (
  <div class="g" role="row">
    <span role="gridcell" class="h">
      <span class="vh">{t('board.corner')}</span>
    </span>
    {COLUMNS.map((letter, column) => (
      <span key={letter} role="columnheader" class="h" style={{ gridArea: `1/${column + 2}` }}>
        {letter}
      </span>
    ))}
  </div>
)

/** When a screen has settled, in milliseconds. */
const SOON = 100

/**
 * The castle: an ARIA grid whose cells hold the focus themselves. It draws what it is given and reports taps, long presses and
 * keys; where the next tap leads is for its container to say, in `cells`.
 */
export function Board({ cells, bands = [], dim = false, motion = null, onPick, onInspect, onKey }: BoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const [at, stand] = useState<Space>(12)
  const press = usePress(board, onPick, onInspect)
  const before = useRef(cells)
  useLayoutEffect(() => {
    if (motion) void move(motion.steps, before.current).catch(() => undefined)
  }, [motion?.id])
  useLayoutEffect(() => {
    before.current = cells
  })
  // What had the focus may be gone with its panel, its sheet or its screen: then the board has it. What is merely hidden loses it later.
  useEffect(() => {
    const keepFocus = () => {
      if (document.activeElement === document.body) focusSpace(at, { preventScroll: true })
    }
    keepFocus()
    const timer = setTimeout(keepFocus, SOON)
    return () => clearTimeout(timer)
  })

  const key = (event: KeyboardEvent) => {
    if (event.altKey) return
    const next = stepFrom(at, event)
    if (next !== null) focusSpace(next)
    else if (event.key === 'Enter' || event.key === ' ') onPick(at)
    else if (event.key === 'i') onInspect(at)
    else if (!onKey?.(event.key, event, at)) return
    event.preventDefault()
  }

  return (
    <div class={dim ? 'board dim' : 'board'} ref={board} {...press}>
      <div class="g" role="grid" aria-label={t('board.name')} onKeyDown={key}>
        <Letters />
        {ROWS.map((letter, row) => (
          <div key={letter} class="g" role="row">
            <span role="rowheader" class="h" style={{ gridArea: `${row + 2}/1` }}>
              {letter}
            </span>
            {cells.slice(row * SIDE, row * SIDE + SIDE).map((cell, column) => {
              const space = spaceAt(column, row)
              return <Cell key={space} space={space} cell={cell} stop={space === at} onFocus={() => stand(space)} />
            })}
          </div>
        ))}
      </div>
      <Bands bands={bands} />
    </div>
  )
}
