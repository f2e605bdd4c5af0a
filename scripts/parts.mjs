/**
 * `npm run parts`: what the way to a board is made of. Each file's bytes (gzip -9) are shared out among its parts by what the file would
 * weigh less without each of them, so that the parts add up to the whole.
 */
import { SourceMap } from 'node:module'
import { build } from 'vite'
import { ROOT } from './setup.mjs'
import { gzipped } from './sizes.mjs'

/** @typedef {Record<string, number>} Parts */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** Where a module belongs, by the first that fits its path. @type {readonly (readonly [string, RegExp])[]} */
const PARTS = [
  ['libraries', /node_modules/],
  ['rules and cards', /src\/games\//],
  ['kernel, table, storage', /src\/(kernel|table|store)\//],
  ['sentences', /src\/ui\/text\//],
  ['screens', /src\//],
]
const JOINTS = 'names that chunks share, HTML'
const ALL = [...PARTS.map(([name]) => name), 'styles', JOINTS]

/** @param {string | undefined} source */
const partOf = (source = '') => PARTS.find(([, path]) => path.test(source))?.[0] ?? JOINTS

/** The text of a chunk by part, in order; what no module wrote is of the joints. @param {Chunk} chunk */
const textsOf = ({ code, map }) => {
  if (!map) return [{ part: JOINTS, text: code }]
  const sources = new SourceMap(/** @type {any} */ (map))
  return code.split('\n').flatMap((line, row) => {
    /** @type {{ part: string, text: string }[]} */
    const texts = []
    for (let column = 0; column < line.length; column++) {
      const entry = sources.findEntry(row, column)
      const part = partOf('originalSource' in entry ? entry.originalSource : undefined)
      const last = texts.at(-1)
      if (last?.part === part) last.text += line[column]
      else texts.push({ part, text: line[column] ?? '' })
    }
    return texts
  })
}

/** @param {Chunk} chunk @returns {Parts} */
const weigh = (chunk) => {
  const texts = textsOf(chunk)
  const whole = gzipped(chunk.code)
  const less = ALL.map(
    (part) => whole - gzipped(texts.flatMap((one) => (one.part === part ? [] : [one.text])).join('')),
  )
  const sum = less.reduce((a, b) => a + b, 0)
  return Object.fromEntries(ALL.map((part, at) => [part, ((less[at] ?? 0) * whole) / sum]))
}

const built = await build({ root: ROOT, logLevel: 'error', build: { write: false, sourcemap: 'hidden' } })
const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built)
const chunks = output.filter((file) => file.type === 'chunk')
/** What these chunks need at once. @param {readonly string[]} names @returns {ReadonlySet<string>} */
const needed = (names) => {
  const files = new Set(names)
  for (const name of files)
    for (const more of chunks.find((one) => one.fileName === name)?.imports ?? []) files.add(more)
  return files
}
const way = needed(chunks.filter((one) => /^(home|board|workbox-window.*)$/.test(one.name)).map((one) => one.fileName))

/** @type {Parts} */
const total = Object.fromEntries(ALL.map((part) => [part, 0]))
/** @param {Parts} parts */
const add = (parts) => {
  for (const part of ALL) total[part] = (total[part] ?? 0) + (parts[part] ?? 0)
}
for (const file of output) {
  if (file.type === 'chunk' && way.has(file.fileName)) add(weigh(file))
  if (file.fileName === 'index.html' && file.type === 'asset') add({ [JOINTS]: gzipped(file.source) })
  if (file.type === 'asset' && /(home|board)-[\w-]+\.css$/.test(file.fileName)) add({ styles: gzipped(file.source) })
}
/** @param {string} name @param {number} bytes */
const print = (name, bytes) => console.log(name.padEnd(32), bytes.toFixed(0).padStart(7))
for (const part of ALL) print(part, total[part] ?? 0)
print(
  'together',
  ALL.reduce((sum, part) => sum + (total[part] ?? 0), 0),
)
