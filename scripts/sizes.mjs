/**
 * Prints the size of the built app; with `--assert` also fails if it is over its limits. The browser tests measure a
 * real first visit.
 */
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './setup.mjs'

/**
 * Limits in bytes: the page and the files that it names; all HTML, CSS and JS of a cold visit to Home; the same to a
 * board that stands, and to one that answers a tap; everything that is precached; the table of a pack. The limit of
 * `board` is to come down to 60,000 (docs/performance.md).
 */
export const LIMITS = { first: 24_500, home: 30_000, board: 75_000, tap: 103_000, install: 310_000, pack: 60_000 }

/** @param {Uint8Array | string} bytes */
export const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length

const PACKED = new Set(['.png', '.ico', '.woff2'])
/** Bytes of a file as a compressing host sends it. @param {string} path @param {Uint8Array} bytes */
const travels = (path, bytes) => (PACKED.has(extname(path)) ? bytes.length : gzipped(bytes))

/** @param {string} path */
const read = (path) => readFileSync(`${ROOT}/dist/${path}`)

/** @param {string} text @param {RegExp} pattern @returns {string[]} */
const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))]

/** Bytes of the page and of the files that it names. Screens that are loaded on demand come on top. */
const firstLoad = () => {
  const page = read('index.html').toString()
  const named = all(page, /(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)
  return gzipped(page) + named.reduce((sum, path) => sum + gzipped(read(path)), 0)
}

/** The precached files: their count, and their bytes compressed and unpacked. */
const install = () => {
  const paths = all(read('sw.js').toString(), /url:"([^"]+)"/g)
  const files = paths.map((path) => ({ path, bytes: read(path) }))
  const sum = (/** @type {(file: typeof files[number]) => number} */ weigh) =>
    files.reduce((n, file) => n + weigh(file), 0)
  return {
    count: files.length,
    travels: sum(({ path, bytes }) => travels(path, bytes)),
    raw: sum(({ bytes }) => bytes.length),
  }
}

/** Bytes of the table of each pack, without its lessons, puzzles and the like. */
const packs = () => {
  /** @type {{ packs: Record<string, string[]> }} */
  const { packs: listed } = JSON.parse(read('later.json').toString())
  return Object.entries(listed).map(([game, files]) => {
    const table = files.filter((file) => !/-rooms-[^/]+$/.test(file))
    return { game, bytes: table.reduce((sum, file) => sum + gzipped(read(file)), 0) }
  })
}

const main = () => {
  const first = firstLoad()
  const { count, travels: bytes, raw } = install()
  const n = (/** @type {number} */ value) => value.toLocaleString('en').padStart(9)
  console.log(`first load ${n(first)} of ${n(LIMITS.first)} bytes (HTML, CSS and JS, gzip -9)`)
  console.log(
    `install    ${n(bytes)} of ${n(LIMITS.install)} bytes (${count} precached files as they travel; ${raw.toLocaleString('en')} unpacked)`,
  )
  const heavy = packs().filter((pack) => {
    console.log(`pack       ${n(pack.bytes)} of ${n(LIMITS.pack)} bytes (${pack.game})`)
    return pack.bytes > LIMITS.pack
  })
  const isOver = first > LIMITS.first || bytes > LIMITS.install || heavy.length > 0
  if (process.argv.includes('--assert') && isOver) process.exit(1)
}

if (process.argv[1]?.endsWith('sizes.mjs')) main()
