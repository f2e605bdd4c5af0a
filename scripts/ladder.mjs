/** `npm run ladder -- A B [key=value …]`: builds the ladder and lets two players climb it (docs/bots.md). */
import { ROOT, run } from './setup.mjs'

const OUT = 'node_modules/.cache/ladder'

const { build } = await import('vite')
const bundle = { ssr: 'src/cli/blackstone/ladder/main.ts', outDir: OUT, emptyOutDir: true }
await build({ root: ROOT, mode: 'cli', logLevel: 'error', build: bundle })
process.exitCode = run('node', ['--single-threaded-gc', `${OUT}/main.js`, ...process.argv.slice(2)])
