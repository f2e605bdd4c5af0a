/** `npm run test:net`: what it says where it can test nothing. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

test.each([
  ['no-such-file', 'No tests found'],
  ['--project=nobody', 'Project(s) "nobody" not found'],
])('%s, by which there is no test, is a failure with a sentence', (asked, why) => {
  const { status, stderr } = spawnSync('node', ['scripts/runNetTests.mjs', asked], { cwd: ROOT, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(`Nothing was tested, for Playwright takes no test by: ${asked}\n`)
  expect(stderr).toContain(why)
})
