/**
 * `npm run sabotage [-- 50 53 60-70]`: breaks rulings in a copy of the code, one edit of scripts/sabotage.txt at a
 * time. The tests whose names carry the ruling must fail. Numbers and ranges choose the edits of these rulings only:
 * `C5-C9` those of CastleScape.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allTests, testsOf } from './rulings.mjs'
import { ROOT, stop } from './setup.mjs'

/**
 * An edit that breaks a ruling; `file` is a path in the folder of its game.
 * @typedef {{ ruling: string, file: string, before: string, after: string }} Edit
 */
/** @typedef {'red' | 'survived' | 'does not run' | 'finds no text' | 'no test'} Result */
/** @typedef {{ numFailedTests: number, numPassedTests: number }} Report */

/** Folder of the game whose ruling this is. @param {string} ruling */
const gameFolder = (ruling) => `src/games/${ruling.startsWith('C') ? 'castlescape' : 'blackstone'}`

/** @param {string} block @param {string} sign */
const linesWith = (block, sign) =>
  block
    .split('\n')
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(2))
    .join('\n')

/** @param {string} block @returns {Edit} */
const readEdit = (block) => {
  const [, ruling = '', file = ''] = /^(C?\d+) (\S+)\n- /.exec(block) ?? []
  if (!file) throw new Error(`not an edit:\n${block}`)
  return {
    ruling: ruling.startsWith('C') ? ruling : `B${ruling}`,
    file,
    before: linesWith(block, '-'),
    after: linesWith(block, '+'),
  }
}

/** @returns {readonly Edit[]} */
export const readEdits = () =>
  readFileSync(`${ROOT}/scripts/sabotage.txt`, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim())
    .map((block) => readEdit(block.trim()))

/** How often the text before an edit occurs in its file. @param {Edit} edit @param {string} [tree] */
export const occurrences = ({ ruling, file, before }, tree = ROOT) =>
  readFileSync(join(tree, gameFolder(ruling), file), 'utf8').split(before).length - 1

/** Milliseconds for the tests of one edit. Tests that take longer hang, and prove nothing; their process is killed. */
const PATIENCE = 300_000
const NOT_COPIED = ['node_modules', '.git', 'dist', 'dist-cli', '.cache', 'test-results']

/** Makes a copy of the tree that shares node_modules. */
const copyTree = () => {
  const tree = mkdtempSync(join(tmpdir(), 'sabotage-'))
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.includes(name)) cpSync(join(ROOT, name), join(tree, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

/**
 * Runs the tests of these rulings in the copy, until the first is red or to the end. Returns null if nothing could be run.
 * @param {string} tree @param {readonly string[]} rulings @param {readonly string[]} files
 * @param {'first' | 'all'} [until] @returns {Report | null}
 */
const runTests = (tree, rulings, files, until = 'first') => {
  const names = `\\[([BC]\\d+, ?)*(${rulings.join('|')})(, ?[BC]\\d+)*\\]`
  const bail = until === 'first' ? ['--bail=1'] : []
  const args = ['run', '--project', 'unit*', '--pool=threads', '--reporter=json', ...bail, '-t', names, ...files]
  const vitest = `${ROOT}/node_modules/vitest/vitest.mjs`
  const options = { cwd: tree, maxBuffer: 1 << 26, timeout: PATIENCE, killSignal: /** @type {const} */ ('SIGKILL') }
  const { stdout } = spawnSync(process.execPath, [vitest, ...args], { ...options, encoding: 'utf8' })
  const from = stdout.indexOf('{"numTotalTestSuites"')
  /** @type {Report | null} */
  const report = from < 0 ? null : JSON.parse(stdout.slice(from))
  // Now and then a run that breaks off at its first red test reports none at all.
  return until === 'first' && !hasRun(report) ? runTests(tree, rulings, files, 'all') : report
}

/** Has any test passed or failed? @param {Report | null} report @returns {report is Report} */
const hasRun = (report) => report !== null && report.numFailedTests + report.numPassedTests > 0

/** @param {readonly string[]} rulings @param {readonly import('./rulings.mjs').Test[]} tests */
const filesOf = (rulings, tests) => [
  ...new Set(rulings.flatMap((ruling) => testsOf(tests, ruling).map(({ file }) => file))),
]

/** @param {string} tree @param {Edit} edit @param {readonly import('./rulings.mjs').Test[]} tests @returns {Result} */
const judge = (tree, edit, tests) => {
  const files = filesOf([edit.ruling], tests)
  if (files.length === 0) return 'no test'
  if (occurrences(edit, tree) !== 1) return 'finds no text'
  const path = join(tree, gameFolder(edit.ruling), edit.file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    whole.replace(edit.before, () => edit.after),
  )
  const report = runTests(tree, [edit.ruling], files)
  writeFileSync(path, whole)
  if (!hasRun(report)) return 'does not run'
  return report.numFailedTests > 0 ? 'red' : 'survived'
}

/** @param {readonly string[]} args @returns {(ruling: string) => boolean} */
const chosenBy = (args) => {
  const ranges = args.map((arg) => ({
    isSecond: arg.startsWith('C'),
    limits: arg.replaceAll('C', '').split('-').map(Number),
  }))
  return (ruling) =>
    args.length === 0 ||
    ranges.some(({ isSecond, limits: [from = 0, to = from] }) => {
      const number = Number(ruling.slice(1))
      return isSecond === ruling.startsWith('C') && from <= number && number <= to
    })
}

const main = () => {
  const isChosen = chosenBy(process.argv.slice(2))
  const edits = readEdits().filter(({ ruling }) => isChosen(ruling))
  const rulings = [...new Set(edits.map(({ ruling }) => ruling))]
  const tests = allTests()
  const tree = copyTree()
  process.on('exit', () => rmSync(tree, { recursive: true, force: true }))
  const sound = runTests(tree, rulings, filesOf(rulings, tests))
  if (!sound || sound.numFailedTests > 0) stop('The tests of these rulings are red before anything is broken.')
  const results = edits.map((edit) => {
    const result = judge(tree, edit, tests)
    console.log(
      `${edit.ruling.padStart(3)}  ${result.padEnd(13)}  ${edit.file}  ${edit.after.trim().split('\n').at(-1) || '(nothing)'}`,
    )
    return result
  })
  const red = results.filter((result) => result === 'red').length
  console.log(`\n${edits.length} edits of ${rulings.length} rulings: ${red} red, ${edits.length - red} not`)
  process.exitCode = red === edits.length ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
