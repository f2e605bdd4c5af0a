/** A sentence is taught before anything can say it, though code and sentences come in pieces. */

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')
const UI = join(SRC, 'ui')
const MAIN = join(SRC, 'main.tsx')

const found = (file: string, shape: RegExp): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(shape)].map(([, one = '']) => one)
const beside = (file: string, names: readonly string[]): readonly string[] =>
  names.map((name) => join(dirname(file), name)).filter((path) => /\.tsx?$/.test(path))

/** What comes with a file, and what it fetches later. */
const imports = (file: string) =>
  beside(file, found(file, /^(?:import|export) (?!type)[^'`;]*'(\.[^'?*]+)(?:\?compiled)?'/gm))
/** The files of a pattern that ends in `/*.ts` or the like. */
const globbed = (file: string, pattern: string): readonly string[] => {
  const folder = join(dirname(file), dirname(pattern))
  return readdirSync(folder)
    .filter((name) => name.endsWith(pattern.replace(/.*\*/, '')))
    .map((name) => join(folder, name))
}
const fetches = (file: string) => [
  ...beside(file, found(file, /\bimport\('(\.[^']+)'\)/g)),
  ...found(file, /\bimport\.meta\.glob[^(]*\('(\.[^']+\.tsx?)'/g).flatMap((pattern) => globbed(file, pattern)),
]

const closure = (root: string): ReadonlySet<string> => {
  const seen = new Set([root])
  for (const file of seen) for (const next of imports(file)) seen.add(next)
  return seen
}

/** For each piece all files that are there when it runs: on every way to it. Files that are there on some ways only are left out. */
const pieces = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const there = new Map([[MAIN, closure(MAIN)]])
  for (const [root, files] of there)
    for (const next of [...closure(root)].flatMap(fetches)) {
      const onThisWay = new Set([...files, ...closure(next)])
      const before = there.get(next)
      if (before && [...before].every((file) => onThisWay.has(file))) continue
      // Set anew, so that what it fetches is looked at again.
      there.delete(next)
      there.set(next, before ? new Set([...before].filter((file) => onThisWay.has(file))) : onThisWay)
    }
  return there
}

const catalogues: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> =
  import.meta.glob('../../src/ui/text/en*.ts', { eager: true })
const keysIn = new Map(
  Object.entries(catalogues).map(([path, module]) => [
    join(import.meta.dirname, path),
    Object.values(module).flatMap(Object.keys),
  ]),
)
const all = new Set([...keysIn.values()].flat())

const isCatalogue = (file: string): boolean => keysIn.has(file) || file.startsWith(join(UI, 'text/languages'))

/** Sentences that a file of the screens names in full. */
const named = (file: string): readonly string[] =>
  isCatalogue(file) || !file.startsWith(UI)
    ? []
    : found(file, /'([\w.-]+)'/g).filter((key) => key.includes('.') && all.has(key))

const untaught = (root: string, files: ReadonlySet<string>): readonly string[] => {
  const taught = new Set([...files].flatMap((file) => keysIn.get(file) ?? []))
  return [...closure(root)].flatMap((file) =>
    named(file)
      .filter((key) => !taught.has(key))
      .map((key) => `${file.slice(SRC.length + 1)} says ${key}`),
  )
}

test('every piece of the app has the sentences that it says', () => {
  const roots = pieces()
  expect(roots.size).toBeGreaterThan(10)
  expect([...new Set([...roots].flatMap(([root, files]) => untaught(root, files)))]).toEqual([])
})
