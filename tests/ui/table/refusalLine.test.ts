/** The line that answers a touch which does nothing. */
import { expect, test, vi } from 'vitest'
import { createRefusalLine } from '../../../src/ui/table/refusalLine.ts'

test('a sentence is said after a moment of silence, so that the same one is read out again, and goes when it is cleared', () => {
  vi.useFakeTimers()
  const { refusal, sayRefusal, clearRefusal } = createRefusalLine()
  const said: string[] = []
  refusal.subscribe((sentence) => said.push(sentence))
  for (const _ of [1, 2]) {
    sayRefusal('That tower is empty.')
    vi.runAllTimers()
  }
  sayRefusal('That space is taken.')
  clearRefusal()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(said).toEqual(['', 'That tower is empty.', '', 'That tower is empty.', ''])
})
