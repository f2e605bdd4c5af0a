/** What publishes the app: workflows take steps that the project has, and a release is what was built. */
import { execSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, describe, expect, test } from 'vitest'
import { archiveOf } from '../../scripts/release/archive.mjs'
import { changesIn } from '../../scripts/release/changelogSection.mjs'

const ROOT = join(import.meta.dirname, '../..')
const WORKFLOWS = join(ROOT, '.github/workflows')
const { scripts, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

const folders: string[] = []
const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'castle-publishing-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

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

test('an archive has all files byte by byte, and is the same for the same files', () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'assets'))
  const files = { 'index.html': '<!doctype html>', 'assets/a.js': 'äö', 'assets/b.bin': '\0\x01'.repeat(5000) }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  const archive = archiveOf(folder)
  const texts = Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])
  expect(Object.fromEntries(texts)).toEqual(files)
  expect(archiveOf(folder)).toEqual(archive)
})

test('notes are those of the version, else of what is not released yet', () => {
  const changelog =
    '# Changelog\n\n## Unreleased\n\n- new\n\n## 1.2.0 (2026-01-01)\n\n- old\n- older\n\n## 1.1.0\n\n- oldest\n'
  expect(changesIn(changelog, '1.2.0')).toBe('- old\n- older\n')
  expect(changesIn(changelog, '1.1.0')).toBe('- oldest\n')
  expect(changesIn(changelog, '1.3.0')).toBe('- new\n')
  expect(() => changesIn('# Changelog\n', '1.0.0')).toThrow('1.0.0')
})
