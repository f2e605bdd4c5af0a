/** Files of a pack: those that this phone has kept, and those that it lacks. */
import type { GameId } from '../../../kernel/gameCard.ts'
import { openLaterCache, readLaterFiles, toUrl } from '../../common/offlineCache.ts'

export interface PackFile {
  readonly url: string
  readonly bytes: number
  /** Bytes as a compressing host sends them. */
  readonly packed: number
}

export interface PackFiles {
  readonly kept: readonly PackFile[]
  readonly missing: readonly PackFile[]
}

/** Bytes of files as a compressing host sends them. */
export const packedBytes = (files: readonly PackFile[]): number => files.reduce((sum, { packed }) => sum + packed, 0)

/** Files of a pack in the current language. Nothing is missing where no game is such a pack. */
export const findPackFiles = async (id: GameId): Promise<PackFiles> => {
  const { packs, languages, sizes } = await readLaterFiles()
  const tag = document.documentElement.lang
  const spoken = languages[tag]?.filter((file) => file.includes(`/language-${tag}-${id}-`)) ?? []
  const files = [...(packs[id] ?? []), ...spoken].map((file): PackFile => {
    const [bytes = 0, packed = 0] = sizes[file] ?? []
    return { url: toUrl(file), bytes, packed }
  })
  const cache = await openLaterCache()
  const cached = (await cache.keys()).map(({ url }) => url)
  return {
    kept: files.filter(({ url }) => cached.includes(url)),
    missing: files.filter(({ url }) => !cached.includes(url)),
  }
}

/** Fetches a file and keeps it, where storage has room. `onProgress`: the share of it that has come. */
const fetchFile = async (
  { url, bytes }: PackFile,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> => {
  const response = await fetch(url, { signal })
  const reader = response.ok && response.body?.getReader()
  if (!reader) throw new Error(`no file ${url}`)
  const parts: BlobPart[] = []
  let count = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value)
    count += read.value.length
    onProgress(count / bytes)
  }
  if (count !== bytes) throw new Error(`another file ${url}`)
  const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '' }
  const cache = await openLaterCache()
  // What cannot be kept is fetched again by its import.
  await cache.put(url, new Response(new Blob(parts), { headers })).catch(() => undefined)
}

/**
 * Fetches what is missing, one file after the other, so that what was kept before a cut is not fetched again.
 * `onProgress`: packed bytes of the pack that are here. Rejects without a network, or where `signal` stops it.
 */
export const fetchPackFiles = async (
  { kept, missing }: PackFiles,
  signal: AbortSignal,
  onProgress: (packed: number) => void,
): Promise<void> => {
  let packed = packedBytes(kept)
  onProgress(packed)
  for (const file of missing) {
    await fetchFile(file, signal, (share) => onProgress(packed + file.packed * share))
    packed += file.packed
  }
}
