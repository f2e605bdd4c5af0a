/** `npm run selfplay [-- STUDY …] [games=…] [processes=1]`: builds the players and the report, and runs them. docs/balance.md is what it tells. */
import { ROOT, run } from './setup.mjs'

const CACHE = 'node_modules/.cache'

const { build } = await import('vite')
/** @param {string} name @param {string} outDir */
const bundle = (name, outDir) => {
  const ssr = `src/cli/selfplay/balance/${name}.ts`
  return build({ root: ROOT, mode: 'cli', logLevel: 'error', build: { ssr, outDir, emptyOutDir: true } })
}
// Apart: games are kept by the program that played them, and how they are told does not change it.
await bundle('playing', `${CACHE}/selfplay-playing`)
await bundle('main', `${CACHE}/selfplay`)
process.exitCode = run('node', [`${CACHE}/selfplay/main.js`, ...process.argv.slice(2)])
