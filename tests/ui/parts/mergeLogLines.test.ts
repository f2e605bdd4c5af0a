/** Deeds of one seat in a row are one line of the log. */
import { expect, test } from 'vitest'
import { mergeLogLines } from '../../../src/ui/parts/mergeLogLines.ts'
import type { LogLine } from '../../../src/ui/parts/viewTypes.ts'

const line = (id: number, kind: string, by: number, folds: boolean): LogLine => ({
  id,
  icon: 'log',
  text: `${by} ${kind}`,
  kind,
  by,
  notation: [`${kind} ${id}`],
  ...(folds && { many: (n) => `${by} ${kind} ${n} times` }),
})

test('lines of one kind and seat in a row are one, which keeps the first number and all notation', () => {
  const lines = [
    line(0, 'played', 1, false),
    line(1, 'built', 1, true),
    line(2, 'built', 1, true),
    line(3, 'built', 1, true),
    line(4, 'claimed', 1, false),
    line(5, 'built', 1, true),
  ]
  expect(mergeLogLines(lines).map(({ id, text }) => [id, text])).toEqual([
    [0, '1 played'],
    [1, '1 built 3 times'],
    [4, '1 claimed'],
    [5, '1 built'],
  ])
  expect(mergeLogLines(lines)[1]?.notation).toEqual(['built 1', 'built 2', 'built 3'])
})

test('another seat, another kind, and what has no sentence for many are told by themselves', () => {
  const lines = [line(0, 'lost', 0, true), line(1, 'lost', 1, true), line(2, 'posted', 1, true)]
  expect(mergeLogLines(lines)).toEqual(lines)
  const drew = [line(0, 'drew', 0, false), line(1, 'drew', 0, false)]
  expect(mergeLogLines(drew)).toEqual(drew)
})
