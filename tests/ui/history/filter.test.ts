/** Which games the history shows, and how that stands in the address. */
import { describe, expect, test } from 'vitest'
import type { SavedGame } from '../../../src/store/saves.ts'
import { ALL, isShown, readFilter, writeFilter } from '../../../src/ui/history/filter.ts'
import { ENDING, saved } from './games.ts'

describe('a filter in the address', () => {
  test('is read as it was written, whatever is chosen', () => {
    for (const mode of [null, 'kings-quest'])
      for (const state of ['any', 'open', 'over', 'won'] as const)
        for (const company of ['any', 'alone', 'together', 'phones'] as const)
          for (const bots of [true, false]) {
            const filter = { mode, state, company, bots }
            expect(readFilter(writeFilter(filter))).toEqual(filter)
          }
    expect(writeFilter(ALL)).toEqual([])
    expect(writeFilter({ mode: 'solo', state: 'won', company: 'any', bots: true })).toEqual(['solo', 'won', 'bots'])
  })
})

const shown = (games: readonly SavedGame[], ...address: readonly string[]): readonly string[] =>
  games.filter((game) => isShown(game, readFilter(address))).map(({ id }) => id)

describe('the history', () => {
  const games: readonly SavedGame[] = [
    saved('open', { people: 2, bots: ['', ''] }),
    saved('won', { ending: ENDING, me: 0, bots: ['', 'scout'] }),
    saved('lost', { ending: ENDING, me: 1, bots: ['spy', ''] }),
    saved('nobodys', { ending: ENDING, people: 2, bots: ['', ''] }),
    saved('solo', { ending: { ...ENDING, ranks: [1], together: true }, me: 0, bots: [''] }, { mode: 'solo' }),
    { kind: 'damaged', id: 'damaged' },
  ]

  test('shows all where nothing is chosen, also what cannot be read', () => {
    expect(shown(games)).toEqual(games.map(({ id }) => id))
  })
  test('goes by mode, by what is over and by who won', () => {
    expect(shown(games, 'solo')).toEqual(['solo'])
    expect(shown(games, 'open')).toEqual(['open'])
    expect(shown(games, 'over')).toEqual(['won', 'lost', 'nobodys', 'solo'])
    expect(shown(games, 'won')).toEqual(['won', 'solo'])
  })
  test('goes by bots and by how many people played', () => {
    expect(shown(games, 'bots')).toEqual(['won', 'lost'])
    expect(shown(games, 'together')).toEqual(['open', 'nobodys'])
    expect(shown(games, 'alone', 'over')).toEqual(['won', 'lost', 'solo'])
    expect(shown(games, 'phones')).toEqual([])
  })
  test('takes a game of an older version by its seats', () => {
    const old = { ...saved('old', { ending: ENDING }), summary: { note: 'Over', points: [3, 4] } }
    expect(shown([old], 'together', 'over')).toEqual(['old'])
    expect(shown([old], 'won')).toEqual([])
  })
})
