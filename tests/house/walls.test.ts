import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walls as writtenWalls } from '../../scripts/walls.mjs'

/** Allowed imports between folders, from docs/architecture.md. Every other import is forbidden. */
const ALLOWED_IMPORTS = {
  kernel: [],
  games: ['kernel'],
  table: ['kernel'],
  bots: ['kernel'],
  net: ['table', 'kernel'],
  store: ['table', 'kernel'],
  ui: ['games', 'bots', 'net', 'store', 'table', 'kernel', 'text'],
  text: [],
  cli: ['games', 'bots', 'table', 'kernel', 'text'],
} as const
type Folder = keyof typeof ALLOWED_IMPORTS
const FOLDERS = Object.keys(ALLOWED_IMPORTS) as Folder[]
const PURE = ['kernel', 'games', 'table', 'bots'] as const
const SYNCHRONOUS = ['kernel', 'games'] as const
/** Loaders of games: the only files of kernel and games that may be asynchronous. */
const MAY_FETCH = /^games\/([^/]+\/)?(load|loadHash|loadParts)\.ts$/
const FETCHES = ['games/load.ts', 'games/loadHash.ts', 'games/blackstone/load.ts', 'games/blackstone/loadParts.ts']

const root = resolve(import.meta.dirname, '../..')
const tool = (name: string, args: readonly string[], cwd = root) =>
  spawnSync(process.execPath, [join(root, 'node_modules', name), ...args], { cwd, encoding: 'utf8' })
const biome = (args: readonly string[], cwd?: string) => tool('@biomejs/biome/bin/biome', args, cwd)
const tsc = (args: readonly string[], cwd?: string) => tool('typescript/bin/tsc', args, cwd)

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[]
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/**
 * Lints these files in a folder of their own under this project's configuration; returns the rules that each one
 * breaks.
 */
const lintTree = (files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> => {
  const tree = mkdtempSync(join(tmpdir(), 'walls-'))
  const config = { ...JSON.parse(read('biome.json')), vcs: { enabled: false } }
  writeFiles(tree, { ...files, 'biome.json': JSON.stringify(config), 'biome.walls.json': read('biome.walls.json') })
  const report: Report = JSON.parse(biome(['lint', '--reporter=json', '--max-diagnostics=none', '.'], tree).stdout)
  rmSync(tree, { recursive: true })
  const brokenRules = (path: string) =>
    report.diagnostics.filter((d) => d.location.path === path).map((d) => d.category)
  return new Map(Object.keys(files).map((path) => [path, brokenRules(path)]))
}

const writeFiles = (tree: string, files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
}

/** Source of a file in a folder of `from` that imports a file of `src`. */
const importOf = (from: Folder, target: string) =>
  `import { thing } from '../${'../'.repeat(from.split('/').length)}${target}'\n\nexport const planted = thing\n`
const plantedPath = (from: Folder, name: string) => `src/${from}/inner/${name.replace('/', '-')}.ts`
const pairs = FOLDERS.flatMap((from) => FOLDERS.filter((to) => to !== from).map((to) => [from, to] as const))
const isAllowed = ([from, to]: readonly [Folder, Folder]) => (ALLOWED_IMPORTS[from] as readonly Folder[]).includes(to)
const forbiddenPairs = pairs.filter((pair) => !isAllowed(pair))

const WAITING = 'export const planted = () => Promise.resolve()\n'

/** Folders of the command line that must not know any game. */
const SHARED = ['', 'commands/', 'play/', 'selfplay/'] as const
/** Forbidden and allowed imports of such a file, with paths as from a file in `src/cli` itself. */
const GAME_TARGETS = [
  '../games/blackstone/index.ts',
  '../games/market/card.ts',
  './blackstone/gameCli.ts',
  './market/play/drawing.ts',
  '../text/market/en.ts',
  '../cli/market/gameCli.ts',
]
const SHARED_TARGETS = [
  '../games/cards.ts',
  '../games/load.ts',
  '../kernel/playout.ts',
  '../text/t.ts',
  './gameCli.ts',
  './commands/apply.ts',
  './selfplay/match.ts',
]
const atCli = (folder: string, target: string) => `src/cli/${folder}to-${target.replace(/\W+/g, '-')}.ts`
const cliImport = (folder: string, target: string) => {
  const path = folder === '' ? target : `../${target.replace(/^\.\//, '')}`
  return [atCli(folder, target), `import { thing } from '${path}'\n\nexport const planted = thing\n`] as const
}
const cliPairs = (targets: readonly string[]) =>
  SHARED.flatMap((folder) => targets.map((target) => [folder, target] as const))

const plantedFiles: Record<string, string> = {
  ...Object.fromEntries(
    cliPairs([...GAME_TARGETS, ...SHARED_TARGETS]).map(([folder, target]) => cliImport(folder, target)),
  ),
  ...Object.fromEntries([...GAME_TARGETS, ...SHARED_TARGETS].map((target) => cliImport('market/', target))),
  'src/ui/inner/cycle-a.ts': `import { b } from './cycle-b.ts'\n\nexport const a = () => b\n`,
  'src/ui/inner/cycle-b.ts': `import { a } from './cycle-a.ts'\n\nexport const b = () => a\n`,
  ...Object.fromEntries(pairs.map(([from, to]) => [plantedPath(from, `to-${to}`), importOf(from, `${to}/thing.ts`)])),
  ...Object.fromEntries(FOLDERS.map((from) => [plantedPath(from, 'to-main'), importOf(from, 'main.tsx')])),
  ...Object.fromEntries(PURE.map((from) => [plantedPath(from, 'clock'), 'export const planted = () => Date.now()\n'])),
  ...Object.fromEntries(
    PURE.map((from) => [plantedPath(from, 'chance'), 'export const planted = () => Math.random()\n']),
  ),
  ...Object.fromEntries(SYNCHRONOUS.map((from) => [plantedPath(from, 'waiting'), WAITING])),
  ...Object.fromEntries(FETCHES.map((file) => [`src/${file}`, WAITING])),
  'src/games/market/load.ts': 'export const planted = () => Date.now()\n',
}

let rules: ReadonlyMap<string, readonly string[]>
beforeAll(() => {
  rules = lintTree(plantedFiles)
})

test('biome.walls.json is what `npm run walls` writes', () => {
  expect(JSON.parse(read('biome.walls.json'))).toEqual(writtenWalls())
})

describe('a planted import turns the lint red', () => {
  test.each(forbiddenPairs)('%s may not import %s', (from, to) => {
    expect(rules.get(plantedPath(from, `to-${to}`))).toContain('lint/style/noRestrictedImports')
  })

  test.each(FOLDERS)('%s may not import main.tsx', (from) => {
    expect(rules.get(plantedPath(from, 'to-main'))).toContain('lint/style/noRestrictedImports')
  })

  test.each(pairs.filter(isAllowed))('%s may import %s', (from, to) => {
    expect(rules.get(plantedPath(from, `to-${to}`))).toEqual([])
  })

  test('no circle of imports', () => {
    expect(rules.get('src/ui/inner/cycle-a.ts')).toContain('lint/suspicious/noImportCycles')
  })
})

describe('the shared code of the command line knows no game', () => {
  test.each(cliPairs(GAME_TARGETS))('src/cli/%s may not import %s', (folder, target) => {
    expect(rules.get(atCli(folder, target))).toContain('lint/style/noRestrictedImports')
  })

  test.each(cliPairs(SHARED_TARGETS))('src/cli/%s may import %s', (folder, target) => {
    expect(rules.get(atCli(folder, target))).toEqual([])
  })

  test.each([...GAME_TARGETS, ...SHARED_TARGETS])("a game's own folder may import %s", (target) => {
    expect(rules.get(atCli('market/', target))).toEqual([])
  })

  const folders = readdirSync(join(root, 'src/cli'), { withFileTypes: true }).filter((one) => one.isDirectory())
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
  )

  test('every folder is a shared one or belongs to a game', () => {
    // A game may do without: what the command line reads and writes of it is optional.
    const withoutGames = folders.map(({ name }) => name).filter((name) => !games.includes(name))
    expect(withoutGames.sort()).toEqual(SHARED.slice(1).map((one) => one.slice(0, -1)))
  })

  test.each(SHARED)('no file of src/cli/%s names a game', (folder) => {
    const files = readdirSync(join(root, 'src/cli', folder)).filter((file) => file.endsWith('.ts'))
    const naming = files.filter((file) =>
      games.some((id) =>
        readFileSync(join(root, 'src/cli', folder, file), 'utf8')
          .toLowerCase()
          .includes(id),
      ),
    )
    expect([files.length > 0, naming]).toEqual([true, []])
  })
})

describe('a planted clock, chance or wait turns the lint red', () => {
  test.each(PURE)('%s has no clock', (from) => {
    expect(rules.get(plantedPath(from, 'clock'))).toContain('lint/style/noRestrictedGlobals')
  })

  test.each(PURE)('%s has no Math.random', (from) => {
    expect(rules.get(plantedPath(from, 'chance'))).toContain('lint/nursery/noJsRestrictedProperties')
  })

  test.each(SYNCHRONOUS)('%s never waits for a promise', (from) => {
    expect(rules.get(plantedPath(from, 'waiting'))).toContain('lint/style/noRestrictedGlobals')
  })

  test.each(FETCHES)('%s may wait for a promise', (file) => {
    expect(rules.get(`src/${file}`)).toEqual([])
  })

  test('a loader of a game has no clock', () => {
    expect(rules.get('src/games/market/load.ts')).toContain('lint/style/noRestrictedGlobals')
  })
})

const uncommented = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
const hasAsync = (source: string) => /\b(async|await)\b/.test(uncommented(source))

describe('no function of kernel and games is async, but those that fetch', () => {
  test.each(SYNCHRONOUS)('%s', (folder) => {
    const files = readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    const asyncFiles = files.filter(
      (f) => f.endsWith('.ts') && hasAsync(readFileSync(join(root, 'src', folder, f), 'utf8')),
    )
    expect(asyncFiles.filter((file) => !MAY_FETCH.test(`${folder}/${file}`))).toEqual([])
  })

  test('the scan sees one, and passes over comments', () => {
    expect(hasAsync('export const f = async () => 1')).toBe(true)
    expect(hasAsync('// never async\n/* no await */ export const f = 1')).toBe(false)
  })
})

describe('the pure folders compile without a page and without node', () => {
  const tree = mkdtempSync(join(root, 'node_modules', '.walls-'))
  afterAll(() => rmSync(tree, { recursive: true }))

  test.each([
    ['document', 'export const planted = document.title\n'],
    ['process', 'export const planted = process.pid\n'],
  ])('%s', (name, source) => {
    writeFiles(tree, {
      'planted.ts': source,
      'tsconfig.json': JSON.stringify({
        extends: '../../tsconfig.pure.json',
        compilerOptions: { rootDir: '.', composite: false, emitDeclarationOnly: false, noEmit: true },
        include: ['planted.ts'],
      }),
    })
    const result = tsc(['-p', '.'], tree)
    expect(result.stdout).toMatch(new RegExp(`planted\\.ts.*Cannot find name '${name}'`))
  })
})
