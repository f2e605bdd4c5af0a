/**
 * Fetches what only several phones need, as soon as it is imported: it is no part of the install, and is there without a network all the
 * same. Fails where there is no network or no room for it: it is tried the next time that the app begins.
 */

/** Files from the top of the app: what several phones need, and each language, which only those fetch who speak it. */
interface Later {
  readonly all: readonly string[]
  readonly languages: Readonly<Record<string, string>>
}

/** As the service worker calls it (vite.config.ts). */
const NAME = 'later'

const fetchRest = async (): Promise<void> => {
  // The list of this version: the worker has it.
  const { all, languages }: Later = await (await fetch('later.json')).json()
  const spoken = languages[document.documentElement.lang]
  const addresses = (files: readonly string[]): readonly string[] =>
    files.map((file) => new URL(file, document.baseURI).href)
  const wanted = addresses(spoken ? [...all, spoken] : all)
  const known = addresses([...all, ...Object.values(languages)])
  const cache = await caches.open(NAME)
  const kept = (await cache.keys()).map(({ url }) => url)
  for (const url of wanted) if (!kept.includes(url)) await cache.add(url)
  for (const url of kept) if (!known.includes(url)) await cache.delete(url)
}

// Not awaited at the top: the bundler would then put a file of its own before every chunk.
const begin = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.ready
  // Fails in silence where the host is not heard: then nothing else is asked of it.
  await registration.update()
  // Where a newer version waits, the host has the files of this one no more.
  if (!registration.installing && !registration.waiting) await fetchRest()
}

void begin().catch(() => undefined)

export {}
