/** Steps of a nightly run that have passed on this commit: a run that was cut goes on where it was. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { CACHE } from './lastTestRun.mjs'
import { ROOT } from './project.mjs'

/** @typedef {{ seconds: number, tally: import('./readTestReports.mjs').Tally }} Passed */

const FILE = `${CACHE}/nightly.json`

/** @param {readonly string[]} args */
const git = (args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** The commit that is looked at; null where something was changed since. */
const commit = () => (git(['status', '--porcelain']) ? null : git(['rev-parse', 'HEAD']))

/** @returns {Record<string, Passed>} */
const passedSteps = () => {
  if (!existsSync(FILE)) return {}
  const { of, steps } = JSON.parse(readFileSync(FILE, 'utf8'))
  return of !== null && of === commit() ? steps : {}
}

/** @param {string} step @returns {Passed | undefined} */
export const passedTonight = (step) => passedSteps()[step]

/** @param {string} step @param {Passed} passed */
export const keepNight = (step, passed) => {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(FILE, JSON.stringify({ of: commit(), steps: { ...passedSteps(), [step]: passed } }))
}
