/** Expeditions that the players end: together, or who plays all explorers. */
import { expect, test } from 'vitest'
import { newGame } from './testTable.ts'

test('[E5] an expedition that all end is lost; one alone neither ends it for the others nor leaves', () => {
  const t = newGame(3, { explorers: 3 }).deal()
  expect(t.end('leave', 1)).toEqual({ code: 'leave.alone', ruling: 5 })
  expect(t.end('concede', 1)).toEqual({ code: 'lamps-below.allMustAgree', ruling: 5 })
  expect(t.outcome).toBeNull()
  expect(t.end('agreement')).toBeNull()
  expect(t.outcome).toEqual({ ranks: [2, 2, 2], decidedBy: 'agreement' })
  expect(t.state.ending).toEqual({ how: 'agreement' })
  expect(t.refusal('end', 0)).toBe('over')
})

test('[E5] whoever plays all explorers may give up', () => {
  const t = newGame(1, { explorers: 3 }).deal()
  expect(t.end('concede')).toBeNull()
  expect(t.outcome).toEqual({ ranks: [2], decidedBy: 'concession' })
  expect(t.state.ending).toEqual({ how: 'concede', seat: 0 })
})
