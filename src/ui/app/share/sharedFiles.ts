/** Files that other apps have shared with this one. The service worker keeps them until they are answered. */
import { isStandalone } from '../install/platform.ts'

/** The cache and the header of public/workerReceive.js. */
const CACHE = 'shared'
const NAME = 'x-name'

const fileOf = async (response: Response): Promise<File> =>
  new File([await response.blob()], decodeURIComponent(response.headers.get(NAME) ?? ''))

/** What was shared; `forget` gives it up once it is answered. */
export interface SharedFiles {
  readonly files: readonly File[]
  forget(): Promise<void>
}

const readKept = async (): Promise<SharedFiles> => {
  const cache = await caches.open(CACHE)
  const kept = await cache.keys()
  const responses = await Promise.all(kept.map((request) => cache.match(request)))
  const files = await Promise.all(responses.flatMap((response) => (response ? [fileOf(response)] : [])))
  const forget = async (): Promise<void> => {
    for (const request of kept) await cache.delete(request)
  }
  return { files, forget }
}

/**
 * Nothing where the browser keeps no caches. Systems share with an installed app, in its own window: what is there in
 * another was sent by a page of any site, is not read, and is given up.
 */
export const readSharedFiles = async (): Promise<SharedFiles> => {
  const nothing: SharedFiles = { files: [], forget: async () => undefined }
  const kept = await readKept().catch(() => nothing)
  if (isStandalone()) return kept
  await kept.forget().catch(() => undefined)
  return nothing
}
