/** Where the player is: the parts behind `#`, so that any static host serves every page. */
import { type ReadonlySignal, signal } from '@preact/signals'

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
const read = (): readonly string[] => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decode)
const here = signal(read())
const update = (): void => {
  here.value = read()
}
addEventListener('popstate', update)
addEventListener('hashchange', update)

/** The parts of the address, `#/play/ID/menu` as `['play', 'ID', 'menu']`; Home is empty. */
export const route: ReadonlySignal<readonly string[]> = here

/** An address for a link. */
export const href = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`

/** Goes to a page, or opens a sheet: Back returns from it. */
export const go = (...parts: readonly string[]): void => {
  history.pushState({ inner: true }, '', href(...parts))
  update()
}

/** Goes to a page in place of this one: Back does not return here. */
export const replace = (...parts: readonly string[]): void => {
  history.replaceState(history.state, '', href(...parts))
  update()
}

/** Leaves a page or closes a sheet for the one that it lies on: the same as Back, where Back leads there. */
export const up = (): void => {
  if (history.state?.inner) history.back()
  else replace(...route.value.slice(0, -1))
}
