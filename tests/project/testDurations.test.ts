import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { slowest, written } from '../../scripts/testDurations.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

test('Vitest: seconds of the tests of each file, the slowest first', () => {
  const testResults = [
    { name: `${ROOT}/tests/a.test.ts`, assertionResults: [{ duration: 500 }, { duration: null }] },
    { name: `${ROOT}/tests/b.test.ts`, assertionResults: [{ duration: 500 }, { duration: 1500 }, {}] },
  ]
  expect(slowest({ testResults })).toEqual([
    { name: 'tests/b.test.ts', seconds: 2, tests: 3 },
    { name: 'tests/a.test.ts', seconds: 0.5, tests: 2 },
  ])
})

test('Playwright: tests in groups count with their file', () => {
  const spec = (...durations: readonly number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const suites = [
    { file: 'a.spec.ts', specs: [spec(1000)] },
    { file: 'b.spec.ts', specs: [spec(250)], suites: [{ specs: [spec(1000, 2000)] }] },
  ]
  expect(slowest({ suites, config: { rootDir: `${ROOT}/tests/e2e` } })).toEqual([
    { name: 'tests/e2e/b.spec.ts', seconds: 3.25, tests: 2 },
    { name: 'tests/e2e/a.spec.ts', seconds: 1, tests: 1 },
  ])
})

test('minutes and seconds', () => {
  expect([0, 59.4, 59.6, 605].map(written)).toEqual(['0:00', '0:59', '1:00', '10:05'])
})
