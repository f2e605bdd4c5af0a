/** Stylesheets are fetched with their screens and stay: no screen may look different for what was opened before it. */
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { importPosition, openHands } from './positions.ts'

/** Screens that fetch styles: those of the app and of its first game. */
const OTHERS = ['', 'new', 'saved', 'stats', 'settings', 'about', 'room', 'learn', 'puzzles', 'rules', 'editor']

/** Sheets of a table. */
const SHEETS = ['menu', 'card/12', 'tower/1', 'court/1', 'log', 'rule', 'end', 'bots/1', 'replay']

/** Everything that can be pressed, with its size and all its computed styles. */
const readButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, label > *, legend, fieldset, [data-part]')].map(
      (element) => {
        const style = getComputedStyle(element)
        const { x, width, height } = element.getBoundingClientRect()
        const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return [element.outerHTML.slice(0, 60), [x, width, height].map(Math.round).join(), ...values].join('; ')
      },
    ),
  )

/** The same once it has come to rest. */
const readAtRest = async (page: Page): Promise<readonly string[]> => {
  let read: readonly string[] = []
  await expect(async () => {
    await page.waitForTimeout(300)
    const before = read
    read = await readButtons(page)
    expect(read.length).toBeGreaterThan(0)
    expect(read).toEqual(before)
  }).toPass()
  return read
}

/** Goes to an address within the app: what was fetched stays. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    location.hash = `#/${to}`
  }, path)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(250)
}

/** What of the screen looks other than before, where that is anything: the values that changed. */
const differencesOf = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.flatMap((element, index) => {
    const values = after[index]?.split('; ') ?? []
    const [name = '', ...rest] = element.split('; ')
    const changed = rest.filter((value, at) => value !== values[at + 1])
    return changed.length > 0 ? [`${name}: ${changed.join(', ')}`] : []
  })

for (const path of ['new', 'settings'])
  test(`${path} looks the same before and after every other screen was opened`, async ({ host, phone }) => {
    const { page } = await phone()
    await page.goto(`${host.url}#/${path}`)
    // The browser's answer about its room comes when it likes.
    if (path === 'settings') await expect(page.getByText(/ in use, of /)).toBeVisible()
    const before = await readAtRest(page)
    for (const other of OTHERS) {
      await visit(page, other)
      await visit(page, path)
      expect.soft(differencesOf(before, await readAtRest(page)), `after ${other}`).toEqual([])
    }
  })

test('a table looks the same before and after every sheet and every other screen was opened', async ({
  host,
  phone,
}) => {
  const { page } = await phone()
  await page.goto(host.url)
  await importPosition(page, openHands({ courts: [{ hand: ['G28', 'G01'] }, { hand: ['G02'] }] }))
  // Only what the table itself fetches is there.
  await page.reload()
  await expect(page.locator('[data-part~="task"]')).toHaveCount(2)
  const before = await readAtRest(page)
  const path = page.url().split('#/')[1] ?? ''
  for (const other of [...SHEETS.map((sheet) => `${path}/${sheet}`), ...OTHERS]) {
    await visit(page, other)
    await visit(page, path)
    expect.soft(differencesOf(before, await readAtRest(page)), `after ${other}`).toEqual([])
  }
})
