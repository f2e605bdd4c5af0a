/** Stored summaries of games: read as they were written, by any version; damaged parts are empty. */
import { describe, expect, test } from 'vitest'
import { readSummary } from '#src/ui/app/home/gameSummary.ts'
import { readBlackstoneEnding } from '#src/ui/blackstone/blackstoneEnding.ts'
import { progressText } from '#src/ui/blackstone/gameUi.tsx'
import { statistics } from '#src/ui/blackstone/historyUi.ts'
import { namesOfSave, peopleOfSave, readParticipants, writeParticipants } from '#src/ui/common/history/participants.ts'
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
