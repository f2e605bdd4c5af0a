import { expect, test } from 'vitest'
import { game } from '../../../../src/games/blackstone/index.ts'
import { optionsFor, proposed, valuesFor, within } from '../../../../src/games/blackstone/insight/offered.ts'
import { matters, presetOf, unlike, withPreset } from '../../../../src/games/blackstone/insight/presets.ts'
import { MODE_CARDS } from '../../../../src/games/blackstone/modeCards.ts'
import type { ModeCard, Options } from '../../../../src/kernel/contract.ts'

const cardOf = (id: string): ModeCard => {
  const card = MODE_CARDS.find((one) => one.id === id)
  if (!card) throw new Error(`no mode ${id}`)
  return card
}
const KINGS = cardOf('kings-quest')
const written = (mode: ModeCard, options: Options = {}) => optionsFor(mode, mode.seats.max, options)
const seatsOf = ({ seats: { min, max } }: ModeCard) => Array.from({ length: max - min + 1 }, (_, i) => min + i)

test('[154] every pair of choices that is offered can be begun, and none is kept back that could', () => {
  const tables = MODE_CARDS.flatMap((mode) => seatsOf(mode).map((seats) => ({ mode, seats })))
  expect(tables).toHaveLength(18)
  for (const { mode, seats } of tables)
    for (const one of mode.options)
      for (const other of mode.options)
        for (const [a, b] of one.values.flatMap((x) => other.values.map((y) => [x, y] as const))) {
          const options = { ...written(mode, { first: 'random' }), [one.id]: a, [other.id]: b }
          const isOffered = [one, other].every((card) => {
            const value = options[card.id]
            return value !== undefined && valuesFor(card, seats, options).includes(value)
          })
          const begun = game.setup({ mode: mode.id, seats, options })
          expect(begun.ok, `${mode.id} of ${seats}: ${one.id} ${a}, ${other.id} ${b}`).toBe(isOffered)
        }
}, 60_000)

test('what was wished holds as far as it is offered, and the rest is the default', () => {
  const wished = { points: 15, first: 3, families: 'choose', familyPool: 'base', dogs: 2, intrigue: 'always' }
  expect(optionsFor(KINGS, 4, wished)).toMatchObject({ points: 15, first: 3, familyPool: 'all', intrigue: 'on' })
  expect(optionsFor(KINGS, 2, wished)).toMatchObject({ points: 15, first: 'random', familyPool: 'base' })
  expect(Object.keys(optionsFor(KINGS, 2, wished)).sort()).toEqual(KINGS.options.map(({ id }) => id).sort())
})

test('who has chosen nothing yet is proposed the lighter game and an even start, as far as the mode has them; a choice holds', () => {
  const at = (id: string) => optionsFor(cardOf(id), 2, proposed(cardOf(id)))
  expect(at('kings-quest')).toMatchObject({ families: 'off', intrigue: 'off', points: 21 })
  expect(at('kings-quest')).not.toHaveProperty('evenStart')
  expect(at('wizards-quest')).toEqual({ first: 'random', evenStart: 'on', openHands: 'off', maxRounds: 100 })
  expect(at('queens-quest')).toEqual({ first: 'random', evenStart: 'on', maxRounds: 100 })
  // What was chosen before there was an even start goes on without it, as the rulebook does.
  const before = { first: 0, openHands: 'on', maxRounds: 50 }
  expect(optionsFor(cardOf('wizards-quest'), 2, before)).toEqual({ ...before, evenStart: 'off' })
})

test('seats that a mode does not have become the nearest that it has', () => {
  expect([0, 1, 2, 4].map((count) => within(count, KINGS))).toEqual([2, 2, 2, 4])
  expect([0, 2, 4].map((count) => within(count, cardOf('solo')))).toEqual([1, 1, 1])
})

test('simple is without families and intrigue, full has both, where the mode has them', () => {
  const presets = MODE_CARDS.map((mode) => [mode.id, presetOf(mode, written(mode))])
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
  expect(withPreset(cardOf('solo'), 'simple', {})).toEqual({ families: 'off' })
  expect(withPreset(KINGS, 'full', { families: 'off', wildVassals: 'on' })).toEqual({})
})

test('a preset leaves the goal, the rats and who begins as they are', () => {
  const kept = { points: 10, first: 1, openHands: 'on' }
  const options = written(KINGS, withPreset(KINGS, 'simple', { ...kept, assassins: 'on' }))
  expect(options).toMatchObject({ ...kept, assassins: 'off', families: 'off' })
  expect(presetOf(KINGS, options)).toBe('simple')
})

test('any other choice is one’s own, and what makes it so is named', () => {
  const options = written(KINGS, { families: 'choose', intrigue: 'off', tokens: 'finite' })
  expect(presetOf(KINGS, options)).toBe('own')
  expect(unlike(KINGS, 'full', options).map(({ id }) => id)).toEqual(['tokens', 'families', 'intrigue'])
})

test('settings of a module that is off change nothing', () => {
  const off = written(KINGS, { families: 'off', intrigue: 'off', familyPool: 'base', faceDownMatch: 'both' })
  expect(presetOf(KINGS, off)).toBe('simple')
  expect(['familyPool', 'faceDownMatch', 'asEnters', 'families', 'points'].map((id) => matters(id, off))).toEqual([
    ...[false, false, false],
    ...[true, true],
  ])
  expect(matters('familyPool', written(KINGS))).toBe(true)
})
