/** Verdict of a game in words. */
import { describe, expect, test } from 'vitest'
import { describeVerdict, verdictText } from '#src/ui/table/ending/verdict.ts'

describe('an ending in words', () => {
  test('of a game without texts of its own says who won, that it was agreed, and when', () => {
    const verdictTextOf = (ranks: readonly number[], more: object = {}) => {
      const verdict = describeVerdict(null, { ending: { ranks: ranks.slice(), round: 4, ...more } }, ['Ann', 'Ben'])
      return verdict && verdictText(verdict)
    }
    expect(verdictTextOf([1, 2])).toBe('Ann wins · round 4')
    expect(verdictTextOf([1, 1], { agreed: true })).toBe('Ann and Ben share the win · ended early · round 4')
    expect([verdictTextOf([1, 1], { together: true }), verdictTextOf([2, 2], { together: true })]).toEqual([
      'You win! · round 4',
      'You lose · round 4',
    ])
    expect(verdictTextOf([2, 1], { round: 0 }), 'a game without rounds').toBe('Ben wins')
    expect(verdictTextOf([])).toBeNull()
  })
})
