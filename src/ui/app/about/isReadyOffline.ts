/** Whether this device has the whole app, so that it works without a network. */
import { openLaterCache, readLaterUrls } from '../../common/laterFiles.ts'

/** False also where that cannot be found out: without service workers, and where the browser stores nothing. */
export const isReadyOffline = async (): Promise<boolean> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active) return false
  const { wanted } = await readLaterUrls()
  const cache = await openLaterCache()
  const found = await Promise.all(wanted.map((url) => cache.match(url)))
  return found.every(Boolean)
}
