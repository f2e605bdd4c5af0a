/**
 * `npm test`: installs what is missing, checks everything and ends with what failed and one line of sums. `--nightly`
 * checks more.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser, ensureShell } from './browser.mjs'
import { ensureForeignBrowsers } from './foreign.mjs'
import { keepSteps, reportOf } from './minutes.mjs'
import { checkNode, install, run, stop } from './setup.mjs'
import { ofPlaywright, ofVitest, sum } from './tally.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ name: string, go: () => Tally }} Step */

const isNightly = process.argv.includes('--nightly')
const env = isNightly ? { NIGHTLY: '1' } : {}

/**
 * A step that passes or fails as a whole.
 * @param {string} name @param {readonly string[]} command @returns {Step}
 */
const check = (name, command) => ({
  name,
  go: () => {
    const right = run('npx', ['--no', ...command], env) === 0
    return { passed: right ? 1 : 0, failures: right ? [] : [name], skipped: [], flaky: [] }
  },
})

/**
 * A test runner that writes a JSON report. A run that fails without a failed test counts as one failure.
 * @template R
 * @param {string} name @param {readonly string[]} command
 * @param {(file: string) => { args: readonly string[], env: Record<string, string> }} reporting
 * @param {(report: R) => Tally} read
 * @returns {Step}
 */
const runner = (name, command, reporting, read) => ({
  name,
  go: () => {
    const file = reportOf(name)
    rmSync(file, { force: true })
    const { args, env: more } = reporting(file)
    const code = run('npx', ['--no', ...command, ...args], { ...env, ...more })
    const tally = existsSync(file)
      ? read(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failures: [], skipped: [], flaky: [] }
    return code !== 0 && tally.failures.length === 0 ? { ...tally, failures: [`${name}: ended with ${code}`] } : tally
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
  vitest('unit and property tests', 'unit*'),
  check('build', ['vite', 'build', '--logLevel', 'warn']),
  check('sizes', ['node', 'scripts/sizes.mjs', '--assert']),
  playwright,
  lines,
]

/** @param {Step} step @returns {{ name: string, seconds: number, tally: Tally }} */
const take = ({ name, go }) => {
  console.log(`\n── ${name}`)
  const from = performance.now()
  const tally = go()
  const seconds = (performance.now() - from) / 1000
  const { passed, failures, skipped } = tally
  const counts = `${passed} passed, ${failures.length} failed, ${skipped.length} skipped`
  console.log(`── ${name}: ${counts} in ${seconds.toFixed(1)} s`)
  return { name, seconds, tally }
}

checkNode()
install()
ensureShell()
if (!ensureBrowser())
  stop('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
ensureForeignBrowsers()
const taken = STEPS.map(take)
keepSteps(taken.map(({ name, seconds, tally }) => ({ name, seconds, tests: tally.passed + tally.failures.length })))
const tallies = taken.map(({ tally }) => tally)
const { passed, failures, skipped, flaky } = sum(tallies, !!process.env.CI)
for (const name of skipped) console.log(`skipped: ${name}`)
for (const name of flaky) console.log(`flaky: ${name}`)
for (const name of failures) console.log(`failed: ${name}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
