/** `npm run bench [-- PART …] [--json]`: builds the benchmark like the app, and runs it (docs/performance.md). */

import { ROOT } from './project.mjs'
import { run, stop } from './runCommand.mjs'
import { findBrowser } from './testBrowser.mjs'

const OUT = 'node_modules/.cache/bench'

const { build } = await import('vite')
const bundle = { ssr: 'tests/bench/main.ts', outDir: OUT, emptyOutDir: true }
await build({ root: ROOT, mode: 'cli', logLevel: 'error', build: bundle })
/** Parts that open the app as it ships. */
const OPENING = ['start', 'turn', 'touch', 'beside']
/** Parts that open pages of their own in a browser. */
const IN_BROWSER = ['durable', 'done', 'thinking']
const named = process.argv.slice(2).filter((argument) => argument !== '--json')
/** @param {readonly string[]} parts */
const isWanted = (parts) => named.length === 0 || parts.some((part) => named.includes(part))
const isOpened = isWanted(OPENING)
if (isWanted([...OPENING, ...IN_BROWSER]) && !findBrowser())
  stop('What is measured in a browser needs Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
if (isOpened && run('npx', ['--no', 'vite', 'build', '--logLevel', 'error']) !== 0) stop('The app could not be built.')
// Helper threads of the garbage collector that wait for a busy processor would count as work.
const bench = (/** @type {readonly string[]} */ flags, /** @type {readonly string[]} */ parts) =>
  run('node', ['--single-threaded-gc', ...flags, `${OUT}/main.js`, ...parts])
process.exitCode = bench([], process.argv.slice(2))
if (isWanted(['engine']) && !process.argv.includes('--json')) {
  console.log('With a young generation of 2 MB, as phones have:\n')
  process.exitCode ||= bench(['--max-semi-space-size=2'], ['engine'])
}
