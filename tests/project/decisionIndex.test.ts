/** Decisions: an index that is theirs, and a reason for every dependency. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { INDEX, indexOf, readPages } from '../../scripts/decisionIndex.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

test('the index is what `npm run decisions` writes', () => {
  expect(readFileSync(INDEX, 'utf8')).toBe(indexOf(readPages()))
})

test('a page without a group, with the number of another file or of another record is none', () => {
  const page = { file: '011-no-build.md', text: '# 11. No build\n\n2026-11-21 · accepted · Tests\n\nWhy.\n' }
  expect(indexOf([page])).toContain('## Tests\n\n- [11. No build](011-no-build.md)\n')
  expect(() => indexOf([{ ...page, text: page.text.replace(' · Tests', '') }])).toThrow('011-no-build.md')
  expect(() => indexOf([{ ...page, file: '012-no-build.md' }])).toThrow('012-no-build.md')
  expect(() => indexOf([page, { ...page, file: '011-again.md' }])).toThrow('two records 11')
})

test('every dependency has its reason, and nothing else has', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const reasons = readPages().flatMap(({ text }) =>
    [...text.matchAll(/^- (`[^:]+`): \S/gm)].map(([, names = '']) => names),
  )
  const named = reasons.flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  expect(named.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted())
})
