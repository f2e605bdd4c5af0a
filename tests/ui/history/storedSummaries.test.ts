/** What is kept of a game to be shown later: read as it was written, by any version, and never taken for more than it is. */
import { describe, expect, test } from 'vitest'
import { readEnding } from '../../../src/ui/history/ending.ts'
import { readPlayed, writePlayed } from '../../../src/ui/history/played.ts'
import { lineOf, titleOf } from '../../../src/ui/history/verdict.ts'
import { readSummary, writeSummary } from '../../../src/ui/shell/summary.ts'
import { ENDING } from './games.ts'

const PLAYED = { me: 1, people: 2, bots: ['', '', 'spy'], families: ['corwin', '', 'hester'], ending: ENDING }
const SUMMARY = { factions: [0, -1, 3], points: [21, 18], goal: 21, yardstick: 'points', turn: null }

/** Through storage and back. */
const stored = (value: unknown): unknown => structuredClone(value)

describe('a summary', () => {
  test('is read as it was written', () => {
    const json = stored(writeSummary(SUMMARY, writePlayed(PLAYED)))
    expect(readSummary(json)).toEqual({ ...SUMMARY, note: '', words: [] })
    expect(readPlayed(json)).toEqual(PLAYED)
    const rats = { ...ENDING, rats: { count: 12, limit: 12 }, decision: null, goal: null }
    expect(readPlayed(stored(writePlayed({ ...PLAYED, me: null, ending: rats })))).toEqual({
      ...PLAYED,
      me: null,
      ending: rats,
    })
  })

  test('of an older version keeps its words, and says nothing of who played', () => {
    const old = { note: 'Ann’s turn', factions: [0, 1], points: [3, 4], words: ['3 of 21 points', '4 of 21 points'] }
    expect(readSummary(old)).toEqual({ ...old, goal: 0, yardstick: '', turn: null })
    expect(readPlayed(old)).toBeNull()
  })

  test('that is damaged in any part is empty in that part', () => {
    for (const wrong of [null, 7, 'x', [], {}, { people: 'two' }]) expect(readPlayed(wrong)).toBeNull()
    expect(readPlayed({ people: 1, me: 'Ann', bots: [1], families: null, ending: { ranks: 'first' } })).toEqual({
      ...{ me: null, people: 1, bots: [], families: [], ending: null },
    })
    expect(readEnding({ ranks: [1, 2], yardstick: 'miles', decision: { by: 7 }, rats: 'many' })).toMatchObject({
      ...{ ranks: [1, 2], yardstick: 'points', round: 0, values: [] },
      decision: { by: '', best: 0, next: null },
      rats: { count: 0, limit: 0 },
    })
  })
})

describe('an ending in words', () => {
  const names = ['Ann', 'Ben']
  test('says who won and by what', () => {
    expect([titleOf(ENDING, names), lineOf(ENDING, names)]).toEqual([
      'Ann takes the castle',
      '21 points to 18 · round 9',
    ])
  })
  test('[61] says which tie-break decided, and that it was agreed', () => {
    const decision = { by: 'ploys', best: 3, next: 2, level: 21, yardstick: 'points', isPlain: false } as const
    expect(lineOf({ ...ENDING, decision, agreed: true }, names)).toBe(
      'Level on 21 points; more ploys: 3 to 2 · ended by agreement · round 9',
    )
  })
  test('[155] says who conceded', () => {
    expect(lineOf({ ...ENDING, decidedBy: 'concession', decision: null }, names)).toBe('Ben conceded · round 9')
  })
  test('says of all together what won or lost', () => {
    const together = { ...ENDING, ranks: [2, 2], together: true, decidedBy: 'rats', values: [4, 5], goal: 30 }
    const lost = { ...together, rats: { count: 12, limit: 12 }, decision: null }
    expect(titleOf(lost, names)).toBe('The rats have the castle')
    expect(lineOf(lost, names)).toBe('Twelve rats are in the walls · 9 of 30 points · 12 of 12 rats · round 9')
  })
})
