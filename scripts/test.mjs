/** `npm test`: installs what is missing, then checks everything and ends with one line. `--nightly` takes the long way. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { checkNode, install, ROOT, run, stop } from './setup.mjs'
import { ofPlaywright, ofVitest, sum } from './tally.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ name: string, go: () => Tally }} Step */

const isNightly = process.argv.includes('--nightly')
const env = isNightly ? { NIGHTLY: '1' } : {}

/** Something that is right or wrong as a whole. @param {string} name @param {readonly string[]} command @returns {Step} */
const check = (name, command) => ({
  name,
  go: () => {
    const right = run('npx', ['--no', ...command], env) === 0
    return { passed: right ? 1 : 0, failed: right ? 0 : 1, skipped: [] }
  },
})

/**
 * A test runner that writes a JSON report. One that fails without a failed test, or writes nothing, has failed once.
 * @template R
 * @param {string} name @param {readonly string[]} command
 * @param {(file: string) => { args: readonly string[], env: Record<string, string> }} reporting
 * @param {(report: R) => Tally} read
 * @returns {Step}
 */
const runner = (name, command, reporting, read) => ({
  name,
  go: () => {
    const file = `${ROOT}/node_modules/.cache/${name.replaceAll(' ', '-')}.json`
    rmSync(file, { force: true })
    const { args, env: more } = reporting(file)
    const code = run('npx', ['--no', ...command, ...args], { ...env, ...more })
    const tally = existsSync(file)
      ? read(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0, skipped: [] }
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
  },
})

/** @param {string} name @param {string} project */
const vitest = (name, project) =>
  runner(
    name,
    ['vitest', 'run', '--project', project],
    (file) => ({ args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], env: {} }),
    ofVitest,
  )

const playwright = runner(
  'browser tests',
  ['playwright', 'test'],
  (file) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
  ofPlaywright,
)

const lines = runner(
  'tests of lines between phones',
  ['node', 'scripts/net.mjs', ...(isNightly ? [] : ['--grep-invert', '@long'])],
  (file) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
  ofPlaywright,
)

const STEPS = [
  check('types', ['tsc', '-b']),
  check('format and lint', ['biome', 'ci']),
  check('nothing unused', ['knip']),
  vitest('walls', 'house'),
  vitest('unit and property tests', 'unit'),
  check('build', ['vite', 'build', '--logLevel', 'warn']),
  check('sizes', ['node', 'scripts/sizes.mjs', '--assert']),
  playwright,
  lines,
]

/** @param {Step} step @returns {Tally} */
const take = ({ name, go }) => {
  console.log(`\n── ${name}`)
  const from = performance.now()
  const tally = go()
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(
    `── ${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped.length} skipped in ${seconds} s`,
  )
  return tally
}

checkNode()
install()
if (!ensureBrowser())
  stop('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
const { passed, failed, skipped } = sum(STEPS.map(take), !!process.env.CI)
for (const name of skipped) console.log(`skipped: ${name}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
