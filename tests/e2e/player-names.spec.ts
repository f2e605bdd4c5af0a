/**
 * Names of players: told apart, isolated in sentences, never cut without a word; no bot has a person's, and whoever
 * plays alone is "You".
 */
import type { Page } from '@playwright/test'
import { button } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { oneOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'

const field = (page: Page, seat: number) => page.getByRole('combobox', { name: `Name of player ${seat}` })
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** Opens the seats of a new game, all on this phone. */
const openSeats = async (page: Page, url: string) => {
  const finger = fingerOn(page)
  await page.goto(`${url}#/new`)
  await finger.tap(button(page, 'Seats'))
  await finger.tap(choice(page, 'One phone'))
  return finger
}

test('two players of one name are told apart by a number at the table', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = await openSeats(page, host.url)
  await field(page, 1).fill('Ann')
  await field(page, 2).fill('Ann')
  await tap(button(page, 'Start'))
  await expect(page.getByRole('button', { name: /^Ann, / })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ann 2, / })).toBeVisible()
})

test('a bot that takes the seat of a person does not take the name, nor a person the name of a bot', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = await openSeats(page, host.url)
  await field(page, 1).fill('Ann')
  await field(page, 2).fill('Ben')
  await tap(choice(page, 'Me and bots'))
  await expect(field(page, 1)).toHaveValue('Ann')
  await expect(field(page, 2)).toHaveValue('')
  await expect(field(page, 2)).toHaveAttribute('placeholder', 'Pip')
  await field(page, 2).fill('Robo')
  await tap(choice(page, 'One phone'))
  await expect(field(page, 2)).toHaveValue('')
})

test('a bot that is given a seat in mid-game has a name of its own, also after a reload, until a person plays it', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = await openSeats(page, host.url)
  await field(page, 1).fill('Ann')
  await field(page, 2).fill('Ben')
  await tap(button(page, 'Start'))
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) })
  await expect(chip('Ben')).toBeVisible()
  const giveTo = async (seat: string, player: RegExp) => {
    await tap(button(page, 'Menu'))
    await tap(button(page, 'Bots'))
    await tap(page.getByRole('dialog').getByRole('button', { name: seat }))
    await tap(page.getByRole('dialog').getByRole('button', { name: player }))
  }
  await giveTo('Ben', /^A bot: Easy/)
  await expect(chip('Pip')).toBeVisible()
  await expect(chip('Ben')).toHaveCount(0)
  await giveTo('Pip', /^A bot: Hard/)
  await expect(chip('Odo')).toBeVisible()
  await page.reload()
  await expect(chip('Odo')).toBeVisible()
  await expect(chip('Ann')).toBeVisible()
  await tap(button(page, 'Menu'))
  await tap(button(page, 'Home'))
  await expect(page.getByRole('link', { name: /^Play/ })).toContainText('Odo')
  await page.goBack()
  await giveTo('Odo', /^A person/)
  await expect(chip('Ben')).toBeVisible()
})

const ALONE = [
  ["King's Quest", { width: 320, height: 568 }],
  ['Solo', { width: 1024, height: 768 }],
] as const
for (const [mode, size] of oneOrAll(ALONE, 0))
  test(`whoever plays ${mode} alone at ${size.width}x${size.height} is called You, in full`, async ({
    host,
    phone,
  }) => {
    const { page } = await phone(size)
    const { tap } = fingerOn(page)
    await page.goto(`${host.url}#/new`)
    await tap(page.getByRole('radio', { name: new RegExp(`^${mode}`) }))
    if (mode !== 'Solo') {
      await tap(button(page, 'Seats'))
      await tap(choice(page, 'Me and bots'))
    }
    await tap(button(page, 'Start'))
    const tower = page.getByRole('button', { name: /tower.*choose it/ }).first()
    await expect(page.getByText('Choose your tower.')).toBeVisible()
    const own = page.getByRole('button', { name: /^You, / })
    await expect(own).toBeVisible()
    const cut = (chip: Element) =>
      [chip, ...chip.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth + 1)
    expect(await own.evaluate(cut)).toBe(false)
    await tap(tower)
    await tap(button(page, 'Menu'))
    await tap(button(page, 'Log'))
    await expect(page.getByRole('dialog').getByText(/^You took the .* tower/)).toBeVisible()
    await expect(page.getByText('Player 1')).toHaveCount(0)
  })

test('whoever plays alone is You to the end: when it is over, among the games, in the replay and in another language', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = fingerOn(page)
  const expectNoNumber = () => expect(page.getByText(/Player 1|Spieler 1/)).toHaveCount(0)
  await page.goto(`${host.url}#/new`)
  await tap(button(page, 'Seats'))
  await tap(choice(page, 'Me and bots'))
  await tap(button(page, 'Start'))
  await tap(page.getByRole('button', { name: /tower.*choose it/ }).first())
  await tap(button(page, 'Menu'))
  await tap(button(page, 'Concede'))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Concede' }))
  await expect(page.getByText(/You conceded/)).toBeVisible()
  await expectNoNumber()
  const address = page.url()
  await page.goto(`${host.url}#/saved`)
  await expect(page.getByRole('listitem').filter({ hasText: 'You conceded' })).toHaveCount(1)
  await expectNoNumber()
  await page.goto(`${host.url}#/settings`)
  await tap(page.getByRole('radio', { name: 'Deutsch' }))
  await page.goto(`${host.url}#/saved`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Du gibst auf' })).toHaveCount(1)
  await expectNoNumber()
  await page.goto(address)
  await expect(page.getByText(/Du gibst auf/)).toBeVisible()
  await expectNoNumber()
  await page.goto(`${address}/replay`)
  await expect(page.getByText(/Du nimmst den Turm/)).toBeAttached()
  await expectNoNumber()
})

test('the field says how long a name may be, once it is that long', async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  await openSeats(page, host.url)
  await field(page, 1).fill('')
  await field(page, 1).pressSequentially('Maximilian')
  await expect(page.getByText('At most 12 letters')).toHaveCount(0)
  await field(page, 1).pressSequentially('e of the Hill')
  await expect(field(page, 1)).toHaveValue('Maximiliane ')
  await expect(page.getByText('At most 12 letters')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await field(page, 1).blur()
  await expect(page.getByText('At most 12 letters')).toHaveCount(0)
})

test('a name from right to left turns no sentence, on Home either', async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = await openSeats(page, host.url)
  await field(page, 1).fill('דנה')
  await field(page, 2).fill('רות')
  await tap(button(page, 'Start'))
  await expect(page).toHaveURL(/play/)
  // The set-up is stored beside the game: whoever leaves before the board stands may find Home without it.
  await expect(page.getByRole('button', { name: /דנה/ }).first()).toBeVisible()
  await page.goto(host.url)
  const again = page.getByRole('link', { name: /^Again/ })
  await expect(again).toContainText('\u2068דנה\u2069, \u2068רות\u2069')
  // The first name stands left of the second, as the sentence runs.
  const lefts = await again.locator('small').evaluate((small) => {
    const text = small.firstChild as Text
    return ['דנה', 'רות'].map((name) => {
      const range = document.createRange()
      range.setStart(text, text.data.indexOf(name))
      range.setEnd(text, text.data.indexOf(name) + name.length)
      return range.getBoundingClientRect().left
    })
  })
  expect(lefts[0]).toBeLessThan(lefts[1] ?? 0)
})
