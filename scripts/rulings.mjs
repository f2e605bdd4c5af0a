/** `npm run rulings`: finds the tests whose names carry the number of a ruling, and lists them in docs/rulings.md. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './setup.mjs'

/**
 * A test: its file and its full name, with the names of its groups before ` > `.
 * @typedef {{ file: string, name: string }} Test
 */
/** @typedef {{ ruling: string, says: string, settings: string, tests: string, why: string }} Row */

export const PAGE = `${ROOT}/docs/rulings.md`
const MOST_SHOWN = 3
const LONGEST = 60

/** Folders whose tests prove rulings. Elsewhere some tests are built by functions and cannot be read off a file. */
const FOLDERS = ['tests/games/', 'tests/kernel/', 'tests/cli/', 'tests/positions/', 'tests/ui/']

/** All tests of these folders, read from their files without running them. @returns {readonly Test[]} */
export const allTests = () => {
  const args = [`${ROOT}/node_modules/vitest/vitest.mjs`, 'list', ...FOLDERS, '--staticParse', '--json']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
  if (!stdout) throw new Error(`the tests could not be listed: ${stderr}`)
  /** @type {readonly Test[]} */
  const tests = JSON.parse(stdout)
  return tests.map(({ file, name }) => ({ file: relative(ROOT, file), name }))
}

/**
 * The rulings that a test's name carries, as `[22, 23] …`; those of CastleScape as `[C22] …`.
 * @param {string} name @returns {readonly string[]}
 */
export const rulingsIn = (name) =>
  [...name.matchAll(/\[(C?\d+(?:, ?C?\d+)*)\]/g)].flatMap(([, list = '']) => list.split(/, ?/))

/** @param {readonly Test[]} tests @param {string} ruling */
export const testsOf = (tests, ruling) => tests.filter(({ name }) => rulingsIn(name).includes(ruling))

/** @param {string} file */
const shortFile = (file) => file.replace(/^tests\/(games\/)?/, '').replace(/\.test\.tsx?$/, '')

/** A test's own name without the numbers before it. @param {string} name */
const ownName = (name) => (name.split(' > ').at(-1) ?? '').replace(/^\[[C\d, ]+\] /, '')

/** @param {string} text */
const cut = (text) => {
  const whole = text.split('|')[0] ?? ''
  return whole.length <= LONGEST && whole === text ? text : `${whole.slice(0, LONGEST).replace(/\s\S*$/, '')}…`
}

/** @param {Test} test */
const shown = ({ file, name }) => `\`${shortFile(file)}\` ${cut(ownName(name))}`

/** The cell that lists these tests: one of each file first. @param {readonly Test[]} tests */
const cell = (tests) => {
  const firsts = tests.filter(({ file }, at) => tests.findIndex((other) => other.file === file) === at)
  const chosen = [...new Set([...firsts, ...tests])].slice(0, MOST_SHOWN)
  const more = tests.length - chosen.length
  return chosen.map(shown).join(' · ') + (more > 0 ? ` · ${more} more` : '')
}

/** @param {string} page @returns {readonly Row[]} */
export const rowsOf = (page) =>
  page.split('\n').flatMap((line) => {
    if (!/^\| C?\d+ \|/.test(line)) return []
    const [ruling = '', says = '', settings = '', tests = '', why = ''] = line
      .split('|')
      .slice(1)
      .map((one) => one.trim())
    return [{ ruling, says, settings, tests, why }]
  })

/** The page with its column of tests filled in. @param {string} page @param {readonly Test[]} tests */
export const filled = (page, tests) => {
  /** @param {Row} row */
  const line = ({ ruling, says, settings, why }) =>
    `|${[ruling, says, settings, cell(testsOf(tests, ruling)), why].map((text) => (text ? ` ${text} ` : ' ')).join('|')}|`
  const rows = rowsOf(page).map(line)
  return page.replace(/^\| C?\d+ \|.*$/gm, () => rows.shift() ?? '')
}

/**
 * The tests that a row names although they do not exist or do not carry its number.
 * @param {Row} row @param {readonly Test[]} tests @returns {readonly string[]}
 */
export const missingTests = ({ ruling, tests: named }, tests) => {
  const there = testsOf(tests, ruling).map(shown)
  return named.split(' · ').filter((one) => one && !/^\d+ more$/.test(one) && !there.includes(one))
}

/**
 * Rulings that have neither a test nor a reason to have none.
 * @param {readonly Row[]} rows @param {readonly Test[]} tests
 */
export const unproven = (rows, tests) => rows.filter(({ ruling, why }) => !why && testsOf(tests, ruling).length === 0)

const main = () => {
  const tests = allTests()
  const page = filled(readFileSync(PAGE, 'utf8'), tests)
  writeFileSync(PAGE, page)
  const open = unproven(rowsOf(page), tests)
  for (const { ruling, says } of open) console.log(`${ruling}: ${says}`)
  console.log(`${open.length} rulings have neither a test nor a reason`)
  process.exitCode = open.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
