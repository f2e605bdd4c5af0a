/**
 * `npm run test:net`: tests real lines between real browsers. Each group of tests has a network of its own, and all run
 * at once. Arguments are passed on to Playwright; `--project NAME` takes one group.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { ROOT } from './project.mjs'
import { runLimited, stop } from './runCommand.mjs'
import { ensureBrowser } from './testBrowser.mjs'
import { inNetwork } from './testNetworks.mjs'

const PLAYWRIGHT = ['npx', '--no', 'playwright', 'test', '--config', 'tests/net/playwright.config.ts']
/** The projects of that configuration. */
const GROUPS = ['alone in the network', 'beside each other']

const args = process.argv.slice(2)
/** Says why nothing is asked for by these arguments; a group alone may lack what the other has. */
const checkAsked = () => {
  const [command = '', ...rest] = [...PLAYWRIGHT, '--list', ...args]
  const options = /** @type {const} */ ({ cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' })
  const { status, stderr } = spawnSync(command, rest, options)
  const [why = ''] = stderr.trim().split('\n')
  if (status !== 0) stop(`Nothing was tested, for Playwright takes no test by: ${args.join(' ')}\n${why}`)
}

if (args.length > 0) checkAsked()
if (!ensureBrowser()) stop('These tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
const groups = args.some((arg) => /^--project(=|$)/.test(arg))
  ? [args]
  : GROUPS.map((group) => [...args, '--project', group, '--pass-with-no-tests'])

/** @param {readonly string[]} group @param {number} at */
const run = async (group, at) => {
  // If this machine cannot make a network, the tests say why they are skipped.
  const [command = '', ...rest] = inNetwork([...PLAYWRIGHT, ...group])
  const file = `${report}.${at}`
  const code = await runLimited(command, rest, report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: file } : {}, 0)
  return { code, file }
}

const runs = await Promise.all(groups.map(run))
process.exitCode = Math.max(...runs.map(({ code }) => code))
if (report) {
  const written = runs.map(({ file }) => file).filter((file) => existsSync(file))
  const reports = written.map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const [suites, errors] = ['suites', 'errors'].map((part) => reports.flatMap((one) => one[part]))
  writeFileSync(report, JSON.stringify({ ...reports[0], suites, errors }))
  for (const file of written) rmSync(file)
}
