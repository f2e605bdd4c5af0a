/**
 * Failed imports must be noticed. The bundler moves the handlers of `import(…).then(done, failed)` into the import
 * itself, where `failed` is not called for a stylesheet that did not load; `import(…).then(done).catch(failed)` catches
 * everything.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../../src')

/** Number of arguments of a call whose text begins behind the opening bracket. */
const countArguments = (text: string): number => {
  let [depth, count] = [1, 1]
  for (const [at, character] of [...text].entries()) {
    if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
    if (depth === 0) return count
    if (depth === 1 && character === ',' && !/^\s*\)/.test(text.slice(at + 1))) count++
  }
  return count
}

const hasTwoHandlers = (source: string): boolean =>
  [...source.matchAll(/import\('[^']+'\)\s*\.then\(/g)].some(
    ({ 0: { length }, index }) => countArguments(source.slice(index + length)) > 1,
  )

test('an import with two handlers is found, one with a catch after it is not', () => {
  expect(hasTwoHandlers("import('./a.ts').then(\n  ({ a }) => a(1, 2),\n  () => null,\n)")).toBe(true)
  expect(hasTwoHandlers("import('./a.ts')\n  .then(({ a }) => a(1, 2))\n  .catch(() => null)")).toBe(false)
})

test('no file of the app gives an import two handlers', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => hasTwoHandlers(readFileSync(join(SRC, file), 'utf8')))).toEqual([])
})
