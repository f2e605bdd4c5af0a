/** Sheets that show: the towers around their board, and decks and discards as cards. */
import type { Page } from '@playwright/test'
import type { PositionDocument } from '../../src/games/blackstone/position/positionSchema.ts'
import { axe } from './axeFindings.ts'
import { button } from './blackstoneTable.ts'
import { keepPicture } from './keepPicture.ts'
import { overflow, resizeTo, unreadable } from './layoutFaults.ts'
import { oneOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'
import { importPosition, lastRound, openHands } from './positions.ts'

/** The sheet has slid in. */
const waitUntilStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // By then it has begun to slide.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
    return Promise.allSettled(ending.map((one) => one.finished))
  })

const SMALL = { width: 320, height: 568 }

/** Four towers, and discards in two decks. */
const withDiscards: PositionDocument = openHands({
  board: lastRound.board ?? {},
  piles: [{ top: 'Lc/Ds' }, { top: 'Me/Ly' }, { top: 'Mc/Ds' }, { top: 'Pe/Ds' }],
  discard: ['Ls/Pe', 'Dy/Lc'],
  decks: { guild: { discard: ['G05', 'G06', 'G07'] }, power: { discard: ['P03'] } },
  courts: [
    { knights: 2, wizards: 2, hand: ['P19', 'G29'], pile: 0 },
    { hand: ['G12'], pile: 1 },
  ],
})

/** Two wizard tokens more than two kings allow. */
const overLimits: PositionDocument = openHands({
  board: lastRound.board ?? {},
  courts: [{ wizards: 4, hand: ['P19', 'G29'], pile: 0 }, { pile: 1 }],
})

const SIZES = [SMALL, { width: 390, height: 844 }, { width: 768, height: 1024 }, { width: 1024, height: 768 }]

for (const size of oneOrAll(SIZES, 0))
  test(`towers stand around the board and open one another at ${size.width}x${size.height}`, async ({
    host,
    phone,
  }) => {
    const { page } = await phone(size)
    await page.goto(host.url)
    await importPosition(page, withDiscards)
    await button(page, 'The north-west tower').click()
    const sheet = page.getByRole('dialog', { name: 'The north-west tower' })
    const towers = sheet.getByRole('group', { name: 'Towers' }).getByRole('button')
    await expect(towers).toHaveCount(4)
    await expect(sheet.getByText('Lion Captain')).toBeVisible()
    await expect(sheet.getByText(/^14 cards lie face down below it/)).toBeVisible()
    // Read at one moment, once the sheet rests.
    await waitUntilStill(page)
    const boxes = await Promise.all((await towers.all()).map((tower) => tower.boundingBox()))
    const map = await sheet.locator('[data-part="picture"]').boundingBox()
    // Clockwise from the upper left, and none of them over the board between them.
    const [nw, ne, se, sw] = boxes
    expect((nw?.x ?? 0) + (nw?.width ?? 0)).toBeLessThan(map?.x ?? 0)
    expect(ne?.x).toBeGreaterThan((map?.x ?? 0) + (map?.width ?? 0))
    expect([se?.x, sw?.x, ne?.y]).toEqual([ne?.x, nw?.x, nw?.y])
    expect(sw?.y).toBeGreaterThan(nw?.y ?? 0)
    expect(Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0)))).toBeGreaterThanOrEqual(44)
    expect([await overflow(page), await unreadable(page)]).toEqual([{ right: 0, below: 0 }, []])
    await axe(page, 'a tower')
    await keepPicture(page, `tower-${size.width}x${size.height}`)
    await towers.nth(2).click()
    await expect(page.getByRole('dialog', { name: 'The south-east tower' }).getByText('Maple Captain')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('decks and discards lie there as cards, and no word of theirs is cut', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  await page.goto(host.url)
  await importPosition(page, withDiscards)
  await button(page, 'Menu').click()
  await button(page, 'Decks and discards').click()
  const sheet = page.getByRole('dialog', { name: 'Decks and discards' })
  await expect(sheet.getByRole('group', { name: 'Towers' }).getByRole('button')).toHaveCount(4)
  const cards = sheet.getByRole('listitem').filter({ has: page.locator('[data-part="seal"]') })
  await expect(cards).toHaveCount(4)
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded()
    const edge = await card.boundingBox()
    for (const badge of await card.locator('[data-part="badge"]').all()) {
      const box = await badge.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0))
      expect(box?.y).toBeGreaterThan((edge?.y ?? 0) + 18)
    }
  }
  expect(await overflow(page)).toEqual({ right: 0, below: 0 })
  expect((await unreadable(page)).filter((words) => words.startsWith('cut'))).toEqual([])
  await axe(page, 'decks and discards')
  await keepPicture(page, 'piles-320')
})

test('the numbers of the other courts have words, and points are called so', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  await page.goto(host.url)
  await importPosition(page, withDiscards)
  await page.goto(`${page.url()}/court/0`)
  const sheet = page.getByRole('dialog')
  const other = sheet.getByRole('button', { name: /2 kings, 1 knight, 1 wizard, 0 ploys.*0 points/ })
  await other.scrollIntoViewIfNeeded()
  await waitUntilStill(page)
  expect(
    await other.evaluate((row) => [row.scrollWidth - row.clientWidth, row.scrollHeight - row.clientHeight]),
  ).toEqual([0, 0])
  await axe(page, 'a court and the others')
  await other.click()
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Ben')
})

test('the sheet at the end of a turn shows what is over the limits above its buttons, on low screens too; the log has nothing', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 844, height: 390 })
  await page.goto(host.url)
  await importPosition(page, overLimits)
  await test.step('the log of a game in which nothing was done says so', async () => {
    const table = page.url()
    await page.goto(`${table}/log`)
    await expect(page.getByRole('dialog', { name: 'Log' })).toContainText('Nothing has been done yet.')
    await page.goto(table)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await button(page, 'End turn').click()
  const sheet = page.getByRole('dialog', { name: 'End of turn' })
  const tokens = sheet.getByRole('listitem').filter({ hasText: 'Wizard tokens' })
  await expect(tokens).toContainText('4 → 2')
  for (const [width, height] of [
    [844, 390],
    [568, 320],
    [320, 568],
    [390, 844],
  ] as const) {
    await resizeTo(page, { width, height })
    await expect(tokens, `${width}×${height}`).toBeInViewport({ ratio: 1 })
    const [line, accept] = await Promise.all([tokens.boundingBox(), button(page, 'Accept').boundingBox()])
    expect((line?.y ?? 0) + (line?.height ?? 0), `${width}×${height}`).toBeLessThanOrEqual(accept?.y ?? 0)
  }
})
