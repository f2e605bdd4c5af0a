import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContext, test as base, type CDPSession, chromium, expect, type Page } from '@playwright/test'
import { FLAGS, findBrowser } from '../../scripts/browser.mjs'
import { serve } from '../../scripts/serve.mjs'
import { withoutTips } from './withoutTips.ts'

/** The built app; another build can be tested beside it. */
const DIST = resolve(process.env.DIST ?? join(import.meta.dirname, '../../dist'))

/** The static host of the shipped app. It can go away and come back at the same address. */
export interface Host {
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
}

export interface PhoneOptions {
  readonly width?: number
  readonly height?: number
  readonly touch?: boolean
  /** Dots of the screen for each pixel of the page. */
  readonly scale?: number
  /** Off for measurements of the first visit. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** Another program than the browser of the system: one that runs it elsewhere. */
  readonly program?: string
  /** What it is told besides the usual. */
  readonly flags?: readonly string[]
  /** The person has forbidden all sites to store anything: no IndexedDB, no locks, no service worker. */
  readonly storesNothing?: boolean
  /** The language of the phone; British English where it is left out. */
  readonly locale?: string
  /** Tips come up, as for whoever is new here. Else there are none: they would lie where a test looks or taps. */
  readonly tips?: boolean
}

/** One browser with a profile of its own, as on one phone. `page` and `context` are those of the browser that runs now. */
export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  readonly cdp: CDPSession
  /** What the console called an error, and what nobody caught. Tests end by looking at it unless they clear it. */
  readonly errors: string[]
  /** Ends the browser as a crash does: nothing is told to the page. */
  kill(): Promise<void>
  /** Starts the browser again on the same profile. */
  reopen(): Promise<void>
}

export interface Stage {
  host: Host
  /** The app under a path of its own, as on a project page of a public host. */
  subPathHost: Host
  phone: (options?: PhoneOptions) => Promise<Phone>
}

const openHost = async (base: string): Promise<Host> => {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('There is no dist folder: run `npm run build` first.')
  let server = await serve(DIST, { base })
  const { port, url } = server
  return {
    url,
    stop: () => server.stop(),
    start: async () => {
      server = await serve(DIST, { base, port })
    },
  }
}

const BLOCK = 2
const forbidStorage = (profile: string): void => {
  mkdirSync(join(profile, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCK } } }
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
}

const launch = (profile: string, options: PhoneOptions) => {
  const {
    width = 390,
    height = 664,
    touch = true,
    scale = 1,
    serviceWorkers = 'allow',
    flags = [],
    locale = 'en-GB',
  } = options
  const executablePath = options.program ?? findBrowser()
  if (!executablePath) throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to it.')
  const viewport = { width, height }
  return chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...FLAGS, ...flags],
    viewport,
    screen: viewport,
    deviceScaleFactor: scale,
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers,
    locale,
  })
}

const listen = (page: Page, errors: string[]) => {
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
}

/** A phone whose browser keeps all that it stores in this folder. */
export const openPhone = async (profile: string, options: PhoneOptions): Promise<Phone> => {
  const errors: string[] = []
  const begin = async () => {
    const context = await launch(profile, options)
    if (!options.tips) await context.addInitScript(withoutTips)
    context.on('page', (page) => listen(page, errors))
    const page = context.pages()[0] ?? (await context.newPage())
    listen(page, errors)
    return { context, page, cdp: await context.newCDPSession(page) }
  }
  let now = await begin()
  return {
    get context() {
      return now.context
    },
    get page() {
      return now.page
    },
    get cdp() {
      return now.cdp
    },
    errors,
    kill: async () => {
      const closed = now.context.waitForEvent('close')
      now.cdp.send('Browser.crash').catch(() => undefined)
      await closed
    },
    reopen: async () => {
      now = await begin()
    },
  }
}

export const test = base.extend<Stage>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from this pattern.
  host: async ({}, use) => {
    const host = await openHost('/')
    await use(host)
    await host.stop()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  subPathHost: async ({}, use) => {
    const host = await openHost('/games/castle/')
    await use(host)
    await host.stop()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  phone: async ({}, use) => {
    const phones: Phone[] = []
    const profiles: string[] = []
    await use(async (options = {}) => {
      const profile = mkdtempSync(join(tmpdir(), 'castle-phone-'))
      profiles.push(profile)
      if (options.storesNothing) forbidStorage(profile)
      const phone = await openPhone(profile, options)
      phones.push(phone)
      return phone
    })
    for (const phone of phones) await phone.context.close()
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true })
    expect(phones.flatMap((phone) => phone.errors)).toEqual([])
  },
})

/** The service worker has everything and answers for this page. */
export const readyOffline = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

export { expect }
