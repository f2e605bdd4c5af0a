/**
 * Nothing that arrives late moves what can be tapped: on every screen each control stands where it was first drawn,
 * however slow the phone is and however many games it has stored.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { type Profile, restoreProfile } from '../lab/storedProfile.ts'
import { goWithin, movedControls, watchControls } from './movedControls.ts'
import { oneOrAll, someOrAll } from './nightlySample.ts'
import { expect, type Host, type Phone, test } from './phoneFixtures.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const SIZES = [
  [320, 568],
  [390, 844],
  [1180, 820],
] as const

const APP_SCREENS = [
  ...['', 'new', 'new/castlescape', 'who', 'saved', 'stats', 'join', 'settings', 'about'],
  ...['learn', 'puzzles', 'editor', 'rules', 'castlescape/learn', 'castlescape/puzzles', 'castlescape/rules'],
]

const stored: { readonly host: Profile; readonly names: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../net/profiles/0.1.0.json'), 'utf8'),
)

/** All but the shared one, which would look for its other phone. */
const BLACKSTONE_GAMES = (stored.host.stores.games ?? [])
  .map(([id]) => String(id))
  .filter((id) => id !== stored.names.shared)

/** As many games as wanted: those of the profile, again and again under other names. */
const profileOf = (count: number): Profile => {
  const { games = [] } = stored.host.stores
  const many = Array.from({ length: count }, (_, index) => {
    const [id, row] = games[index % games.length] as (typeof games)[number]
    return index < games.length ? ([id, row] as const) : ([`${id}${index}`, row] as const)
  })
  return { ...stored.host, stores: { ...stored.host.stores, games: many } }
}

const SHEETS = [
  'menu',
  'log',
  'bots',
  'finish',
  'concede',
  'about',
  'settings',
  'rules',
  'opening',
  'hint',
  'keys',
  'replay',
]
const BLACKSTONE_SHEETS = [...SHEETS, 'court/0', 'court/1', 'standings', 'piles', 'costs', 'rats', 'end']
const CASTLESCAPE_SHEETS = [...SHEETS, 'market', 'guild/0', 'guild/1', 'quarry', 'baileys']

/** Every screen that moved a control, with what moved. */
const movedOn = async (
  { page, cdp }: Phone,
  host: Host,
  screens: readonly string[],
): Promise<Readonly<Record<string, unknown>>> => {
  const moved: Record<string, unknown> = {}
  const look = async (name: string): Promise<void> => {
    // The bar of a pack that has come is gone, with what would have stopped it.
    const controls = (await movedControls(page)).filter((control) => !/^button Cancel: .* → gone$/.test(control))
    if (controls.length > 0) moved[name] = controls
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // In every run half of the screens are come to, each in one of the two ways; at night all in both.
  for (const screen of someOrAll(screens)) {
    await page.goto('about:blank')
    await page.goto(`${host.url}#/${screen}`)
    await look(`#/${screen}`)
  }
  for (const screen of someOrAll(screens.toReversed())) {
    await goWithin(page, screen)
    await look(`#/${screen} from the screen before`)
  }
  return moved
}

const gameIdIn = (page: Page): string => new URL(page.url()).hash.split('/')[2] ?? ''

/** Begins a game of CastleScape against bots, so that what belongs to a pack has something to show. */
const beginCastleScape = async (page: Page, host: Host): Promise<string> => {
  await page.goto(`${host.url}#/new/castlescape`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: /open the gate$/ })).toBeVisible()
  return gameIdIn(page)
}

/** Stores so many games. Resolves with the tables of one of each game. */
const prepare = async (page: Page, host: Host, count: number): Promise<readonly string[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tables: string[] = []
  if (count > 0) {
    tables.push(...oneOrAll(BLACKSTONE_GAMES, 0), await beginCastleScape(page, host))
    await page.goto(`${host.url}#/`)
    await restoreProfile(page, host.url, profileOf(count - 1))
  }
  await watchControls(page)
  return tables.map((id) => `play/${id}`)
}

for (const [at, [width, height]] of oneOrAll(SIZES, 0).entries()) {
  // How many games there are makes the difference where there is least room.
  for (const count of at === 0 ? oneOrAll([0, 1, 40], 2) : [40]) {
    test(`no control of the app moves at ${width}×${height} with ${count} games`, async ({ host, phone }) => {
      const one = await phone({ width, height })
      const tables = await prepare(one.page, host, count)
      // At night all tables have a test of their own.
      const screens = process.env.NIGHTLY ? APP_SCREENS : [...APP_SCREENS, ...tables]
      expect(await movedOn(one, host, screens)).toEqual({})
    })
  }
}

/** The addresses of tables, by what is opened. */
const TABLES: Readonly<Record<string, (castle: string) => readonly string[]>> = {
  'a table': (castle) => [...BLACKSTONE_GAMES, castle].map((id) => `play/${id}`),
  'a sheet of Blackstone': () => BLACKSTONE_SHEETS.map((sheet) => `play/${BLACKSTONE_GAMES[0]}/${sheet}`),
  'a sheet of CastleScape': (castle) => CASTLESCAPE_SHEETS.map((sheet) => `play/${castle}/${sheet}`),
}

for (const [what, addresses] of Object.entries(TABLES)) {
  for (const [width, height] of [SIZES[0], SIZES[2]]) {
    test(`no control of ${what} moves at ${width}×${height}`, { tag: '@nightly' }, async ({ host, phone }) => {
      const one = await phone({ width, height })
      await one.page.emulateMedia({ reducedMotion: 'reduce' })
      const castle = await beginCastleScape(one.page, host)
      await one.page.goto(`${host.url}#/`)
      await restoreProfile(one.page, host.url, stored.host)
      await watchControls(one.page)
      expect(await movedOn(one, host, addresses(castle))).toEqual({})
    })
  }
}
