/**
 * `npm test`: installs what is missing, checks everything and ends with what failed and one line of sums. `--only STEP`
 * takes one step, `--failed` repeats what failed the last time. `npm run check` takes what answers in two minutes.
 * `npm run nightly` checks more; a step that passed on this commit is not taken again.
 */
import { parseArgs } from 'node:util'
import { keepSteps, lastSteps } from './lastTestRun.mjs'
import { ensureForeignBrowsers } from './otherBrowsers.mjs'
import { keepNight, passedTonight } from './passedNightlySteps.mjs'
import { sum } from './readTestReports.mjs'
import { stop } from './runCommand.mjs'
import { checkNode, install } from './setup.mjs'
import { ensureBrowser, ensureShell } from './testBrowser.mjs'
import { BUILD, NIGHT_STEPS, QUICK_STEPS, STEPS } from './testSteps.mjs'

/** @typedef {import('./testSteps.mjs').Step} Step */
/** @typedef {{ name: string, seconds: number, tally: import('./readTestReports.mjs').Tally }} Taken */

const { values: wish } = parseArgs({
  options: {
    ...{ nightly: { type: 'boolean' }, quick: { type: 'boolean' } },
    ...{ failed: { type: 'boolean' }, only: { type: 'string' } },
  },
})
const isNightly = wish.nightly === true
const repeats = wish.failed === true
const all = wish.quick ? QUICK_STEPS : isNightly ? NIGHT_STEPS : STEPS

/** The steps that are wished for, with the build that they look at. @returns {readonly Step[]} */
const wishedSteps = () => {
  if (wish.only === undefined && !repeats) return all
  const failed = lastSteps().flatMap(({ name, failed }) => (failed > 0 ? [name] : []))
  const chosen = all.filter(({ name }) => (wish.only === undefined ? failed.includes(name) : name === wish.only))
  if (chosen.length === 0)
    stop(repeats ? 'Nothing failed the last time.' : `Steps are: ${all.map(({ name }) => name).join(', ')}.`)
  return chosen.some(({ needsBuild }) => needsBuild) && !chosen.includes(BUILD) ? [BUILD, ...chosen] : chosen
}

/** @param {Step} step @returns {Promise<Taken>} */
const take = async ({ name, go }) => {
  const earlier = isNightly ? passedTonight(name) : undefined
  if (earlier) {
    console.log(`── ${name}: passed on this commit before`)
    return { name, ...earlier }
  }
  console.log(`\n── ${name}`)
  const from = performance.now()
  const tally = await go({ repeats, isNightly })
  const seconds = (performance.now() - from) / 1000
  const { passed, failures, skipped } = tally
  const counts = `${passed} passed, ${failures.length} failed, ${skipped.length} skipped`
  console.log(`── ${name}: ${counts} in ${seconds.toFixed(1)} s`)
  if (isNightly && failures.length === 0) keepNight(name, { seconds, tally })
  return { name, seconds, tally }
}

checkNode()
install()
if (!wish.quick) {
  ensureShell()
  if (!ensureBrowser())
    stop('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
  ensureForeignBrowsers()
}

/** The steps in order; light ones that follow each other are taken at once. @param {readonly Step[]} steps */
const inGroups = (steps) => {
  /** @type {Step[][]} */
  const groups = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (step.isLight && last?.[0]?.isLight) last.push(step)
    else groups.push([step])
  }
  return groups
}

/** @type {Taken[]} */
const taken = []
for (const group of inGroups(wishedSteps())) taken.push(...(await Promise.all(group.map(take))))
keepSteps(
  taken.map(({ name, seconds, tally }) => ({
    ...{ name, seconds, tests: tally.passed + tally.failures.length, failed: tally.failures.length },
  })),
)
const tallies = taken.map(({ tally }) => tally)
const { passed, failures, skipped, flaky } = sum(tallies, !!process.env.CI)
for (const name of skipped) console.log(`skipped: ${name}`)
for (const name of flaky) console.log(`flaky: ${name}`)
for (const name of failures) console.log(`failed: ${name}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
