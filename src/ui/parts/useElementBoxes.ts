/** Boxes of elements on the screen, for drawings over them. */
import { useLayoutEffect, useState } from 'preact/hooks'

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

export const px = (number: number): string => `${number}px`

/**
 * Boxes of the elements, measured again when `remeasureKey` changes, on scroll, and when an element or the window is
 * resized.
 */
export const useElementBoxes = (
  findElements: () => readonly (Element | null)[],
  remeasureKey: string,
): readonly Box[] => {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useLayoutEffect(() => {
    const measure = (): void => setBoxes(findElements().flatMap((element) => element?.getBoundingClientRect() ?? []))
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of findElements()) if (element) observer.observe(element)
    addEventListener('resize', measure)
    document.addEventListener('scroll', measure, true)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      document.removeEventListener('scroll', measure, true)
    }
  }, [remeasureKey])
  return boxes
}
