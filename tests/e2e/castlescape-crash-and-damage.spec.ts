/** Games of CastleScape that are killed in the midst of something, or damaged: nothing that was done is lost. */

import type { Locator, Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import type { Entry } from '../../src/kernel/log.ts'
import type { StoredGameRow } from '../../src/store/storedGameRow.ts'
import type { GameSave } from '../../src/table/logStore.ts'
import { beginFrom, button, endUntouchedTurn, grid, position, SITE, square } from './castlescapeTable.ts'
import { gate, openGate } from './curtainGate.ts'
import { expect, type Phone, test } from './phoneFixtures.ts'
import {
  aboutGame,
  alert,
  editStored,
  endOfLog,
  exportGame,
  fileFrom,
  gameIdIn,
  goTo,
  paste,
  readStored,
} from './tableAndStorage.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const SMALL = { width: 320, height: 568 }
/** It can be killed. */
const OWN = { ...SMALL, own: true }

const said = (page: Page): Locator => page.locator('[data-part="said"]')
const undo = (page: Page): Locator => button(page, /^Undo: /)

/** The castle of two, with three of Bo's Recruits on the open ground below it. */
const FOR_TWO = {
  seats: ['Ann', 'Bo'],
  site: SITE.map((row) => row.replace(/[34]/g, '.').replace(/[CD]/g, '#')).with(13, '.2.2.2.........'),
  baileys: [{ at: 'd4', claimedBy: [1] }],
}

/** Kills the browser and opens the table again, for whoever is awaited. */
const killAndReopen = async (one: Phone, url: string, player: string): Promise<void> => {
  const id = gameIdIn(one.page)
  await one.kill()
  await one.reopen()
  await one.page.emulateMedia({ reducedMotion: 'reduce' })
  await goTo(one.page, url, 'play', id)
  await expect(one.page.getByRole('heading', { level: 1 })).toHaveText(player)
  await openGate(one.page)
}

const build = async (page: Page): Promise<string> => {
  await button(page, 'Show a square').click()
  const wall = button(page, /^Build /)
  const where = (await wall.textContent())?.replace('Build', '').trim() ?? ''
  await wall.click()
  await expect(square(page, where)).toHaveAccessibleName(/, Wall of this turn/)
  return where
}

test('killed in the midst of a turn, it has what was done, what waits, and its undo', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone(OWN)
  const waiting = { groups: [{ left: 3, loose: true }], any: 1, gold: 2 }
  await beginFrom(one, host.url, position({ ...FOR_TWO, turn: waiting }))
  const first = await build(one.page)
  const second = await build(one.page)
  const before = await aboutGame(one.page)
  expect(before.saved).toBe(true)
  await killAndReopen(one, host.url, 'Ann')
  const { page } = one
  expect(await aboutGame(page)).toEqual(before)
  for (const where of [first, second]) await expect(square(page, where)).toHaveAccessibleName(/, Wall of this turn/)
  for (const tile of ['Walls: 1', 'Recruits: 1', 'Gold: 2']) await expect(button(page, tile)).toBeVisible()
  for (const where of [second, first]) {
    await undo(page).click()
    await expect(square(page, where)).toHaveAccessibleName(/, a Wall may go here/)
  }
  await expect(button(page, 'Walls: 3')).toBeVisible()
  await build(page)
})

/** Bo, at 9 with penalties of 3, is asked in Ann’s turn for what 2 above 10 cost: Recruits. */
const FOR_RECRUITS = {
  ...FOR_TWO,
  guilds: [
    { faceDown: ['whisper-campaign', 'market-stall', 'stone-walls', 'stone-walls'], hand: 2 },
    {
      faceDown: ['train-apprentice', 'stone-walls', 'market-stall', 'market-stall'],
      hand: 2,
      infamy: 9,
      alley: ['hire-a-fence', 'clumsy-thief', 'clumsy-thief'],
    },
  ],
  hidden: {
    hands: [
      ['whisper-campaign', 'market-stall'],
      ['train-apprentice', 'stone-walls'],
    ],
  },
}

/** Without a Recruit on the site two cards are to be discarded, or paid for. */
const FOR_CARDS = {
  ...FOR_RECRUITS,
  site: FOR_TWO.site.map((row) => row.replace(/2/g, '.').replace(/B/g, '#')),
}

const inHand = (page: Page, card: string): Locator =>
  page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: new RegExp(`^${card}`) })

/** Ann turns her card against Bo, who opens the gate and reads what is asked of him. */
const whisper = async (one: Phone, url: string, document: string, asked: string): Promise<void> => {
  await beginFrom(one, url, document)
  await inHand(one.page, 'Whisper Campaign').click()
  await button(one.page, 'Play Whisper Campaign').click()
  await openGate(one.page)
  await expect(said(one.page)).toContainText(asked)
}

const TWO_CARDS = 'discard 2 cards, or pay 1 Renown each'
const ONE_CARD = 'discard 1 card, or pay 1 Renown each'

const pay = (page: Page): Promise<void> => button(page, /^Pay 1 Renown/).click()
const discard = async (page: Page): Promise<void> => {
  await inHand(page, 'Stone Walls').click()
  await button(page, 'Discard Stone Walls').click()
}

for (const [what, answer, tag] of [
  ['paid', pay, ['@nightly']],
  ['discarded', discard, []],
] as const)
  test(`[C21] killed when one of two cards that are asked out of turn is ${what}, it asks the same player for the other`, {
    tag: [...tag],
  }, async ({ host, phone }) => {
    const one = await phone(OWN)
    await whisper(one, host.url, position(FOR_CARDS), TWO_CARDS)
    await answer(one.page)
    await expect(said(one.page)).toContainText(ONE_CARD)
    const before = await aboutGame(one.page)
    await killAndReopen(one, host.url, 'Bo')
    const { page } = one
    expect(await aboutGame(page)).toEqual(before)
    await expect(said(page)).toContainText(ONE_CARD)
    await undo(page).click()
    await expect(said(page)).toContainText(TWO_CARDS)
    await expect(inHand(page, 'Stone Walls')).toHaveCount(1)
    await answer(page)
    await pay(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann')
    await openGate(page)
    await expect(button(page, `Bo, -${what === 'paid' ? 2 : 1} Renown`)).toBeVisible()
  })

/** Touches a Recruit that may be given up, and gives it up. */
const giveUp = async (page: Page, where: string): Promise<void> => {
  await square(page, where).press('Enter')
  await button(page, `Give up ${where}`).click()
}

test('[C21] killed in the midst of giving up Recruits out of turn, it asks the same player for what is left', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone(OWN)
  await whisper(one, host.url, position(FOR_RECRUITS), 'Give up Recruits worth 2.')
  await giveUp(one.page, 'b14')
  await expect(said(one.page)).toContainText('Give up Recruits worth 1.')
  const before = await aboutGame(one.page)
  await killAndReopen(one, host.url, 'Bo')
  const { page } = one
  expect(await aboutGame(page)).toEqual(before)
  await expect(said(page)).toContainText('Give up Recruits worth 1.')
  await undo(page).click()
  await expect(said(page)).toContainText('Give up Recruits worth 2.')
  await expect(square(page, 'b14')).toHaveAccessibleName(/Recruit of Bo/)
  for (const where of ['d14', 'f14']) await giveUp(page, where)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann')
  await openGate(page)
  await expect(square(page, 'b14')).toHaveAccessibleName(/Recruit of Bo/)
  for (const where of ['d14', 'f14']) await expect(square(page, where)).not.toHaveAccessibleName(/Recruit/)
})

test('killed while one still chooses Contracts, it has the choice of the other, and asks nobody twice', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone(OWN)
  await one.page.goto(`${host.url}#/new/castlescape`)
  await button(one.page, 'Start').click()
  const papers = (page: Page) => page.getByRole('group', { name: 'Contracts' }).getByRole('button')
  const keep = async (page: Page): Promise<void> => {
    await openGate(page)
    await button(page, 'Begin').or(papers(page).first()).first().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const paper of await papers(page).all())
      if ((await paper.getAttribute('aria-pressed')) === 'true') await paper.click()
    for (const at of [1, 3]) await papers(page).nth(at).click()
    await button(page, 'Keep these').click()
  }
  await keep(one.page)
  await expect(one.page.getByRole('heading', { level: 1 })).toHaveText('Player 2')
  const id = gameIdIn(one.page)
  // Left for Home and come back to, and killed: it is still the other's choice.
  await one.page.goto(`${host.url}#/`)
  await goTo(one.page, host.url, 'play', id)
  await expect(one.page.getByRole('heading', { level: 1 })).toHaveText('Player 2')
  await one.kill()
  await one.reopen()
  const { page } = one
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goTo(page, host.url, 'play', id)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player 2')
  await expect(gate(page)).toBeVisible()
  await keep(page)
  // In the log both have kept the second and the fourth of their own.
  const keptSlots = async (): Promise<readonly number[]> => {
    for (let seq = 0; ; seq++) {
      const stored = await readStored<Entry | undefined>(page, 'entries', [id, seq])
      if (!stored) return []
      const { body } = stored
      if (body.kind === 'joint') return body.actions.flatMap(([, action]) => (action as { slots: number[] }).slots)
    }
  }
  await expect.poll(keptSlots).toEqual([expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)])
  const [first = 0, second = 0, third = 0, fourth = 0] = await keptSlots()
  expect([second - first, fourth - third]).toEqual([2, 2])
})

test('killed in the midst of an Inspection, it goes on where it was, and tells of it', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone(OWN)
  await beginFrom(one, host.url, position({ ...FOR_TWO, quarry: 0, guilds: [{}, { infamy: 2 }] }))
  await endUntouchedTurn(one.page)
  await openGate(one.page)
  await expect(said(one.page)).toContainText('Give up Recruits worth 2.')
  await giveUp(one.page, 'b14')
  await expect(said(one.page)).toContainText('Give up Recruits worth 1.')
  // It is shown at once, and done when it is stored.
  expect(await aboutGame(one.page)).toMatchObject({ saved: true })
  await killAndReopen(one, host.url, 'Bo')
  const { page } = one
  await expect(said(page)).toContainText('Give up Recruits worth 1.')
  await undo(page).click()
  await expect(said(page)).toContainText('Give up Recruits worth 2.')
  await expect(square(page, 'b14')).toHaveAccessibleName(/Recruit of Bo/)
  await giveUp(page, 'd14')
  await expect(said(page)).toContainText('Give up Recruits worth 1.')
  expect(await aboutGame(page)).toMatchObject({ saved: true })
  await killAndReopen(one, host.url, 'Bo')
  await giveUp(one.page, 'f14')
  const inspection = one.page.getByRole('dialog', { name: 'Inspection' })
  await expect(inspection.or(gate(one.page)).first()).toBeVisible()
  if ((await inspection.count()) === 0) await openGate(one.page)
  await inspection.getByRole('button', { name: 'Next' }).click()
  await expect(inspection).toContainText('Bo: the Recruits on d14 and f14')
})

type Parts = { -readonly [K in keyof GameSave]: GameSave[K] }

const harmed = (text: string, harm: (record: Parts) => void): string => {
  const record = JSON.parse(text) as Parts
  harm(record)
  return JSON.stringify(record)
}

/** The file with its last entry changed. */
const withLast = (text: string, change: (entry: Entry) => Entry): string =>
  harmed(text, (record) => {
    record.entries = record.entries.map((entry, at) => (at < record.entries.length - 1 ? entry : change(entry)))
  })

const otherSquare = ({ body, ...entry }: Entry): Entry => ({
  ...entry,
  body: body.kind === 'seat' ? { ...body, action: { kind: 'build', square: 0, group: 0 } } : body,
})
const noAction = ({ body, ...entry }: Entry): Entry => ({
  ...entry,
  body: body.kind === 'seat' ? { ...body, action: { kind: 'build', square: 'i9' } } : body,
})
const otherHash = (entry: Entry): Entry => ({ ...entry, hash: 'f'.repeat(16) })

/** Files that are refused, and what is said of each. */
const refused = (good: string): readonly (readonly [string, string, RegExp])[] => [
  ['a file without its end', good.slice(0, -200), /^The end of this saved game is missing\.$/],
  ['a Wall beside no other', withLast(good, otherSquare), /damaged at entry \d+\b/],
  ['a square that is none', withLast(good, noAction), /damaged at entry \d+\b/],
  ['a state hash that was changed', withLast(good, otherHash), /damaged at entry \d+\b/],
  [
    'an option that was changed',
    harmed(good, (record) => {
      record.header = { ...record.header, options: { ...record.header.options, site: 13 } }
    }),
    /./,
  ],
  [
    'newer rules',
    harmed(good, (record) => {
      record.header = { ...record.header, version: 99 }
    }),
    /Update the app/,
  ],
  [
    'a position with two by two Walls',
    position({ site: SITE.with(11, '.....##........') }),
    /“site” has two by two Walls\.$/,
  ],
]

test('a damaged file of it gets a sentence, and the game that is stored loses nothing', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  await beginFrom({ page } as Phone, host.url, position({ ...FOR_TWO, turn: { groups: [{ left: 3, loose: true }] } }))
  await build(page)
  const id = gameIdIn(page)
  const good = await exportGame(page)
  await goTo(page, host.url, 'saved')
  await page.getByText('Import a game').click()
  const answer = page.getByRole('status').filter({ hasText: /./, hasNotText: 'has been fetched' })
  for (const [what, text, says] of refused(good)) {
    await page.getByRole('textbox', { name: /paste/ }).fill(text)
    await button(page, 'Read what I pasted').tap()
    await expect(answer, what).toHaveText(says)
    await expect(page.getByRole('listitem'), what).toHaveCount(1)
  }
  await goTo(page, host.url, 'play', id)
  await openGate(page)
  expect(await aboutGame(page)).toEqual({ ...endOfLog(good), saved: true })
  await undo(page).click()
  await expect(button(page, 'Walls: 3')).toBeVisible()
})

test('a stored game of it that is damaged says so, can be exported, and is mended by what was exported', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await beginFrom({ page } as Phone, host.url, position({ ...FOR_TWO, turn: { groups: [{ left: 3, loose: true }] } }))
  const where = await build(page)
  const id = gameIdIn(page)
  const good = await exportGame(page)
  await page.goto(host.url)
  const { seq } = await readStored<StoredGameRow>(page, 'games', id)
  await editStored(page, { store: 'entries', key: [id, seq] })
  await goTo(page, host.url, 'play', id)
  await expect(alert(page)).toHaveText(
    /^This game is damaged\. Your other games are untouched, and you can still export it\.$/,
  )
  await expect(grid(page)).toHaveCount(0)
  const left = await fileFrom(page, button(page, 'Export as a file'))
  expect(endOfLog(left).entries).toBe(endOfLog(good).entries - 1)
  await paste(page, host.url, good)
  await openGate(page)
  await expect(square(page, where)).toHaveAccessibleName(/, Wall of this turn/)
  expect((await aboutGame(page)).hash).toBe(endOfLog(good).hash)
})
