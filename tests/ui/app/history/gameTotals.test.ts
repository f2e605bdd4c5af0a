/** Totals over games, compared with values computed by hand. */
import { describe, expect, test } from 'vitest'
import { computeTotals, winStreak } from '#src/ui/app/history/gameTotals.ts'
import { statistics } from '#src/ui/blackstone/historyUi.ts'
import { ENDING, savedGame } from './savedGames.ts'

/** Totals with the statistics of Blackstone; other games have only what every game has. */
const totalsOf = (games: Parameters<typeof computeTotals>[0]) =>
  computeTotals(games, (game) => (game === 'blackstone' ? statistics : undefined))

const LOST = { ...ENDING, ranks: [2, 1], values: [10, 21], round: 15 }
const SHARED = { ...ENDING, ranks: [1, 1], values: [21, 21], round: 12 }

describe('statistics', () => {
  const games = [
    savedGame('1', { ending: ENDING, me: 0, bots: ['', 'scout'], families: ['corwin', 'hester'] }, { changed: 1 }),
    savedGame('2', { ending: LOST, me: 0, bots: ['', 'captain'], families: ['hester', 'corwin'] }, { changed: 2 }),
    savedGame('3', { ending: SHARED, me: 0, bots: ['', 'scout'], families: ['corwin', ''] }, { changed: 3 }),
    savedGame('4', { ending: ENDING, people: 2, bots: ['', ''] }, { changed: 4 }),
    savedGame(
      '5',
      { ending: { ...ENDING, ranks: [1], together: true, values: [30], round: 8 }, me: 0, bots: [''] },
      { changed: 5, mode: 'solo' },
    ),
  ]
  const totals = totalsOf(games)

  test('count games by mode; one whose player is not known is neither won, shared nor lost', () => {
    expect(totals.modes).toEqual([
      // (21 + 10 + 21) / 3 points of mine, (9 + 15 + 12 + 9) / 4 rounds
      {
        ...{ key: 'kings-quest', games: 4, won: 1, shared: 1, lost: 1, mean: 52 / 3, unit: 'points' },
        game: 'blackstone',
        rounds: { least: 9, most: 15, mean: 11.25 },
      },
      {
        ...{ key: 'solo', games: 1, won: 1, shared: 0, lost: 0, mean: 30, unit: 'points' },
        game: 'blackstone',
        rounds: { least: 8, most: 8, mean: 8 },
      },
    ])
    expect([totals.games, totals.gamesWithResult, totals.won]).toEqual([5, 4, 2])
  })
  test('count games against bots by the best at the table, and by my own family', () => {
    const brief = totals.bots.map(({ key, games, won, shared, lost }) => [key, games, won, shared, lost])
    expect(brief).toEqual([
      ['scout', 2, 1, 1, 0],
      ['captain', 1, 0, 0, 1],
    ])
    expect(totals.sections.map(({ game, id }) => [game, id])).toEqual([['blackstone', 'families']])
    expect(totals.sections[0]?.tallies.map(({ key, games, won }) => [key, games, won])).toEqual([
      ['corwin', 2, 1],
      ['hester', 1, 0],
    ])
  })
  test('leave out games that did not begin here from the start, those that bots alone ended, and those without a result', () => {
    const leftOutGames = [
      savedGame('a', { ending: ENDING, me: 0 }, { origin: { from: 'elsewhere' } }),
      savedGame('b', { ending: ENDING, me: 0 }, { origin: { from: 'game', id: 'x', name: '', step: 3 } }),
      savedGame('bots', { ending: ENDING, me: null, people: 0, bots: ['scout', 'scout'] }),
      savedGame('c', { ending: ENDING, me: 0 }, { position: {} }),
      { ...savedGame('d', { ending: ENDING, me: 0 }), summary: { note: 'The game is over', words: ['21 points'] } },
    ]
    expect(totalsOf(leftOutGames)).toMatchObject({ games: 0, leftOut: 5, modes: [] })
    expect(totalsOf([savedGame('e', {})]), 'a game that is on').toMatchObject({ games: 0, leftOut: 0 })
  })
  test('count a game that stores only who won, and do not mix points of different games', () => {
    const other = (id: string, ranks: readonly number[]) => ({
      ...savedGame(id, {}, { game: 'market', mode: 'fair', finished: true }),
      summary: { me: 0, people: 1, bots: ['', 'scout'], ending: { ranks: ranks.slice(), round: 4 } },
    })
    const totalsOfBoth = totalsOf([...games, other('x', [1, 2]), other('y', [2, 1])])
    expect(totalsOfBoth.modes.find(({ key }) => key === 'fair')).toMatchObject({
      games: 2,
      won: 1,
      lost: 1,
      mean: null,
    })
    expect(totalsOfBoth.bots.find(({ key }) => key === 'scout')).toMatchObject({
      games: 4,
      won: 2,
      lost: 1,
      mean: null,
    })
    expect(totalsOfBoth.bots.find(({ key }) => key === 'captain')?.mean, 'of one game').toBe(10)
    expect(totalsOfBoth.sections.map(({ game }) => game)).toEqual(['blackstone'])
  })
  test('count wins in a row in the order in which games ended', () => {
    expect(winStreak(['won', 'won', 'lost', 'won'])).toEqual({ now: 1, best: 2 })
    expect(winStreak(['won', 'shared'])).toEqual({ now: 0, best: 1 })
    expect(winStreak([])).toEqual({ now: 0, best: 0 })
    const later = savedGame('6', { ending: ENDING, me: 0 }, { changed: 6 })
    expect(totalsOf([later, ...games]).streak, 'the newest stands first').toEqual({ now: 2, best: 2 })
    const byLateClock = savedGame('6', { ending: ENDING, me: 0 }, { changed: 0, order: 6 })
    expect(totalsOf([byLateClock, ...games]).streak, 'the clock was set back').toEqual({ now: 2, best: 2 })
  })
})
