/** Files that are planted in a folder of their own, linted or compiled as those of the project are. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
const tool = (name: string, args: readonly string[], cwd = root) =>
  spawnSync(process.execPath, [join(root, 'node_modules', name), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
const biome = (args: readonly string[], cwd?: string) => tool('@biomejs/biome/bin/biome', args, cwd)
export const tsc = (args: readonly string[], cwd?: string) => tool('typescript/bin/tsc', args, cwd)

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[]
}

export const read = (path: string) => readFileSync(join(root, path), 'utf8')

/**
 * Lints these files in a folder of their own under this project's configuration; returns the rules that each one
 * breaks.
 */
export const lintTree = (files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> => {
  const tree = mkdtempSync(join(tmpdir(), 'walls-'))
  const config = { ...JSON.parse(read('biome.json')), vcs: { enabled: false } }
  writeFiles(tree, { ...files, 'biome.json': JSON.stringify(config), 'biome.walls.json': read('biome.walls.json') })
  const report: Report = JSON.parse(biome(['lint', '--reporter=json', '--max-diagnostics=none', '.'], tree).stdout)
  rmSync(tree, { recursive: true })
  const brokenRules = (path: string) =>
    report.diagnostics.filter((d) => d.location.path === path).map((d) => d.category)
  return new Map(Object.keys(files).map((path) => [path, brokenRules(path)]))
}

export const writeFiles = (tree: string, files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
}
