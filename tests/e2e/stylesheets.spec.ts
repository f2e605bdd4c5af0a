/** Stylesheets are fetched with their screens and stay: no screen may look different for what was opened before it. */
import type { Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { oneOrAll, someOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'
import { importPosition, openHands } from './positions.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

/** Screens that fetch styles: those of the app and of its first game. */
const OTHERS = ['', 'new', 'saved', 'stats', 'settings', 'about', 'room', 'learn', 'puzzles', 'rules', 'editor']

/** Sheets of a table. */
const SHEETS = ['menu', 'card/12', 'tower/1', 'court/1', 'log', 'rule', 'end', 'bots/1', 'replay']

/** An element: the beginning of its source, its size, and all its computed styles. */
type Look = readonly [element: string, size: string, ...styles: readonly string[]]

/** How the screen looked at first. Kept in the page: sent to the test it would be megabytes each time. */
declare global {
  var before: readonly Look[]
}

/**
 * Reads everything that can be pressed. Resolves with what looks other than in `before`, once it has come to rest; what
 * looks as before is at rest. The first time it keeps what it read. Runs in the page.
 */
const compareWithBefore = async (): Promise<readonly string[]> => {
  const names = [...getComputedStyle(document.body)]
  const readLooks = (): readonly Look[] =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, label > *, legend, fieldset, [data-part]')].map(
      (element) => {
        const style = getComputedStyle(element)
        const { x, width, height } = element.getBoundingClientRect()
        const styles = names.map((name) => style.getPropertyValue(name))
        return [element.outerHTML.slice(0, 60), [x, width, height].map(Math.round).join(), ...styles]
      },
    )
  const isSame = (some: readonly Look[], others: readonly Look[]): boolean => some.join('\n') === others.join('\n')
  let looks = readLooks()
  for (let last = globalThis.before ?? []; looks.length === 0 || !isSame(looks, last); looks = readLooks()) {
    last = looks
    await new Promise((done) => setTimeout(done, 300))
  }
  globalThis.before ??= looks
  return globalThis.before.flatMap(([element, ...values], index) => {
    const [, ...now] = looks[index] ?? ['', '']
    const changed = values.flatMap((value, at) =>
      value === now[at] ? [] : `${names[at - 1] ?? 'size'}: ${value} is ${now[at]}`,
    )
    return changed.length > 0 ? [`${element}: ${changed.join(', ')}`] : []
  })
}

/** Keeps how the screen looks now, for every later comparison. */
const keepLooks = async (page: Page): Promise<void> => {
  expect(await page.evaluate(compareWithBefore)).toEqual([])
  const styles = await page.evaluate(() => globalThis.before.map((look) => look.filter(Boolean).length))
  expect(Math.min(...styles)).toBeGreaterThan(300)
}

/** Goes to an address within the app, and waits for all that it fetches: what was fetched stays. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    location.hash = `#/${to}`
  }, path)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(250)
}

for (const path of oneOrAll(['new', 'settings'], 0))
  test(`${path} looks the same before and after other screens were opened`, async ({ host, phone }) => {
    const { page } = await phone()
    await page.goto(`${host.url}#/${path}`)
    // The browser's answers about its room, and whether it keeps what is stored, come when they like.
    if (path === 'settings')
      for (const answer of [/ in use, of /, 'Ask the browser to keep them'])
        await expect(page.getByText(answer)).toBeVisible()
    await keepLooks(page)
    for (const other of someOrAll(OTHERS, 4)) {
      await visit(page, other)
      await visit(page, path)
      expect.soft(await page.evaluate(compareWithBefore), `after ${other}`).toEqual([])
    }
  })

test('a table looks the same before and after every sheet and every other screen was opened', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone()
  await page.goto(host.url)
  await importPosition(page, openHands({ courts: [{ hand: ['G28', 'G01'] }, { hand: ['G02'] }] }))
  // Only what the table itself fetches is there.
  await page.reload()
  await expect(page.locator('[data-part~="task"]')).toHaveCount(2)
  // The place of tips comes last.
  await expect(page.locator('[data-part~="tip"]')).toBeAttached()
  await keepLooks(page)
  const path = page.url().split('#/')[1] ?? ''
  for (const other of [...SHEETS.map((sheet) => `${path}/${sheet}`), ...OTHERS]) {
    await visit(page, other)
    await visit(page, path)
    expect.soft(await page.evaluate(compareWithBefore), `after ${other}`).toEqual([])
  }
})
