/** Hints by touch: what is advised is legal, and does what it said. */
import type { Page } from '@playwright/test'
import { axe } from './axeFindings.ts'
import { button, cell, tasks } from './blackstoneTable.ts'
import { openGate, shutGate } from './curtainGate.ts'
import { type Finger, fingerOn } from './finger.ts'
import { loadDice } from './fixedChance.ts'
import { finger as handOf } from './inputMethods.ts'
import { keepPicture } from './keepPicture.ts'
import { keyboardOn } from './keyboard.ts'
import { overflow, resizeTo, unreadable } from './layoutFaults.ts'
import { oneOrAll, someOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'
import { importPosition, openHands, toWin } from './positions.ts'
import { begin, beginAsProposed, GAMES } from './wholeGamesOfModes.ts'

const SMALL = { width: 320, height: 568 }
const LARGE = { width: 390, height: 844 }

/** G01 asks for a lion on B·S and a spy in column L: the spy lies there, the Lion Captain one slide away, and Ann has one knight. */
const toHint = openHands({
  board: { LS: 'Lc/Ds', LN: 'Dy/Ls', CO: 'Py/Ds', KE: 'Ms/Lc', AE: 'Pe/Ms' },
  courts: [
    { knights: 1, hand: ['G01', 'G29'], pile: 0 },
    { hand: ['G02'], pile: 1 },
  ],
})

const LAMP_SIZES = [
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  SMALL,
]

const sheetOf = async ({ page, tap }: Finger, entry: string): Promise<void> => {
  await tap(page.getByRole('button', { name: 'Menu' }))
  await tap(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: entry }))
}

/** Per cent, as the settings and the system set it. */
const setTextSize = (page: Page, size: '100' | '200'): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.setAttribute('data-text', size)
    dispatchEvent(new Event('resize'))
  }, size)

const bar = ({ page }: Finger) => page.getByRole('region', { name: 'Hint' })

for (const size of process.env.NIGHTLY ? [SMALL, LARGE] : [SMALL])
  test(`a hint says a good move and why, shows it on the board and does it at ${size.width}`, async ({
    host,
    phone,
  }) => {
    const { page } = await phone(size)
    await page.goto(host.url)
    await importPosition(page, toHint)
    const finger = fingerOn(page)
    await sheetOf(finger, 'Hint')
    const hint = bar(finger)
    await expect(hint.getByRole('status')).toHaveText(
      /^Slide the Lion Captain from L·S to B·S\.In 2 moves it completes your Knight task: 1 point, one more knight a turn\.$/,
    )
    await keepPicture(page, `hint-${size.width}`)
    await axe(page, 'a hint')
    await setTextSize(page, '200')
    await expect(page.locator('html')).toHaveAttribute('data-flow')
    await expect(hint, 'with text twice as large').toBeInViewport({ ratio: 1 })
    await keepPicture(page, `hint-large-text-${size.width}`)
    await setTextSize(page, '100')
    await finger.tap(hint.getByRole('button', { name: 'Do it' }))
    await expect(cell(page, 'B S')).toHaveAccessibleName(/^Lion Captain/)
    await expect(hint.getByRole('status')).toHaveText(
      /^Complete the Knight task with the vassals on B·S and L·N\.It completes your Knight task/,
    )
    await finger.tap(hint.getByRole('button', { name: 'Do it' }))
    await expect(hint).toBeHidden()
    await expect(button(page, 'Undo')).toHaveAccessibleName('Undo: Ann completed a Knight, 1 point')
  })

for (const [index, { mode }] of someOrAll(GAMES, 8).entries())
  test(`the lamp on the table leads to a hint with one tap in ${mode}, and nothing beside it is cut`, async ({
    host,
    phone,
  }) => {
    const { page } = await phone(SMALL)
    const { tap } = fingerOn(page)
    await beginAsProposed(fingerOn(page), host.url, mode, 4)
    const lamp = button(page, 'Hint')
    await expect(shutGate(page).or(lamp)).toBeVisible()
    if (await shutGate(page).isVisible()) await openGate(page)
    await expect(lamp).toBeEnabled()
    for (const size of oneOrAll(LAMP_SIZES, index)) {
      await resizeTo(page, size)
      expect(await unreadable(page), `${size.width}`).toEqual([])
      expect(await overflow(page), `${size.width}`).toEqual({ right: 0, below: 0 })
      const end = await page.locator('nav [data-part~="choice"]').boundingBox()
      expect(end?.width, 'the button that ends the turn stays wide').toBeGreaterThan(90)
      await keepPicture(page, `lamp-${mode.replace(/\W+/g, '-')}-${size.width}`)
    }
    await tap(lamp)
    await expect(page.getByRole('region', { name: 'Hint' }).getByRole('status')).toHaveText(/\.$/)
  })

test('while a bot has the turn the lamp says so and advises nothing', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await loadDice(page, 18)
  await page.goto(`${host.url}#/new`)
  const { tap } = fingerOn(page)
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  await tap(button(page, 'Seats'))
  await tap(radio('Me and bots'))
  await tap(button(page, 'A bot plays seat 1'))
  await tap(button(page, 'Start'))
  const lamp = button(page, 'Hint')
  await expect(lamp).toHaveAttribute('aria-disabled', 'true')
  await tap(lamp)
  await expect(page.locator('[data-part="prompt"]')).toHaveText(/It is Pip [12]’s turn/)
  expect(page.url()).not.toContain('hint')
})

test('what each task costs this turn, and the way to it, move by move', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  await page.goto(host.url)
  await importPosition(page, toHint)
  const finger = fingerOn(page)
  await sheetOf(finger, 'Tasks this turn')
  const sheet = page.getByRole('dialog', { name: 'Tasks this turn' })
  const near = sheet.getByRole('button', { name: /^Knight: B·S any Lion, column L any Spy/ })
  await expect(near).toContainText('You can complete it this turn for 1 knight. Show how.')
  await expect(sheet.getByText(/You lack .*: it takes|lie open now do not allow it/)).toBeVisible()
  await keepPicture(page, 'costs-320')
  await axe(page, 'what tasks cost')
  await finger.tap(near)
  const hint = bar(finger)
  const brings = 'completes your Knight task: 1 point, one more knight a turn.'
  await expect(hint.getByRole('status')).toHaveText(`Slide the Lion Captain from L·S to B·S.In 2 moves it ${brings}`)
  await finger.tap(hint.getByRole('button', { name: 'Do it' }))
  await expect(hint.getByRole('status')).toHaveText(
    `Complete the Knight task with the vassals on B·S and L·N.It ${brings}`,
  )
  await finger.tap(hint.getByRole('button', { name: 'Do it' }))
  await expect(hint).toBeHidden()
})

test('a hint whose move is declined stays as it was', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await page.goto(`${host.url}#/settings`)
  const asks = page.getByRole('group', { name: 'Ask before a move' }).getByRole('radio', { name: 'Always' })
  await asks.check({ force: true })
  await expect(asks).toBeChecked()
  await importPosition(page, toHint)
  const finger = fingerOn(page)
  await sheetOf(finger, 'Hint')
  const says = bar(finger).getByRole('status')
  await expect(says).toHaveText(/^Slide the Lion Captain/)
  const told = await says.textContent()
  await finger.tap(bar(finger).getByRole('button', { name: 'Do it' }))
  await finger.tap(page.getByRole('dialog').getByRole('button', { name: 'Not yet' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(says).toHaveText(told ?? '')
  await finger.tap(bar(finger).getByRole('button', { name: 'Do it' }))
  await finger.tap(page.getByRole('dialog').getByRole('button', { name: 'Do it' }))
  await expect(says).toHaveText(/^Complete the Knight task/)
})

test('whoever has completed a task this turn hears what brings the next one nearer', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  await page.goto(host.url)
  await importPosition(page, { ...toHint, turn: { round: 3, completions: 1 } })
  const finger = fingerOn(page)
  await sheetOf(finger, 'Hint')
  await expect(bar(finger).getByRole('status')).toHaveText(
    /Your Knight task then needs no more tokens; now it needs 1\.$/,
  )
})

test('by keys a hint is done and left, and the focus is never lost', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone({ width: 1280, height: 800 })
  await page.goto(host.url)
  await importPosition(page, toHint)
  const keys = keyboardOn(page)
  const menu = button(page, 'Menu')
  const ask = async (entry: string): Promise<void> => {
    await keys.enter(menu)
    await keys.enter(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: entry }))
  }
  const hint = page.getByRole('region', { name: 'Hint' })
  const doIt = hint.getByRole('button', { name: 'Do it' })
  await ask('Hint')
  await expect(doIt).toBeVisible()
  await keys.reach(doIt)
  await keys.press('Escape')
  await expect(hint).toBeHidden()
  await ask('Hint')
  await expect(doIt).toBeVisible()
  await keys.enter(hint.getByRole('button', { name: 'Close' }))
  await expect(hint).toBeHidden()
  await ask('Tasks this turn')
  await keys.enter(page.getByRole('dialog').getByRole('button', { name: /^Knight: B·S/ }))
  await keys.enter(doIt)
  await expect(hint.getByRole('status')).toContainText('Complete the Knight task')
  await keys.enter(doIt)
  await expect(hint).toBeHidden()
  // The log may be the last stop of the page.
  await keys.press('Shift+Tab')
})

test('a task that is picked up says what it costs this turn, and leads to the way', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(LARGE)
  await page.goto(host.url)
  await importPosition(page, toHint)
  const finger = fingerOn(page)
  await finger.tap(tasks(page).first())
  const cost = button(page, 'You can complete it this turn for 1 knight')
  await expect(cost).toBeVisible()
  await keepPicture(page, 'task-390')
  await axe(page, 'a task with its cost')
  await finger.tap(cost)
  await expect(bar(finger).getByRole('status')).toHaveText(/^Slide the Lion Captain from L·S to B·S\.In 2 moves it/)
  await finger.tap(bar(finger).getByRole('button', { name: 'Close' }))
  await finger.tap(button(page, 'Close'))
  await finger.tap(tasks(page).nth(1))
  await expect(page.getByText(/You lack .*: it takes/)).toBeVisible()
})

test("how far the Puzzle Master's formation is, as a bound, and the way there", { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  await page.goto(host.url)
  await importPosition(page, toWin)
  const finger = fingerOn(page)
  await sheetOf(finger, 'Tasks this turn')
  const sheet = page.getByRole('dialog', { name: 'Tasks this turn' })
  // A swap and a slide win it.
  await expect(sheet).toContainText('The formation: at least 2 slides, swaps and flips.')
  await expect(sheet).not.toContainText('The board lacks')
  await page.goBack()
  await sheetOf(finger, 'Hint')
  const hint = bar(finger)
  await expect(hint.getByRole('status')).toContainText('It leads to a win this turn.')
  await finger.tap(hint.getByRole('button', { name: 'Do it' }))
  await finger.tap(hint.getByRole('button', { name: 'Do it' }))
  await expect(page.getByRole('heading', { name: /won|win/i })).toBeVisible()
})

test('a hint can be let go while it is looked for, and who is not on turn gets none', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  await page.goto(host.url)
  await importPosition(page, toHint)
  const finger = fingerOn(page)
  await sheetOf(finger, 'Hint')
  await finger.tap(bar(finger).getByRole('button', { name: /Cancel|Close/ }))
  await expect(bar(finger)).toBeHidden()
  // Something else is done while a hint is shown: it is found anew.
  await sheetOf(finger, 'Hint')
  await expect(bar(finger).getByRole('button', { name: 'Do it' })).toBeVisible()
  await finger.tap(cell(page, 'L S'))
  await finger.tap(cell(page, 'B S'))
  await expect(bar(finger).getByRole('status')).toHaveText(
    /^Complete the Knight task with the vassals on B·S and L·N\./,
  )
  // It is for this turn: the next does not begin under it.
  await finger.tap(button(page, 'End turn'))
  await expect(bar(finger)).toBeHidden()
})

test('a hint that was asked for twice is left at once, by its cross as by Back', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  await page.goto(host.url)
  await importPosition(page, toHint)
  const finger = fingerOn(page)
  const table = page.url()
  for (const leave of [() => finger.tap(bar(finger).getByRole('button', { name: 'Close' })), () => page.goBack()]) {
    for (const _ of [1, 2]) {
      await sheetOf(finger, 'Hint')
      await expect(bar(finger).getByRole('button', { name: 'Do it' })).toBeVisible()
    }
    await leave()
    await expect(bar(finger)).toBeHidden()
    await expect(page).toHaveURL(table)
  }
})

/** Actions that hints lead through. */
const MOVES = 6

for (const game of GAMES)
  test(`in ${game.mode} hints lead on, whatever is asked`, { tag: '@nightly' }, async ({ host, phone }) => {
    const { page } = await phone(LARGE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const hand = handOf(page)
    await begin(hand, host.url, game, game.numbers[0])
    const finger = fingerOn(page)
    const gate = shutGate(page)
    const menu = page.getByRole('button', { name: 'Menu' })
    const done = bar(finger).getByRole('button', { name: 'Do it' })
    for (let move = 0; move < MOVES; move++) {
      await expect(gate.or(menu)).toBeVisible()
      // A turn may end, and the curtain come, just after this was looked at.
      await expect(async () => {
        if (await gate.isVisible()) await openGate(page)
        if (!(await bar(finger).isVisible())) await button(page, 'Hint').tap({ timeout: 5_000 })
        await expect(done).toBeVisible({ timeout: 10_000 })
      }).toPass()
      await expect(bar(finger).getByRole('status')).not.toBeEmpty()
      await finger.tap(done)
      await expect(bar(finger).getByRole('status').filter({ hasText: 'Looking' })).toBeHidden()
    }
    const log = page.getByRole('dialog', { name: 'Log' })
    if (await gate.isVisible()) return
    await sheetOf(finger, 'Log')
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(1)
  })
