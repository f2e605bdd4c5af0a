/** When the movements of what has just happened begin. */
import { expect, test } from 'vitest'
import type { GameEvent } from '../../../../src/games/castlescape/events.ts'
import { startTimes } from '../../../../src/ui/castlescape/motion/playMotion.tsx'

const built = (square: number): GameEvent => ({ kind: 'built', seat: 0, square })
const claimed: GameEvent = { kind: 'claimedBailey', bailey: 0, seats: [0], size: 1, renown: 1 }

test('what happens at once is shown one after another, and all of it begins within 900 ms', () => {
  expect(startTimes([built(1), built(2), claimed])).toEqual([0, 180, 360])
  const many = startTimes([...Array.from({ length: 9 }, (_, square) => built(square)), claimed])
  expect([many[0], many.at(-1)]).toEqual([0, 900])
  expect(startTimes([])).toEqual([])
})
