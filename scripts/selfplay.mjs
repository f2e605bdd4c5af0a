/**
 * `npm run selfplay [-- STUDY …] [games=…] [processes=1]`: builds the players and the report, and runs them
 * (docs/balance.md).
 */
import { ROOT, run } from './setup.mjs'

const CACHE = 'node_modules/.cache'

const { build } = await import('vite')
/** @param {string} name @param {string} outDir */
const bundle = (name, outDir) => {
  const ssr = `src/cli/blackstone/selfplay/balance/${name}.ts`
  return build({ root: ROOT, mode: 'cli', logLevel: 'error', build: { ssr, outDir, emptyOutDir: true } })
}
// Two builds: stored games belong to the build that played them, which a change of the report must not alter.
await bundle('playing', `${CACHE}/selfplay-playing`)
await bundle('main', `${CACHE}/selfplay`)
process.exitCode = run('node', [`${CACHE}/selfplay/main.js`, ...process.argv.slice(2)])
