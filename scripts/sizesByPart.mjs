/**
 * `npm run parts`: prints the parts of the files that a phone fetches on its way to a first board. Each file's bytes
 * (gzip -9) are shared out among its parts, in proportion to how much smaller the file would be without each part.
 */
import { SourceMap } from 'node:module'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { ROOT } from './project.mjs'
import { gzipped } from './sizes.mjs'
import { serveFolder } from './staticHost.mjs'
import { FLAGS, findBrowser } from './testBrowser.mjs'

/** @typedef {Record<string, number>} Parts */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** The parts, by the paths of their modules; the first match counts. @type {readonly (readonly [string, RegExp])[]} */
const PARTS = [
  ['libraries', /node_modules/],
  ['rules and cards', /src\/games\//],
  ['kernel, table, storage', /src\/(kernel|table|store)\//],
  ['sentences', /src\/text\//],
  ['screens', /src\//],
]
const JOINTS = 'names that chunks share, HTML'
const ALL = [...PARTS.map(([name]) => name), 'styles', JOINTS]

/** @param {string | undefined} source */
const partOf = (source = '') => PARTS.find(([, path]) => path.test(source))?.[0] ?? JOINTS

/** The text of a chunk by part, in order. Text of no module belongs to JOINTS. @param {Chunk} chunk */
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

/** Bytes of a chunk by part. @param {Chunk} chunk @returns {Parts} */
const weigh = (chunk) => {
  const texts = textsOf(chunk)
  const whole = gzipped(chunk.code)
  const less = ALL.map(
    (part) => whole - gzipped(texts.flatMap((one) => (one.part === part ? [] : [one.text])).join('')),
  )
  const sum = less.reduce((a, b) => a + b, 0)
  return Object.fromEntries(ALL.map((part, at) => [part, ((less[at] ?? 0) * whole) / sum]))
}

const OUT = `${ROOT}/.cache/parts`
const COUNTED = ['document', 'stylesheet', 'script']

/**
 * Opens the app and goes to a board that stands, as tests/e2e/first-visit-bytes.spec.ts does.
 * @param {import('@playwright/test').Page} page @param {string} url
 */
const go = async (page, url) => {
  // What a touch needs follows at once; the board stands without it.
  await page.route('**/assets/turn-*', (route) => route.abort())
  await page.goto(url)
  await page.getByRole('link', { name: 'New game Blackstone Castle' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('grid', { name: 'Castle board' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The files of the build that a phone fetches on the way to a board. */
const fetched = async () => {
  const host = await serveFolder(OUT)
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath && { executablePath }) })
  const phone = { viewport: { width: 390, height: 664 }, hasTouch: true }
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' })
  const files = new Set(['index.html'])
  page.on('request', (request) => {
    const path = request.url().split('#')[0]?.slice(host.url.length)
    if (path && COUNTED.includes(request.resourceType())) files.add(path)
  })
  await go(page, host.url)
  await browser.close()
  await host.stop()
  return files
}

const settings = { outDir: OUT, emptyOutDir: true, sourcemap: /** @type {const} */ ('hidden') }
const built = await build({ root: ROOT, logLevel: 'error', build: settings })
const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built)
const way = await fetched()

/** @type {Parts} */
const total = Object.fromEntries(ALL.map((part) => [part, 0]))
/** @param {Parts} parts */
const add = (parts) => {
  for (const part of ALL) total[part] = (total[part] ?? 0) + (parts[part] ?? 0)
}
for (const file of output) {
  if (!way.has(file.fileName)) continue
  if (file.type === 'chunk') add(weigh(file))
  else add({ [file.fileName.endsWith('.css') ? 'styles' : JOINTS]: gzipped(file.source) })
}
/** @param {string} name @param {number} bytes */
const print = (name, bytes) => console.log(name.padEnd(32), bytes.toFixed(0).padStart(7))
for (const part of ALL) print(part, total[part] ?? 0)
print(
  'together',
  ALL.reduce((sum, part) => sum + (total[part] ?? 0), 0),
)
