/** Reads the reports of test runners: how many tests passed, which failed and why, and which were skipped or flaky. */
import { stripVTControlCharacters } from 'node:util'

/**
 * `flaky` are the passed tests that needed another try, with why the first one failed.
 * @typedef {{ passed: number, failures: readonly string[], skipped: readonly string[], flaky: readonly string[] }} Tally
 */

/** The tally of a run without tests. @type {Tally} */
export const NOTHING = { passed: 0, failures: [], skipped: [], flaky: [] }

/**
 * Name of a failed test and the first line of what it says.
 * @param {string} name @param {string | undefined} message @returns {string}
 */
const failure = (name, message) => {
  const [line] = stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')
  return line ? `${name}: ${line}` : name
}

/** @typedef {{ status: string, fullName: string, failureMessages?: readonly string[] }} Assertion */
/** @typedef {{ status: string, name?: string, message?: string, assertionResults: readonly Assertion[] }} File */

/**
 * The tally of Vitest's `json` report. A file that could not be loaded counts as one failure.
 * @param {{ testResults: readonly File[] }} report @returns {Tally}
 */
export const ofVitest = ({ testResults }) => {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const broken = testResults.filter(
    (f) => f.status === 'failed' && !f.assertionResults.some((t) => t.status === 'failed'),
  )
  const skipped = tests.filter((one) => one.status !== 'passed' && one.status !== 'failed')
  return {
    passed: tests.filter((one) => one.status === 'passed').length,
    failures: [
      ...tests.filter((one) => one.status === 'failed').map((one) => failure(one.fullName, one.failureMessages?.[0])),
      ...broken.map((file) => failure(file.name ?? 'a test file', file.message)),
    ],
    skipped: skipped.map((one) => one.fullName),
    flaky: [],
  }
}

/** @typedef {{ message?: string }} Problem */
/** @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite */
/** @typedef {'expected' | 'unexpected' | 'flaky' | 'skipped'} Status */
/** @typedef {{ title: string, tests: readonly { status: Status, results?: readonly { error?: Problem }[] }[] }} Spec */

/** @param {Suite} suite @returns {Spec[]} */
const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]

/**
 * The tally of Playwright's `json` report. A test that passed only on a second or third try has passed, and is named.
 * @param {{ suites: readonly Suite[], errors: readonly Problem[] }} report @returns {Tally}
 */
export const ofPlaywright = ({ suites, errors }) => {
  const tests = suites
    .flatMap(specs)
    .flatMap(({ title, tests }) => tests.map(({ status, results }) => ({ title, status, results })))
  /** @param {Status} wanted */
  const namesOf = (wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ title, results }) => failure(title, results?.find(({ error }) => error)?.error?.message))
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failures: [...namesOf('unexpected'), ...errors.map(({ message }) => failure('outside of tests', message))],
    skipped: tests.filter(({ status }) => status === 'skipped').map(({ title }) => title),
    flaky: namesOf('flaky'),
  }
}

/** As many tests of a run may need another try; with more of them it is no longer a matter of chance. */
const FLAKY_AT_MOST = 3

/**
 * The sum of several tallies. More than three flaky tests are one failure more.
 * @param {readonly Tally[]} tallies @param {boolean} strict whether a skipped test counts as failed, as in CI
 * @returns {Tally}
 */
export const sum = (tallies, strict) => {
  const skipped = tallies.flatMap((tally) => tally.skipped)
  const flaky = tallies.flatMap((tally) => tally.flaky)
  return {
    passed: tallies.reduce((n, tally) => n + tally.passed, 0),
    failures: [
      ...tallies.flatMap((tally) => tally.failures),
      ...(strict ? skipped : []).map((name) => failure(name, 'skipped')),
      ...(flaky.length > FLAKY_AT_MOST ? [`${flaky.length} flaky tests, where ${FLAKY_AT_MOST} may be`] : []),
    ],
    ...{ skipped, flaky },
  }
}
