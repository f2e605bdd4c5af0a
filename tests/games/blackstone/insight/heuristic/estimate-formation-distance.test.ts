/** How many moves and flips a board is from a formation. */
import { expect, test } from 'vitest'
import { createDistanceToFormation } from '../../../../../src/games/blackstone/insight/heuristic/formation/estimateFormationDistance.ts'
import { boardVassals, EXAMPLE, face } from './exampleBoard.ts'

const distanceToFormation = createDistanceToFormation()

test('[B109] the distance of the example is 0', () => {
  expect(distanceToFormation(boardVassals(EXAMPLE))).toBe(0)
})

test('a vassal one step inside is one move away', () => {
  const rows = EXAMPLE.with(0, 'ds ly . my py').with(1, 'ps . dy . le')
  expect(distanceToFormation(boardVassals(rows))).toBe(1)
})

test('a vassal that shows its other side is one flip away', () => {
  const turned = boardVassals(EXAMPLE).map((vassal) =>
    vassal.space === 2 ? { ...vassal, face: face('pc'), reverse: vassal.face } : vassal,
  )
  expect(distanceToFormation(turned)).toBe(1)
})

test('[B109] neighbours round a corner must differ: two neighbours are exchanged, each by one move', () => {
  // The lion scout of BN and the dragon scout of BS have changed places: a lion is beside the lion spy of LS. One
  // exchange of neighbours.
  const rows = EXAMPLE.with(0, 'ls ly dy my py').with(3, 'ds . . . me')
  expect(distanceToFormation(boardVassals(rows))).toBe(2)
})

test('no vassal counts twice: only one of the two faces of a card can be used', () => {
  // The dragon spy of CS is gone; another vassal has one on its reverse, but its own face is needed as well.
  const rows = EXAMPLE.with(0, 'ds ly . my py')
  const without = boardVassals(rows).map((vassal) => (vassal.space === 5 ? { ...vassal, reverse: face('dy') } : vassal))
  expect(distanceToFormation(without)).toBe(6)
  expect(distanceToFormation(without, [{ space: 0, face: face('mc'), reverse: face('dy') }])).toBe(4)
  expect(distanceToFormation(without, [{ space: 0, face: face('dy'), reverse: face('mc') }])).toBe(3)
})
