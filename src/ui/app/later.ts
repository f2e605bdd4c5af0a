/** Files that are not part of the install (docs/architecture.md, tiers): cached when there is time, so that they work offline. */

/**
 * File paths relative to the app's address: those for every phone, those of each language (fetched only for the current
 * language), and those of each game besides the first.
 */
interface DeferredFiles {
  readonly all: readonly string[]
  readonly languages: Readonly<Record<string, readonly string[]>>
  readonly packs: Readonly<Record<string, readonly string[]>>
}

interface DeferredUrls {
  /** Files for this phone. */
  readonly wanted: readonly string[]
  /** Files for any phone. */
  readonly known: readonly string[]
}

/** Name of the cache; the service worker uses the same (vite.config.ts, public/workerUpdate.js). */
const CACHE_NAME = 'later'

const toUrls = (files: readonly string[]): readonly string[] =>
  files.map((file) => new URL(file, document.baseURI).href)

const readDeferredUrls = async (): Promise<DeferredUrls> => {
  // The service worker serves the list of this version.
  const { all, languages, packs }: DeferredFiles = await (await fetch('later.json')).json()
  const commonFiles = [...all, ...Object.values(packs).flat()]
  const languageFiles = languages[document.documentElement.lang] ?? []
  return {
    wanted: toUrls([...commonFiles, ...languageFiles]),
    known: toUrls([...commonFiles, ...Object.values(languages).flat()]),
  }
}

const cachedUrlsIn = async (cache: Cache): Promise<readonly string[]> => (await cache.keys()).map(({ url }) => url)

const cacheMissing = async (cache: Cache, urls: readonly string[]): Promise<void> => {
  const cached = await cachedUrlsIn(cache)
  for (const url of urls) if (!cached.includes(url)) await cache.add(url)
}

/**
 * Caches the files of this version and removes those of others; goes on where an earlier call was cut off. Rejects without a network or
 * without room. An update brings its own along (public/workerUpdate.js).
 */
export const cacheDeferredFiles = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.ready
  // Rejects when the host cannot be reached; then nothing more is requested.
  await registration.update()
  // When a newer version waits, the host no longer has the files of this one.
  if (registration.installing || registration.waiting) return
  const { wanted, known } = await readDeferredUrls()
  const cache = await caches.open(CACHE_NAME)
  await cacheMissing(cache, wanted)
  for (const url of await cachedUrlsIn(cache)) if (!known.includes(url)) await cache.delete(url)
}
