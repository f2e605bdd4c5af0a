import { expect, test } from 'vitest'
import { percentile, perSecond, ratios, spreadOf } from './measure.ts'

test('the spread of samples is their middle, least and most', () => {
  expect(spreadOf([5, 1, 9])).toEqual({ median: 5, least: 1, most: 9 })
  expect(spreadOf([8, 2, 4, 100])).toEqual({ median: 6, least: 2, most: 100 })
})

test('so many of a hundred samples do not exceed a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([percentile(hundred, 0.5), percentile(hundred, 0.95), percentile([7], 0.95)]).toEqual([50, 95, 7])
})

test('a subject is compared with the floor of its own round, so that a slow round is slow for both', () => {
  expect(ratios('floor', [20, 400, 60], [10, 100, 20])).toEqual({ floor: 'floor', median: 3, least: 2, most: 4 })
})

test('what took the longest comes least often in a second', () => {
  const took = { name: 'legal', unit: 'µs a list', median: 20, least: 10, most: 50 }
  const often = { name: 'legal', unit: 'a second', median: 50_000, least: 20_000, most: 100_000 }
  expect(perSecond(took)).toEqual(often)
})
