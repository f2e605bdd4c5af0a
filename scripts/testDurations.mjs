/**
 * `npm run minutes [-- COUNT]`: prints how long the steps and the slowest files of the last `npm test` took.
 */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lastSteps, reportOf, STEPS } from './lastTestRun.mjs'
import { ROOT } from './project.mjs'
import { stop } from './runCommand.mjs'

/** @typedef {import('./lastTestRun.mjs').Spent} Spent */

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)

/** @typedef {{ name: string, assertionResults: readonly { duration?: number | null }[] }} VitestFile */
/** @param {readonly VitestFile[]} files @returns {readonly Spent[]} */
const ofVitest = (files) =>
  files.map(({ name, assertionResults }) => ({
    name: relative(ROOT, name),
    seconds: sum(assertionResults.map(({ duration }) => duration ?? 0)) / 1000,
    tests: assertionResults.length,
  }))

/** @typedef {{ tests: readonly { results: readonly { duration: number }[] }[] }} Spec */
/** @typedef {{ specs?: readonly Spec[], suites?: readonly Suite[] }} Suite */
/** @param {Suite} suite @returns {readonly Spec[]} */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

/** @param {readonly (Suite & { file: string })[]} suites @param {string} folder @returns {readonly Spent[]} */
const ofPlaywright = (suites, folder) =>
  suites.map((suite) => {
    const results = specsIn(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    return {
      name: relative(ROOT, `${folder}/${suite.file}`),
      seconds: sum(results.map(({ duration }) => duration)) / 1000,
      tests: specsIn(suite).length,
    }
  })

/** @typedef {{ testResults: readonly VitestFile[] }} VitestReport */
/** @typedef {{ suites: readonly (Suite & { file: string })[], config: { rootDir: string } }} PlaywrightReport */
/**
 * The time of each file in a report, the slowest first. Files run in parallel, so the sum is more than the step took.
 * @param {VitestReport | PlaywrightReport} report @returns {readonly Spent[]}
 */
export const slowest = (report) =>
  ('testResults' in report
    ? ofVitest(report.testResults)
    : ofPlaywright(report.suites, report.config.rootDir)
  ).toSorted((a, b) => b.seconds - a.seconds)

/** A time as minutes and seconds, `m:ss`. @param {number} seconds */
export const written = (seconds) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** @param {readonly Spent[]} spent */
const lines = (spent) =>
  spent.map(({ name, seconds, tests }) => `${written(seconds).padStart(6)}  ${String(tests).padStart(5)}  ${name}`)

/**
 * The times of the last run, as lines: its steps, and the slowest files of each step that has a report.
 * @param {number} most files of a step
 */
const told = (most) => {
  const steps = lastSteps()
  const all = { seconds: sum(steps.map(({ seconds }) => seconds)), tests: sum(steps.map(({ tests }) => tests)) }
  const files = steps.flatMap(({ name }) => {
    if (!existsSync(reportOf(name))) return []
    const slow = slowest(JSON.parse(readFileSync(reportOf(name), 'utf8'))).slice(0, most)
    return ['', `${name}, the slowest files`, ...lines(slow)]
  })
  return ['  m:ss  tests  step', ...lines([...steps, { name: 'all', ...all }]), ...files]
}

const main = () => {
  if (!existsSync(STEPS)) stop('There is no run to read: `npm test` first.')
  const args = process.argv.slice(2)
  const lines = told(Number(args.find((arg) => /^\d+$/.test(arg)) ?? 10))
  for (const line of lines) console.log(line)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
