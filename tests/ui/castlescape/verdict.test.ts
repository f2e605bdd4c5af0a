/** What is said of the end of a game. */
import { expect, test } from 'vitest'
import { castleVerdict } from '../../../src/ui/castlescape/verdict.ts'
import '../../../src/text/castlescape/bundles/sheets.ts'

const NAMES = ['Ann', 'Bo', 'Cy']
const detailsOf = (ending: object): string | undefined =>
  castleVerdict({ ending: { together: false, agreed: false, round: 9, ...ending } }, NAMES)?.details

test('[C28] who conceded has no part in what decided', () => {
  const conceded = { ranks: [1, 2, 3], decidedBy: 'renown', conceded: [2] }
  expect(detailsOf({ ...conceded, scores: [30, 30, 40], decidedByPlay: 'bailey' })).toBe(
    '30 Renown each: the larger Bailey decides',
  )
  expect(detailsOf({ ...conceded, decidedBy: 'influence', scores: [30, 20, 30], decidedByPlay: 'renown' })).toBe(
    '30 Renown to 20',
  )
  // As it was stored before.
  expect(detailsOf({ ranks: [1, 2, 3], decidedBy: 'renown', scores: [30, 20, 10] })).toBe('30 Renown to 20')
})

test('[C28] less than nothing is said as it is', () => {
  expect(detailsOf({ ranks: [1, 2], decidedBy: 'renown', scores: [1, -2] })).toBe('1 Renown to -2')
})
