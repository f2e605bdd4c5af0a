import { expect, test } from 'vitest'
import { occurrences, readEdits } from '../../scripts/sabotage.mjs'

const edits = readEdits()

test('every edit of scripts/sabotage.txt finds its text, exactly once, and changes it', () => {
  const lost = edits.filter((edit) => occurrences(edit) !== 1 || edit.before === edit.after)
  expect(lost.map(({ ruling, file, before }) => `${ruling} ${file}: ${before}`)).toEqual([])
})

test('at least forty rulings are broken', () => {
  expect(new Set(edits.map(({ ruling }) => ruling)).size).toBeGreaterThanOrEqual(40)
})
