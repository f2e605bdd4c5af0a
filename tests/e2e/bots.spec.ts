/** Bots at the table of one phone, by touch: they play at a pace that can be followed, and everything that they do is told. */

import type { Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { axe } from './axeFindings.ts'
import { button, cell } from './blackstoneTable.ts'
import { gate, openGate } from './curtainGate.ts'
import { type Finger, fingerOn } from './finger.ts'
import { loadDice } from './fixedChance.ts'
import { keepPicture } from './keepPicture.ts'
import { oneOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const SMALL = { width: 320, height: 568 }
const WIDE = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
]

interface Spoken {
  readonly at: number
  readonly text: string
}

/** Collects every message of the live region from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: Spoken[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      const text = document.querySelector('[role=status][data-said]')?.textContent ?? ''
      if (text && heard.at(-1)?.text !== text) heard.push({ at: performance.now(), text })
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const heard = (page: Page): Promise<readonly Spoken[]> =>
  page.evaluate(() => (window as unknown as { heard: readonly Spoken[] }).heard)

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const skip = (page: Page) => button(page, 'Skip')
const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d+ of`) })

/** From the first screen to the table; the dice decide who begins. */
const start = async ({ page, tap }: Finger, url: string, dice: number, ...chosen: readonly string[]): Promise<void> => {
  await loadDice(page, dice)
  await page.goto(url)
  await tap(page.getByRole('link', { name: 'New game Blackstone Castle' }))
  await tap(button(page, 'Seats'))
  for (const name of chosen) await tap(choice(page, name))
  await expect(page.getByText(chosen.length > 0 ? '2 players (1 bot)' : '2 players', { exact: true })).toBeVisible()
  await tap(button(page, 'Start'))
  await page.waitForURL(/play/)
}

const towers = (page: Page) => page.getByRole('button', { name: /tower.*choose it/ })

/** The button of a person whose turn it is. */
const ownEnd = (page: Page) => page.getByRole('button', { name: /^End turn/, disabled: false })

/** Takes a tower as soon as it may, and waits for its own turn. */
const toOwnTurn = async (finger: Finger): Promise<void> => {
  const { page, tap } = finger
  const end = ownEnd(page)
  await expect(towers(page).first().or(end)).toBeVisible()
  if ((await towers(page).count()) === 0) return
  await tap(towers(page).first())
  await expect(end).toBeVisible()
}

/** Ends the turn and drops what is over the limits; then the bot is at it, or the gate is shut. */
const endTurn = async ({ page, tap }: Finger): Promise<void> => {
  await tap(button(page, 'End turn'))
  const sheet = page.getByRole('dialog', { name: 'End of turn' })
  await expect(sheet.or(skip(page)).or(gate(page))).toBeVisible()
  if (await sheet.isVisible()) await tap(sheet.getByRole('button', { name: /^Accept/ }))
}

for (const dice of oneOrAll([1, 2], 0))
  test(`one’s family is named before the first turn against a bot, and is on the chip, with the dice ${dice}`, {
    tag: '@nightly',
  }, async ({ host, phone }) => {
    const { page } = await phone(SMALL)
    const finger = fingerOn(page)
    const { tap } = finger
    await loadDice(page, dice)
    await page.goto(`${host.url}#/new`)
    await tap(button(page, 'Options'))
    await tap(choice(page, 'Full'))
    await tap(button(page, 'Seats'))
    await tap(choice(page, 'Me and bots'))
    await tap(button(page, 'Start'))
    await page.waitForURL(/play/)
    await toOwnTurn(finger)
    const own = page.getByRole('button', { name: /^You, 0 of .* family / })
    await expect(own).toBeVisible()
    const [, name = 'none'] = / family (\w+)/.exec((await own.getAttribute('aria-label')) ?? '') ?? []
    await expect(page.locator("[data-part='prompt']")).toContainText(`Your family is ${name}`)
    await keepPicture(page, `family-${dice}`)
  })

test('three turns against the easiest bot: its moves are told one by one, and nobody is asked to pass the phone', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await start(finger, host.url, 18, 'Me and bots')
  await listen(page)
  const { tap } = finger
  const gaps: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    await toOwnTurn(finger)
    await expect(chip(page, 'Pip')).toHaveAccessibleName(/, a bot: Easy$/)
    if (turn > 0) await expect(button(page, 'Since your turn')).toBeVisible()
    const before = (await heard(page)).length
    await endTurn(finger)
    if (turn === 1) {
      // Of all live regions only that of an open sheet is heard.
      await tap(button(page, 'Menu'))
      await expect(page.locator('dialog [data-said]')).toHaveText(/^Pip /)
      await page.goBack()
    }
    await expect(page.locator('[data-part~="prompt"]').filter({ hasText: /^Pip / })).toBeVisible()
    await expect(ownEnd(page)).toBeVisible()
    const moves = (await heard(page)).slice(before).filter(({ text }) => text.startsWith('Pip '))
    expect(moves.length, 'deeds that were told').toBeGreaterThan(0)
    gaps.push(...moves.slice(1).map(({ at }, index) => at - (moves[index]?.at ?? 0)))
    expect(await gate(page).count()).toBe(0)
  }
  expect(gaps.length, 'turns of several deeds').toBeGreaterThan(2)
  const middle = gaps.toSorted((one, other) => one - other)[gaps.length >> 1]
  expect(middle, 'milliseconds from one to the next').toBeGreaterThan(700)
})

test('what a partner does stands on the smallest screen in words, and whose turn it is', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await loadDice(page, 21)
  // What was looked at before does not change it: stylesheets stay.
  await page.goto(`${host.url}#/new`)
  await finger.tap(page.getByRole('radio', { name: /^Queen's Quest/ }))
  await finger.tap(button(page, 'Seats'))
  await finger.tap(choice(page, 'Me and bots'))
  await finger.tap(button(page, 'Start'))
  await expect(page.getByRole('heading', { name: 'Offer' })).toBeVisible()
  await page.goto(`${host.url}#/new`)
  await finger.tap(page.getByRole('radio', { name: /^Puzzle Master/ }))
  await finger.tap(button(page, 'Options'))
  await finger.tap(page.getByRole('group', { name: 'Who begins' }).getByRole('radio', { name: 'Pip' }))
  await finger.tap(button(page, 'Start'))
  await page.waitForURL(/play/)
  const width = async () => (await page.locator('[data-part~="did"]').boundingBox())?.width ?? 0
  // All at once: the turn may be over before one is asked for after the other.
  await Promise.all([
    expect(page.locator('[data-part~="did"]')).toHaveText(
      /^Pip (retained|swapped|flipped|drew|adopted|slid|completed)/,
    ),
    expect.poll(width, 'room for a sentence').toBeGreaterThan(100),
    expect(button(page, '\\d+ of 12 rats')).toHaveAccessibleName(/Pip’s turn$/),
  ])
  await keepPicture(page, 'partner-320')
  await expect(ownEnd(page)).toBeVisible()
  await expect(button(page, '\\d+ of 12 rats')).toHaveAccessibleName(/Your turn$/)
})

const fromMenu = async ({ page, tap }: Finger, ...names: readonly string[]): Promise<void> => {
  await tap(button(page, 'Menu'))
  for (const name of names) await tap(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) }))
}

test('a seat is given to a bot in the midst of a game, and taken back', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await start(finger, host.url, 18)
  for (let seat = 0; seat < 2; seat++) {
    if (await gate(page).isVisible()) await openGate(page, finger.tap)
    await finger.tap(towers(page).first())
    // The second is heard once the rules are there.
    if (seat === 0) await expect(towers(page)).toHaveCount(3)
  }
  await openGate(page, finger.tap)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const other = heading?.endsWith('Player 1') ? 'Player 2' : 'Player 1'
  await fromMenu(finger, 'Bots', other)
  await axe(page, 'who plays')
  await finger.tap(button(page, 'A bot: Easy'))
  await expect(chip(page, 'Pip')).toHaveAccessibleName(/, a bot: Easy$/)
  await expect(gate(page)).toHaveCount(0)
  await endTurn(finger)
  await finger.tap(skip(page))
  await expect(ownEnd(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You$/)

  await fromMenu(finger, 'Bots', 'Pip', 'A person')
  await endTurn(finger)
  await expect(gate(page)).toHaveAccessibleName(`I am ${other}, open the gate`)
  await openGate(page, finger.tap)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`${other}$`))
  await expect(chip(page, other)).not.toHaveAccessibleName(/a bot/)
})

/** Holds back the thread in which bots think. Returns what lets it go. */
const holdThoughts = async (page: Page): Promise<() => void> => {
  let letThink: () => void = () => undefined
  const thinks = new Promise<void>((done) => {
    letThink = done
  })
  await page.route('**/worker-*.js', async (route) => {
    await thinks
    // A page that was loaded anew meanwhile asks no more.
    await route.continue().catch(() => undefined)
  })
  return letThink
}

test('a bot goes on where the page was loaded anew while it thought, and in the midst of its turn', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await start(finger, host.url, 18, 'Me and bots')
  await toOwnTurn(finger)
  // From here on the bot of a page that is loaded anew does not begin to think before it may.
  const letThink = await holdThoughts(page)
  await page.reload()
  await endTurn(finger)
  const thinking = page.locator('[data-part~="prompt"]').filter({ hasText: /^Pip / })
  await expect(thinking).toBeVisible()
  await page.reload()
  await expect(thinking).toBeVisible()
  await listen(page)
  letThink()
  await expect.poll(async () => (await heard(page)).length > 0 || (await ownEnd(page).isVisible())).toBe(true)
  await page.reload()
  await expect(chip(page, 'Pip')).toHaveAccessibleName(/, a bot: Easy/)
  await expect(ownEnd(page)).toBeVisible()
})

test('a touch while a bot thinks is answered', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  const letThink = await holdThoughts(page)
  await start(finger, host.url, 18, 'Me and bots')
  await expect(towers(page).first().or(page.getByText('Pip is thinking…')).first()).toBeVisible()
  if (await towers(page).count()) {
    await finger.tap(towers(page).first())
    await endTurn(finger)
  }
  const prompt = page.locator('[data-part~="prompt"]')
  await expect(prompt).toHaveText('Pip is thinking…')
  await finger.tap(cell(page, 'A S'))
  await expect(prompt).toContainText('It is Pip’s turn.')
  letThink()
  await toOwnTurn(finger)
})

test('a bot that cannot think says so, can try again, and does so by itself once there is a network', async ({
  host,
  phone,
}) => {
  const one = await phone(SMALL)
  const { page } = one
  const finger = fingerOn(page)
  await page.route('**/worker-*.js', (route) => route.abort())
  await start(finger, host.url, 18, 'Me and bots')
  const stuck = page.getByRole('alert').filter({ hasText: 'Pip cannot go on.' })
  await expect(towers(page).first().or(stuck)).toBeVisible()
  if (await towers(page).count()) await finger.tap(towers(page).first())
  await expect(stuck).toBeVisible()
  await axe(page, 'a bot is stuck')
  await finger.tap(button(page, 'Try again'))
  await expect(stuck).toBeVisible()
  await one.context.setOffline(true)
  await expect(page.getByRole('alert').filter({ hasText: 'Pip needs the internet once to go on.' })).toBeVisible()
  one.errors.length = 0
  await page.unroute('**/worker-*.js')
  await one.context.setOffline(false)
  await expect(page.getByRole('alert').filter({ hasText: 'Pip' })).toBeHidden()
  await toOwnTurn(finger)
})

const MODES = ['Co-op', "King's Quest", 'Puzzle Master', "Queen's Quest", "Wizard's Quest", 'Advanced', 'First Edition']
/** In every run tests/bots lets bots play whole games by the rules; a person plays against one to the end in first-game.spec.ts. */
for (const mode of MODES) {
  test(`bots play a whole game of ${mode} by themselves, while nobody watches them`, { tag: '@nightly' }, async ({
    host,
    phone,
  }) => {
    const { page } = await phone(SMALL)
    const finger = fingerOn(page)
    await loadDice(page, 18)
    await page.goto(host.url)
    await finger.tap(page.getByRole('link', { name: 'New game Blackstone Castle' }))
    await finger.tap(page.getByRole('radio', { name: new RegExp(`^${mode}`) }))
    await finger.tap(button(page, 'Seats'))
    await finger.tap(choice(page, 'Me and bots'))
    await finger.tap(button(page, 'A bot plays seat 1'))
    await finger.tap(
      page
        .getByRole('group', { name: /level$/ })
        .last()
        .getByRole('radio', { name: 'Easy' }),
    )
    await finger.tap(button(page, 'Start'))
    await finger.tap(skip(page))
    await expect(button(page, 'Rematch')).toBeVisible({ timeout: WHOLE_GAMES })
  })
}

for (const size of oneOrAll(WIDE, 0))
  for (const game of oneOrAll(['', '/castlescape'], 1))
    test(`at ${size.width} px the sign of a bot stands beside the emblem of its seat${game && ', in CastleScape'}`, async ({
      host,
      phone,
    }) => {
      const { page } = await phone(size)
      await page.goto(`${host.url}#/new${game}`)
      await button(page, 'Seats').click()
      await choice(page, 'Me and bots').check({ force: true })
      await button(page, 'Start').click()
      const bot = page.locator('[data-part~="chip"]:has(> i)')
      await expect(bot).toHaveCount(1)
      const boxesOf = (chip: Element) =>
        [...chip.querySelectorAll(':scope > :is(svg, i, span, strong)')].map((part) => part.getBoundingClientRect())
      // Styles of wide screens come a moment later.
      const gaps = async () => {
        const boxes = await bot.evaluate(boxesOf)
        const inLine = boxes.toSorted((one, other) => one.left - other.left)
        return inLine.slice(1).map(({ left }, at) => left - (inLine[at]?.right ?? 0))
      }
      await expect.poll(async () => Math.min(...(await gaps()))).toBeGreaterThanOrEqual(0)
    })
