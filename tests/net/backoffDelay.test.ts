/** Pauses between two attempts. */
import { expect, test } from 'vitest'
import { backoffDelay } from '../../src/net/backoffDelay.ts'

test('pauses double from half a second to 15 s, and are spread over their second half', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 1_000].map((failed) => backoffDelay(failed, 0))).toEqual([
    250, 500, 1_000, 2_000, 4_000, 7_500, 7_500, 7_500,
  ])
  expect(backoffDelay(0, 0.5)).toBe(375)
  expect(backoffDelay(9, 0.999_999)).toBe(15_000)
})
