import { expect, test } from 'vitest'
import { ofPlaywright, ofVitest, sum } from '../../scripts/readTestReports.mjs'

const assertion = (fullName: string, status: string, failureMessages: readonly string[] = []) => ({
  fullName,
  status,
  failureMessages,
})

test('Vitest: passed, failed by name and reason, skipped, and a file that did not load is one failure', () => {
  const testResults = [
    {
      status: 'passed',
      assertionResults: [assertion('a', 'passed'), assertion('b', 'skipped'), assertion('c', 'todo')],
    },
    {
      status: 'failed',
      assertionResults: [assertion('d', 'failed', ['Error: one line\n    at another']), assertion('e', 'passed')],
    },
    { status: 'failed', name: 'tests/f.test.ts', message: 'no such module', assertionResults: [] },
  ]
  const failures = ['d: Error: one line', 'tests/f.test.ts: no such module']
  expect(ofVitest({ testResults })).toEqual({ passed: 2, failures, skipped: ['b', 'c'], flaky: [] })
})

test('Playwright: nested suites, a late pass is named, an error outside of tests counts, colours are left out', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', message?: string) => ({
    title,
    tests: [{ status, results: message ? [{ error: { message } }, {}] : [{}] }],
  })
  const inner = {
    title: 'inner',
    specs: [
      spec('b', 'unexpected', '\u001b[31mgone\u001b[39m\nCall log'),
      spec('c', 'flaky', 'late'),
      spec('d', 'skipped'),
    ],
  }
  const suites = [{ title: 'file', specs: [spec('a', 'expected')], suites: [inner] }]
  const failures = ['b: gone', 'outside of tests: no worker']
  expect(ofPlaywright({ suites, errors: [{ message: 'no worker' }] })).toEqual({
    ...{ passed: 2, failures, skipped: ['d'], flaky: ['c: late'] },
  })
})

test('a skipped test is a failure in CI alone', () => {
  const tallies = [
    { passed: 3, failures: ['z'], skipped: ['x'], flaky: [] },
    { passed: 2, failures: [], skipped: [], flaky: ['y'] },
  ]
  const both = { passed: 5, skipped: ['x'], flaky: ['y'] }
  expect(sum(tallies, false)).toEqual({ ...both, failures: ['z'] })
  expect(sum(tallies, true)).toEqual({ ...both, failures: ['z', 'x: skipped'] })
})

test('three flaky tests are a matter of chance, four fail the run', () => {
  const flaky = (count: number) => ({ passed: 9, failures: [], skipped: [], flaky: Array(count).fill('y') })
  expect(sum([flaky(1), flaky(2)], true).failures).toEqual([])
  expect(sum([flaky(2), flaky(2)], true).failures).toEqual(['4 flaky tests, where 3 may be'])
})
