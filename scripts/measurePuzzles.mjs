/**
 * `npm run puzzles [-- [GAME] [count=400]]`: makes puzzles of a game, the first if none is named, plays each to its
 * solution, and says how rare solutions are (docs/balance.md).
 */
import { gameArgument } from './gameArgument.mjs'
import { ROOT } from './project.mjs'
import { run } from './runCommand.mjs'

const { build } = await import('vite')
const { game, rest } = gameArgument('puzzles/main.ts')
const outDir = `node_modules/.cache/puzzles-${game}`
const ssr = `src/cli/${game}/puzzles/main.ts`
await build({ root: ROOT, mode: 'cli', logLevel: 'error', build: { ssr, outDir, emptyOutDir: true } })
process.exitCode = run('node', [`${outDir}/main.js`, ...rest])
