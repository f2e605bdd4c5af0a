/** Stored summaries of games: read as they were written, by any version; damaged parts are empty. */
import { describe, expect, test } from 'vitest'
import { readSummary } from '#src/ui/app/home/gameSummary.ts'
import { readBlackstoneEnding } from '#src/ui/blackstone/blackstoneEnding.ts'
import { endingLine, endingTitle } from '#src/ui/blackstone/endingTexts.ts'
import { progressText } from '#src/ui/blackstone/gameUi.tsx'
import { statistics } from '#src/ui/blackstone/historyUi.ts'
import { namesOfSave, peopleOfSave, readParticipants, writeParticipants } from '#src/ui/common/history/participants.ts'
import { describeVerdict, verdictText } from '#src/ui/table/ending/verdict.ts'
import { ENDING, storedEnding } from './savedGames.ts'

const PLAYED = { me: 1, people: 2, bots: ['', '', 'spy'] }
/** Part of the ending that the app reads of every game. */
const COMMON_ENDING = { ranks: [1, 2], decidedBy: 'points', together: false, agreed: false, round: 9 }
/** Summary as it is stored by versions that store numbers. */
const STORED = {
  ...{ factions: [0, -1, 3], points: [21, 18], goal: 21, yardstick: 'points', turn: null },
  ...{ me: 1, people: 2, bots: ['', '', 'spy'], families: ['corwin', '', 'hester'], ending: storedEnding(ENDING) },
}

/** The value after a structured clone, as storage returns it. */
const throughStorage = (value: unknown): unknown => structuredClone(value)

describe('a summary', () => {
  test('is read as it was written', () => {
    expect(readParticipants(throughStorage(writeParticipants({ ...PLAYED, ending: storedEnding(ENDING) })))).toEqual({
      ...PLAYED,
      ending: COMMON_ENDING,
    })
    const rats = { ...ENDING, rats: { count: 12, limit: 12 }, decision: null, goal: null }
    expect(readBlackstoneEnding(throughStorage(storedEnding(rats)))).toEqual(rats)
  })

  test('in its stored form is read by the app and by its game, each its own part', () => {
    expect(readSummary(STORED)).toEqual({ points: [21, 18], goal: 21, turn: null, note: '', words: [] })
    expect(readParticipants(STORED)).toEqual({ ...PLAYED, ending: COMMON_ENDING })
    expect(readBlackstoneEnding(STORED.ending)).toEqual(ENDING)
    expect([progressText(STORED, 0), progressText({ ...STORED, yardstick: 'vassals' }, 1)]).toEqual([
      '21 points of 21',
      '18 vassals left',
    ])
    expect(statistics.score(STORED.ending)).toEqual({ unit: 'points', values: [21, 18] })
    expect(statistics.sections.map(({ keyOf }) => [keyOf(STORED, 0), keyOf(STORED, 1)])).toEqual([['corwin', '']])
  })

  test('of an older version keeps its texts, and has no participants', () => {
    const old = { note: 'Ann’s turn', factions: [0, 1], points: [3, 4], words: ['3 of 21 points', '4 of 21 points'] }
    expect(readSummary(old)).toEqual({
      ...{ note: old.note, points: old.points, words: old.words },
      ...{ goal: 0, turn: null },
    })
    expect(progressText(old, 1)).toBe('4 of 21 points')
    expect(readParticipants(old)).toBeNull()
  })

  test('names whoever plays alone You, in whatever language the game was begun, unless a name was given', () => {
    const alone = { me: 0, people: 1, bots: ['', 'spy', ''], taken: ['', '', 'Pip'] }
    const seats = (...names: readonly string[]) => ({ seats: names.map((name) => ({ name })) })
    for (const name of ['Player 1', 'Spieler 1', '玩家1']) {
      expect(namesOfSave(seats(name, 'Odo', 'Bo'), alone)).toEqual(['You', 'Odo', 'Pip'])
      expect(peopleOfSave(seats(name, 'Odo', 'Bo'), alone)).toEqual(['You', 'Odo', 'Bo'])
    }
    expect(namesOfSave(seats('Ann', 'Odo'), alone)).toEqual(['Ann', 'Odo'])
    const together = { me: null, people: 2, bots: ['', ''] }
    expect(namesOfSave(seats('Player 1', 'Player 2'), together)).toEqual(['Player 1', 'Player 2'])
  })

  test('that is damaged in any part is empty in that part', () => {
    for (const wrong of [null, 7, 'x', [], {}, { people: 'two' }]) expect(readParticipants(wrong)).toBeNull()
    expect(readParticipants({ people: 1, me: 'Ann', bots: [1], ending: { ranks: 'first' } })).toEqual({
      ...{ me: null, people: 1, bots: [], ending: null },
    })
    expect(
      readBlackstoneEnding({ ranks: [1, 2], yardstick: 'miles', decision: { by: 7 }, rats: 'many' }),
    ).toMatchObject({
      ...{ ranks: [1, 2], yardstick: 'points', round: 0, values: [] },
      decision: { decidedBy: '', winnersValue: 0, nextBestValue: null },
      rats: { count: 0, limit: 0 },
    })
  })
})

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
