/** Pace of the moves of bots, and Skip. */
import { expect, test } from 'vitest'
import { createMovePacer, moveDelayOf } from '#src/ui/table/bots/movePacer.ts'

test('moves of bots follow each other at the speed of animations', () => {
  expect(moveDelayOf({ pace: 1, fade: 0 })).toBe(1000)
  expect(moveDelayOf({ pace: 2, fade: 0 })).toBe(2000)
  expect(moveDelayOf({ pace: 0.5, fade: 0 })).toBe(500)
  expect(moveDelayOf({ pace: 0, fade: 150 })).toBe(1000)
  expect(moveDelayOf({ pace: 0, fade: 0 })).toBe(150)
})

test('Skip ends the wait between moves, and so does the abort of the turn', async () => {
  const pace = createMovePacer(() => 60_000)
  const { signal } = new AbortController()
  const waiting = pace.waitForNextMove(signal)
  pace.hurry()
  await waiting
  pace.stopHurrying()
  const ended = new AbortController()
  const waits = pace.waitForNextMove(ended.signal)
  ended.abort()
  await expect(waits).rejects.toThrow()
})
