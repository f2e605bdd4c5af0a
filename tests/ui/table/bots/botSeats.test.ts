/** Which seats bots have, as it is stored. */
import { expect, test } from 'vitest'
import {
  type Levels,
  levelsInSeatOrder,
  readLevels,
  readTakenSeats,
  withLevel,
  writeBots,
  writeLevels,
} from '#src/ui/table/bots/botSeats.ts'

test('levels are stored by seat, and unknown ones are left out', () => {
  const levels = levelsInSeatOrder(['', 'spy', 'captain'])
  expect([...levels]).toEqual([
    [1, 'spy'],
    [2, 'captain'],
  ])
  expect(readLevels(writeLevels(levels))).toEqual(levels)
  expect(readLevels({ 0: 'dragon', x: 'spy', 3: 'scout' })).toEqual(new Map([[3, 'scout']]))
  expect(withLevel(levels, 1, null)).toEqual(new Map([[2, 'captain']]))
})

test('which seats were taken over is stored beside the levels, and does not disturb versions that know levels alone', () => {
  const levels: Levels = new Map([[1, 'spy']])
  const stored = writeBots(levels, new Set([1, 3]))
  expect([readLevels(stored), readTakenSeats(stored)]).toEqual([levels, new Set([1, 3])])
  expect(writeBots(levels, new Set())).toEqual({ 1: 'spy' })
  expect(readTakenSeats({ 1: 'spy' })).toEqual(new Set())
})
