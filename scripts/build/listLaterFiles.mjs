/** Vite plug-in that lists the files that the app fetches at leisure, so that an install stays small. */

import { gzipSync } from 'node:zlib'

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */
/** @typedef {{ readonly importedCss: ReadonlySet<string>, readonly importedAssets: ReadonlySet<string> }} Metadata */
/** @typedef {OutputChunk & { readonly viteMetadata?: Metadata }} Chunk */
/** @typedef {Readonly<Record<string, readonly string[]>>} FilesByName */
/** Bytes of a file, and as a compressing host sends it. @typedef {readonly [bytes: number, packed: number]} Size */
/**
 * The contents of `later.json`, which src/ui/common/offlineCache.ts reads. `sizes` has the files of packs, in all languages.
 * @typedef {{
 *   readonly all: readonly string[], readonly languages: FilesByName, readonly packs: FilesByName,
 *   readonly sizes: Readonly<Record<string, Size>>,
 * }} List
 */
/**
 * The plug-in, and whether a file, named from the top of the built app, is fetched at leisure.
 * @typedef {{ readonly plugin: import('vite').Plugin, has(file: string): boolean }} LaterFiles
 */

/** Workers, which Vite builds apart: the one that reads the camera, and those that think for bots and make puzzles. */
const WORKER = /\/(qrReaderWorker|worker)-[^/]+\.js$/

/** Is a chunk of this name left out of the install? @param {Chunk} chunk */
const isDeferred = ({ name }) => /^(leisure|pack-|language-)/.test(name)

/** Has a chunk the lessons, puzzles and the like of a pack? They come at leisure, or when opened. @param {Chunk} chunk */
const isRooms = ({ name }) => /^pack-.*-rooms$/.test(name)

/** The pictures that a chunk names. @param {Chunk} chunk @returns {readonly string[]} */
const picturesOf = (chunk) => [...(chunk.viteMetadata?.importedAssets ?? [])]

/**
 * Gives a chunk's own file, its styles, and the pictures that nothing in the install names.
 * @param {readonly Chunk[]} chunks all that there are
 */
const filesFrom = (chunks) => {
  const installed = new Set(chunks.filter((chunk) => !isDeferred(chunk)).flatMap(picturesOf))
  return (/** @type {Chunk} */ chunk) => [
    chunk.fileName,
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...picturesOf(chunk).filter((file) => !installed.has(file)),
  ]
}

/**
 * All chunks named `<word>-<rest>`, by the rest of the name.
 * @param {string} word @param {readonly Chunk[]} chunks @returns {readonly (readonly [string, readonly Chunk[]])[]}
 */
const chunksBy = (word, chunks) => {
  /** @type {Map<string, Chunk[]>} */
  const named = new Map()
  for (const chunk of chunks) {
    const [, of] = new RegExp(`^${word}-(.+)$`).exec(chunk.name) ?? []
    if (of && !isRooms(chunk)) named.set(of, [...(named.get(of) ?? []), chunk])
  }
  return [...named].sort()
}

/**
 * The chunks of a pack's table, and what they import of the chunks at leisure.
 * @param {readonly Chunk[]} own @param {readonly Chunk[]} all @returns {readonly Chunk[]}
 */
const withImports = (own, all) => {
  const needed = new Set(own)
  for (const { imports } of needed)
    for (const chunk of all) if (imports.includes(chunk.fileName) && isDeferred(chunk)) needed.add(chunk)
  return [...needed]
}

/**
 * The files of each language by its tag, including those of packs in that language.
 * @param {FilesByName} files @param {readonly string[]} tags @returns {FilesByName}
 */
const byTag = (files, tags) =>
  Object.fromEntries(
    tags.map((tag) => [
      tag,
      Object.entries(files).flatMap(([name, some]) => (name === tag || name.startsWith(`${tag}-`) ? some : [])),
    ]),
  )

/** @param {import('vite').Rolldown.OutputBundle} bundle @param {string} name @returns {Size} */
const sizeOf = (bundle, name) => {
  const file = bundle[name]
  const content = Buffer.from((file?.type === 'chunk' ? file.code : file?.source) ?? '')
  return [content.length, gzipSync(content, { level: 9 }).length]
}

/** @param {import('vite').Rolldown.OutputBundle} bundle @returns {List} */
const listOf = (bundle) => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const workers = Object.keys(bundle).filter((file) => WORKER.test(file))
  const filesOf = filesFrom(chunks)
  /** @param {readonly Chunk[]} some @returns {readonly string[]} */
  const filesOfAll = (some) => [...new Set(some.flatMap(filesOf))]
  const spoken = Object.fromEntries(chunksBy('language', chunks).map(([name, some]) => [name, filesOfAll(some)]))
  const tags = Object.keys(spoken).filter((name) => !Object.keys(spoken).some((tag) => name.startsWith(`${tag}-`)))
  const packs = Object.fromEntries(
    chunksBy('pack', chunks).map(([name, own]) => [name, filesOfAll(withImports(own, chunks))]),
  )
  const spokenByPacks = Object.entries(spoken).flatMap(([name, some]) => (tags.includes(name) ? [] : some))
  const packFiles = [...Object.values(packs).flat(), ...spokenByPacks]
  const atLeisure = filesOfAll(chunks.filter((chunk) => chunk.name.startsWith('leisure') || isRooms(chunk)))
  return {
    // In this order they are fetched: without their thread no bot plays.
    all: [...new Set([...[...workers].sort(), ...[...atLeisure].sort()])],
    languages: byTag(spoken, tags),
    packs,
    sizes: Object.fromEntries(packFiles.map((file) => [file, sizeOf(bundle, file)])),
  }
}

/** Lists the files in `later.json`; the configuration keeps them out of the precache. @returns {LaterFiles} */
export const listLaterFiles = () => {
  /** @type {Set<string>} */
  const files = new Set()
  return {
    has: (file) => files.has(file),
    plugin: {
      name: 'list-later-files',
      // Last of all, so that the files are as they will be written.
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const list = listOf(bundle)
          const { all, languages, packs } = list
          for (const file of [...all, ...Object.values(languages).flat(), ...Object.values(packs).flat()])
            files.add(file)
          this.emitFile({ type: 'asset', fileName: 'later.json', source: JSON.stringify(list) })
        },
      },
    },
  }
}
