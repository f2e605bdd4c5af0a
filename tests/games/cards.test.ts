/** What the app knows about its games before it loads them, and that the loaded rules agree with these cards. */
import { describe, expect, test } from 'vitest'
import { card as blackstone } from '#src/games/blackstone/card.ts'
import { game } from '#src/games/blackstone/game.ts'
import { cardOfMode, GAME_CARDS, gameOfMode } from '../../src/games/cards.ts'
import { GAME_IDS } from '../../src/games/gameIds.ts'
import { loadRules } from '../../src/games/load.ts'
import { offeredOptions, proposedModeOptions } from '../../src/games/offeredOptions.ts'

const MODES = GAME_CARDS.flatMap((game) => game.modes.map((mode) => ({ game, mode })))

/** In New game. A new mode may stand anywhere among them. */
const ORDER = [
  'kings-quest',
  'solo',
  'coop',
  'puzzle-master',
  'queens-quest',
  'wizards-quest',
  'advanced',
  'first-edition',
]

test('the first game comes first, its modes in the order of New game', () => {
  const [first] = GAME_CARDS
  expect(first?.id).toBe('blackstone')
  expect(GAME_CARDS.map(({ id }) => id)).toEqual(GAME_IDS)
  expect(first?.modes.map(({ id }) => id).filter((id) => ORDER.includes(id))).toEqual(ORDER)
})

test('mode ids are unique across all games: an old log names nothing but its mode', () => {
  const ids = MODES.map(({ mode }) => mode.id)
  expect(ids).toEqual([...new Set(ids)])
})

test('a mode is found by its id; an unknown id finds nothing', () => {
  for (const { game, mode } of MODES) {
    expect(gameOfMode(mode.id)).toBe(game)
    expect(cardOfMode(mode.id)).toBe(mode)
  }
  expect(gameOfMode('toString')).toBeUndefined()
  expect(cardOfMode('')).toBeUndefined()
})

describe.each(MODES)('$mode.id', ({ game, mode }) => {
  const options = Object.fromEntries(mode.options.map(({ id, default: usual }) => [id, usual]))

  test('its rules are those of the game that lists it, and agree with its card', async () => {
    const rules = await loadRules({ mode: mode.id, options })
    expect(rules.id).toBe(game.id)
    expect(rules.version).toBe(game.version)
    expect(rules.modes.get(mode.id)).toMatchObject(mode)
    expect(rules.setup({ mode: mode.id, options, seats: mode.seats.min }).ok).toBe(true)
  })
})

test('CastleScape proposes a handicap to three and four; two have nobody who plays third', () => {
  const mode = cardOfMode('castlescape')
  if (!mode) throw new Error('no CastleScape')
  const handicaps = [2, 3, 4].map((count) => offeredOptions(mode, count, proposedModeOptions(mode)).handicap)
  expect(handicaps).toEqual(['off', 'on', 'on'])
})

test('every new game of CastleScape has the Contracts of today, also where options of before are remembered', () => {
  const mode = cardOfMode('castlescape')
  if (!mode) throw new Error('no CastleScape')
  expect(offeredOptions(mode, 2, { hardcore: 'on' })).toMatchObject({ hardcore: 'on', aims: 2 })
  expect(mode.options.filter(({ values }) => values.length === 1).map(({ id }) => id)).toEqual(['aims'])
})

test('Lamps Below offers at least as many explorers as players, by itself the fewest that are usual', async () => {
  const mode = cardOfMode('lamps-below')
  if (!mode) throw new Error('no Lamps Below')
  const explorers = (count: number, options = {}) => offeredOptions(mode, count, options).explorers
  expect([1, 2, 3, 4].map((count) => explorers(count))).toEqual([2, 2, 3, 4])
  expect([explorers(1, { explorers: 1 }), explorers(2, { explorers: 1 }), explorers(3, { explorers: 4 })]).toEqual([
    1, 2, 4,
  ])
  for (const seats of [1, 2, 3, 4]) {
    const rules = await loadRules({ mode: mode.id })
    expect(rules.setup({ mode: mode.id, options: offeredOptions(mode, seats, {}), seats }).ok).toBe(true)
  }
})

test('an unknown mode is refused by the rules that are loaded for it', async () => {
  const rules = await loadRules({ mode: 'no-quest' })
  expect(rules.setup({ mode: 'no-quest', options: {}, seats: 2 })).toEqual({
    ok: false,
    error: { code: 'mode.unknown' },
  })
})

test('New game offers every mode, with the settings that its rules have', () => {
  expect(blackstone.modes.map(({ id }) => id).sort()).toEqual([...game.modes.keys()])
  for (const card of blackstone.modes) expect(game.modes.get(card.id)).toMatchObject(card)
})
