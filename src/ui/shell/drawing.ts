/**
 * What a touch changes is drawn in a task of its own, right after the one in which it was heard: a browser that looks again what lies under
 * the finger would else lay out the page in the midst of both. The next touch or key meets what is drawn, and a page that is put away is
 * drawn at once: it may sleep before any other task.
 */
import { options } from 'preact'

let due: (() => void) | null = null

const draw = (): void => {
  const render = due
  due = null
  render?.()
}

options.debounceRendering = (render) => {
  due = render
  if (document.hidden) queueMicrotask(draw)
  else setTimeout(draw)
}
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, draw, { capture: true })
