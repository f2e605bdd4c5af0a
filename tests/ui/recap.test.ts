/** What the curtain tells of a round: what weighs most, of others only, since one's own turn before. */
import { describe, expect, test } from 'vitest'
import { byTurns } from '../../src/ui/blackstone/game/byTurns.ts'
import { lastOf, newsFor, sinceMine } from '../../src/ui/blackstone/game/news.ts'
import type { LogLine } from '../../src/ui/blackstone/props.ts'

type Deed = NonNullable<LogLine['deed']>

/** A log from its deeds in the order in which they were done; the latest comes first in it. */
const logOf = (...deeds: readonly (readonly [Deed, number?])[]): readonly LogLine[] =>
  deeds
    .map(
      ([deed, by], id): LogLine => ({
        id,
        icon: 'log',
        text: `${deed} ${by ?? '-'}`,
        deed,
        ...(by !== undefined && { by }),
      }),
    )
    .reverse()
const texts = (log: readonly LogLine[], seat: number) => newsFor(log, seat).lines.map(({ text }) => text)

test('a completion is not pushed out by draws and moves, and refills are left out', () => {
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

test('only what others did since the own turn before is news', () => {
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
  expect(newsFor(log, 0)).toMatchObject({ first: false })
  expect(texts(log, 0)).toEqual(['shuffled -', 'swapped 1'])
})

test('an own agent that comes home as the turn begins is news, one that came home before is not', () => {
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
  expect(newsFor(log, 0).lines.map(({ id, text }) => [id, text])).toEqual([
    [6, 'recalled 0'],
    [4, 'slid 1'],
  ])
})

test('before the first turn all that others did is told, and that it is the first', () => {
  const log = logOf(['piled', 0], ['piled', 1], ['turn', 0], ['adopted', 0], ['turn', 1])
  expect(newsFor(log, 1)).toMatchObject({ first: true })
  expect(texts(log, 1)).toEqual(['adopted 0', 'piled 0'])
})

test('a log that no longer reaches back to the beginning does not make a turn the first', () => {
  const log = logOf(['slid', 0], ['slid', 0], ['turn', 1]).slice(0, 2)
  expect(newsFor(log, 1)).toMatchObject({ first: false })
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

  test('is all that was done after one’s last deed, from the turn that came next', () => {
    const log = logOf(['turn', 0], ['drew', 0], ...others, ...begins)
    // slid, completed, refilled and swapped; line 2 is the turn of seat 1.
    expect(sinceMine(log, 0)).toEqual({ from: 2, count: 4, first: false })
  })

  test('is told as what was so far before one’s first turn, though one has chosen a tower', () => {
    expect(sinceMine(logOf(['piled', 0], ...others, ...begins), 0)).toEqual({ from: 1, count: 4, first: true })
    // A log that no longer reaches back to the beginning does not know.
    const cut = logOf(['slid', 1], ['piled', 0], ...others, ...begins).slice(0, -1)
    expect(sinceMine(cut, 0)).toMatchObject({ first: false })
  })

  test('is nothing once one has done something oneself, or before one’s turn has begun', () => {
    expect(sinceMine(logOf(['turn', 0], ...others, ...begins, ['slid', 0]), 0)).toBeNull()
    expect(sinceMine(logOf(['drew', 0], ...others), 0)).toBeNull()
  })

  test('is nothing where nobody did anything', () => {
    expect(sinceMine(logOf(['turn', 0], ['turn', 1], ['mustered', 1], ...begins), 0)).toBeNull()
  })
})

test('what a seat has done last in its turn: its beginning and what follows by itself are no deeds', () => {
  const begun = logOf(['turn', 0], ['slid', 0], ['turn', 1], ['mustered', 1])
  expect(lastOf(begun, 1)).toBeNull()
  const log = logOf(
    ['turn', 0],
    ['slid', 0],
    ['turn', 1],
    ['mustered', 1],
    ['swapped', 1],
    ['retained', 1],
    ['refilled'],
  )
  expect(lastOf(log, 1)).toBe('retained 1')
  expect(lastOf(log, 0)).toBeNull()
  expect(lastOf(logOf(['piled', 0], ['piled', 1]), 0)).toBe('piled 0')
})

test('the log is told by turns: what came before the first, then each turn with its lines', () => {
  const lines = logOf(['piled', 0], ['turn', 0], ['slid', 0], ['turn', 1], ['drew', 1], ['flipped', 1])
    .slice()
    .reverse()
  expect(byTurns(lines).map((one) => [one.turn?.by, one.lines.map(({ text }) => text)])).toEqual([
    [undefined, ['piled 0']],
    [0, ['slid 0']],
    [1, ['drew 1', 'flipped 1']],
  ])
  expect(byTurns(lines.slice(1)).map(({ turn }) => turn?.by)).toEqual([0, 1])
  expect(byTurns(lines.slice(0, 1)).map(({ turn }) => turn)).toEqual([null])
})
