/** What phones ask of each other at a table, through the screens: to take a deed back, to play for who is away, to end; and the deal. */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { FLAGS, findBrowser } from '../../scripts/browser.mjs'
import { openRooms } from '../../scripts/rooms.mjs'
import { serve } from '../../scripts/serve.mjs'
import { withoutTips } from '../e2e/withoutTips.ts'
import { whyNot } from './network.ts'

const reason = whyNot()
test.skip(reason !== null, reason ?? '')
test.setTimeout(240_000)
/** Other tests share the machine. */
const LONG = { timeout: 20_000 } as const

let browser: Browser
let app: Awaited<ReturnType<typeof serve>>
test.beforeAll(async () => {
  if (reason) return
  app = await serve(process.env.DIST ?? 'dist', { port: 0, beside: openRooms })
  browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...FLAGS] })
})
test.afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

const phone = async (address: string): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await page.addInitScript(withoutTips)
  page.setDefaultTimeout(20_000)
  await page.goto(`${app.url}${address}`)
  return page
}

/** Ann hosts, Bo is her guest; both are at the board. */
const twoAtTable = async (): Promise<readonly [Page, Page]> => {
  const ann = await phone('#/new')
  await ann.getByRole('button', { name: 'Seats' }).click()
  await ann.getByRole('radio', { name: 'Several phones' }).check({ force: true })
  await ann.getByLabel('Name of player 1').fill('Ann')
  await ann.getByRole('button', { name: 'Gather' }).click()
  const told = ann.getByText(/^Join code /)
  await expect(told).toBeAttached(LONG)
  const code = ((await told.textContent()) ?? '').replace('Join code', '').replace(/[^A-Z2-9]/g, '')
  const bo = await phone(`#/join/${code}`)
  await bo.getByLabel('Your name').fill('Bo')
  await bo.getByRole('button', { name: 'Sit down' }).click()
  await ann.getByRole('button', { name: 'Start with two', exact: true }).click()
  for (const page of [ann, bo]) await expect(page.getByRole('grid', { name: 'Castle board' })).toBeVisible(LONG)
  return [ann, bo]
}

const tower = (page: Page) => page.getByRole('button', { name: /tower.*choose it/ }).first()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Both choose a tower; the one who begins comes first. */
const begin = async (phones: readonly [Page, Page]): Promise<readonly [Page, Page]> => {
  const [ann, bo] = phones
  await expect.poll(async () => (await tower(ann).isVisible()) || tower(bo).isVisible(), LONG).toBe(true)
  const [first, second] = (await tower(ann).isVisible()) ? [ann, bo] : [bo, ann]
  for (const page of [first, second]) await tower(page).click()
  await expect(first.getByText('End turn').first()).toBeVisible(LONG)
  await expect(first.getByRole('button', { name: 'End turn', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    /./,
    LONG,
  )
  return [first, second]
}

/** Slides the first vassal that can. */
const slide = async (page: Page): Promise<void> => {
  const to = page.getByRole('gridcell', { name: /slide here/ })
  for (const vassal of await page.getByRole('gridcell', { name: /reverse/ }).all()) {
    await vassal.click()
    // A second tap at once is no tap.
    await page.waitForTimeout(400)
    if ((await to.count()) > 0) break
  }
  await to.first().click()
}

test('a deed beneath another’s is taken back only when both agree, and the game ends the same way', async () => {
  const phones = await twoAtTable()
  const [first, second] = await begin(phones)
  const name = first === phones[0] ? 'Ann' : 'Bo'
  const other = name === 'Ann' ? 'Bo' : 'Ann'
  await press(first, 'End turn')
  await expect(second.getByRole('button', { name: 'End turn', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    /./,
    LONG,
  )
  await slide(second)
  const undo = first.getByRole('button', { name: 'Ask to take back your last deed' })
  await expect(undo).not.toHaveAttribute('aria-disabled', /./, LONG)

  await undo.click()
  await expect(second.getByText(`${name} would like to take back: the end of the turn`)).toBeVisible(LONG)
  await expect(first.getByText(`May it be taken back? ${other} has to allow it.`)).toBeVisible(LONG)
  await second.getByRole('button', { name: 'No', exact: true }).click()
  await expect(first.getByText(`${other} does not allow it.`)).toBeVisible(LONG)
  await press(first, 'All right')
  await expect(first.getByText(`${other} plays…`).first()).toBeVisible(LONG)

  await undo.click()
  await press(second, 'Allow')
  await expect(second.getByText(`${name} plays…`).first()).toBeVisible(LONG)
  await expect(first.getByRole('button', { name: 'End turn', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    /./,
    LONG,
  )

  await press(second, 'Menu')
  await press(second, /^End the game/)
  await press(second, 'Ask them')
  await expect(first.getByText(`${other} would like to end the game as it stands.`)).toBeVisible(LONG)
  await press(first, 'Agree')
  for (const page of phones) await expect(page.getByText('Fair deal verified')).toBeVisible(LONG)
  await second.getByText('Fair deal verified').click()
  await expect(second.getByText(/chance that Bo added afterwards/)).toBeVisible(LONG)
})

test('a seat whose phone is gone is played on the other one, until its owner is back', async () => {
  const [ann, bo] = await twoAtTable()
  const at = bo.url()
  await bo.goto('about:blank')
  await press(ann, 'Menu')
  await press(ann, /^Phones/)
  await expect(ann.getByText('coming back')).toBeVisible(LONG)
  await press(ann, 'Play for Bo')
  await press(ann, 'Yes, play for Bo')
  await expect(ann.getByText('played on this phone')).toBeVisible(LONG)
  await press(ann, 'Close')
  // Whoever it is that begins, it is this phone now.
  await expect(tower(ann)).toBeVisible(LONG)

  await bo.goto(at)
  await expect(bo.getByRole('grid', { name: 'Castle board' })).toBeVisible(LONG)
  await press(ann, 'Menu')
  await press(ann, /^Phones/)
  await expect(ann.getByText('played on this phone')).toHaveCount(0, LONG)
  await expect(ann.getByText('away')).toHaveCount(0, LONG)
})
