/** Pure folders: no clock, no chance, no waiting, and neither a page nor node. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lintTree, root, tsc, writeFiles } from './lintTree.ts'

const PURE = ['kernel', 'games', 'table', 'bots'] as const
const SYNCHRONOUS = ['kernel', 'games'] as const
/** Loaders of games: the only files of kernel and games that may be asynchronous. */
const MAY_FETCH = /^games\/([^/]+\/)?(load|loadHash)\.ts$/
const FETCHES = ['games/load.ts', 'games/loadHash.ts', 'games/blackstone/load.ts']

const WAITING = 'export const planted = () => Promise.resolve()\n'

const plantedFiles: Record<string, string> = {
  ...Object.fromEntries(PURE.map((from) => [`src/${from}/clock.ts`, 'export const planted = () => Date.now()\n'])),
  ...Object.fromEntries(PURE.map((from) => [`src/${from}/chance.ts`, 'export const planted = () => Math.random()\n'])),
  ...Object.fromEntries(SYNCHRONOUS.map((from) => [`src/${from}/waiting.ts`, WAITING])),
  ...Object.fromEntries(FETCHES.map((file) => [`src/${file}`, WAITING])),
  'src/games/market/load.ts': 'export const planted = () => Date.now()\n',
}

let rules: ReadonlyMap<string, readonly string[]>
beforeAll(() => {
  rules = lintTree(plantedFiles)
})

describe('a planted clock, chance or wait turns the lint red', () => {
  test.each(PURE)('%s has no clock', (from) => {
    expect(rules.get(`src/${from}/clock.ts`)).toContain('lint/style/noRestrictedGlobals')
  })

  test.each(PURE)('%s has no Math.random', (from) => {
    expect(rules.get(`src/${from}/chance.ts`)).toContain('lint/nursery/noJsRestrictedProperties')
  })

  test.each(SYNCHRONOUS)('%s never waits for a promise', (from) => {
    expect(rules.get(`src/${from}/waiting.ts`)).toContain('lint/style/noRestrictedGlobals')
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
