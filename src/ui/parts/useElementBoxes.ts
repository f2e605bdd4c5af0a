/** Rings round the spaces that a hint is about, over the board: the board itself knows no hints. */
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Space } from '../../games/blackstone/board.ts'
import { idOf } from '../blackstone/focus.ts'

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

export const px = (number: number): string => `${number}px`

/** Where elements are on the screen, measured anew when it changes, and when its styles come after it was turned. */
export const useBoxes = (find: () => readonly (Element | null)[], on: string): readonly Box[] => {
  const [boxes, set] = useState<readonly Box[]>([])
  useLayoutEffect(() => {
    const measure = (): void => set(find().flatMap((element) => element?.getBoundingClientRect() ?? []))
    measure()
    const sizes = new ResizeObserver(measure)
    for (const element of find()) if (element) sizes.observe(element)
    addEventListener('resize', measure)
    document.addEventListener('scroll', measure, true)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', measure)
      document.removeEventListener('scroll', measure, true)
    }
  }, [on])
  return boxes
}

export const Rings = ({ spaces }: { readonly spaces: readonly Space[] }) => {
  const boxes = useBoxes(() => spaces.map((space) => document.getElementById(idOf(space))), spaces.join())
  return (
    <>
      {boxes.map(({ left, top, width, height }, at) => (
        <span
          key={at}
          class="hintring"
          aria-hidden="true"
          style={{ left: px(left), top: px(top), width: px(width), height: px(height) }}
        >
          <b>{at + 1}</b>
        </span>
      ))}
    </>
  )
}
