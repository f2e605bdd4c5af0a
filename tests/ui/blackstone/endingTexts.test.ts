/** How a game of Blackstone ended, in words. */
import { describe, expect, test } from 'vitest'
import { readBlackstoneEnding } from '#src/ui/blackstone/blackstoneEnding.ts'
import { endingLine, endingTitle } from '#src/ui/blackstone/endingTexts.ts'
import { ENDING } from '../app/history/savedGames.ts'

describe('an ending in words', () => {
  const names = ['Ann', 'Ben']
  test('says who won and by what', () => {
    expect([endingTitle(ENDING, names), endingLine(ENDING, names)]).toEqual([
      'Ann takes the castle',
      '21 points to 18 · round 9',
    ])
  })
  test('[B61] says which tie-break decided, and that it was agreed', () => {
    const decision = {
      decidedBy: 'ploys',
      winnersValue: 3,
      nextBestValue: 2,
      winnersMetricValue: 21,
      metric: 'points',
      isDecidedByMetric: false,
    } as const
    expect(endingLine({ ...ENDING, decision, agreed: true }, names)).toBe(
      'Level on 21 points; more ploys: 3 to 2 · ended early · round 9',
    )
  })
  test('[B155] says that the last round was over, unless it was ended early then', () => {
    const line = 'The last round is over · 21 points to 18 · round 9'
    expect(endingLine({ ...ENDING, outOfRounds: true }, names)).toBe(line)
    expect(endingLine({ ...ENDING, outOfRounds: true, agreed: true }, names)).not.toContain('last round')
  })
  test('[B155] says who conceded', () => {
    expect(endingLine({ ...ENDING, decidedBy: 'concession', decision: null }, names)).toBe('Ben conceded · round 9')
  })
  test('[B155] says who conceded while the others played on, besides what decided', () => {
    const names = ['Ann', 'Ben', 'Cy']
    const ending = { ...ENDING, ranks: [1, 3, 2], conceded: [1] }
    expect(endingLine(ending, names)).toBe('21 points to 18 · Ben conceded · round 9')
    const ended = { ...ending, decidedBy: 'concession', decision: null, conceded: [1, 2] }
    expect(endingLine(ended, names)).toBe('Ben conceded · Cy conceded · round 9')
    expect(readBlackstoneEnding(JSON.parse(JSON.stringify(ending)))?.conceded).toEqual([1])
  })
  test('says what won or lost a game that all play together', () => {
    const together = { ...ENDING, ranks: [2, 2], together: true, decidedBy: 'rats', values: [4, 5], goal: 30 }
    const lost = { ...together, rats: { count: 12, limit: 12 }, decision: null }
    expect(endingTitle(lost, names)).toBe('The rats have the castle')
    expect(endingLine(lost, names)).toBe('Twelve rats are in the walls · 9 of 30 points · 12 of 12 rats · round 9')
  })
})
