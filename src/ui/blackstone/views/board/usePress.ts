/** Pointer input on the board: acts on release, picks the nearest cell in the gaps, and inspects after a long press. */
import type { RefObject } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import type { Space } from '#src/games/blackstone/board.ts'
import { holdEdge, isAtEdge } from '../../../parts/swipeBackEdge.ts'

const LONG_PRESS_TIME = 400
const DOUBLE_TAP_TIME = 250

type SpaceHandler = (space: Space) => void
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

/** The space under a point; in a gap the nearest one; null more than a gap (8 pixels) away. */
const spaceNear = (board: HTMLElement | null, event: Point & { readonly target: EventTarget | null }): Space | null => {
  const spaceUnder = event.target instanceof Element ? spaceOf(event.target.closest('[data-space]')) : null
  if (spaceUnder !== null || !board) return spaceUnder
  const gap = 8
  const nearCells = [...board.querySelectorAll('[data-space]')]
    .map((cell) => ({ cell, distance: distanceTo(cell, event) }))
    .filter(({ distance }) => distance <= gap)
    .sort((a, b) => a.distance - b.distance)
  return spaceOf(nearCells[0]?.cell)
}

/** Handlers for the board. A second tap on the same space within 250 milliseconds is ignored. */
export function usePress(board: RefObject<HTMLElement | null>, pick: SpaceHandler, inspect: SpaceHandler) {
  const handlers = useRef({ pick, inspect })
  handlers.current = { pick, inspect }
  return useMemo(() => {
    let pressedSpace: Space | null = null
    let isLongPress = false
    let timer = 0
    let lastTap = { space: -1, time: -DOUBLE_TAP_TIME }

    const cancelLongPress = () => clearTimeout(timer)
    const startLongPress = (space: Space) => {
      isLongPress = true
      handlers.current.inspect(space)
    }
    /** A screen reader clicks without a pointer, so no space was pressed before. */
    const tap = (event: MouseEvent, isPointer: boolean) => {
      const space = spaceNear(board.current, event)
      const hasSlipped = isPointer && space !== pressedSpace
      const isDoubleTap = space === lastTap.space && event.timeStamp - lastTap.time < DOUBLE_TAP_TIME
      pressedSpace = null
      if (space === null || hasSlipped || isLongPress || isDoubleTap) return
      lastTap = { space, time: event.timeStamp }
      handlers.current.pick(space)
    }
    return {
      onTouchStart: holdEdge,
      onPointerDown: (event: PointerEvent) => {
        cancelLongPress()
        isLongPress = false
        pressedSpace = event.button === 0 ? spaceNear(board.current, event) : null
        if (pressedSpace !== null) timer = window.setTimeout(startLongPress, LONG_PRESS_TIME, pressedSpace)
      },
      onPointerMove: (event: PointerEvent) => {
        if (pressedSpace !== null && spaceNear(board.current, event) !== pressedSpace) cancelLongPress()
      },
      onPointerUp: (event: PointerEvent) => {
        cancelLongPress()
        // A click that follows all the same is the second tap of two.
        if (event.pointerType === 'touch' && isAtEdge(event)) tap(event, true)
      },
      onPointerCancel: cancelLongPress,
      onClick: (event: MouseEvent) => tap(event, event.detail > 0),
      onContextMenu: (event: MouseEvent) => {
        event.preventDefault()
        const space = spaceNear(board.current, event)
        if (space !== null && !isLongPress) handlers.current.inspect(space)
        cancelLongPress()
        isLongPress = true
      },
    }
  }, [])
}
