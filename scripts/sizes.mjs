/**
 * Prints the size of the built app; with `--assert` also fails if it is over its limits. The browser tests measure a
 * real first visit.
 */
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ROOT } from './project.mjs'

/**
 * Limits in bytes: the page and the files that it names; all HTML, CSS and JS of a cold visit to Home; the same to a
 * board that stands, and to one that answers a tap; everything that is precached; the table of a pack; its lessons,
 * hints, puzzles, editor and rules to read; and its sentences in one more language. The limit of `board` is to come down
 * to 60,000 (docs/performance.md).
 */
export const LIMITS = {
  first: 22_900,
  home: 24_300,
  board: 74_400,
  tap: 102_200,
  install: 293_500,
  pack: 60_000,
  rooms: 45_000,
  words: 14_000,
}

/** Bytes of a text as a host sends it. @typedef {(text: Uint8Array | string) => number} Compressed */
/** By gzip, which every host has: limits count it. @type {Compressed} */
export const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length
/** By brotli, which most hosts prefer. @type {Compressed} */
const brotlied = (bytes) => brotliCompressSync(bytes).length

const PACKED = new Set(['.png', '.ico', '.woff2'])
/** Bytes of a file as a compressing host sends it. @param {string} path @param {Uint8Array} bytes @param {Compressed} by */
const travels = (path, bytes, by) => (PACKED.has(extname(path)) ? bytes.length : by(bytes))

/** @param {string} path */
const read = (path) => readFileSync(`${ROOT}/dist/${path}`)

/** @param {string} text @param {RegExp} pattern @returns {string[]} */
const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))]

/** The address of the site, which a build may know, is none of the app's. @param {string} page */
const withoutSite = (page) => page.replace(/https?:[^"]+\/(preview\.png)/, './$1')

/** Bytes of the page and of the files that it names. Screens that are loaded on demand come on top. @param {Compressed} by */
const firstLoad = (by) => {
  const page = withoutSite(read('index.html').toString())
  const named = all(page, /(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)
  return by(page) + named.reduce((sum, path) => sum + by(read(path)), 0)
}

/** The precached files: their count, and their bytes compressed and unpacked. */
const install = () => {
  const paths = all(read('sw.js').toString(), /url:"([^"]+)"/g)
  const files = paths.map((path) => ({ path, bytes: read(path) }))
  const sum = (/** @type {(file: typeof files[number]) => number} */ weigh) =>
    files.reduce((n, file) => n + weigh(file), 0)
  return {
    count: files.length,
    gzip: sum(({ path, bytes }) => travels(path, bytes, gzipped)),
    brotli: sum(({ path, bytes }) => travels(path, bytes, brotlied)),
    raw: sum(({ bytes }) => bytes.length),
  }
}

/** @param {readonly string[]} files */
const weightOf = (files) => {
  const sum = (/** @type {Compressed} */ by) => files.reduce((bytes, file) => bytes + by(read(file)), 0)
  return { gzip: sum(gzipped), brotli: sum(brotlied) }
}

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
    const longest = words.toSorted((a, b) => b.gzip - a.gzip)[0] ?? weightOf([])
    return [
      { name: 'pack', ...table, limit: LIMITS.pack, what: game },
      { name: 'rooms', ...weightOf([...rooms, ...workersOf(rooms)]), limit: LIMITS.rooms, what: game },
      { name: 'words', ...longest, limit: LIMITS.words, what: game },
    ]
  })
}

const main = () => {
  const { count, raw, ...installed } = install()
  const files = `${count} precached files as they travel; ${raw.toLocaleString('en')} unpacked`
  const weights = [
    { name: 'first load', gzip: firstLoad(gzipped), brotli: firstLoad(brotlied), limit: LIMITS.first, what: 'Home' },
    { name: 'install', ...installed, limit: LIMITS.install, what: files },
    ...packs(),
  ]
  const n = (/** @type {number} */ value) => value.toLocaleString('en').padStart(7)
  for (const { name, gzip, brotli, limit, what } of weights)
    console.log(`${name.padEnd(10)} ${n(gzip)} of ${n(limit)} bytes by gzip -9, ${n(brotli)} by brotli (${what})`)
  if (process.argv.includes('--assert') && weights.some(({ gzip, limit }) => gzip > limit)) process.exit(1)
}

if (process.argv[1]?.endsWith('sizes.mjs')) main()
