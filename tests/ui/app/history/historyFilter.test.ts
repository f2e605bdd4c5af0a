/** Filter of the history, and its form in the address. */
import { describe, expect, test } from 'vitest'
import type { SavedGame } from '#src/store/listSaves.ts'
import { filterFromPath, filterToPath, matchesFilter, NO_FILTER } from '#src/ui/app/history/historyFilter.ts'
import { ENDING, savedGame } from './savedGames.ts'

describe('a filter in the address', () => {
  test('is read as it was written, whatever is chosen', () => {
    for (const [game, mode] of [
      [null, null],
      [null, 'kings-quest'],
      ['market', null],
      ['market', 'market'],
    ] as const)
      for (const state of ['any', 'open', 'over', 'won'] as const)
        for (const company of ['any', 'alone', 'together', 'phones'] as const)
          for (const bots of [true, false]) {
            const filter = { game, mode, state, company, bots }
            expect(filterFromPath(filterToPath(filter))).toEqual(filter)
          }
    expect(filterToPath(NO_FILTER)).toEqual([])
    expect(filterToPath({ ...NO_FILTER, mode: 'solo', state: 'won', bots: true })).toEqual(['solo', 'won', 'bots'])
  })
})

const shown = (games: readonly SavedGame[], ...address: readonly string[]): readonly string[] =>
  games.filter((game) => matchesFilter(game, filterFromPath(address))).map(({ id }) => id)

describe('the history', () => {
  const games: readonly SavedGame[] = [
    savedGame('open', { people: 2, bots: ['', ''] }),
    savedGame('won', { ending: ENDING, me: 0, bots: ['', 'scout'] }),
    savedGame('lost', { ending: ENDING, me: 1, bots: ['spy', ''] }),
    savedGame('nobodys', { ending: ENDING, people: 2, bots: ['', ''] }),
    savedGame('solo', { ending: { ...ENDING, ranks: [1], together: true }, me: 0, bots: [''] }, { mode: 'solo' }),
    { kind: 'damaged', id: 'damaged' },
  ]

  test('shows all games without a filter, also unreadable ones', () => {
    expect(shown(games)).toEqual(games.map(({ id }) => id))
  })
  test('filters by mode, by finished games and by won games', () => {
    expect(shown(games, 'solo')).toEqual(['solo'])
    expect(shown(games, 'open')).toEqual(['open'])
    expect(shown(games, 'over')).toEqual(['won', 'lost', 'nobodys', 'solo'])
    expect(shown(games, 'won')).toEqual(['won', 'solo'])
  })
  test('filters by game', () => {
    const other = savedGame('other', {}, { game: 'market', mode: 'fair' })
    expect(shown([...games, other], 'game-market')).toEqual(['other'])
    expect(shown([...games, other], 'game-blackstone', 'won')).toEqual(['won', 'solo'])
  })
  test('filters by bots and by number of people', () => {
    expect(shown(games, 'bots')).toEqual(['won', 'lost'])
    expect(shown(games, 'together')).toEqual(['open', 'nobodys'])
    expect(shown(games, 'alone', 'over')).toEqual(['won', 'lost', 'solo'])
    expect(shown(games, 'phones')).toEqual([])
  })
  test('filters a game of an older version by its seats', () => {
    const old = { ...savedGame('old', { ending: ENDING }), summary: { note: 'Over', points: [3, 4] } }
    expect(shown([old], 'together', 'over')).toEqual(['old'])
    expect(shown([old], 'won')).toEqual([])
  })
})
