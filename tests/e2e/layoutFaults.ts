/** What is wrong with how a page is laid out, as far as a program can see it. */
import type { Page } from '@playwright/test'

/** How far the page can be scrolled, in pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => ({
    right: document.documentElement.scrollWidth - innerWidth,
    below: document.documentElement.scrollHeight - innerHeight,
  }))

/** Nothing more comes: for a tenth of a second nothing was asked for, and the letters are there. Run in the page. */
export const waitForResources = async (): Promise<void> => {
  const asked = () => performance.getEntriesByType('resource').length
  for (let before = -1; before !== asked(); ) {
    before = asked()
    await new Promise((wait) => setTimeout(wait, 100))
  }
  await document.fonts.ready
}

/** Turns the phone, or drags the window: what is drawn for the new size has come, and nothing moves any more. */
export const resizeTo = async (
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> => {
  await page.setViewportSize(size)
  await page.evaluate(waitForResources)
}

/** Words that are cut off where nothing says so by dots, and words that run over other words. */
export const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Words {
      readonly text: string
      readonly element: Element
      readonly box: DOMRect
    }
    const cuts = (element: Element): boolean => getComputedStyle(element).overflow !== 'visible'
    const rolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflow)
    const withAll = (element: Element | null): readonly Element[] =>
      element ? [element, ...withAll(element.parentElement)] : []
    const isMeant = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true }) &&
      !element.closest('.visuallyHidden, [inert]') &&
      withAll(element).every((one) => getComputedStyle(one).clipPath === 'none' || one.matches('[data-part~="board"]'))
    const wordsOf = (node: Node): readonly Words[] => {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || !text || !isMeant(element)) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].map((box) => ({ text, element, box }))
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: Words[] = []
    while (nodes.nextNode()) words.push(...wordsOf(nodes.currentNode))
    const isCut = ({ element, box }: Words): boolean => {
      const around = withAll(element).filter((one) => one !== document.body && one !== document.documentElement)
      const first = around.find(cuts)
      if (!first || rolls(first) || getComputedStyle(element).textOverflow === 'ellipsis') return false
      const frame = first.getBoundingClientRect()
      // What does not fit may give way as a whole.
      if (box.top > frame.bottom - 2) return false
      return (
        box.left < frame.left - 1 ||
        box.right > frame.right + 1 ||
        box.bottom > frame.bottom + 3 ||
        box.top < frame.top - 3
      )
    }
    /** What lies in a part that rolls counts only as far as it is seen there. */
    const isSeen = ({ element, box }: Words): boolean => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const hit = document.elementFromPoint(x, y)
      return !!hit && (hit.contains(element) || element.contains(hit))
    }
    /** Only as far as what cuts it off lets it be seen. */
    const shown = ({ element, box }: Words): DOMRect => {
      const frame = withAll(element).find(cuts)?.getBoundingClientRect() ?? box
      const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)]
      return new DOMRect(left, top, Math.min(box.right, frame.right) - left, Math.min(box.bottom, frame.bottom) - top)
    }
    const seen = words.filter(isSeen).map((one) => ({ ...one, part: shown(one) }))
    // Boxes of letters are taller than the letters.
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height)
    return [
      ...words.filter(isCut).map(({ text, element }) => `cut: ${element.className}: ${text}`),
      ...seen.flatMap((one, at) =>
        seen
          .slice(at + 1)
          .filter((other) => other.element !== one.element && over(one.part, other.part))
          .map((other) => `over each other: ${one.text} | ${other.text}`),
      ),
    ]
  })
