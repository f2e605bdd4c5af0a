/** The coach of a first turn of CastleScape, for whoever plays it for the first time. */
import type { Page } from '@playwright/test'
import { axe } from './axeFindings.ts'
import { beginNew, button } from './castlescapeTable.ts'
import { fingerOn } from './finger.ts'
import { keepPicture } from './keepPicture.ts'
import { expect, test } from './phoneFixtures.ts'

const tip = (page: Page) => page.getByRole('status', { name: 'Tip' })

/** Where the tiles, the two buttons beside them and the cards of the hand stand. */
const places = (page: Page) =>
  page
    .locator('[data-part="ledge"] button, [data-part="hand"] button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width]))

/** Boxes of the cards of the hand, and of all else that can be touched below the site. */
const boxes = (page: Page) =>
  page
    .locator('[data-part="hand"] button, [data-part="ledge"] button, [data-part="table"] section > div > button')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height]),
    )

/** Expects that the opener of a tip lies over neither the hand nor the small site. */
const expectFreeOpener = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const opener = document.querySelector('[data-part="tipOpener"]')?.getBoundingClientRect()
        if (!opener) return ['no opener']
        const parts = [...document.querySelectorAll('[data-part="hand"], [data-part="hand"] ~ *, svg[role="img"]')]
        return parts
          .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect()
            return left < opener.right && right > opener.left && top < opener.bottom && bottom > opener.top
          })
          .map((part) => part.getAttribute('aria-label'))
      }),
    )
    .toEqual([])

test('the coach speaks of what is done at 320, behind a round button above the hand, and one touch waves all of it away', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568, tips: true })
  const { tap } = fingerOn(page)
  await beginNew(page, host.url, 'Me and bots')
  await tap(button(page, 'Begin'))
  await expect(tip(page)).toHaveText(/^Contracts are secret/)
  const papers = page.getByRole('group', { name: 'Contracts' }).getByRole('button')
  await tap(papers.nth(0))
  await tap(papers.nth(1))
  await tap(button(page, 'Keep these'))
  await expect(tip(page)).toHaveText(/^Play your cards/)
  // What can be touched stands where it stands without the opener.
  const withOpener = await places(page)
  await expectFreeOpener(page)
  await tap(button(page, 'Closer'))
  await expectFreeOpener(page)
  await tap(button(page, 'Whole site'))
  await expectFreeOpener(page)
  await tap(page.locator('[data-part="tipOpener"]'))
  const shown = await tip(page).boundingBox()
  const hand = await page.getByRole('group', { name: 'Your hand' }).boundingBox()
  const site = await page.locator('[data-part="site"]').boundingBox()
  expect((shown?.y ?? 0) + (shown?.height ?? 999), 'above the hand').toBeLessThanOrEqual(hand?.y ?? 0)
  expect(shown?.y, 'below the site').toBeGreaterThanOrEqual((site?.y ?? 0) + (site?.height ?? 0))
  await axe(page, 'the coach of CastleScape')
  await keepPicture(page, 'castlescape-coach-320')
  await tap(tip(page).getByRole('button', { name: 'Close' }))
  await expect(tip(page)).toHaveText('')
  expect(await places(page)).toEqual(withOpener)
  // Whatever is done next, the coach is silent; the other tips come in later turns.
  const seen = await page.evaluate(() => localStorage.getItem('tips') ?? '')
  for (const id of ['keep', 'cards', 'walls', 'order', 'post', 'buy', 'end'])
    expect(seen.split(' ')).toContain(`castlescape.${id}`)
})

for (const [how, tag] of [
  ['gives way to a card', ['@nightly']],
  ['is closed', []],
] as const)
  test(`nothing that can be tapped moves where a tip comes and ${how}, until something is done`, {
    tag: [...tag],
  }, async ({ host, phone }) => {
    const { page } = await phone({ width: 390, height: 844, tips: true })
    const { tap } = fingerOn(page)
    await beginNew(page, host.url, 'Me and bots')
    await tap(button(page, 'Begin'))
    const papers = page.getByRole('group', { name: 'Contracts' }).getByRole('button')
    await tap(papers.nth(0))
    await tap(papers.nth(1))
    await tap(button(page, 'Keep these'))
    await expect(page.locator('[data-part="said"]')).toContainText('Play your cards.')
    const beforeTip = await boxes(page)
    await expect(tip(page)).toHaveText(/^Play your cards/)
    expect(await boxes(page)).toEqual(beforeTip)
    const hand = page.getByRole('group', { name: 'Your hand' }).getByRole('button')
    const card = hand.and(page.getByRole('button', { name: /^(Market|Train|Stone)/ })).first()
    const withTip = await boxes(page)
    const close = tip(page).getByRole('button', { name: 'Close' })
    await tap(how === 'is closed' ? close : card)
    await expect(tip(page)).toHaveText('')
    expect(await boxes(page)).toEqual(withTip)
    if (how !== 'is closed') return
    // With the first act the room is given back; the coach is silent.
    const count = await hand.count()
    await tap(card)
    await tap(card)
    await expect(hand).toHaveCount(count - 1)
    await expect(page.locator('[style*="padding-bottom"]')).toHaveCount(0)
  })
