/** The store in a real browser: the contract again, and what only a real browser can do to it. */
import type { Page } from '@playwright/test'
import { contract } from '../store/logStoreContract.ts'
import type { StoreLab } from '../store/page/storePage.ts'
import { type Chromium, newProfile, openLab, removeProfile, serveLab, startChromium } from '../store/realBrowser.ts'
import { entriesFrom, header, secret } from '../store/sampleLogs.ts'
import { expect, test } from './phoneFixtures.ts'

/** A global of the page. */
declare const lab: StoreLab

let server: Awaited<ReturnType<typeof serveLab>>
let profile: string
let browser: Chromium
let page: Page

test.beforeAll(async () => {
  server = await serveLab()
})
test.afterAll(() => server.close())

async function start(): Promise<void> {
  profile = newProfile()
  browser = await startChromium(profile)
  page = await openLab(browser.context, server.url)
}
async function stop(): Promise<void> {
  await browser.kill()
  removeProfile(profile)
}

test.describe('the contract of a log store', () => {
  test.beforeAll(start)
  test.afterAll(stop)
  for (const { name } of contract) test(name, () => page.evaluate((one) => lab.check(one), name))
})

test.describe('a store that is', () => {
  test.beforeEach(start)
  test.afterEach(stop)

  const begin = async () => {
    expect(await page.evaluate(() => lab.create(1))).toBe('done')
    expect(await page.evaluate(() => lab.append(1, 0, 3))).toBe('done')
  }
  const load = (from: Page) => from.evaluate(() => lab.load(1))
  const whole = (entries: number) => ({ header: header(), secret, entries: entriesFrom(0, entries), shown: [] })

  test('what was stored is there after the page crashed', async () => {
    await begin()
    const crashed = page.waitForEvent('crash')
    const devtools = await browser.context.newCDPSession(page)
    devtools.send('Page.crash').catch(() => {})
    await crashed
    expect(await load(await openLab(browser.context, server.url))).toEqual(whole(3))
  })

  test('what was stored is there after the browser was killed', async () => {
    await begin()
    await browser.kill()
    browser = await startChromium(profile)
    page = await openLab(browser.context, server.url)
    expect(await load(page)).toEqual(whole(3))
    expect(await page.evaluate(() => lab.append(1, 3, 4))).toBe('done')
  })

  test('a batch that is killed on its way is there whole or not at all', async () => {
    await begin()
    page.evaluate(() => lab.append(1, 3, 400)).catch(() => {})
    await browser.kill()
    browser = await startChromium(profile)
    page = await openLab(browser.context, server.url)
    expect([3, 400]).toContain((await load(page)).entries.length)
  })

  test('a full disk is told as full, leaves all that was stored, and is over when there is room again', async () => {
    const devtools = await browser.context.newCDPSession(page)
    const origin = new URL(server.url).origin
    // Before the first write: Chromium asks for the free room only once in a while.
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 })
    await begin()
    expect(await page.evaluate(() => lab.appendHeavy(1, 3, 2000))).toBe('full')
    expect(await load(page)).toEqual(whole(3))
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    expect(await page.evaluate(() => lab.appendHeavy(1, 3, 2000))).toBe('done')
  })

  test('storage that is cleared under the open app is told as missing, and a new game can be kept', async () => {
    await begin()
    const devtools = await browser.context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: new URL(server.url).origin, storageTypes: 'indexeddb' })
    expect(await page.evaluate(() => lab.append(1, 3, 4))).toBe('missing')
    expect(await page.evaluate(() => lab.create(2))).toBe('done')
    expect(await page.evaluate(() => lab.list())).toHaveLength(1)
  })

  test('of two tabs that append the same number one is told of the conflict, and goes on no further', async () => {
    await begin()
    const other = await openLab(browser.context, server.url)
    const told = await Promise.all([
      page.evaluate(() => lab.append(1, 3, 5, 1)),
      other.evaluate(() => lab.append(1, 3, 5, 2)),
    ])
    expect([...told].sort()).toEqual(['conflict', 'done'])
    const [winner, loser, turn] = told[0] === 'done' ? ([page, other, 1] as const) : ([other, page, 2] as const)
    expect(await loser.evaluate((turn) => lab.append(1, 5, 6, 3 - turn), turn)).toBe('done')
    expect((await load(winner)).entries).toEqual([
      ...entriesFrom(0, 3),
      ...entriesFrom(3, 5, turn),
      ...entriesFrom(5, 6, 3 - turn),
    ])
  })

  test('a game is played in one tab: the second is told, may take it over, and then the first is told', {
    tag: '@nightly',
  }, async () => {
    const other = await openLab(browser.context, server.url)
    expect(await page.evaluate(() => lab.claim(1))).toBe('mine')
    expect(await other.evaluate(() => lab.claim(1))).toBe('elsewhere')
    expect(await other.evaluate(() => lab.claim(2))).toBe('mine')
    expect(await other.evaluate(() => lab.claim(1, true))).toBe('mine')
    await expect.poll(() => page.evaluate(() => lab.lost)).toEqual([1])
    expect(await page.evaluate(() => lab.claim(1))).toBe('elsewhere')
  })

  test('a game is free again when its tab releases it or is closed', async () => {
    const second = await openLab(browser.context, server.url)
    const claim = () => second.evaluate(() => lab.claim(1))
    await page.evaluate(() => lab.claim(1))
    await page.evaluate(() => lab.release(1))
    await expect.poll(claim).toBe('mine')
    expect(await page.evaluate(() => lab.lost)).toEqual([])
    await second.close()
    await expect.poll(() => page.evaluate(() => lab.claim(1))).toBe('mine')
  })

  test('the browser says how much room there is, and whether it keeps what is stored', async () => {
    const room = await page.evaluate(() => lab.room())
    expect(room?.quota).toBeGreaterThan(1_000_000)
    expect(['kept', 'at-risk']).toContain(await page.evaluate(() => lab.persistence()))
    expect(['kept', 'at-risk']).toContain(await page.evaluate(() => lab.askToPersist()))
  })
})
