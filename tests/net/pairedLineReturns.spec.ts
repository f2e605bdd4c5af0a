/** Lines without a server that are cut for two minutes, between phones in networks of their own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { FLAGS, findBrowser } from '../../scripts/testBrowser.mjs'
import { type Lab, openLab } from '../lab/labNetwork.ts'
import { type Machine, openServer } from '../lab/labServers.ts'
import { buildPage, reasonToSkip } from './network.ts'
import type {} from './pairing/page/pairingPage.ts'

const reason = reasonToSkip()
test.skip(reason !== null, reason ?? '')

const CUT = Number(process.env.CUT_SECONDS ?? 120) * 1_000

let lab: Lab
let server: Machine
let wrappers: string
const browsers: Browser[] = []

test.beforeEach(async () => {
  wrappers = mkdtempSync(join(tmpdir(), 'castle-lab-'))
  lab = await openLab(['ann', 'ben', 'cas', 'server'])
  server = await openServer(lab.place('server'), await buildPage('pairing/page'))
})
test.afterEach(async () => {
  await Promise.all(browsers.splice(0).map((browser) => browser.close()))
  await server?.kill()
  lab?.close()
  rmSync(wrappers, { recursive: true })
})

/** A phone that names its real addresses, as one with a camera does. */
const open = async (name: string): Promise<Page> => {
  const executablePath = lab.place(name).wrap(join(wrappers, name), findBrowser() ?? '')
  const args = [...FLAGS, '--disable-features=WebRtcHideLocalIpsWithMdns']
  const browser = await chromium.launch({ executablePath, args })
  browsers.push(browser)
  const page = await browser.newPage()
  await page.goto(`http://${lab.place('server').address}/`)
  await page.evaluate(() => window.pairing.keepReturning())
  return page
}

const pair = async (host: Page, guest: Page): Promise<void> => {
  const offer = await host.evaluate(() => window.pairing.offer())
  const answer = await guest.evaluate((text) => window.pairing.answer(text), offer)
  expect(await host.evaluate((text) => window.pairing.accept(text), answer)).toBe('open')
  for (const page of [host, guest])
    await expect.poll(() => page.evaluate(() => window.pairing.isReturnReady())).toBe(true)
}
const count = async (page: Page, what: string): Promise<number> =>
  (await page.evaluate(() => window.pairing.told())).filter((one) => one === what).length

test('without a server, a line that is cut for two minutes comes back by itself, and no server is asked', {
  tag: '@nightly',
}, async () => {
  const [ann, ben] = [await open('ann'), await open('ben')]
  await pair(ann, ben)
  await server.kill()
  await lab.cut('ben')
  await ann.waitForTimeout(CUT)
  for (const page of [ann, ben])
    expect([await count(page, '(closed)'), await count(page, '(returned)')]).toEqual([1, 0])
  await lab.restore('ben')
  const restored = Date.now()
  for (const page of [ann, ben]) await expect.poll(() => count(page, '(returned)')).toBe(1)
  console.log(`back ${Date.now() - restored} ms after the network`)
  await ben.evaluate(() => window.pairing.send('here'))
  await expect.poll(() => count(ann, 'here')).toBe(1)
})
