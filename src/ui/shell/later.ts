/** What only several phones need is no part of the install; it is fetched once the app stands still, and is there without a network too. */

/** Milliseconds after the app has begun. */
const LEISURE = 8_000
/** As the service worker calls it (vite.config.ts). */
const NAME = 'later'

const fetchRest = async (): Promise<void> => {
  await navigator.serviceWorker.ready
  // The list of this version: the worker has it.
  const files: readonly string[] = await (await fetch('later.json')).json()
  const wanted = files.map((file) => new URL(file, document.baseURI).href)
  const cache = await caches.open(NAME)
  const kept = (await cache.keys()).map(({ url }) => url)
  for (const url of wanted) if (!kept.includes(url)) await cache.add(url)
  for (const url of kept) if (!wanted.includes(url)) await cache.delete(url)
}

/** Where it fails, for want of network or room, it is tried the next time. */
export const fetchLater = (): void => {
  if ('serviceWorker' in navigator) setTimeout(() => void fetchRest().catch(() => undefined), LEISURE)
}
