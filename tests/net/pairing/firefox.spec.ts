/** Firefox and Chromium pair with each other, whoever is the host. */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { findFirefox } from '../../../scripts/otherBrowsers.mjs'
import { FLAGS, findBrowser } from '../../../scripts/testBrowser.mjs'
import { WHOLE_GAMES } from '../../../scripts/testLimits.mjs'
import { type Firefox, openFirefox } from '../../lab/firefox.ts'
import { reasonToSkip, servePage } from '../network.ts'
import type {} from './page/pairingPage.ts'

const path = findFirefox()
const reason = reasonToSkip() ?? (path ? null : 'needs Firefox')
test.skip(reason !== null, reason ?? '')
/** How late an answer may come, in milliseconds: both browsers give up sooner. */
const WAIT = Number(process.env.PAIRING_WAIT ?? 35) * 1000
test.setTimeout(WAIT + WHOLE_GAMES)

let site: Awaited<ReturnType<typeof servePage>>
let browser: Browser
let firefox: Firefox
let page: Page

test.beforeAll(async () => {
  if (!reason) site = await servePage('pairing/page')
})
test.beforeEach(async () => {
  browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...FLAGS] })
  page = await browser.newPage()
  await page.goto(site.url)
  firefox = await openFirefox(path ?? '', site.url)
})
test.afterEach(async () => {
  await browser?.close()
  await firefox?.close()
})
test.afterAll(() => site?.close())

type Phone = Pick<Firefox, 'evaluate'>

const told = (phone: Phone): Promise<readonly string[]> => phone.evaluate(() => window.pairing.told(), null)

/** Pairs and lets each hear the other; `wait` is how long the answer takes, in milliseconds. */
const pair = async (host: Phone, guest: Phone, wait: number): Promise<void> => {
  const offer = await host.evaluate(() => window.pairing.offer(), null)
  const answer = await guest.evaluate((text) => window.pairing.answer(text), offer)
  await page.waitForTimeout(wait)
  expect(await host.evaluate((text) => window.pairing.accept(text), answer)).toBe('open')
  await expect.poll(() => told(guest)).toEqual(['(open)'])
  await host.evaluate(() => window.pairing.send('one'), null)
  await guest.evaluate(() => window.pairing.send('two'), null)
  await expect.poll(() => told(guest)).toEqual(['(open)', 'one'])
  await expect.poll(() => told(host)).toEqual(['two'])
  console.log(`texts of ${offer.length} and ${answer.length} letters`)
}

test('Chromium takes the answer of Firefox', { tag: '@nightly' }, () => pair(page, firefox, 0))
test('Firefox takes the answer of Chromium', { tag: '@nightly' }, () => pair(firefox, page, 0))
test('Chromium takes the answer of Firefox when both have long stopped looking', { tag: '@nightly' }, () =>
  pair(page, firefox, WAIT),
)
