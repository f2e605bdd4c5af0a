/** Prints what the built app weighs; with `--assert` also fails when it is over its limits. The browser tests weigh the real first visit. */
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './setup.mjs'

/**
 * Bytes: (a) all HTML, CSS and JS of a cold visit to Home, (b) the same to a board, and all that is precached.
 * The aim of (b) is 60,000; docs/performance.md says what stands in the way.
 */
export const LIMITS = { home: 30_000, board: 75_000, install: 318_000 }

/** @param {Uint8Array | string} bytes */
export const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length

const PACKED = new Set(['.png', '.ico', '.woff2'])
/** As it travels from a host that compresses. @param {string} path @param {Uint8Array} bytes */
const travels = (path, bytes) => (PACKED.has(extname(path)) ? bytes.length : gzipped(bytes))

/** @param {string} path */
const read = (path) => readFileSync(`${ROOT}/dist/${path}`)

/** @param {string} text @param {RegExp} pattern @returns {string[]} */
const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))]

/** The page and what it names itself; a screen that is loaded on demand comes on top of it. */
const firstLoad = () => {
  const page = read('index.html').toString()
  const named = all(page, /(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)
  return gzipped(page) + named.reduce((sum, path) => sum + gzipped(read(path)), 0)
}

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

const main = () => {
  const first = firstLoad()
  const { count, travels: bytes, raw } = install()
  const n = (/** @type {number} */ value) => value.toLocaleString('en').padStart(9)
  console.log(`first load ${n(first)} of ${n(LIMITS.home)} bytes (HTML, CSS and JS, gzip -9)`)
  console.log(
    `install    ${n(bytes)} of ${n(LIMITS.install)} bytes (${count} precached files as they travel; ${raw.toLocaleString('en')} unpacked)`,
  )
  if (process.argv.includes('--assert') && (first > LIMITS.home || bytes > LIMITS.install)) process.exit(1)
}

if (process.argv[1]?.endsWith('sizes.mjs')) main()
