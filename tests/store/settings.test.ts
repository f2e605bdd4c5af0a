import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/store/database.ts'
import {
  changeStoredSettings,
  DEFAULT_SETTINGS,
  emblemOf,
  loadSettings,
  readSettings,
  rememberSetup,
  type Settings,
} from '../../src/store/settings.ts'

const savedSettings: Settings = {
  textSize: 150,
  motion: 'calm',
  sound: 'soft',
  haptics: 'off',
  theme: 'light',
  contrast: 'high',
  hand: 'left',
  confirm: 'all',
  shortcuts: 'off',
  server: 'https://example.org/rooms',
  ice: 'stun:example.org',
  names: ['Ann', 'Bo'],
  emblems: new Map([['Ann', 'key']]),
  lastSetup: {
    mode: 'kings-quest',
    options: { dogs: 2, trigger: 'late' },
    names: ['Ann', ''],
    bots: ['', 'spy'],
    several: true,
  },
  chosen: { 'kings-quest': { dogs: 2, trigger: 'late' }, solo: {} },
}

test('settings are loaded as they were saved; before that they are the defaults', async () => {
  const database = openDatabase({ name: 'settings' })
  expect(await loadSettings(database)).toEqual(DEFAULT_SETTINGS)
  await changeStoredSettings(database, () => savedSettings)
  expect(await loadSettings(database)).toEqual(savedSettings)
})

test('what two pages change, each without knowing of the other, is all stored', async () => {
  const [one, other] = [openDatabase({ name: 'two-pages' }), openDatabase({ name: 'two-pages' })]
  await changeStoredSettings(one, (settings) => ({ ...settings, theme: 'light', server: 'https://example.org/rooms' }))
  await changeStoredSettings(other, (settings) => ({ ...settings, names: ['Ann'] }))
  const both = { theme: 'light', server: 'https://example.org/rooms', names: ['Ann'] }
  expect(await loadSettings(one)).toEqual({ ...DEFAULT_SETTINGS, ...both })
})

test.each([undefined, null, 7, 'text', [], { textSize: 99, motion: 'wild', theme: 1, contrast: null }])(
  'damaged settings (%j) are the defaults',
  (value) => expect(readSettings(value)).toEqual(DEFAULT_SETTINGS),
)

test('the defaults are the first of each choice, and no names', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    ...{
      textSize: 100,
      motion: 'system',
      sound: 'medium',
      haptics: 'on',
      theme: 'system',
      contrast: 'system',
      hand: 'right',
      confirm: 'none',
      shortcuts: 'on',
    },
    ...{ server: '', ice: '', names: [], emblems: new Map(), lastSetup: null, chosen: {} },
  })
})

test('an emblem belongs to a name; one that no header may contain is none', () => {
  expect([
    emblemOf(savedSettings, 'Ann'),
    emblemOf(savedSettings, 'Bo'),
    emblemOf(savedSettings, 'constructor'),
  ]).toEqual([{ emblem: 'key' }, {}, {}])
  const damaged = readSettings({
    emblems: new Map<string, unknown>([
      ['Ann', '../key'],
      ['Bo', 7],
    ]),
  })
  expect([emblemOf(damaged, 'Ann'), emblemOf(damaged, 'Bo')]).toEqual([{}, {}])
  expect(readSettings({ emblems: { Ann: 'key' } }).emblems).toEqual(new Map())
})

test('one damaged setting does not take the others with it', () => {
  expect(readSettings({ ...savedSettings, theme: 'plaid', later: true })).toEqual({ ...savedSettings, theme: 'system' })
  expect(readSettings({ ...savedSettings, textSize: '150' })).toEqual({ ...savedSettings, textSize: 100 })
})

test('addresses are kept as typed, and are empty where they are no text', () => {
  expect(readSettings({ ...savedSettings, server: 7, ice: ['stun:example.org'] })).toEqual({
    ...savedSettings,
    server: '',
    ice: '',
  })
  expect(readSettings({ server: 'x'.repeat(501) }).server).toHaveLength(500)
})

test('of damaged names the good ones stay', () => {
  expect(readSettings({ names: ['Ann', 7, '', 'x'.repeat(41), 'Bo', 'Ann'] }).names).toEqual(['Ann', 'Bo'])
})

test.each([
  { ...savedSettings.lastSetup, mode: 7 },
  { ...savedSettings.lastSetup, names: 'Ann' },
  { ...savedSettings.lastSetup, names: [7] },
  { ...savedSettings.lastSetup, options: { dogs: 1.5 } },
  { ...savedSettings.lastSetup, options: { dogs: [] } },
])('a damaged last set-up (%j) is forgotten', (lastSetup) => {
  expect(readSettings({ ...savedSettings, lastSetup }).lastSetup).toBeNull()
})

test('a new game puts its names in front, each once, twelve at most', () => {
  const many = { ...savedSettings, names: Array.from({ length: 12 }, (_, i) => `n${i}`) }
  const setup = { mode: 'puzzle-master', options: {}, names: ['n3', 'Cy', ''], bots: [], several: false }
  const { names, lastSetup, chosen } = rememberSetup(many, setup)
  expect(names).toEqual(['n3', 'Cy', 'n0', 'n1', 'n2', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10'])
  expect(lastSetup).toEqual(setup)
  expect(chosen).toEqual({ ...many.chosen, 'puzzle-master': {} })
})

test('a name that was typed for a bot is not remembered as a person', () => {
  const setup = { mode: 'solo', options: {}, names: ['Ann', 'Robo', 'Cy'], bots: ['', 'spy'], several: false }
  expect(rememberSetup(savedSettings, setup).names.slice(0, 2)).toEqual(['Ann', 'Cy'])
})

test('options of a mode that are damaged are forgotten, those of the others stay', () => {
  const chosen = { solo: { points: 28 }, coop: { points: 1.5 }, advanced: 7 }
  expect(readSettings({ ...savedSettings, chosen }).chosen).toEqual({ solo: { points: 28 }, advanced: {} })
  expect(readSettings({ ...savedSettings, chosen: 'all' }).chosen).toEqual({})
})
