/** A finger that slips: a pull reloads nothing, two fingers enlarge nothing at a table, a swipe from the side is not Back. */
import type { Locator, Page } from '@playwright/test'
import { cell } from './blackstoneTable.ts'
import { beginFrom, button, position } from './castlescapeTable.ts'
import { afterDrawing, fingerOn, HASTE } from './finger.ts'
import { resizeTo } from './layoutFaults.ts'
import { expect, type Phone, test } from './phoneFixtures.ts'
import { everyVerb, importPosition, openHands } from './positions.ts'

const SMALL = { width: 320, height: 568 }

/** Hands that lie open to nobody else. */
const covered = openHands({
  options: { families: 'off', intrigue: 'off', openHands: 'off' },
  courts: [{ knights: 1, hand: ['guild'] }, { hand: ['guild'] }],
  hidden: { hands: [['G01'], ['G02']] },
})

/** What the page does with a pull and with two fingers, where it is shown now. */
const slipStyles = (page: Page) =>
  page.evaluate(() => {
    const { overscrollBehaviorY, touchAction } = getComputedStyle(document.documentElement)
    return { overscrollBehaviorY, touchAction }
  })
const HELD = { overscrollBehaviorY: 'none', touchAction: 'pan-x pan-y' }

/** Parts that roll and would hand a pull on to the page. */
const leakingParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.checkVisibility())
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .filter((part) => getComputedStyle(part).overscrollBehaviorY === 'auto')
      .map((part) => part.className),
  )

/** Two fingers go apart in the middle of the screen. Resolves with how much larger the page is then. */
const pinch = async ({ page, cdp }: Phone): Promise<number> => {
  const fingers = (apart: number) => [
    { x: 160 - apart, y: 300, id: 0 },
    { x: 160 + apart, y: 300, id: 1 },
  ]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) })
  for (let apart = 30; apart <= 120; apart += 10)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return page.evaluate(() => visualViewport?.scale ?? 0)
}

/** Was a touch at this place held, so that the browser does nothing of its own with it? */
const isHeldAt = async ({ page, cdp }: Phone, x: number, y: number): Promise<boolean> => {
  // The listener stands before the finger comes: two connections to one page keep no order between them.
  const start = await page.evaluateHandle(() => ({
    isHeld: new Promise<boolean>((tell) =>
      addEventListener('touchstart', (event) => tell(event.defaultPrevented), { once: true }),
    ),
  }))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return start.evaluate(({ isHeld }) => isHeld)
}

test('a table, its curtain, a lesson and a puzzle take no pull and are not enlarged; other pages are', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone(SMALL)
  const { page } = one
  await page.goto(`${host.url}#/rules`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await slipStyles(page)).toEqual({ overscrollBehaviorY: 'auto', touchAction: 'auto' })
  expect(await pinch(one)).toBeGreaterThan(1.5)
  for (const path of ['learn/next', 'puzzles/today']) {
    await page.goto('about:blank')
    await page.goto(`${host.url}#/${path}`)
    await expect(page.getByRole('grid')).toBeVisible()
    expect(await slipStyles(page), path).toEqual(HELD)
  }
  await page.goto(host.url)
  await importPosition(page, everyVerb)
  expect(await slipStyles(page)).toEqual(HELD)
  expect(await pinch(one)).toBe(1)
  const table = page.url()
  for (const sheet of ['menu', 'log', 'court/1', 'end']) {
    await page.goto(`${table}/${sheet}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await slipStyles(page), sheet).toEqual(HELD)
    expect(await leakingParts(page), sheet).toEqual([])
  }
  await test.step('a swipe that begins at the side of a board is not Back, and a tap there is a tap', async () => {
    await page.goto(table)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const box = await cell(page, 'K O').boundingBox()
    const [x, y] = [SMALL.width - 14, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    expect((box?.x ?? 0) + (box?.width ?? 0), 'the cell reaches to the side').toBeGreaterThan(x)
    expect(await isHeldAt(one, 160, y), 'in the middle').toBe(false)
    expect(await isHeldAt(one, x, y), 'at the side').toBe(true)
    await expect(cell(page, 'K O')).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('nor does the curtain between two hands', async () => {
    await page.goto(host.url)
    await importPosition(page, covered)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann')
    await expect(page.getByRole('grid')).toHaveCount(0)
    expect(await slipStyles(page)).toEqual(HELD)
    expect(await pinch(one)).toBe(1)
  })
})

/** A finger on the page, in pixels; it is lifted or cut off where it was last. */
const dragOn = ({ page, cdp }: Phone) => {
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: object[] = []) => {
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints } as never)
    await page.evaluate(afterDrawing)
  }
  return {
    down: (x: number, y: number) => send('touchStart', [{ x, y }]),
    move: (x: number, y: number) => send('touchMove', [{ x, y }]),
    lift: () => send('touchEnd'),
    cut: () => send('touchCancel'),
  }
}

test('a finger that leaves the site of CastleScape, or is cut off there, leaves the ghost where it was', async ({
  host,
  phone,
}) => {
  const one = await phone(SMALL)
  const { page } = one
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 3 }] } }))
  const finger = dragOn(one)
  const build = page.getByRole('button', { name: /^Build / })
  const none = page.getByRole('button', { name: 'Show a square' })
  const site = async () =>
    (await page.locator('[data-part="site"]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { x, y, width, height } = await site()
  const square = width / 15
  const below = y + height + 2 * square
  /** Puts the finger on the middle of the last square of the site, and expects the ghost near it. */
  const press = async () => {
    await finger.down(x + width - square / 2, y + height - square / 2)
    await expect(build).toBeVisible()
    await expect(build).not.toHaveText(/Build k6/)
  }
  await press()
  await finger.move(x + width / 2, below)
  await expect(none, 'outside').toBeVisible()
  // It may come back.
  await finger.move(x + width / 2, y + height / 2)
  await expect(build).toBeVisible()
  await finger.move(x + width / 2, below)
  await finger.lift()
  await expect(none, 'lifted outside').toBeVisible()

  await none.click()
  await expect(build).toHaveText(/Build k6/)
  await press()
  await finger.move(x + width / 2, below)
  await finger.lift()
  await expect(build, 'lifted outside').toHaveText(/Build k6/)
  await press()
  await finger.cut()
  await expect(build, 'cut off').toHaveText(/Build k6/)
  await press()
  await resizeTo(page, { width: SMALL.height, height: SMALL.width })
  await expect(build, 'turned').toHaveText(/Build k6/)
  const turned = await site()
  await finger.move(turned.x + square, turned.y + square)
  await finger.lift()
  await expect(build, 'lifted after it was turned').toHaveText(/Build k6/)
  await test.step('the site takes no pull and is not enlarged', async () => {
    await resizeTo(page, SMALL)
    expect(await slipStyles(page)).toEqual(HELD)
    expect(await pinch(one)).toBe(1)
    const box = await page.locator('[data-part="site"]').boundingBox()
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(await isHeldAt(one, (box?.x ?? 0) + 4, y)).toBe(true)
    const table = page.url()
    for (const sheet of ['market', 'guild/3', 'baileys', 'log']) {
      await page.goto(`${table}/${sheet}`)
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await leakingParts(page), sheet).toEqual([])
    }
  })
})

/** Seconds from the first touch of a hand that trembles to its second. */
const TREMBLE = 0.12

/**
 * Touches the middle of what is meant twice, as a hand that trembles. When the touches were made is said with them: how
 * long the machine takes between them counts for nothing.
 */
const touchTwice = async ({ page, cdp }: Phone, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  const start = Date.now() / 1000
  for (const timestamp of [start, start + TREMBLE]) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.03 })
    await page.evaluate(afterDrawing)
  }
}

/**
 * Waits for what listens to presses: it comes a moment after the table stands, with what opens the list of keys from
 * wherever the focus is. On the site the list opens before.
 */
const untilAttended = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a second touch right after the first presses nothing that came into its place', async ({ host, phone }) => {
  const one = await phone(SMALL)
  const { page } = one
  const { tap } = fingerOn(page)
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 1 }] }, hidden: { hands: [[], [], [], []] } }))
  await untilAttended(page)
  await tap(page.getByRole('button', { name: 'Menu' }))
  await tap(page.getByRole('button', { name: 'How to win' }))
  await touchTwice(one, page.getByRole('button', { name: 'Back to the game' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The last Wall is built, and the turn does not end in its place.
  await tap(page.getByRole('button', { name: 'Show a square' }))
  await page.waitForTimeout(HASTE)
  await touchTwice(one, page.getByRole('button', { name: /^Build / }))
  const end = page.getByRole('button', { name: /^End turn/ })
  await expect(end).toBeVisible()
  await page.waitForTimeout(HASTE)
  await tap(end)
  await expect(end).toHaveCount(0)
})

test('a touch too many of a card that was played touches no other card; the hand closes up with what is pressed next', async ({
  host,
  phone,
}) => {
  const one = await phone(SMALL)
  const { page } = one
  const { tap } = fingerOn(page)
  const hands = [['market-stall', 'market-stall', 'train-apprentice', 'stone-walls'], [], [], []]
  await beginFrom(one, host.url, position({ hidden: { hands } }))
  const hand = page.getByRole('group', { name: 'Your hand' })
  const cards = hand.getByRole('button')
  const leftOf = async (card: Locator): Promise<number> => (await card.boundingBox())?.x ?? 0
  const { x, y, width, height } = (await cards.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const second = await leftOf(cards.nth(1))
  await tap(cards.first())
  await tap(cards.first())
  await expect(cards).toHaveCount(3)
  expect(await leftOf(cards.first()), 'nothing slid into its place').toBeCloseTo(second, 0)
  await page.waitForTimeout(HASTE)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.evaluate(afterDrawing)
  await expect(hand.getByRole('button', { pressed: true })).toHaveCount(0)
  await tap(button(page, 'Closer'))
  await tap(button(page, 'Whole site'))
  expect(await leftOf(cards.first()), 'closed up').toBeCloseTo(x, 0)
})

test('a second touch right after the first presses away no warning that nobody can have read', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone(SMALL)
  const { page } = one
  const { tap } = fingerOn(page)
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 2 }], any: 1 } }))
  await untilAttended(page)
  await tap(page.getByRole('button', { name: 'Recruits: 1' }))
  await tap(page.getByRole('button', { name: 'Show a square' }))
  await page.waitForTimeout(HASTE)
  const post = page.getByRole('button', { name: /^Post / })
  await touchTwice(one, post)
  await expect(page.getByRole('button', { name: 'Walls: 2' })).toBeVisible()
  await page.waitForTimeout(HASTE)
  await tap(post)
  await expect(page.getByRole('button', { name: 'Walls: 0' })).toBeVisible()
})

test('two quick touches of Undo take back two steps', { tag: '@nightly' }, async ({ host, phone }) => {
  const one = await phone(SMALL)
  const { page } = one
  const { tap } = fingerOn(page)
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 3, loose: true }] } }))
  await untilAttended(page)
  for (const left of [2, 1]) {
    await tap(page.getByRole('button', { name: 'Show a square' }))
    await page.waitForTimeout(HASTE)
    await tap(page.getByRole('button', { name: /^Build / }))
    await expect(page.getByRole('button', { name: `Walls: ${left}` })).toBeVisible()
  }
  await touchTwice(one, page.getByRole('button', { name: /^Undo/ }))
  await expect(page.getByRole('button', { name: 'Walls: 3' })).toBeVisible()
})

test('whoever goes on pressing for a second is heard', { tag: '@nightly' }, async ({ host, phone }) => {
  const one = await phone(SMALL)
  const { page, cdp } = one
  const { tap } = fingerOn(page)
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 1 }] }, hidden: { hands: [[], [], [], []] } }))
  await untilAttended(page)
  await tap(page.getByRole('button', { name: 'Show a square' }))
  await page.waitForTimeout(HASTE)
  const build = page.getByRole('button', { name: /^Build / })
  const { x, y, width, height } = (await build.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const start = Date.now() / 1000
  const touchAt = async (timestamp: number): Promise<void> => {
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.03 })
    await page.evaluate(afterDrawing)
  }
  const end = page.getByRole('button', { name: /^End turn/ })
  for (let nth = 0; nth < 8; nth++) await touchAt(start + nth * TREMBLE)
  await expect(end, 'within a second').toBeVisible()
  for (let nth = 8; nth < 12; nth++) await touchAt(start + nth * TREMBLE)
  await expect(end, 'after a second').toHaveCount(0)
})

test('Enter that is held presses End turn once, and does not answer what that asks', async ({ host, phone }) => {
  const one = await phone({ width: 1280, height: 800, touch: false })
  const { page } = one
  await beginFrom(one, host.url, position({ hidden: { hands: [['market-stall'], [], [], []] } }))
  await untilAttended(page)
  const end = page.getByRole('button', { name: /^End turn/ })
  await end.focus()
  for (const _ of [1, 2, 3]) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(end).toBeFocused()
  // Pressed anew it ends the turn, as it was asked.
  await page.keyboard.press('Enter')
  await expect(end).toHaveCount(0)
})
