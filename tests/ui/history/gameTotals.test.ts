/** What many games come to, worked out by hand from a few. */
import { describe, expect, test } from 'vitest'
import { figuresOf, streakOf } from '../../../src/ui/history/figures.ts'
import { ENDING, saved } from './games.ts'

const LOST = { ...ENDING, ranks: [2, 1], values: [10, 21], round: 15 }
const SHARED = { ...ENDING, ranks: [1, 1], values: [21, 21], round: 12 }

describe('statistics', () => {
  const games = [
    saved('1', { ending: ENDING, me: 0, bots: ['', 'scout'], families: ['corwin', 'hester'] }, { changed: 1 }),
    saved('2', { ending: LOST, me: 0, bots: ['', 'captain'], families: ['hester', 'corwin'] }, { changed: 2 }),
    saved('3', { ending: SHARED, me: 0, bots: ['', 'scout'], families: ['corwin', ''] }, { changed: 3 }),
    saved('4', { ending: ENDING, people: 2, bots: ['', ''] }, { changed: 4 }),
    saved(
      '5',
      { ending: { ...ENDING, ranks: [1], together: true, values: [30], round: 8 }, me: 0, bots: [''] },
      { changed: 5, mode: 'solo' },
    ),
  ]
  const figures = figuresOf(games)

  test('count games by mode, with who of several is not known in none of the parts', () => {
    expect(figures.modes).toEqual([
      // (21 + 10 + 21) / 3 points of mine, (9 + 15 + 12 + 9) / 4 rounds
      {
        ...{ key: 'kings-quest', games: 4, won: 1, shared: 1, lost: 1, mean: 52 / 3, yardstick: 'points' },
        rounds: { least: 9, most: 15, mean: 11.25 },
      },
      {
        ...{ key: 'solo', games: 1, won: 1, shared: 0, lost: 0, mean: 30, yardstick: 'points' },
        rounds: { least: 8, most: 8, mean: 8 },
      },
    ])
    expect([figures.games, figures.mine, figures.won]).toEqual([5, 4, 2])
  })
  test('count games against bots by the best at the table, and by my own family', () => {
    const brief = figures.bots.map(({ key, games, won, shared, lost }) => [key, games, won, shared, lost])
    expect(brief).toEqual([
      ['scout', 2, 1, 1, 0],
      ['captain', 1, 0, 0, 1],
    ])
    expect(figures.families.map(({ key, games, won }) => [key, games, won])).toEqual([
      ['corwin', 2, 1],
      ['hester', 1, 0],
    ])
  })
  test('leave out what was not begun here from its start, and what nothing is known of', () => {
    const out = [
      saved('a', { ending: ENDING, me: 0 }, { origin: { from: 'elsewhere' } }),
      saved('b', { ending: ENDING, me: 0 }, { origin: { from: 'game', id: 'x', name: '', step: 3 } }),
      saved('c', { ending: ENDING, me: 0 }, { position: {} }),
      { ...saved('d', { ending: ENDING, me: 0 }), summary: { note: 'The game is over', words: ['21 points'] } },
    ]
    expect(figuresOf(out)).toMatchObject({ games: 0, leftOut: 4, modes: [] })
    expect(figuresOf([saved('e', {})]), 'a game that is on').toMatchObject({ games: 0, leftOut: 0 })
  })
  test('count wins in a row in the order in which games ended', () => {
    expect(streakOf(['won', 'won', 'lost', 'won'])).toEqual({ now: 1, best: 2 })
    expect(streakOf(['won', 'shared'])).toEqual({ now: 0, best: 1 })
    expect(streakOf([])).toEqual({ now: 0, best: 0 })
    const later = saved('6', { ending: ENDING, me: 0 }, { changed: 6 })
    expect(figuresOf([later, ...games]).streak, 'the newest stands first').toEqual({ now: 2, best: 2 })
  })
})
