/**
 * `npm run lighthouse`: prints Lighthouse's scores of the built app, for five visits to Home from a slow phone. Fails
 * if the median of performance is under 95, or if any other score is ever under 100. The browser tests check all but
 * performance on every run.
 */
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { ROOT } from './project.mjs'
import { stop } from './runCommand.mjs'
import { serveFolder } from './staticHost.mjs'
import { ensureBrowser, FLAGS } from './testBrowser.mjs'

const VISITS = 5
const LEAST = 95

/** Categories that must score 100. Performance is not among them, because it depends on the machine. */
export const FAULTLESS = ['accessibility', 'best-practices', 'seo']

/** A free port of this machine. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * Scores from 0 to 100 by category, and the audits that cost points, as `category: audit (what it found)`.
 * @param {string} url @param {number} port DevTools port of the browser @param {readonly string[]} categories
 * @param {Parameters<typeof lighthouse>[1]} [more]
 */
export const judge = async (url, port, categories, more = {}) => {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories], ...more })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories: judged, runtimeError } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  const costs = Object.values(judged).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap((ref) => {
      const audit = audits[ref.id]
      const lost = ref.weight > 0 && typeof audit?.score === 'number' && audit.score < 1
      return lost ? [`${id}: ${audit.title} (${audit.displayValue ?? ref.id})`] : []
    }),
  )
  const scores = Object.fromEntries(Object.values(judged).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]))
  return { scores, costs }
}

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const main = async () => {
  const executablePath =
    ensureBrowser() ?? stop('Lighthouse needs Chromium or Chrome: install one, or set CHROMIUM_PATH.')
  const host = await serveFolder(`${ROOT}/dist`)
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, `--remote-debugging-port=${port}`] })
  const names = ['performance', ...FAULTLESS]
  const line = (/** @type {readonly (string | number)[]} */ cells) =>
    console.log(cells.map((cell, at) => (at ? String(cell).padStart(16) : String(cell).padEnd(8))).join(''))
  line(['visit', ...names])
  /** @type {Awaited<ReturnType<typeof judge>>[]} */
  const visits = []
  for (let visit = 1; visit <= VISITS; visit++) {
    const judged = await judge(host.url, port, names)
    visits.push(judged)
    line([visit, ...names.map((name) => judged.scores[name] ?? 0)])
  }
  await browser.close()
  await host.stop()
  const all = (/** @type {string} */ name) => visits.map(({ scores }) => scores[name] ?? 0)
  line(['median', ...names.map((name) => median(all(name)))])
  for (const cost of new Set(visits.flatMap(({ costs }) => costs))) console.log(cost)
  const good = median(all('performance')) >= LEAST && FAULTLESS.every((name) => Math.min(...all(name)) === 100)
  process.exitCode = good ? 0 : 1
}

if (process.argv[1]?.endsWith('lighthouse.mjs')) await main()
