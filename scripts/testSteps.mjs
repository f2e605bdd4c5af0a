/** The steps of `npm test`, each of which answers with a tally. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { reportOf } from './lastTestRun.mjs'
import { NOTHING, ofPlaywright, ofVitest } from './readTestReports.mjs'
import { runLimited } from './runCommand.mjs'
import { STEP_MINUTES } from './testLimits.mjs'

/** @typedef {import('./readTestReports.mjs').Tally} Tally */
/**
 * `repeats`: the step takes what failed the last time alone. `needsBuild`: it looks at the built app. `isLight`: it uses
 * one core, and is taken beside the light ones before and after it.
 * @typedef {{ repeats: boolean, isNightly: boolean }} Wish
 * @typedef {{ name: string, needsBuild?: boolean, isLight?: boolean, go: (wish: Wish) => Promise<Tally> }} Step
 */

/** @param {readonly string[]} command @param {Record<string, string>} env @param {Wish} wish */
const npx = (command, env, { isNightly }) =>
  runLimited('npx', ['--no', ...command], { ...env, ...(isNightly && { NIGHTLY: '1' }) }, isNightly ? 0 : STEP_MINUTES)

/**
 * A light step that passes or fails as a whole.
 * @param {string} name @param {readonly string[]} command @returns {Step}
 */
const check = (name, command) => ({
  name,
  isLight: true,
  go: async (wish) =>
    (await npx(command, {}, wish)) === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failures: [name] },
})

/**
 * A test runner that writes a JSON report. A run that fails without a failed test counts as one failure.
 * @template R
 * @param {string} name @param {readonly string[]} command
 * @param {(file: string) => { args: readonly string[], env: Record<string, string> }} reporting
 * @param {(report: R) => Tally} read
 * @param {(file: string) => readonly string[]} repeating arguments that take the failed tests of this report alone
 * @returns {Step}
 */
const runner = (name, command, reporting, read, repeating) => ({
  name,
  go: async (wish) => {
    const file = reportOf(name)
    const again = wish.repeats ? repeating(file) : []
    rmSync(file, { force: true })
    const { args, env } = reporting(file)
    const code = await npx([...command, ...args, ...again], env, wish)
    const tally = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING
    return code !== 0 && tally.failures.length === 0 ? { ...tally, failures: [`${name}: ended with ${code}`] } : tally
  },
})

/** A pattern that matches this text alone. @param {string} text */
const literal = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Arguments of Vitest for what failed in a report: the files, and the names where the files could be loaded. */
const failedInVitest = (/** @type {string} */ file) => {
  if (!existsSync(file)) return []
  /** @type {Parameters<typeof ofVitest>[0]} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = testResults.filter(({ status }) => status === 'failed')
  const names = failed.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => literal(fullName)),
  )
  const files = failed.flatMap(({ name }) => name ?? [])
  return names.length > 0 ? [...files, '-t', `^(${names.join('|')})$`] : files
}

/** @param {string} name @param {readonly string[]} projects @param {readonly string[]} [more] @returns {Step} */
const vitest = (name, projects, more = []) =>
  runner(
    name,
    [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./scripts/unfinishedTestsReporter.mjs',
      ...more,
    ],
    (file) => ({ args: [`--outputFile.json=${file}`], env: {} }),
    ofVitest,
    failedInVitest,
  )

/** @param {string} name @param {readonly string[]} command @returns {Step} */
const playwright = (name, command) => ({
  needsBuild: true,
  ...runner(
    name,
    command,
    (file) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    ofPlaywright,
    () => ['--last-failed'],
  ),
})

export const BUILD = check('build', ['vite', 'build', '--logLevel', 'warn'])

/** Looks at the build, so it waits for it. */
const SIZES = { ...check('sizes', ['node', 'scripts/sizes.mjs', '--assert']), isLight: false }
const STATIC = [
  check('types', ['tsc', '-b']),
  check('format and lint', ['biome', 'ci']),
  check('nothing unused', ['knip']),
]

const UNIT_TESTS = 'unit and property tests'

/** What answers in two minutes: the walls, and of the other tests without a screen what the change since `main` touches. */
export const QUICK_STEPS = [
  ...STATIC,
  BUILD,
  SIZES,
  vitest('walls', ['project']),
  vitest(UNIT_TESTS, ['unit*'], ['--changed', 'main', '--passWithNoTests']),
]

const BEFORE_SCREENS = [...STATIC, BUILD, SIZES, vitest(UNIT_TESTS, [])]
const IN_BROWSER = ['playwright', 'test']
const LINES = playwright('tests of lines between phones', ['node', 'scripts/runNetTests.mjs'])

/** @type {readonly Step[]} */
export const STEPS = [...BEFORE_SCREENS, playwright('browser tests', IN_BROWSER), LINES]

/** Parts of the browser tests at night, each a step with which a run that was cut goes on. */
const PARTS = 8

/** @type {readonly Step[]} */
export const NIGHT_STEPS = [
  ...BEFORE_SCREENS,
  ...Array.from({ length: PARTS }, (_, at) =>
    playwright(`browser tests ${at + 1} of ${PARTS}`, [...IN_BROWSER, `--shard=${at + 1}/${PARTS}`]),
  ),
  LINES,
]
