/** Fingers and mice on the board: act on release, nearest cell in the gaps, a long press inspects. */
import type { RefObject } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import type { Space } from '../../games/blackstone/board.ts'

const HOLD = 400
const TWICE = 250

type Act = (space: Space) => void
interface Point {
  readonly clientX: number
  readonly clientY: number
}

const distanceTo = (cell: Element, { clientX, clientY }: Point): number => {
  const { left, right, top, bottom } = cell.getBoundingClientRect()
  return Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom))
}

const spaceOf = (cell: Element | null | undefined): Space | null => {
  const space = cell?.getAttribute('data-space')
  return space ? Number(space) : null
}

/** The space under a point; within a gap the nearest one; null further than a gap away. */
const spaceNear = (board: HTMLElement | null, event: Point & { readonly target: EventTarget | null }): Space | null => {
  const under = event.target instanceof Element ? spaceOf(event.target.closest('[data-space]')) : null
  if (under !== null || !board) return under
  const gap = 8
  const near = [...board.querySelectorAll('[data-space]')]
    .map((cell) => ({ cell, far: distanceTo(cell, event) }))
    .filter(({ far }) => far <= gap)
    .sort((a, b) => a.far - b.far)
  return spaceOf(near[0]?.cell)
}

/** Handlers for the board. A second tap on one space within a quarter of a second is ignored. */
export function usePress(board: RefObject<HTMLElement | null>, pick: Act, inspect: Act) {
  const acts = useRef({ pick, inspect })
  acts.current = { pick, inspect }
  return useMemo(() => {
    let down: Space | null = null
    let held = false
    let timer = 0
    let last = { space: -1, time: -TWICE }

    const release = () => clearTimeout(timer)
    const hold = (space: Space) => {
      held = true
      acts.current.inspect(space)
    }
    return {
      onPointerDown: (event: PointerEvent) => {
        release()
        held = false
        down = event.button === 0 ? spaceNear(board.current, event) : null
        if (down !== null) timer = window.setTimeout(hold, HOLD, down)
      },
      onPointerMove: (event: PointerEvent) => {
        if (down !== null && spaceNear(board.current, event) !== down) release()
      },
      onPointerUp: release,
      onPointerCancel: release,
      /** A screen reader clicks without a pointer: then nothing was pressed before. */
      onClick: (event: MouseEvent) => {
        const space = spaceNear(board.current, event)
        const slipped = event.detail > 0 && space !== down
        const twice = space === last.space && event.timeStamp - last.time < TWICE
        down = null
        if (space === null || slipped || held || twice) return
        last = { space, time: event.timeStamp }
        acts.current.pick(space)
      },
      onContextMenu: (event: MouseEvent) => {
        event.preventDefault()
        const space = spaceNear(board.current, event)
        if (space !== null && !held) acts.current.inspect(space)
        release()
        held = true
      },
    }
  }, [])
}
