/** Vite plug-in that lists the files that the app fetches at leisure, so that an install stays small. */

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */
/** @typedef {OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }} Chunk */
/** @typedef {Readonly<Record<string, readonly string[]>>} FilesByName */
/**
 * The contents of `later.json`, which src/ui/app/later.ts reads.
 * @typedef {{ readonly all: readonly string[], readonly languages: FilesByName, readonly packs: FilesByName }} List
 */
/**
 * The plug-in, and whether a file, named from the top of the built app, is fetched at leisure.
 * @typedef {{ readonly plugin: import('vite').Plugin, has(file: string): boolean }} Later
 */

/** Workers, which Vite builds apart: the one that reads the camera, and those that think for bots and make puzzles. */
const WORKER = /\/(reader|worker)-[^/]+\.js$/

/** A chunk's own file and its styles. @param {Chunk} chunk @returns {readonly string[]} */
const filesOf = (chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]

/**
 * The files of all chunks named `<word>-<rest>`, by the rest of the name.
 * @param {string} word @param {readonly Chunk[]} chunks @returns {FilesByName}
 */
const filesBy = (word, chunks) => {
  /** @type {Map<string, string[]>} */
  const files = new Map()
  for (const chunk of chunks) {
    const [, of] = new RegExp(`^${word}-(.+?)(?:-rooms)?$`).exec(chunk.name) ?? []
    if (of) files.set(of, [...(files.get(of) ?? []), ...filesOf(chunk)])
  }
  return Object.fromEntries([...files].sort())
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

/** Lists the files in `later.json`; the configuration keeps them out of the precache. @returns {Later} */
export const later = () => {
  /** @type {Set<string>} */
  const files = new Set()
  return {
    has: (file) => files.has(file),
    plugin: {
      name: 'later',
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const workers = Object.keys(bundle).filter((file) => WORKER.test(file))
        const spoken = filesBy('language', chunks)
        const tags = Object.keys(spoken).filter(
          (name) => !Object.keys(spoken).some((tag) => name.startsWith(`${tag}-`)),
        )
        /** @type {List} */
        const list = {
          all: [...chunks.filter(({ name }) => name.startsWith('leisure')).flatMap(filesOf), ...workers].sort(),
          languages: byTag(spoken, tags),
          packs: filesBy('pack', chunks),
        }
        const rest = [...list.all, ...Object.values(spoken).flat(), ...Object.values(list.packs).flat()]
        for (const file of rest) files.add(file)
        this.emitFile({ type: 'asset', fileName: 'later.json', source: JSON.stringify(list) })
      },
    },
  }
}
