/** Phones in networks of their own, with bad lines between them: the channels of the app, without the app. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { findFirefox } from '../../scripts/otherBrowsers.mjs'
import { FLAGS, findBrowser } from '../../scripts/testBrowser.mjs'
import { type Firefox, openFirefox } from '../lab/firefox.ts'
import { FAR, type Lab, openLab } from '../lab/labNetwork.ts'
import { type Machine, openRelay, openServer } from '../lab/labServers.ts'
import { buildPage, reasonToSkip } from './network.ts'
import type {} from './page/channelPage.ts'

const reason = reasonToSkip()
test.skip(reason !== null, reason ?? '')

const PHONES = ['ann', 'ben', 'cas', 'dee'] as const
type Name = (typeof PHONES)[number]

const browsers: Browser[] = []
const machines: Machine[] = []
let lab: Lab
let folder: string
let wrappers: string

test.beforeAll(async () => {
  wrappers = mkdtempSync(join(tmpdir(), 'castle-lab-'))
  if (!reason) folder = await buildPage()
})
test.beforeEach(async () => {
  lab = await openLab([...PHONES, 'server', 'relay'])
})
test.afterEach(async () => {
  await Promise.all(browsers.splice(0).map((browser) => browser.close()))
  await Promise.all(machines.splice(0).map((machine) => machine.kill()))
  lab?.close()
})
test.afterAll(() => rmSync(wrappers, { recursive: true }))

const url = (): string => `http://${lab.place('server').address}/`
const address = (): string => `${url()}rooms`

const serve = async (relay = false): Promise<Machine> => {
  if (relay) machines.push(await openRelay(lab.place('relay')))
  const server = await openServer(lab.place('server'), folder, relay ? lab.place('relay') : undefined)
  machines.push(server)
  return server
}

const open = async (name: Name): Promise<Page> => {
  const executablePath = lab.place(name).wrap(join(wrappers, name), findBrowser() ?? '')
  const browser = await chromium.launch({ executablePath, args: [...FLAGS] })
  browsers.push(browser)
  const page = await browser.newPage()
  await page.goto(url())
  return page
}

const host = async (page: Page): Promise<string> => {
  const ticket = await page.evaluate((server) => window.phone.host(server), address())
  if (typeof ticket === 'string') throw new Error(ticket)
  return ticket.code
}
type Asked = Pick<Firefox, 'evaluate'>
const joins = (page: Asked, code: string): Promise<string> =>
  page.evaluate(([server, room]) => window.phone.join(server, room), [address(), code] as const)

const far = async (): Promise<void> => {
  for (const name of PHONES) await lab.set(name, FAR)
}

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${name} ${n}`)
const receivedTexts = (page: Asked, channel: number): Promise<readonly string[]> =>
  page.evaluate((at) => window.phone.texts(at), channel)
const sendTexts = (page: Asked, channel: number, texts: readonly string[]): Promise<void> =>
  page.evaluate(([at, all]) => window.phone.send(at, ...all), [channel, texts] as const)
/** What is lost several times in a row is sent again after longer and longer pauses. */
const LONG = { timeout: 80_000 }
/** After the first eight seconds. */
const NOTICED = { timeout: 22_000 }

test('four phones talk at 100 ms with one frame in twenty lost: every frame comes, once and in order', {
  tag: '@nightly',
}, async () => {
  await serve()
  const ann = await open('ann')
  const guests = [await open('ben'), await open('cas'), await open('dee')]
  await far()
  const code = await host(ann)
  for (const [at, guest] of guests.entries()) {
    expect(await joins(guest, code)).toBe('open')
    await expect.poll(() => ann.evaluate(() => window.phone.lines().length)).toBe(at + 1)
  }
  for (const [at, guest] of guests.entries()) {
    await sendTexts(guest, 0, numbered(`guest ${at}`, 100))
    await sendTexts(ann, at, numbered(`host ${at}`, 100))
  }
  for (const [at, guest] of guests.entries()) {
    await expect.poll(() => receivedTexts(ann, at), LONG).toEqual(numbered(`guest ${at}`, 100))
    await expect.poll(() => receivedTexts(guest, 0), LONG).toEqual(numbered(`host ${at}`, 100))
  }
})

test('a cut of 8 s heals by itself; a longer one is noticed at both ends within 30 s, and the room stays', async () => {
  await serve()
  const [ann, ben, cas] = [await open('ann'), await open('ben'), await open('cas')]
  await far()
  const code = await host(ann)
  expect(await joins(ben, code)).toBe('open')
  await expect.poll(() => ann.evaluate(() => window.phone.lines())).toEqual(['open'])
  expect(await joins(cas, code)).toBe('open')
  await expect.poll(() => ann.evaluate(() => window.phone.lines())).toEqual(['open', 'open'])
  await lab.cut('ben')
  await lab.cut('cas')
  await sendTexts(ann, 0, numbered('host', 5))
  await sendTexts(ben, 0, numbered('guest', 5))
  await ann.waitForTimeout(8_000)
  expect(await receivedTexts(ben, 0)).toEqual([])
  await lab.restore('ben')
  await expect.poll(() => receivedTexts(ben, 0), LONG).toEqual(numbered('host', 5))
  await expect.poll(() => receivedTexts(ann, 0), LONG).toEqual(numbered('guest', 5))
  await expect.poll(() => ann.evaluate(() => window.phone.lines()), NOTICED).toEqual(['open', 'closed'])
  await expect.poll(() => cas.evaluate(() => window.phone.lines()), NOTICED).toEqual(['closed'])
  await lab.restore('cas')
  expect(await joins(cas, code)).toBe('open')
  await sendTexts(cas, 1, ['back'])
  await expect.poll(() => ann.evaluate(() => window.phone.lines())).toEqual(['open', 'closed', 'open'])
  await expect.poll(() => receivedTexts(ann, 2), LONG).toEqual(['back'])
})

test('where no direct way is, a relay with a password that ends carries the frames', async () => {
  await serve(true)
  await lab.block('ann', 'ben')
  const [ann, ben] = [await open('ann'), await open('ben')]
  const code = await host(ann)
  expect(await joins(ben, code)).toBe('open')
  // A guest is in before its host has seen the line open.
  await expect.poll(() => ann.evaluate(() => window.phone.lines())).toEqual(['open'])
  const before = await lab.passed('relay')
  await sendTexts(ben, 0, numbered('guest', 200))
  await expect.poll(() => receivedTexts(ann, 0)).toEqual(numbered('guest', 200))
  expect((await lab.passed('relay')) - before, 'frames through the relay').toBeGreaterThan(20)
})

test('Firefox joins Chromium', { tag: '@nightly' }, async () => {
  await serve()
  const ann = await open('ann')
  const place = lab.place('ben')
  const firefox = await openFirefox(findFirefox() ?? '', url(), place)
  try {
    await far()
    expect(await joins(firefox, await host(ann))).toBe('open')
    await expect.poll(() => ann.evaluate(() => window.phone.lines().length)).toBe(1)
    await sendTexts(firefox, 0, numbered('guest', 20))
    await sendTexts(ann, 0, numbered('host', 20))
    await expect.poll(() => receivedTexts(ann, 0), LONG).toEqual(numbered('guest', 20))
    await expect.poll(() => receivedTexts(firefox, 0), LONG).toEqual(numbered('host', 20))
  } finally {
    await firefox.close()
  }
})
