/** Recap on the curtain: the most important moves of the others since one's own last turn. */
import { describe, expect, test } from 'vitest'
import type { LogLine } from '#src/ui/parts/viewTypes.ts'
import { lastMoveText, recapFor, sinceMyTurn } from '#src/ui/table/log/recap.ts'
import { logOf } from './sampleLog.ts'

const texts = (log: readonly LogLine[], seat: number) => recapFor(log, seat).lines.map(({ text }) => text)

test('a completion is not displaced by draws and moves, and refills are left out', () => {
  const log = logOf(
    ...([
      ['turn', 1],
      ['mustered', 1],
      ['completed', 1],
      ['slid', 1],
      ['drew', 1],
      ['drew', 1],
    ] as const),
    ...([['flipped', 1], ['drew', 1], ['retained', 1], ['refilled'], ['refilled'], ['turn', 0]] as const),
  )
  expect(texts(log, 0)).toEqual(['completed 1', 'retained 1', 'drew 1', 'drew 1', 'drew 1'])
})

test('only moves of others since the own last turn are listed', () => {
  const log = logOf(
    ...([
      ['turn', 1],
      ['completed', 1],
      ['turn', 0],
      ['drew', 0],
      ['flipped', 0],
    ] as const),
    ...([['turn', 1], ['swapped', 1], ['shuffled'], ['turn', 0], ['mustered', 0]] as const),
  )
  expect(recapFor(log, 0)).toMatchObject({ isFirstTurn: false })
  expect(texts(log, 0)).toEqual(['shuffled -', 'swapped 1'])
})

test('an own agent that returns as the turn begins is listed, one that returned before is not', () => {
  const log = logOf(
    ...([
      ['turn', 0],
      ['recalled', 0],
      ['intrigued', 0],
      ['turn', 1],
      ['slid', 1],
    ] as const),
    ...([
      ['turn', 0],
      ['recalled', 0],
      ['mustered', 0],
    ] as const),
  )
  expect(recapFor(log, 0).lines.map(({ id, text }) => [id, text])).toEqual([
    [6, 'recalled 0'],
    [4, 'slid 1'],
  ])
})

test('before the first turn all moves of others are listed, and that it is the first', () => {
  const log = logOf(['piled', 0], ['piled', 1], ['turn', 0], ['adopted', 0], ['turn', 1])
  expect(recapFor(log, 1)).toMatchObject({ isFirstTurn: true })
  expect(texts(log, 1)).toEqual(['adopted 0', 'piled 0'])
})

test('a log that no longer reaches back to the beginning does not make a turn the first', () => {
  const log = logOf(['slid', 0], ['slid', 0], ['turn', 1]).slice(0, 2)
  expect(recapFor(log, 1)).toMatchObject({ isFirstTurn: false })
})

describe('since one’s own turn', () => {
  const begins = [
    ['turn', 0],
    ['mustered', 0],
  ] as const
  const others = [
    ['turn', 1],
    ['mustered', 1],
    ['slid', 1],
    ['completed', 1],
    ['refilled'],
    ['turn', 2],
    ['swapped', 2],
  ] as const

  test('is all that was done after one’s last move, from the next turn on', () => {
    const log = logOf(['turn', 0], ['drew', 0], ...others, ...begins)
    // slid, completed, refilled and swapped; line 2 is the turn of seat 1.
    expect(sinceMyTurn(log, 0)).toEqual({ fromLine: 2, count: 4, isFirstTurn: false })
  })

  test('counts from the start of the game before one’s first turn, even if one has chosen a tower', () => {
    expect(sinceMyTurn(logOf(['piled', 0], ...others, ...begins), 0)).toEqual({
      fromLine: 1,
      count: 4,
      isFirstTurn: true,
    })
    // A log that no longer reaches back to the beginning does not know.
    const cut = logOf(['slid', 1], ['piled', 0], ...others, ...begins).slice(0, -1)
    expect(sinceMyTurn(cut, 0)).toMatchObject({ isFirstTurn: false })
  })

  test('is empty once one has moved, or before one’s turn has begun', () => {
    expect(sinceMyTurn(logOf(['turn', 0], ...others, ...begins, ['slid', 0]), 0)).toBeNull()
    expect(sinceMyTurn(logOf(['drew', 0], ...others), 0)).toBeNull()
  })

  test('is empty where nobody moved', () => {
    expect(sinceMyTurn(logOf(['turn', 0], ['turn', 1], ['mustered', 1], ...begins), 0)).toBeNull()
  })
})

test('the last move of a seat in its turn: the start of the turn and automatic events are no moves', () => {
  const begun = logOf(['turn', 0], ['slid', 0], ['turn', 1], ['mustered', 1])
  expect(lastMoveText(begun, 1)).toBeNull()
  const log = logOf(
    ['turn', 0],
    ['slid', 0],
    ['turn', 1],
    ['mustered', 1],
    ['swapped', 1],
    ['retained', 1],
    ['refilled'],
  )
  expect(lastMoveText(log, 1)).toBe('retained 1')
  expect(lastMoveText(log, 0)).toBeNull()
  expect(lastMoveText(logOf(['piled', 0], ['piled', 1]), 0)).toBe('piled 0')
})
