/** `npm run bench [-- PART …] [--json]`: builds the benchmark as the app is built, and runs it. What it tells, docs/performance.md explains. */
import { inNetwork } from './network.mjs'
import { ROOT, run, stop } from './setup.mjs'

const OUT = 'node_modules/.cache/bench'

const { build } = await import('vite')
const bundle = { ssr: 'tests/bench/main.ts', outDir: OUT, emptyOutDir: true }
await build({ root: ROOT, mode: 'cli', logLevel: 'error', build: bundle })
/** Parts that open the app: its pages are those that ship. */
const OPENING = ['start', 'turn', 'touch', 'beside']
const named = process.argv.slice(2).filter((argument) => argument !== '--json')
const isOpened = named.length === 0 || OPENING.some((part) => named.includes(part))
if (isOpened && run('npx', ['--no', 'vite', 'build', '--logLevel', 'error']) !== 0) stop('The app could not be built.')
// Helper threads of the collector that wait for a busy processor would count as work.
const [command = '', ...args] = inNetwork(['node', '--single-threaded-gc', `${OUT}/main.js`, ...process.argv.slice(2)])
process.exitCode = run(command, args)
