/** A report that something is wrong: what is read is what is saved or sent, and from where it is reached. */
import type { Page } from '@playwright/test'
import type { Entry } from '../../src/kernel/log.ts'
import { axe } from './axeFindings.ts'
import { overflow, unreadable } from './layoutFaults.ts'
import { someOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'
import { alert, beginGame, button, editStored, fileFrom, goTo, readStored, slide } from './tableAndStorage.ts'

const SMALL = { width: 320, height: 568 }
const REPOSITORY = { source: 'https://github.com/example/castle', contact: 'mailto:castle@example.org' }

/** Lets the site say this of itself; how often it was asked. */
const siteSays = async (page: Page, body: string): Promise<() => number> => {
  let asked = 0
  await page.route('**/site.json', (route) => {
    asked += 1
    return route.fulfill({ contentType: 'application/json', body })
  })
  return () => asked
}

const shownReport = async (page: Page): Promise<string> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something is wrong')
  return (await page.locator('[data-part=report]').textContent()) ?? ''
}

const issueLink = (page: Page) => page.getByRole('link', { name: 'Report it on GitHub' })

const saveReport = (page: Page): Promise<string> => fileFrom(page, button(page, 'Save as a file'))

test('About leads to a report that is read, saved as a file and handed to the repository word for word', async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  const asked = await siteSays(page, JSON.stringify(REPOSITORY))
  await beginGame(page, host.url)
  await goTo(page, host.url, 'settings')
  await page.getByRole('link', { name: 'About' }).tap()
  await page.getByText('Your data', { exact: true }).tap()
  await expect(page.getByText(/you read all of the report before you give it to anybody/)).toBeVisible()
  await page.getByText('Accessibility', { exact: true }).tap()
  await expect(page.getByText(/^Still missing: /)).toBeVisible()
  expect((await overflow(page)).right).toBe(0)
  expect(asked()).toBe(0)
  await page.getByRole('link', { name: 'Something is wrong' }).tap()
  expect(await shownReport(page)).toMatch(
    /^App: .*\nRules: .*\nStored data: version 1\nBrowser: Chromium \d+\nScreen: 320 × 568 /,
  )
  expect(asked()).toBe(1)

  await page.getByRole('textbox', { name: 'What did you do' }).fill('The board was empty & grey.')
  await test.step('Back leads to where it was opened, and what was written stays', async () => {
    for (const title of ['About', 'Settings']) {
      await button(page, 'Back').tap()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
    await goTo(page, host.url, 'report')
  })
  const report = await shownReport(page)
  expect(report).toMatch(/^The board was empty & grey\.\n\nApp: /)
  expect(report).not.toMatch(/Ann|Bo\b/)
  expect(await saveReport(page)).toBe(report)
  const saved = page.getByRole('status').filter({ hasText: 'The file is in your downloads.' })
  await expect(saved).toBeVisible()
  const issue = new URL((await issueLink(page).getAttribute('href')) ?? '')
  expect(`${issue.origin}${issue.pathname}`).toBe('https://github.com/example/castle/issues/new')
  expect(issue.searchParams.get('body')).toBe(report)
  await expect(page.getByRole('link', { name: 'castle@example.org' })).toHaveAttribute('href', REPOSITORY.contact)
  expect((await overflow(page)).right).toBe(0)
  expect(await unreadable(page)).toEqual([])
  await axe(page, 'a report')
  await page.getByRole('textbox', { name: 'What did you do' }).fill('Another text.')
  await expect(saved, 'another text is not saved').toHaveCount(0)
})

test('without a repository a report is a file, and an address of the site is shown', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  const external = page.getByRole('main').getByRole('link')
  for (const body of someOrAll(['{"source":', '{"source":"javascript:alert(1)"}', '[]', '{}'], 2)) {
    await siteSays(page, body)
    await page.goto('about:blank')
    await goTo(page, host.url, 'report')
    expect(await saveReport(page), body).toBe(await shownReport(page))
    await expect(external, body).toHaveCount(0)
  }
  await siteSays(page, '{"source":"https://example.org/castle"}')
  await page.goto('about:blank')
  await goTo(page, host.url, 'report')
  expect(await saveReport(page)).toBe(await shownReport(page))
  await expect(external).toHaveText(['https://example.org/castle'])
  await expect(external).toHaveAttribute('href', 'https://example.org/castle')
})

test('a table that throws and one that is damaged lead to a report of it, which names nobody', async ({
  host,
  phone,
}) => {
  const { page, errors } = await phone(SMALL)
  const id = await beginGame(page, host.url)
  await slide(page, 'A O', 'A N')
  await slide(page, 'A N', 'A O')
  await page.evaluate(() => {
    const make = document.createElementNS
    document.createElementNS = function (this: Document, space: string | null, name: string, ...rest: never[]) {
      if (name !== 'dialog') return make.call(this, space, name, ...rest)
      document.createElementNS = make
      throw new TypeError('Ann is not a function')
    } as typeof make
  })
  await button(page, 'Menu').tap()
  await expect(alert(page)).toContainText('Something went wrong on this screen')
  await page.getByRole('link', { name: 'Report this' }).tap()
  const broken = await shownReport(page)
  expect(broken).toMatch(
    /\nPage: #\/play\/…\/menu\nMode: kings-quest\nWhat went wrong: TypeError: … is not a function\n/,
  )
  expect(broken).toMatch(/\nassets\/[\w-]+\.js:\d+:\d+/)
  errors.length = 0

  const entry = await readStored<Entry>(page, 'entries', [id, 5])
  await editStored(page, {
    store: 'entries',
    key: [id, 5],
    value: { ...entry, hash: entry.hash.replaceAll(/./g, '0') },
  })
  await page.goto('about:blank')
  await goTo(page, host.url, 'play', id)
  await expect(alert(page)).toContainText('damaged at entry 6')
  await page.getByRole('link', { name: 'Report this' }).tap()
  const damaged = await shownReport(page)
  expect(damaged).toMatch(/\nPage: #\/play\/…\nMode: kings-quest\nWhat went wrong: entry\.hash 6$/)
  for (const report of [broken, damaged]) {
    expect(report).not.toContain(id)
    expect(report).not.toMatch(/Ann|Bo\b/)
  }
})

test('a game that was never here has nothing to report', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await goTo(page, host.url, 'play', 'nobody')
  await expect(alert(page)).toContainText('This game is not on this phone.')
  await expect(page.getByRole('link', { name: 'Report this' })).toHaveCount(0)
})
