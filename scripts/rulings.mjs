/** The rulings and the tests that prove them. `npm run rulings` names the tests of each ruling. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './project.mjs'

/**
 * A test: its file and its full name, with the names of its groups before ` > `.
 * @typedef {{ file: string, name: string }} Test
 */
/** `ruling`: its number behind the letter of its game. @typedef {{ ruling: string, says: string, settings: string, why: string }} Row */

export const PAGE = `${ROOT}/docs/rulings.md`

/** A ruling is proven below the folder of its game. */
const FOLDER = 'tests/games/'

/** All tests of the games, read from their files without running them. @returns {readonly Test[]} */
export const allTests = () => {
  const args = [`${ROOT}/node_modules/vitest/vitest.mjs`, 'list', FOLDER, '--staticParse', '--json']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
  if (!stdout) throw new Error(`the tests could not be listed: ${stderr}`)
  /** @type {readonly Test[]} */
  const tests = JSON.parse(stdout)
  return tests.map(({ file, name }) => ({ file: relative(ROOT, file), name }))
}

/**
 * The rulings that a test's name carries, as `[B22, B23] …` or `[C22] …`.
 * @param {string} name @returns {readonly string[]}
 */
export const rulingsIn = (name) =>
  [...name.matchAll(/\[([BCE]\d+(?:, ?[BCE]\d+)*)\]/g)].flatMap(([, list = '']) => list.split(/, ?/))

/** Folders of tests by the letter of a ruling. @type {Readonly<Record<string, string>>} */
const FOLDERS = { B: `${FOLDER}blackstone/`, C: `${FOLDER}castlescape/`, E: `${FOLDER}lamps-below/` }

/** Tests below the folder of the ruling's game that carry it. @param {readonly Test[]} tests @param {string} ruling */
export const testsOf = (tests, ruling) =>
  tests.filter(({ file, name }) => file.startsWith(FOLDERS[ruling[0] ?? ''] ?? '?') && rulingsIn(name).includes(ruling))

/** @param {string} page @returns {readonly Row[]} */
export const rowsOf = (page) =>
  page.split('\n').flatMap((line) => {
    if (!/^\| [BCE]\d+ \|/.test(line)) return []
    const [ruling = '', says = '', settings = '', why = ''] = line
      .split('|')
      .slice(1)
      .map((one) => one.trim())
    return [{ ruling, says, settings, why }]
  })

const main = () => {
  const tests = allTests()
  for (const { ruling, says, why } of rowsOf(readFileSync(PAGE, 'utf8'))) {
    console.log(`\n${ruling}  ${says}${why && `\n     no test: ${why}`}`)
    for (const { file, name } of testsOf(tests, ruling)) console.log(`     ${file}  ${name}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
