/**
 * Schedules drawing in a task of its own, right after the one that handled the touch: a browser that hit-tests again
 * under the finger would otherwise lay out the page in the middle of both. The next touch or key press flushes what is
 * pending. A hidden page is drawn at once, because it may sleep before any other task.
 */
import { options } from 'preact'

let pendingRender: (() => void) | null = null

const flushRender = (): void => {
  const render = pendingRender
  pendingRender = null
  render?.()
}

options.debounceRendering = (render) => {
  pendingRender = render
  if (document.hidden) queueMicrotask(flushRender)
  else setTimeout(flushRender)
}
for (const eventName of ['pointerdown', 'keydown']) addEventListener(eventName, flushRender, { capture: true })
