/** Reads the reports of test runners: how many tests passed and failed, and which were skipped. */

/** @typedef {{ passed: number, failed: number, skipped: readonly string[] }} Tally */

/** @typedef {{ status: string, fullName: string }} Assertion */
/** @typedef {{ status: string, assertionResults: readonly Assertion[] }} File */

/**
 * The tally of Vitest's `json` report. A file that could not be loaded counts as one failure.
 * @param {{ testResults: readonly File[] }} report @returns {Tally}
 */
export const ofVitest = ({ testResults }) => {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const broken = testResults.filter(
    (f) => f.status === 'failed' && !f.assertionResults.some((t) => t.status === 'failed'),
  )
  const count = (/** @type {string} */ status) => tests.filter((one) => one.status === status).length
  const skipped = tests.filter((one) => one.status !== 'passed' && one.status !== 'failed')
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: skipped.map((one) => one.fullName),
  }
}

/** @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite */
/** @typedef {{ title: string, tests: readonly { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }} Spec */

/** @param {Suite} suite @returns {Spec[]} */
const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]

/**
 * The tally of Playwright's `json` report. A test that passed only on a second try has failed.
 * @param {{ suites: readonly Suite[], errors: readonly unknown[] }} report @returns {Tally}
 */
export const ofPlaywright = ({ suites, errors }) => {
  const tests = suites.flatMap(specs).flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status })))
  const count = (/** @type {string} */ status) => tests.filter((one) => one.status === status).length
  const skipped = tests.filter((one) => one.status === 'skipped').map((one) => one.title)
  return { passed: count('expected'), failed: count('unexpected') + count('flaky') + errors.length, skipped }
}

/**
 * The sum of several tallies.
 * @param {readonly Tally[]} tallies @param {boolean} strict whether a skipped test counts as failed, as in CI
 * @returns {Tally}
 */
export const sum = (tallies, strict) => {
  const skipped = tallies.flatMap((tally) => tally.skipped)
  const failed = tallies.reduce((n, tally) => n + tally.failed, strict ? skipped.length : 0)
  return { passed: tallies.reduce((n, tally) => n + tally.passed, 0), failed, skipped }
}
