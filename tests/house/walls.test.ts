import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Who may import whom, from docs/architecture.md. Everything that is not here is a wall. */
const MAY = {
  kernel: [],
  games: ['kernel'],
  table: ['kernel'],
  bots: ['kernel'],
  net: ['table', 'kernel'],
  store: ['table', 'kernel'],
  ui: ['games', 'bots', 'net', 'store', 'table', 'kernel', 'ui/text'],
  'ui/text': [],
  cli: ['games', 'bots', 'table', 'kernel', 'ui/text'],
} as const
type Folder = keyof typeof MAY
const FOLDERS = Object.keys(MAY) as Folder[]
const PURE = ['kernel', 'games', 'table', 'bots'] as const
const SYNC = ['kernel', 'games'] as const

const root = resolve(import.meta.dirname, '../..')
const tool = (name: string, args: readonly string[], cwd = root) =>
  spawnSync(process.execPath, [join(root, 'node_modules', name), ...args], { cwd, encoding: 'utf8' })
const biome = (args: readonly string[], cwd?: string) => tool('@biomejs/biome/bin/biome', args, cwd)
const tsc = (args: readonly string[], cwd?: string) => tool('typescript/bin/tsc', args, cwd)

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[]
}

/** Plants the files in a tree of their own under this project's biome.json and says which rules each one broke. */
const lintTree = (files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> => {
  const tree = mkdtempSync(join(tmpdir(), 'walls-'))
  const config = { ...JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')), vcs: { enabled: false } }
  plant(tree, { ...files, 'biome.json': JSON.stringify(config) })
  const report: Report = JSON.parse(biome(['lint', '--reporter=json', '--max-diagnostics=none', '.'], tree).stdout)
  rmSync(tree, { recursive: true })
  const broke = (path: string) => report.diagnostics.filter((d) => d.location.path === path).map((d) => d.category)
  return new Map(Object.keys(files).map((path) => [path, broke(path)]))
}

const plant = (tree: string, files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
}

/** From a folder in `from` to what lies in `src`. */
const importOf = (from: Folder, target: string) =>
  `import { thing } from '../${'../'.repeat(from.split('/').length)}${target}'\n\nexport const planted = thing\n`
const at = (from: Folder, name: string) => `src/${from}/inner/${name.replace('/', '-')}.ts`
const pairs = FOLDERS.flatMap((from) => FOLDERS.filter((to) => to !== from).map((to) => [from, to] as const))
const isAllowed = ([from, to]: readonly [Folder, Folder]) => (MAY[from] as readonly Folder[]).includes(to)
const walls = pairs.filter((pair) => !isAllowed(pair))

const planted: Record<string, string> = {
  'src/ui/inner/cycle-a.ts': `import { b } from './cycle-b.ts'\n\nexport const a = () => b\n`,
  'src/ui/inner/cycle-b.ts': `import { a } from './cycle-a.ts'\n\nexport const b = () => a\n`,
  ...Object.fromEntries(pairs.map(([from, to]) => [at(from, `to-${to}`), importOf(from, `${to}/thing.ts`)])),
  ...Object.fromEntries(FOLDERS.map((from) => [at(from, 'to-main'), importOf(from, 'main.tsx')])),
  ...Object.fromEntries(PURE.map((from) => [at(from, 'clock'), 'export const planted = () => Date.now()\n'])),
  ...Object.fromEntries(PURE.map((from) => [at(from, 'chance'), 'export const planted = () => Math.random()\n'])),
  ...Object.fromEntries(SYNC.map((from) => [at(from, 'waiting'), 'export const planted = () => Promise.resolve()\n'])),
}

let rules: ReadonlyMap<string, readonly string[]>
beforeAll(() => {
  rules = lintTree(planted)
})

describe('a planted import turns the lint red', () => {
  test.each(walls)('%s may not import %s', (from, to) => {
    expect(rules.get(at(from, `to-${to}`))).toContain('lint/style/noRestrictedImports')
  })

  test.each(FOLDERS)('%s may not import main.tsx', (from) => {
    expect(rules.get(at(from, 'to-main'))).toContain('lint/style/noRestrictedImports')
  })

  test.each(pairs.filter(isAllowed))('%s may import %s', (from, to) => {
    expect(rules.get(at(from, `to-${to}`))).toEqual([])
  })

  test('no circle of imports', () => {
    expect(rules.get('src/ui/inner/cycle-a.ts')).toContain('lint/suspicious/noImportCycles')
  })
})

describe('a planted clock, chance or wait turns the lint red', () => {
  test.each(PURE)('%s has no clock', (from) => {
    expect(rules.get(at(from, 'clock'))).toContain('lint/style/noRestrictedGlobals')
  })

  test.each(PURE)('%s has no Math.random', (from) => {
    expect(rules.get(at(from, 'chance'))).toContain('lint/nursery/noJsRestrictedProperties')
  })

  test.each(SYNC)('%s never waits for a promise', (from) => {
    expect(rules.get(at(from, 'waiting'))).toContain('lint/style/noRestrictedGlobals')
  })
})

const uncommented = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
const waits = (source: string) => /\b(async|await)\b/.test(uncommented(source))

describe('no function of kernel and games is async', () => {
  test.each(SYNC)('%s', (folder) => {
    const files = readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    const late = files.filter((f) => f.endsWith('.ts') && waits(readFileSync(join(root, 'src', folder, f), 'utf8')))
    expect(late).toEqual([])
  })

  test('the scan sees one, and passes over comments', () => {
    expect(waits('export const f = async () => 1')).toBe(true)
    expect(waits('// never async\n/* no await */ export const f = 1')).toBe(false)
  })
})

describe('the pure folders compile without a page and without node', () => {
  const tree = mkdtempSync(join(root, 'node_modules', '.walls-'))
  afterAll(() => rmSync(tree, { recursive: true }))

  test.each([
    ['document', 'export const planted = document.title\n'],
    ['process', 'export const planted = process.pid\n'],
  ])('%s', (name, source) => {
    plant(tree, {
      'planted.ts': source,
      'tsconfig.json': JSON.stringify({
        extends: '../../tsconfig.pure.json',
        compilerOptions: { rootDir: '.', composite: false, emitDeclarationOnly: false, noEmit: true },
        include: ['planted.ts'],
      }),
    })
    const said = tsc(['-p', '.'], tree)
    expect(said.stdout).toMatch(new RegExp(`planted\\.ts.*Cannot find name '${name}'`))
  })
})
