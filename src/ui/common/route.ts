/** Route of the app: the parts behind `#`, so that any static host serves every page. */
import { type ReadonlySignal, signal } from '@preact/signals'

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
const parseHash = (): readonly string[] => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decode)
const currentRoute = signal(parseHash())
/** One address is one value, though a browser tells of it twice: whoever waits on a page sees that it was left. */
const updateRoute = (): void => {
  const parts = parseHash()
  if (`${parts}` !== `${currentRoute.peek()}`) currentRoute.value = parts
}
addEventListener('popstate', updateRoute)
addEventListener('hashchange', updateRoute)

/** Parts of the address: `#/play/ID/menu` is `['play', 'ID', 'menu']`, Home is empty. */
export const route: ReadonlySignal<readonly string[]> = currentRoute

/** Address for a link. */
export const href = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`

/** Opens a page or a sheet; Back returns from it. */
export const navigate = (...parts: readonly string[]): void => {
  history.pushState({ inner: true }, '', href(...parts))
  updateRoute()
}

/** Opens a page in place of this one; Back does not return here. */
export const replaceRoute = (...parts: readonly string[]): void => {
  history.replaceState(history.state, '', href(...parts))
  updateRoute()
}

/**
 * Leaves a page or closes a sheet for the one below it; the same as Back when Back leads there. New game is one page,
 * whichever game its address names.
 */
export const navigateUp = (): void => {
  if (history.state?.inner) history.back()
  else replaceRoute(...route.value.slice(0, route.value[0] === 'new' ? 0 : -1))
}
