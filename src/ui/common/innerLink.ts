import { href, navigate } from './route.ts'

/** Link to a page from which Back returns here, wherever this page was opened from. */
export const innerLink = (...parts: readonly string[]) => ({
  href: href(...parts),
  onClick: (event: MouseEvent): void => {
    // Whoever asks for another tab or window has one.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(...parts)
  },
})
