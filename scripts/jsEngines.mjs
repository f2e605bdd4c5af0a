/**
 * `npm run engines`: replays two hundred recorded games of each game in the engines of Chromium, Firefox and WebKit. All
 * three must come to the same hashes; a digest of each game's is printed.
 */
import { ensureEngines } from './otherBrowsers.mjs'
import { ROOT } from './project.mjs'
import { run, stop } from './runCommand.mjs'
import { install } from './setup.mjs'

const OUT = 'node_modules/.cache/engines'

install()
const missing = ensureEngines()
if (missing) stop(missing)
const { build } = await import('vite')
const bundle = { ssr: 'tests/jsEngines/main.ts', outDir: OUT, emptyOutDir: true }
await build({ root: ROOT, mode: 'cli', logLevel: 'error', build: bundle })
process.exitCode = run('node', [`${OUT}/main.js`])
