/** Saved games that are damaged, half written or of another version: each says so, and takes no other with it. */
import type { Page } from '@playwright/test'
import type { Entry, Header } from '../../src/kernel/log.ts'
import type { StoredGameRow } from '../../src/store/storedGameRow.ts'
import { someOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'
import {
  aboutGame,
  alert,
  atTable,
  beginGame,
  button,
  editStored,
  endOfLog,
  exportGame,
  fileFrom,
  goTo,
  paste,
  readStored,
  slide,
} from './tableAndStorage.ts'

interface Game {
  readonly id: string
  readonly row: StoredGameRow
  readonly slid: Entry
}
interface Damage {
  readonly what: string
  readonly says: RegExp
  readonly listed?: RegExp
  readonly harm: (page: Page, game: Game) => Promise<void>
}

/** The first of two slides. */
const ENTRY = 5
const entry = (page: Page, { id }: Game, value: unknown) =>
  editStored(page, { store: 'entries', key: [id, ENTRY], value })
const row = (page: Page, { id }: Game, value: unknown) => editStored(page, { store: 'games', key: id, value })
const header = (page: Page, game: Game, part: Partial<Header>) =>
  row(page, game, { ...game.row, header: { ...game.row.header, ...part } })

const DAMAGED = /^This game is damaged\. Your other games are untouched, and you can still export it\.$/
const UNPLAYABLE = /Damaged\. You can still export it\./

const DAMAGES: readonly Damage[] = [
  {
    what: 'a deed that was changed',
    says: /damaged at entry 6\b/,
    harm: (page, game) =>
      entry(page, game, { ...game.slid, body: { ...game.slid.body, action: { kind: 'flip', space: 12 } } }),
  },
  {
    what: 'a state hash that was changed',
    says: /damaged at entry 6\b/,
    harm: (page, game) =>
      entry(page, game, { ...game.slid, hash: game.slid.hash.replace(/.$/, (d) => (d === '0' ? '1' : '0')) }),
  },
  { what: 'a field too many', says: DAMAGED, harm: (page, game) => entry(page, game, { ...game.slid, crowns: 1 }) },
  { what: 'an entry that is no object', says: DAMAGED, harm: (page, game) => entry(page, game, 'nonsense') },
  { what: 'a missing entry', says: DAMAGED, harm: (page, game) => entry(page, game, undefined) },
  {
    what: 'a log that is shorter than it says',
    says: DAMAGED,
    harm: (page, game) => row(page, game, { ...game.row, seq: game.row.seq + 1 }),
  },
  { what: 'a record that is no object', says: DAMAGED, listed: UNPLAYABLE, harm: (page, game) => row(page, game, 7) },
  {
    what: 'a time that no date can name',
    says: DAMAGED,
    listed: UNPLAYABLE,
    harm: (page, game) => row(page, game, { ...game.row, changed: Number.MAX_SAFE_INTEGER }),
  },
  {
    what: 'an option that was changed in the header',
    says: /damaged at entry 1\b/,
    harm: (page, game) => header(page, game, { options: { ...game.row.header.options, points: 10 } }),
  },
  {
    what: 'the secret of another deal',
    says: /damaged at entry 1\b/,
    harm: (page, game) => editStored(page, { store: 'secrets', key: game.id, value: { seed: 'A'.repeat(43) } }),
  },
  {
    what: 'a newer protocol',
    says: /newer version of the app.*Update the app/,
    listed: /newer version of the app/,
    harm: (page, game) => header(page, game, { protocol: 3 }),
  },
  {
    what: 'newer rules',
    says: /rules that this version of the app does not know\. Update the app/,
    harm: (page, game) => header(page, game, { version: 99 }),
  },
  {
    what: 'a mode that this app does not know',
    says: /does not know the mode/,
    harm: (page, game) => header(page, game, { mode: 'bears-quest' }),
  },
]

test('a damaged game says so and can be exported; the others are untouched', async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  await page.goto(host.url)
  const other = await beginGame(page, host.url)
  await slide(page, 'A O', 'A N')
  const whole = await aboutGame(page)
  const id = await beginGame(page, host.url)
  await slide(page, 'A O', 'A T')
  await slide(page, 'A T', 'A S')
  const good = await exportGame(page)
  await page.goto(host.url)
  const game = {
    id,
    row: await readStored<StoredGameRow>(page, 'games', id),
    slid: await readStored<Entry>(page, 'entries', [id, ENTRY]),
  }
  const secret = await readStored(page, 'secrets', id)
  expect(game.slid.body.kind).toBe('seat')

  for (const { what, says, listed, harm } of someOrAll(DAMAGES, 5)) {
    await test.step(what, async () => {
      await harm(page, game)
      await goTo(page, host.url, 'saved')
      await expect(page.getByRole('listitem'), what).toHaveCount(2)
      if (listed) await expect(page.getByRole('listitem').filter({ hasText: listed }), what).toHaveCount(1)
      await goTo(page, host.url, 'play', id)
      await expect(alert(page), what).toHaveText(says)
      await expect(page.getByRole('grid')).toHaveCount(0)
      const left = await fileFrom(page, button(page, 'Export as a file'))
      expect(endOfLog(left).entries, what).toBeGreaterThanOrEqual(endOfLog(good).entries - 1)
      await page.getByRole('link', { name: 'Home' }).tap()
      await expect(page.getByRole('link', { name: 'New game Blackstone Castle' })).toBeVisible()
      await row(page, game, game.row)
      await entry(page, game, game.slid)
      await editStored(page, { store: 'secrets', key: id, value: secret })
    })
  }

  await goTo(page, host.url, 'play', id)
  await atTable(page)
  expect((await aboutGame(page)).hash).toBe(endOfLog(good).hash)
  // The table of before would answer.
  await page.goto('about:blank')
  await goTo(page, host.url, 'play', other)
  await atTable(page)
  expect(await aboutGame(page)).toEqual(whole)
  await slide(page, 'A N', 'A E')
  expect(await aboutGame(page)).toMatchObject({ entries: whole.entries + 1, saved: true })
})

test('who has no copy of a damaged game plays on with what is whole of it', async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  await page.goto(host.url)
  const id = await beginGame(page, host.url)
  await slide(page, 'A O', 'A N')
  const whole = endOfLog(await exportGame(page))
  await slide(page, 'A N', 'A E')
  await page.goto(host.url)
  const last = whole.entries
  await editStored(page, { store: 'entries', key: [id, last], value: 'nonsense' })
  await goTo(page, host.url, 'play', id)
  await expect(alert(page)).toHaveText(DAMAGED)
  await button(page, 'Play on without the damaged part').tap()
  await atTable(page)
  expect(await aboutGame(page)).toMatchObject({ entries: whole.entries, hash: whole.hash, saved: true })
  await slide(page, 'A N', 'A E')
  const next = await aboutGame(page)
  expect(next).toMatchObject({ entries: whole.entries + 1, saved: true })
  await page.reload()
  await atTable(page)
  expect(await aboutGame(page)).toEqual(next)
})

test('a game that can no longer be read is mended by importing what was exported', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone()
  await page.goto(host.url)
  const id = await beginGame(page, host.url)
  await slide(page, 'A O', 'A N')
  const good = await exportGame(page)
  await page.goto(host.url)
  await editStored(page, { store: 'entries', key: [id, ENTRY] })
  await paste(page, host.url, good)
  await atTable(page)
  expect((await aboutGame(page)).hash).toBe(endOfLog(good).hash)
})
