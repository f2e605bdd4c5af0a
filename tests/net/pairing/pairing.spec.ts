/** Two phones that find each other without any server, by texts and through each other's cameras, in a real browser. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { FLAGS, findBrowser } from '../../../scripts/testBrowser.mjs'
import { WHOLE_GAMES } from '../../../scripts/testLimits.mjs'
import { forgetWayOut, hasContactedOutside, reasonToSkip, servePage } from '../network.ts'
import { filmOf } from './cameraFilm.ts'
import type {} from './page/pairingPage.ts'

const reason = reasonToSkip()
test.skip(reason !== null, reason ?? '')

let site: Awaited<ReturnType<typeof servePage>>
let films = ''
const browsers: Browser[] = []

test.beforeAll(async () => {
  if (reason) return
  forgetWayOut()
  films = mkdtempSync(join(tmpdir(), 'castle-films-'))
  site = await servePage('pairing/page')
})
test.afterEach(async () => {
  await Promise.all(browsers.splice(0).map((browser) => browser.close()))
})
test.afterAll(() => {
  site?.close()
  if (films) rmSync(films, { recursive: true })
})

const launch = async (...args: readonly string[]): Promise<Page> => {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...FLAGS, ...args] })
  browsers.push(browser)
  const page = await browser.newPage()
  await page.goto(site.url)
  return page
}

/** A phone that is asked for no camera. */
const phone = (): Promise<Page> => launch()

/** A phone whose camera sees what `timeline` names. */
const phoneWithCamera = (film: string): Promise<Page> =>
  launch(
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  )

const offerOf = (host: Page): Promise<string> => host.evaluate(() => window.pairing.offer())
const answerOf = (guest: Page, offer: string): Promise<string> =>
  guest.evaluate((text) => window.pairing.answer(text), offer)
const accept = (host: Page, answer: string): Promise<string> =>
  host.evaluate((text) => window.pairing.accept(text), answer)
const told = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.pairing.told())
const say = (page: Page, text: string): Promise<void> => page.evaluate((said) => window.pairing.send(said), text)

/** Each hears the other, in order. */
const expectTalk = async (host: Page, guest: Page): Promise<void> => {
  await expect.poll(() => told(guest)).toEqual(['(open)'])
  for (const text of ['one', 'two']) await say(host, text)
  await say(guest, 'three')
  await expect.poll(() => told(guest)).toEqual(['(open)', 'one', 'two'])
  await expect.poll(() => told(host)).toEqual(['three'])
}

test('two phones pair by texts, under made-up names', async () => {
  const [host, guest] = [await phone(), await phone()]
  const offer = await offerOf(host)
  const answer = await answerOf(guest, offer)
  expect(await accept(host, answer)).toBe('open')
  await expectTalk(host, guest)
  await guest.evaluate(() => window.pairing.close())
  await expect.poll(() => told(host)).toEqual(['three', '(closed)'])
  expect(hasContactedOutside()).toBe(false)
  console.log(`texts of ${offer.length} and ${answer.length} letters`)
})

test('a line that breaks comes back by itself, whoever lost it, and so does the one that took its place', async () => {
  const [host, guest] = [await phone(), await phone()]
  for (const page of [host, guest]) await page.evaluate(() => window.pairing.keepReturning())
  expect(await accept(host, await answerOf(guest, await offerOf(host)))).toBe('open')
  const count = async (page: Page, what: string) => (await told(page)).filter((one) => one === what).length
  for (const [times, loser] of [host, guest].entries()) {
    for (const page of [host, guest])
      await expect.poll(() => page.evaluate(() => window.pairing.isReturnReady())).toBe(true)
    await loser.evaluate(() => window.pairing.close())
    for (const page of [host, guest]) await expect.poll(() => count(page, '(returned)')).toBe(times + 1)
    await say(host, `to guest ${times}`)
    await say(guest, `to host ${times}`)
    await expect.poll(() => count(guest, `to guest ${times}`)).toBe(1)
    await expect.poll(() => count(host, `to host ${times}`)).toBe(1)
  }
  expect(hasContactedOutside()).toBe(false)
})

test('an answer to another offer is refused, and the right one is still taken', async () => {
  const [host, guest, other] = [await phone(), await phone(), await phone()]
  const offer = await offerOf(host)
  expect(await accept(host, await answerOf(guest, await offerOf(other)))).toBe('pairing.otherOffer')
  expect(await accept(host, offer)).toBe('pairing.isOffer')
  expect(await accept(host, 'hello')).toBe('pairing.notOurs')
  expect(await accept(host, await answerOf(other, offer))).toBe('open')
})

test('the answer may come when both phones have long stopped looking', { tag: '@nightly' }, async () => {
  const wait = Number(process.env.PAIRING_WAIT ?? 35) * 1000
  test.setTimeout(wait + WHOLE_GAMES)
  const [host, guest] = [await phone(), await phone()]
  const answer = await answerOf(guest, await offerOf(host))
  await host.waitForTimeout(wait)
  expect(await accept(host, answer)).toBe('open')
  await expectTalk(host, guest)
})

test('what was given up is over, and a phone without a camera says so', async () => {
  const [host, guest] = [await phone(), await phone()]
  const answer = await answerOf(guest, await offerOf(host))
  await host.evaluate(() => window.pairing.cancel())
  expect(await accept(host, answer)).toBe('pairing.unreachable')
  expect(await host.evaluate(() => window.pairing.openCamera())).toBe('pairing.noCamera')
})

test('a guest who went away is unreachable', { tag: '@nightly' }, async () => {
  const [host, guest] = [await phone(), await phone()]
  const answer = await answerOf(guest, await offerOf(host))
  await guest.close()
  expect(await accept(host, answer)).toBe('pairing.unreachable')
})

test('two phones pair through their cameras, each reading the code on the screen of the other', async () => {
  const [seenByHost, seenByGuest] = [join(films, 'host.y4m'), join(films, 'guest.y4m')]
  const [host, guest] = [await phoneWithCamera(seenByHost), await phoneWithCamera(seenByGuest)]
  const screen = async (page: Page) => filmOf(await page.locator('svg').screenshot())
  const read = async (page: Page): Promise<string> => {
    expect(await page.evaluate(() => window.pairing.openCamera())).toBe('open')
    const text = await page.evaluate(() => window.pairing.scan())
    await page.evaluate(() => window.pairing.closeCamera())
    return text
  }
  writeFileSync(seenByHost, await screen(host))
  expect(await host.evaluate(() => window.pairing.openCamera())).toBe('open')
  const offer = await offerOf(host)
  await host.evaluate(() => window.pairing.closeCamera())
  writeFileSync(seenByGuest, await screen(host))
  expect(await read(guest)).toBe(offer)
  const answer = await answerOf(guest, offer)
  writeFileSync(seenByHost, await screen(guest))
  expect(await read(host)).toBe(answer)
  expect(await accept(host, answer)).toBe('open')
  await expectTalk(host, guest)
  console.log(`texts of ${offer.length} and ${answer.length} letters`)
})
