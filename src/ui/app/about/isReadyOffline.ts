/** Whether this device has the whole app, so that it works without a network. */
import { openDeferredCache, readDeferredUrls } from '../../common/later.ts'

/** False also where that cannot be found out: without service workers, and where the browser stores nothing. */
export const isReadyOffline = async (): Promise<boolean> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active) return false
  const { wanted } = await readDeferredUrls()
  const cache = await openDeferredCache()
  const found = await Promise.all(wanted.map((url) => cache.match(url)))
  return found.every(Boolean)
}
