import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/**
 * Says that both are the same data, for loops over thousands of states: only what differs is given to `expect`, which
 * shows how, and takes many times as long.
 */
export const expectSame = (data: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(data, expected)) expect(data).toStrictEqual(expected)
}
