/** What publishes the app: workflows take steps that the project has. */
import { execSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder } from './emptyFolder.ts'

const ROOT = join(import.meta.dirname, '../..')
const WORKFLOWS = join(ROOT, '.github/workflows')
const { scripts, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

const runsOf = (workflow: string): readonly string[] =>
  [...readFileSync(join(WORKFLOWS, workflow), 'utf8').matchAll(/^ +- run: (.*)$/gm)].map(([, run = '']) => run)

describe.each(readdirSync(WORKFLOWS))('workflow %s', (workflow) => {
  test('runs what the project has, on the Node that it names', () => {
    const runs = runsOf(workflow)
    expect(runs.length).toBeGreaterThan(0)
    for (const run of runs) {
      const [, script, file] = /^npm (?:run )?([a-z:]+)|^node (\S+)/.exec(run) ?? []
      expect(script ? script === 'ci' || script in scripts : existsSync(join(ROOT, file ?? '')), run).toBe(true)
    }
    const [least = ''] = engines.node.match(/\d+/) ?? []
    expect(readFileSync(join(WORKFLOWS, workflow), 'utf8')).toMatch(
      new RegExp(`node(-version)?: ?(node:)?${least}|node:${least}-`),
    )
  })
})

const takeSteps = () => {
  const clone = join(emptyFolder(), 'clone')
  execSync(`git clone --quiet ${ROOT} ${clone}`)
  // The app of a test run is another than the one that is published.
  const { NODE_ENV: _, ...env } = process.env
  for (const run of runsOf('pages.yml')) execSync(run, { cwd: clone, stdio: 'pipe', env })
  for (const file of ['index.html', 'play/index.html', 'play/sw.js'])
    expect(existsSync(join(clone, 'dist-page', file)), file).toBe(true)
}
// They install everything anew.
if (process.env.NIGHTLY) test('the steps of pages make a page with the app, in a fresh clone', takeSteps)
