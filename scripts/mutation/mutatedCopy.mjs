/** A copy of the project in which the rules have mutants built in. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../project.mjs'
import { digest, keepOnly } from './mutants.mjs'

/** @typedef {import('./mutants.mjs').Source} Source */

const NOT_COPIED = ['node_modules', '.git', 'dist', 'dist-cli', '.cache', 'test-results']

/** Makes the copy and returns its path. @param {readonly Source[]} instrumented @param {ReadonlySet<string>} chosen */
export const plant = (instrumented, chosen) => {
  const tree = mkdtempSync(join(tmpdir(), 'mutation-'))
  process.on('exit', () => rmSync(tree, { recursive: true, force: true }))
  // An interrupted run leaves no copy behind either.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.includes(name)) cpSync(join(ROOT, name), join(tree, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  for (const { name, content } of instrumented) writeFileSync(join(tree, name), keepOnly(content, chosen))
  return tree
}

/** @param {string} folder @param {(path: string) => boolean} isWanted */
const digestOf = (folder, isWanted) =>
  digest(
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && isWanted(path))
      .sort()
      .map((path) => path + readFileSync(join(ROOT, folder, path), 'utf8'))
      .join('\0'),
  )

/** A hash of the sources that the fate of every mutant depends on. */
export const ground = () =>
  digest(['kernel', 'games', 'cli', 'table'].map((folder) => digestOf(`src/${folder}`, () => true)).join()).slice(0, 12)

/** A hash of the files that tests share, without the tests themselves. */
export const shared = () => digestOf('tests', (path) => !path.endsWith('.test.ts') && !/^(ui|e2e|bench)/.test(path))
