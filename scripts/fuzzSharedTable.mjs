/** `npm run fuzz [-- SECONDS [SEED]]`: bundles the attacks on host and guest and runs them (docs/protocol.md). */

import { ROOT } from './project.mjs'
import { run } from './runCommand.mjs'

const OUT = 'node_modules/.cache/fuzz'

const { build } = await import('vite')
const bundle = { ssr: 'tests/simulation/fuzz.ts', outDir: OUT, emptyOutDir: true }
await build({ root: ROOT, mode: 'cli', logLevel: 'error', build: bundle })
process.exitCode = run('node', [`${OUT}/fuzz.js`, ...process.argv.slice(2)])
