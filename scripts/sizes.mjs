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
 * board that stands, and to one that answers a tap; everything that is precached; the table of a pack; its lessons,
 * hints, puzzles, editor and rules to read; and its sentences in one more language. The limit of `board` is to come down
 * to 60,000 (docs/performance.md).
 */
export const LIMITS = {
  first: 24_500,
  home: 30_000,
  board: 76_000,
  tap: 104_400,
  install: 295_000,
  pack: 60_000,
  rooms: 45_000,
  words: 14_000,
}

/** @param {Uint8Array | string} bytes */
export const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length

const PACKED = new Set(['.png', '.ico', '.woff2'])
/** Bytes of a file as a compressing host sends it. @param {string} path @param {Uint8Array} bytes */
const travels = (path, bytes) => (PACKED.has(extname(path)) ? bytes.length : gzipped(bytes))

/** @param {string} path */
const read = (path) => readFileSync(`${ROOT}/dist/${path}`)

/** @param {string} text @param {RegExp} pattern @returns {string[]} */
const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))]

/** The address of the site, which a build may know, is none of the app's. @param {string} page */
const withoutSite = (page) => page.replace(/https?:[^"]+\/(preview\.png)/, './$1')

/** Bytes of the page and of the files that it names. Screens that are loaded on demand come on top. */
const firstLoad = () => {
  const page = withoutSite(read('index.html').toString())
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

/** @param {readonly string[]} files */
const weightOf = (files) => files.reduce((sum, file) => sum + gzipped(read(file)), 0)

/** The workers that these files start. @param {readonly string[]} files */
const workersOf = (files) =>
  files.flatMap((file) => all(read(file).toString(), /(worker-[\w-]+\.js)/g).map((name) => `assets/${name}`))

/**
 * Bytes of each pack's table, without the workers of bots, of what it has beside it, with the workers of that, and of its
 * sentences in the language in which they are longest.
 */
const packs = () => {
  /** @type {{ packs: Record<string, string[]>, all: string[], languages: Record<string, string[]> }} */
  const { packs: listed, all: atLeisure, languages } = JSON.parse(read('later.json').toString())
  return Object.entries(listed).flatMap(([game, files]) => {
    const table = weightOf(files.filter((file) => !/\/worker-[^/]+$/.test(file)))
    const rooms = atLeisure.filter((file) => file.includes(`/pack-${game}-rooms-`))
    const words = Object.values(languages).map((one) => weightOf(one.filter((file) => file.includes(`-${game}-`))))
    return [
      { name: 'pack ', game, bytes: table, limit: LIMITS.pack },
      { name: 'rooms', game, bytes: weightOf([...rooms, ...workersOf(rooms)]), limit: LIMITS.rooms },
      { name: 'words', game, bytes: Math.max(...words), limit: LIMITS.words },
    ]
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
  const heavy = packs().filter(({ name, game, bytes: weight, limit }) => {
    console.log(`${name}      ${n(weight)} of ${n(limit)} bytes (${game})`)
    return weight > limit
  })
  const isOver = first > LIMITS.first || bytes > LIMITS.install || heavy.length > 0
  if (process.argv.includes('--assert') && isOver) process.exit(1)
}

if (process.argv[1]?.endsWith('sizes.mjs')) main()
