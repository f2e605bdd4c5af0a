import { expect, test } from 'vitest'
import { ofPlaywright, ofVitest, sum } from '../../scripts/tally.mjs'

const assertion = (fullName: string, status: string) => ({ fullName, status })

test('Vitest: passed, failed and skipped, and a file that did not load is one failure', () => {
  const testResults = [
    {
      status: 'passed',
      assertionResults: [assertion('a', 'passed'), assertion('b', 'skipped'), assertion('c', 'todo')],
    },
    { status: 'failed', assertionResults: [assertion('d', 'failed'), assertion('e', 'passed')] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(ofVitest({ testResults })).toEqual({ passed: 2, failed: 2, skipped: ['b', 'c'] })
})

test('Playwright: nested suites, a flaky test has failed, an error outside of tests counts', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
    title,
    tests: [{ status }],
  })
  const inner = { title: 'inner', specs: [spec('b', 'unexpected'), spec('c', 'flaky'), spec('d', 'skipped')] }
  const suites = [{ title: 'file', specs: [spec('a', 'expected')], suites: [inner] }]
  expect(ofPlaywright({ suites, errors: [{}] })).toEqual({ passed: 1, failed: 3, skipped: ['d'] })
})

test('a skipped test is a failure in CI alone', () => {
  const tallies = [
    { passed: 3, failed: 1, skipped: ['x'] },
    { passed: 2, failed: 0, skipped: [] },
  ]
  expect(sum(tallies, false)).toEqual({ passed: 5, failed: 1, skipped: ['x'] })
  expect(sum(tallies, true)).toEqual({ passed: 5, failed: 2, skipped: ['x'] })
})
