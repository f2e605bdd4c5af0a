/** Vite plug-ins that shorten the class names of style sheets and write them into the code that uses them. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */
/** @typedef {OutputChunk & { readonly viteMetadata?: { readonly importedCss: Set<string> } }} Chunk */

const UI = fileURLToPath(new URL('../../src/ui', import.meta.url))
const MODULE = /\.module\.css$/
/** Sheet that styles the classes of the sheet beside it on some screens, and is fetched there only. */
const PARTIAL = /\.(wide|flow)\.module\.css$/
/** The sheet whose classes a sheet styles. @param {string} file */
export const ownerOf = (file) => file.replace(PARTIAL, '.module.css')
/** First letters of short names. There is no `a`, because ad blockers hide classes such as `ad`. */
const FIRST = 'bcdefghijklmnopqrstuvwxyz'
const SECOND = `a${FIRST}${FIRST.toUpperCase()}0123456789`

/**
 * The names that a sheet defines: its classes and its animations, but no global ones.
 * @param {string} css @returns {readonly string[]}
 */
export const namesOf = (css) => {
  const own = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  return [...new Set([...own.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name = '']) => name))]
}

const sheets = () =>
  readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .filter((file) => MODULE.test(file) && !PARTIAL.test(file))
    .sort()

/** Two letters for each name of all sheets, in sorted order, so that every machine builds the same names. */
const shortNames = () => {
  const keys = sheets().flatMap((file) =>
    namesOf(readFileSync(resolve(UI, file), 'utf8')).map((name) => `${file} ${name}`),
  )
  const nth = (/** @type {number} */ at) => `${FIRST[Math.floor(at / SECOND.length)]}${SECOND[at % SECOND.length]}`
  if (keys.length > FIRST.length * SECOND.length) throw new Error('two letters are no longer enough')
  return new Map(keys.map((key, at) => [key, nth(at)]))
}

/**
 * A function that names a class in the page.
 * @param {boolean} isBuild @returns {(name: string, file: string) => string}
 */
const scoped = (isBuild) => {
  /** @type {ReadonlyMap<string, string> | undefined} */
  let short
  return (name, file) => {
    short ??= shortNames()
    const found = short.get(`${ownerOf(relative(UI, file))} ${name}`)
    if (!found) throw new Error(`${file} has no ${name}`)
    return isBuild ? found : `${basename(ownerOf(file)).replace(MODULE, '')}_${name}`
  }
}

/** @param {Chunk} chunk */
const isEmpty = (chunk) =>
  !chunk.isDynamicEntry &&
  chunk.code.trim() === '' &&
  chunk.moduleIds.length > 0 &&
  chunk.moduleIds.every((id) => MODULE.test(id))

/**
 * Drops chunks that hold nothing but styles. Chunks that import one take over its styles.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
const dropEmpty = (bundle) => {
  /** @type {Chunk[]} */
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const empty = new Map(chunks.filter(isEmpty).map((chunk) => [chunk.fileName, chunk]))
  for (const chunk of chunks)
    for (const name of chunk.imports.filter((one) => empty.has(one))) {
      for (const style of empty.get(name)?.viteMetadata?.importedCss ?? []) chunk.viteMetadata?.importedCss.add(style)
      chunk.code = chunk.code.replaceAll(new RegExp(`import\\s*["'][^"']*${basename(name)}["'];?`, 'g'), '')
      chunk.imports = chunk.imports.filter((one) => one !== name)
    }
  for (const name of empty.keys()) delete bundle[name]
}

/**
 * Names classes after their sheets during development and by two letters in a build, and inlines the names.
 * @returns {import('vite').Plugin[]}
 */
export const shortClassNames = () => [
  {
    name: 'short-class-names',
    config: (_config, { command }) => ({
      css: { modules: { generateScopedName: scoped(command === 'build') } },
      build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } } },
    }),
    generateBundle: { order: 'pre', handler: (_options, bundle) => dropEmpty(bundle) },
  },
  {
    name: 'styles-stay',
    enforce: 'post',
    // Inlined names leave no import of the sheet, but the page needs its styles all the same.
    transform: { filter: { id: MODULE }, handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }) },
  },
]
