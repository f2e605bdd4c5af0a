/**
 * `npm run selfplay [-- [GAME] [STUDY …] [games=…] [processes=1]]`: builds the players and the report of a game, the
 * first if none is named, and runs them (docs/balance.md).
 */
import { gameArgument } from './gameArgument.mjs'
import { ROOT } from './project.mjs'
import { run } from './runCommand.mjs'

const CACHE = 'node_modules/.cache'

const { build } = await import('vite')
const { game, rest } = gameArgument('selfplay/balance/main.ts')
/** @param {string} name @param {string} outDir */
const bundle = (name, outDir) => {
  const ssr = `src/cli/${game}/selfplay/balance/${name}.ts`
  return build({ root: ROOT, mode: 'cli', logLevel: 'error', build: { ssr, outDir, emptyOutDir: true } })
}
// Two builds: stored games belong to the build that played them, which a change of the report must not alter.
await bundle('playGamesProcess', `${CACHE}/selfplay-${game}-playing`)
await bundle('main', `${CACHE}/selfplay-${game}`)
process.exitCode = run('node', [`${CACHE}/selfplay-${game}/main.js`, ...rest])
