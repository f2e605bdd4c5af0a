/**
 * `npm run ladder -- [GAME] A B [key=value …]`: builds the ladder of a game, the first if none is named, and lets two
 * players climb it (docs/bots.md).
 */
import { gameArgument } from './gameArgument.mjs'
import { ROOT } from './project.mjs'
import { run } from './runCommand.mjs'

const OUT = 'node_modules/.cache/ladder'

const { build } = await import('vite')
const { game, rest } = gameArgument('ladder/main.ts')
const bundle = { ssr: `src/cli/${game}/ladder/main.ts`, outDir: `${OUT}-${game}`, emptyOutDir: true }
await build({ root: ROOT, mode: 'cli', logLevel: 'error', build: bundle })
process.exitCode = run('node', ['--single-threaded-gc', `${OUT}-${game}/main.js`, ...rest])
