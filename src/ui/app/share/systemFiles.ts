/** Files that the system gives to the app: those shared with it, in a cache, and those opened with it. */
import { signal } from '@preact/signals'
import { isStandalone } from '../install/platform.ts'

/** The cache and the header of public/workerReceive.js. */
const CACHE = 'shared'
const NAME = 'x-name'

const fileOf = async (response: Response): Promise<File> =>
  new File([await response.blob()], decodeURIComponent(response.headers.get(NAME) ?? ''))

/** What was shared; `forget` gives it up once it is answered. */
interface SharedFiles {
  readonly files: readonly File[]
  forget(): Promise<void>
}

const readKept = async (key: string | undefined): Promise<SharedFiles> => {
  const cache = await caches.open(CACHE)
  const kept = await cache.keys()
  const isWanted = ({ url }: Request): boolean => key !== undefined && url.includes(`/receive/${key}/`)
  for (const request of kept) if (!isWanted(request)) await cache.delete(request)
  const wanted = kept.filter(isWanted)
  const responses = await Promise.all(wanted.map((request) => cache.match(request)))
  const files = await Promise.all(responses.flatMap((response) => (response ? [fileOf(response)] : [])))
  const forget = async (): Promise<void> => {
    for (const request of wanted) await cache.delete(request)
  }
  return { files, forget }
}

/**
 * What was shared under the key of this page's address; all else is given up. Nothing where the browser keeps no caches.
 * Systems share with an installed app, in its own window: what is there in another was sent by a page of any site, and
 * is not read.
 */
export const readSharedFiles = (key: string | undefined): Promise<SharedFiles> =>
  readKept(isStandalone() ? key : undefined).catch(() => ({ files: [], forget: async () => undefined }))

interface LaunchedFile {
  readonly name: string
  getFile(): Promise<File>
}
/** Of Chromium; it keeps what was opened until there is a consumer. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly LaunchedFile[] }) => void): void
}

/** Those that no page has taken yet. */
export const launchedFiles = signal<readonly File[]>([])

/** What cannot be read is answered like an empty file. */
const readFile = (file: LaunchedFile): Promise<File> => file.getFile().catch(() => new File([], file.name))

const receiveLaunch = async (files: readonly LaunchedFile[]): Promise<void> => {
  const read = await Promise.all(files.map(readFile))
  if (read.length > 0) launchedFiles.value = [...launchedFiles.value, ...read]
}

const { launchQueue } = window as { readonly launchQueue?: LaunchQueue }
launchQueue?.setConsumer(({ files }) => void receiveLaunch(files))
