/** `npm run simulate [-- FROM COUNT]`: bundles the simulated table and runs it for COUNT seeds (docs/protocol.md). */

import { ROOT } from './project.mjs'
import { run } from './runCommand.mjs'

const OUT = 'node_modules/.cache/simulate'

const { build } = await import('vite')
const bundle = { ssr: 'tests/simulation/simulate.ts', outDir: OUT, emptyOutDir: true }
await build({ root: ROOT, mode: 'cli', logLevel: 'error', build: bundle })
process.exitCode = run('node', [`${OUT}/simulate.js`, ...process.argv.slice(2)])
