import { expect, test } from 'vitest'
import { card as blackstone } from '#src/games/blackstone/card.ts'
import { game } from '#src/games/blackstone/game.ts'
import {
  differingOptions,
  isOptionRelevant,
  presetOf,
  withPreset,
} from '#src/games/blackstone/insight/newGame/presets.ts'
import { offeredOptions, offeredOptionValues, proposedModeOptions } from '#src/games/offeredOptions.ts'
import type { ModeCard, Options } from '#src/kernel/gameCard.ts'
import { clampPlayerCount } from '#src/kernel/options.ts'

const modeCardOf = (id: string): ModeCard => {
  const card = blackstone.modes.find((mode) => mode.id === id)
  if (!card) throw new Error(`no mode ${id}`)
  return card
}
const KINGS = modeCardOf('kings-quest')
const offeredFor = (mode: ModeCard, options: Options = {}) => offeredOptions(mode, mode.seats.max, options)
const seatsOf = ({ seats: { min, max } }: ModeCard) => Array.from({ length: max - min + 1 }, (_, i) => min + i)

test('[B154] every pair of choices that is offered can be started, and every pair that can be started is offered', () => {
  const tables = blackstone.modes.flatMap((mode) => seatsOf(mode).map((seats) => ({ mode, seats })))
  expect(tables.length).toBeGreaterThanOrEqual(18)
  for (const { mode, seats } of tables)
    for (const option of mode.options)
      for (const otherOption of mode.options)
        for (const [a, b] of option.values.flatMap((x) => otherOption.values.map((y) => [x, y] as const))) {
          const options = { ...offeredFor(mode, { first: 'random' }), [option.id]: a, [otherOption.id]: b }
          const isOffered = [option, otherOption].every((card) => {
            const value = options[card.id]
            return value !== undefined && offeredOptionValues(mode, card, seats, options).includes(value)
          })
          const result = game.setup({ mode: mode.id, seats, options })
          expect(result.ok, `${mode.id} of ${seats}: ${option.id} ${a}, ${otherOption.id} ${b}`).toBe(isOffered)
        }
})

test('wishes are kept where they are offered, and the rest is the default', () => {
  const wishes = { points: 15, first: 3, families: 'choose', familyPool: 'base', dogs: 2, intrigue: 'always' }
  expect(offeredOptions(KINGS, 4, wishes)).toMatchObject({ points: 15, first: 3, familyPool: 'all', intrigue: 'on' })
  expect(offeredOptions(KINGS, 2, wishes)).toMatchObject({ points: 15, first: 'random', familyPool: 'base' })
  expect(Object.keys(offeredOptions(KINGS, 2, wishes)).sort()).toEqual(KINGS.options.map(({ id }) => id).sort())
})

test('a player without choices is proposed the lighter game, and an even start where it is needed; a choice is kept', () => {
  const proposedFor = (id: string) => offeredOptions(modeCardOf(id), 2, proposedModeOptions(modeCardOf(id)))
  expect(proposedFor('kings-quest')).toMatchObject({ families: 'off', intrigue: 'off', points: 21 })
  expect(proposedFor('kings-quest')).not.toHaveProperty('evenStart')
  expect(proposedFor('wizards-quest')).toEqual({ first: 'random', evenStart: 'on', openHands: 'off', maxRounds: 100 })
  expect(proposedFor('queens-quest')).toEqual({ first: 'random', evenStart: 'off', maxRounds: 100 })
  // Choices that are older than the even start stay without it, as in the rulebook.
  const before = { first: 0, openHands: 'on', maxRounds: 50 }
  expect(offeredOptions(modeCardOf('wizards-quest'), 2, before)).toEqual({ ...before, evenStart: 'off' })
})

test('seats that a mode does not have become the nearest that it has', () => {
  expect([0, 1, 2, 4].map((count) => clampPlayerCount(count, KINGS))).toEqual([2, 2, 2, 4])
  expect([0, 2, 4].map((count) => clampPlayerCount(count, modeCardOf('solo')))).toEqual([1, 1, 1])
})

test('simple is without families and intrigue, full has both, where the mode has them', () => {
  const presets = blackstone.modes.map((mode) => [mode.id, presetOf(mode, offeredFor(mode))])
  expect(Object.fromEntries(presets)).toEqual({
    'kings-quest': 'full',
    'puzzle-master': 'full',
    solo: 'full',
    coop: 'full',
    advanced: 'full',
    'queens-quest': null,
    'wizards-quest': null,
    'first-edition': null,
  })
  expect(withPreset(KINGS, 'simple', {})).toEqual({ families: 'off', intrigue: 'off' })
  expect(withPreset(modeCardOf('solo'), 'simple', {})).toEqual({ families: 'off' })
  expect(withPreset(KINGS, 'full', { families: 'off', wildVassals: 'on' })).toEqual({})
})

test('a preset leaves the goal, the rats and who begins as they are', () => {
  const keptOptions = { points: 10, first: 1, openHands: 'on' }
  const options = offeredFor(KINGS, withPreset(KINGS, 'simple', { ...keptOptions, assassins: 'on' }))
  expect(options).toMatchObject({ ...keptOptions, assassins: 'off', families: 'off' })
  expect(presetOf(KINGS, options)).toBe('simple')
})

test('any other choice is the preset own, and the options that differ are named', () => {
  const options = offeredFor(KINGS, { families: 'choose', intrigue: 'off', tokens: 'finite' })
  expect(presetOf(KINGS, options)).toBe('own')
  expect(differingOptions(KINGS, 'full', options).map(({ id }) => id)).toEqual(['tokens', 'families', 'intrigue'])
})

test('settings of a module that is off change nothing', () => {
  const modulesOff = offeredFor(KINGS, { families: 'off', intrigue: 'off', familyPool: 'base', faceDownMatch: 'both' })
  expect(presetOf(KINGS, modulesOff)).toBe('simple')
  expect(
    ['familyPool', 'faceDownMatch', 'asEnters', 'families', 'points'].map((id) => isOptionRelevant(id, modulesOff, 2)),
  ).toEqual([...[false, false, false], ...[true, true]])
  expect(isOptionRelevant('familyPool', offeredFor(KINGS), 2)).toBe(true)
  expect([1, 2].map((count) => isOptionRelevant('openHands', modulesOff, count))).toEqual([false, true])
})
