/** Files that are not part of the install (docs/architecture.md, tiers): cached when there is time, so that they work offline. */
import type { GameId } from '../../kernel/gameCard.ts'
import { withTimeout } from '../../store/withTimeout.ts'

/**
 * File paths relative to the app's address: those for every phone, those of each language (fetched only for the current
 * language), and those of each game besides the first.
 */
interface LaterFiles {
  readonly all: readonly string[]
  readonly languages: Readonly<Record<string, readonly string[]>>
  readonly packs: Readonly<Record<GameId, readonly string[]>>
  /** Bytes of the files of packs, and as a compressing host sends them. */
  readonly sizes: Readonly<Record<string, readonly [bytes: number, packed: number]>>
}

/** Packs that somebody did not want to be fetched now: passed over until the app starts again. */
export const stoppedPacks = new Set<GameId>()

interface LaterUrls {
  /** Files for this phone, and those of them that nobody has stopped. */
  readonly own: readonly string[]
  readonly wanted: readonly string[]
  /** Files for any phone. */
  readonly known: readonly string[]
}

/** The cache of these files; the service worker uses the same (vite.config.ts, public/workerUpdate.js). */
export const openLaterCache = (): Promise<Cache> => caches.open('later')

/** The service worker serves the list of this version. */
export const readLaterFiles = async (): Promise<LaterFiles> => (await fetch('later.json')).json()

export const toUrl = (file: string): string => new URL(file, document.baseURI).href

export const readLaterUrls = async (): Promise<LaterUrls> => {
  const { all, languages, packs } = await readLaterFiles()
  const commonFiles = [...all, ...Object.values(packs).flat()]
  const languageFiles = languages[document.documentElement.lang] ?? []
  const stopped = [...stoppedPacks].flatMap((id) => packs[id] ?? [])
  const ownFiles = [...commonFiles, ...languageFiles]
  return {
    own: ownFiles.map(toUrl),
    wanted: ownFiles.filter((file) => !stopped.includes(file)).map(toUrl),
    known: [...commonFiles, ...Object.values(languages).flat()].map(toUrl),
  }
}

const cacheMissing = async (cache: Cache, urls: readonly string[]): Promise<void> => {
  for (const url of urls) if (!(await cache.match(url))) await cache.add(url)
}

/** Milliseconds after which an install does not come any more. */
const LONGEST_INSTALL = 60_000

/** The worker of the installed app. An install that was cut off is begun anew: until one is whole, nothing is kept. */
const findWorker = async (): Promise<ServiceWorkerRegistration> => {
  const { serviceWorker } = navigator
  await ((await serviceWorker.getRegistration()) ?? serviceWorker.register('sw.js'))
  return withTimeout(serviceWorker.ready, LONGEST_INSTALL)
}

/**
 * Caches the files of this version and removes those of others; goes on where an earlier call was cut off. Rejects without a network or
 * without room. An update brings its own along (public/workerUpdate.js).
 */
export const cacheLaterFiles = async (): Promise<void> => {
  const registration = await findWorker()
  // Rejects when the host cannot be reached; then nothing more is requested.
  await registration.update()
  // When a newer version waits, the host no longer has the files of this one.
  if (registration.installing || registration.waiting) return
  const { wanted, known } = await readLaterUrls()
  const cache = await openLaterCache()
  await cacheMissing(cache, wanted)
  for (const { url } of await cache.keys()) if (!known.includes(url)) await cache.delete(url)
}
