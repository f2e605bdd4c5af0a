/** Home: each of its parts in its place at every size, for a stranger and for somebody who comes back. */
import type { Locator, Page } from '@playwright/test'
import type { PositionDocument } from '../../src/games/blackstone/position/positionSchema.ts'
import type { StoredGameRow } from '../../src/store/storedGameRow.ts'
import type { StoredPuzzles } from '../../src/store/storedPuzzles.ts'
import { axe } from './axeFindings.ts'
import { button, cell } from './blackstoneTable.ts'
import { beginFrom, position } from './castlescapeTable.ts'
import { fingerOn } from './finger.ts'
import { overflow, resizeTo, unreadable } from './layoutFaults.ts'
import { playerOn } from './movesByTouch.ts'
import { someOrAll } from './nightlySample.ts'
import { expect, type Fixtures, test } from './phoneFixtures.ts'
import { importPosition, openHands, toWin } from './positions.ts'
import { editStored, gameIdIn, readStored } from './tableAndStorage.ts'

const SMALL = { width: 320, height: 568 }
const SIZES = [
  [320, 568],
  [344, 882],
  [360, 640],
  [390, 844],
  [600, 960],
  [768, 1024],
  [820, 1180],
  [912, 1368],
  [844, 390],
  [1024, 768],
  [1180, 820],
  [1280, 800],
] as const

const link = (page: Page, name: RegExp | string): Locator => page.getByRole('link', { name })
const daily = (page: Page): Locator => link(page, /^Daily puzzle/)
const cards = (page: Page): Locator => page.getByRole('main').getByRole('listitem')
const card = (page: Page, game: string): Locator => cards(page).filter({ hasText: game })

/** What a test is given. */
type Given = Pick<Fixtures, 'phone' | 'host'>

/** The current day, and days before it, as puzzles are named. */
const dayBefore = (page: Page, days: number): Promise<string> =>
  page.evaluate((past) => {
    const day = new Date()
    return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate() - past)).toISOString().slice(0, 10)
  }, days)

/** Solves the puzzles of the four days before today. */
const beginStreak = async (page: Page): Promise<void> => {
  const days = await Promise.all([4, 3, 2, 1].map((past) => dayBefore(page, past)))
  const value: StoredPuzzles = { days, solved: [], earlier: {}, open: [], over: [] }
  await editStored(page, { store: 'settings', key: 'puzzles', value })
}

/** A phone on which a first game was played for a moment, back at Home with a streak. */
const comeBack = async ({ phone, host: { url } }: Given): Promise<Page> => {
  const { page } = await phone(SMALL)
  const { tap } = fingerOn(page)
  await page.goto(url)
  await tap(link(page, /^Play/))
  await tap(page.getByRole('button', { name: 'Play' }))
  await page.getByRole('grid').waitFor()
  await beginStreak(page)
  await page.goto(`${url}#/`)
  await expect(link(page, /^Play King's Quest/)).toBeVisible()
  await page.reload()
  await expect(daily(page).locator('use')).not.toHaveCount(0)
  return page
}

/** A phone at the table of an imported game. */
const openTable = async ({ phone, host }: Given, position: PositionDocument): Promise<Page> => {
  const { page } = await phone(SMALL)
  await page.goto(host.url)
  await importPosition(page, position)
  return page
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('not on the screen')
  return box
}

/** These parts lie on the screen, one below the other or side by side, in this order; nothing is cut or has to be scrolled. */
const expectInPlace = async (page: Page, parts: readonly Locator[]): Promise<void> => {
  for (const [width, height] of someOrAll(SIZES, 6)) {
    await resizeTo(page, { width, height })
    const size = `${width}×${height}`
    for (const part of parts) await expect(part, size).toBeInViewport({ ratio: 1 })
    const boxes = await Promise.all(parts.map(boxOf))
    for (const [at, box] of boxes.slice(1).entries()) {
      const before = boxes[at]
      const isBelow = before !== undefined && box.y >= before.y + before.height
      expect(isBelow || box.x >= (before?.x ?? 0) + (before?.width ?? 0), `${size}, part ${at + 1}`).toBe(true)
      expect(box.height, `${size}, part ${at + 1}`).toBeGreaterThanOrEqual(44)
    }
    expect(await overflow(page), size).toEqual({ right: 0, below: 0 })
    expect(await unreadable(page), size).toEqual([])
  }
}

test('a stranger finds Play, the games, the lessons and the rest on one screen of every size', async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  await page.goto(host.url)
  const play = link(page, 'Play A short game against Pip')
  await expect(play).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('Blackstone Castle')
  await expect(cards(page).last()).toContainText('CastleScape')
  for (const picture of await cards(page).locator('img').all())
    await expect
      .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
      .toBe(true)
  await expect(daily(page)).toHaveCount(0)
  const rest = ['Puzzles', 'Join', 'Rules', 'Settings'].map((name) => link(page, name))
  await expectInPlace(page, [
    play,
    cards(page).first(),
    cards(page).last(),
    link(page, 'Learn by playing'),
    link(page, 'Games'),
    ...rest,
  ])
  await axe(page, 'home, first visit')
})

test('who comes back finds the game that goes on, its card, the last set-up and the puzzle of the day at every size', async ({
  host,
  phone,
}) => {
  const page = await comeBack({ phone, host })
  await expect(link(page, /^Play King's Quest/)).toHaveAccessibleName(
    /^Play King's Quest · (your|Pip’s) turn You, 0 points of 10 Pip, 0 points of 10$/,
  )
  await expect(card(page, 'Blackstone Castle')).toContainText('1 game open')
  await expect(card(page, 'Blackstone Castle').locator('svg[data-part~="picture"]')).toBeVisible()
  await expect(card(page, 'CastleScape').locator('img')).toBeVisible()
  await expect(link(page, 'Learn by playing')).toHaveCount(0)
  const rest = ['Learn', 'Puzzles', 'Join', 'Rules', 'Settings'].map((name) =>
    page.getByRole('navigation').getByRole('link', { name }),
  )
  const again = link(page, /^Again: King's Quest/)
  await expectInPlace(page, [
    link(page, /^Play/),
    cards(page).first(),
    cards(page).last(),
    again,
    link(page, 'Games'),
    daily(page),
    ...rest,
  ])
  await axe(page, 'home, coming back')
  await test.step('the puzzle of the day shows its board and its streak, moves nothing when it comes, and is one tap away', async () => {
    await resizeTo(page, SMALL)
    await expect(daily(page)).toHaveAccessibleName('Daily puzzle Solve it today 4 days in a row')
    // Held back, so that Home stands before it.
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/leisure-home.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    const places = () => Promise.all([/^Play/, 'Games', 'Join'].map((name) => boxOf(link(page, name))))
    await expect(link(page, /^Again/)).toBeVisible()
    await expect(daily(page)).toHaveCount(0)
    // The fonts of its titles are as high as those before them, but for a pixel.
    await page.evaluate(() => document.fonts.ready)
    const before = await places()
    release()
    await expect(daily(page).locator('use').first()).toBeAttached()
    expect(await places()).toEqual(before)
    const { tap } = fingerOn(page)
    await tap(daily(page))
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page).toHaveURL(/puzzles\/today$/)
    await page.goBack()
    await expect(daily(page)).toBeVisible()
  })
  await test.step('keys go through Home as it is read, and at 200 % text nothing runs out of the screen', async () => {
    await page.reload()
    await expect(daily(page).locator('use')).not.toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const way = [
      /^Play/,
      'New game Blackstone Castle',
      'New game CastleScape',
      /^Again/,
      'Games',
      /^Daily puzzle/,
      'Learn',
      'Puzzles',
      'Join',
      'Rules',
      'Settings',
    ]
    for (const name of way) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(name)
    }
    await page.goto(`${host.url}#/settings`)
    await page.getByRole('radio', { name: '200' }).check({ force: true })
    await page.goto(`${host.url}#/`)
    await expect(daily(page)).toBeVisible()
    expect((await overflow(page)).right).toBe(0)
    expect(await unreadable(page)).toEqual([])
  })
})

test('who has played both games finds the puzzle of the day of each, side by side at every size', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const page = await comeBack({ phone, host })
  await page.goto(`${host.url}#/new/castlescape`)
  await fingerOn(page).tap(page.getByRole('button', { name: 'Start' }))
  await page
    .getByRole('grid')
    .or(page.getByRole('group', { name: 'Contracts' }))
    .first()
    .waitFor()
  await page.goto(`${host.url}#/`)
  const first = link(page, 'Blackstone Castle Daily puzzle Solve it today 4 days in a row')
  const other = link(page, 'CastleScape Daily puzzle Solve it today')
  await expect(other).toBeVisible()
  await expectInPlace(page, [cards(page).last(), first, other, page.getByRole('navigation')])
  const [a, b] = [await boxOf(first), await boxOf(other)]
  expect([b.y, b.height]).toEqual([a.y, a.height])
  await axe(page, 'home with two puzzles of the day')
  await fingerOn(page).tap(other)
  await expect(page).toHaveURL(/castlescape\/puzzles\/today$/)
  await expect(page.getByRole('grid')).toBeVisible()
  const day = await dayBefore(page, 0)
  const value: StoredPuzzles = { days: [], solved: [`castlescape-walls-${day}`], earlier: {}, open: [], over: [] }
  await editStored(page, { store: 'settings', key: 'puzzles', value })
  await page.goto(`${host.url}#/`)
  await page.reload()
  await expect(link(page, 'CastleScape Daily puzzle Solved')).toBeVisible()
})

test('two players of one name in an old game are told apart on Home as at its table', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const page = await openTable({ phone, host }, openHands({ board: { LS: 'Lc/Ds' }, turn: { seat: 1 } }))
  await page.getByRole('grid').waitFor()
  const id = gameIdIn(page)
  await page.goto(`${host.url}#/`)
  await expect(link(page, /^Play/)).toContainText('Ben’s turn')
  const row = await readStored<StoredGameRow>(page, 'games', id)
  const header = { ...row.header, seats: [{ name: 'Ann' }, { name: 'Ann' }] }
  await editStored(page, { store: 'games', key: id, value: { ...row, header } })
  await page.reload()
  await expect(link(page, /^Play/)).toContainText('Ann 2’s turn')
  await expect(link(page, /^Play/)).toContainText('Ann 2, 0 points of 21')
})

test('a game that ended a moment ago is not what Play goes on with', { tag: '@nightly' }, async ({ host, phone }) => {
  const page = await openTable({ phone, host }, toWin)
  const player = playerOn(page)
  await player.swap('L S', 'A S')
  await player.tap(cell(page, 'L O'))
  await player.tap(cell(page, 'B O'))
  await expect(button(page, 'Rematch')).toBeVisible()
  await page.goto(`${host.url}#/`)
  await expect(card(page, 'Blackstone Castle')).toContainText('No game open')
  await expect(link(page, /^Play/)).toHaveAttribute('href', '#/who')
})

test('Learn, Puzzles and Rules lead to the game that was played last, whose rules lead to the other game', async ({
  host,
  phone,
}) => {
  const one = await phone(SMALL)
  const { page } = one
  await beginFrom(one, host.url, position({}))
  await page.goto(`${host.url}#/`)
  for (const [name, to] of [
    ['Learn', '#/castlescape/learn'],
    ['Puzzles', '#/castlescape/puzzles'],
    ['Rules', '#/castlescape/rules'],
    ['Join', '#/join'],
  ] as const)
    await expect(page.getByRole('navigation').getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
  await page.getByRole('navigation').getByRole('link', { name: 'Rules', exact: true }).click()
  await expect(link(page, 'Blackstone Castle')).toHaveAttribute('href', '#/rules')
})
