/** The index of the decisions. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { INDEX, indexOf, readPages } from '../../scripts/decisionIndex.mjs'

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
