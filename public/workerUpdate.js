/**
 * Part of the service worker: before a new version may wait or take over, it brings along what the version before had cached beside the
 * install (`later.json`): the packs of all games, and languages. So no game is without its rules offline, running or stored. Where a
 * file cannot be fetched the install fails, the version before stays, and the browser tries again later.
 */
const CACHE_NAME = 'later'

const cacheUpdateFiles = async () => {
  // On a first visit nothing is cached yet: the app fetches these files when there is time.
  if (!(await caches.has(CACHE_NAME))) return
  const cache = await caches.open(CACHE_NAME)
  const cached = (await cache.keys()).map(({ url }) => url)
  if (cached.length === 0) return
  const { all, languages, packs } = await (await fetch('later.json', { cache: 'no-store' })).json()
  const isSpoken = (tag) => cached.some((url) => url.includes(`/language-${tag}-`))
  const files = [
    ...all,
    ...Object.values(packs).flat(),
    ...Object.entries(languages).flatMap(([tag, some]) => (isSpoken(tag) ? some : [])),
  ]
  const urls = new Set(files.map((file) => new URL(file, registration.scope).href))
  for (const url of urls) if (!cached.includes(url)) await cache.add(url)
}

addEventListener('install', (event) => event.waitUntil(cacheUpdateFiles()))
