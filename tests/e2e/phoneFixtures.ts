import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  test as base,
  type CDPSession,
  chromium,
  expect,
  type Page,
} from '@playwright/test'
import { serveFolder } from '../../scripts/staticHost.mjs'
import { FLAGS, findBrowser, findShell } from '../../scripts/testBrowser.mjs'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { withoutTips } from './withoutTips.ts'

/** The built app; another build can be tested beside it. */
export const DIST = resolve(process.env.DIST ?? join(import.meta.dirname, '../../dist'))

/** The static host of the shipped app. It can go away and come back at the same address. */
export interface Host {
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
}

export interface PhoneOptions {
  /**
   * A browser of its own, with a profile that outlasts it and with service workers: for what is offline, updated, killed or runs out of
   * room. All others share one browser, where each begins with nothing: a browser and the app's installation cost a second or two.
   */
  readonly own?: boolean
  readonly width?: number
  readonly height?: number
  readonly touch?: boolean
  /** Dots of the screen for each pixel of the page. */
  readonly scale?: number
  /** Another program than the browser of the system: one that runs it elsewhere. */
  readonly program?: string
  /** Additional command-line flags. */
  readonly flags?: readonly string[]
  /** The person has forbidden all sites to store anything: no IndexedDB, no locks, no service worker. */
  readonly storesNothing?: boolean
  /** The language of the phone; British English where it is left out. */
  readonly locale?: string
  /** Things move in every run, as on most phones. */
  readonly moves?: boolean
  /** Tips come up, as for whoever is new here. Else there are none: they would lie where a test looks or taps. */
  readonly tips?: boolean
}

/** What one phone has in its browser. `appUrl` and `context` are those of the browser that runs now. */
export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  readonly cdp: CDPSession
  /** What the console called an error, and what nobody caught. Tests end by looking at it unless they clear it. */
  readonly errors: string[]
  /** Ends its own browser as a crash does: nothing is told to the page. */
  kill(): Promise<void>
  /** Starts its own browser again on the same profile. */
  reopen(): Promise<void>
}

export interface Fixtures {
  host: Host
  /** The app under a path of its own, as on a project page of a public host. */
  subPathHost: Host
  phone: (options?: PhoneOptions) => Promise<Phone>
}

const openHost = async (base: string): Promise<Host> => {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('There is no dist folder: run `npm run build` first.')
  let server = await serveFolder(DIST, { base })
  const { port, url } = server
  return {
    url,
    stop: () => server.stop(),
    start: async () => {
      server = await serveFolder(DIST, { base, port })
    },
  }
}

const BLOCK = 2
const forbidStorage = (profile: string): void => {
  mkdirSync(join(profile, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCK } } }
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
}

const browserPath = (path = findBrowser()): string => {
  if (!path) throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to it.')
  return path
}

/** Movements took a quarter of the processor's time. Where nothing else is asked for they fade, but for the night. */
export const CALM = { reducedMotion: process.env.NIGHTLY ? 'no-preference' : 'reduce' } as const

const screenOf = ({ width = 390, height = 664, touch = true, scale = 1, locale = 'en-GB', moves }: PhoneOptions) => {
  const viewport = { width, height }
  const motion = moves ? ({ reducedMotion: 'no-preference' } as const) : CALM
  return { viewport, screen: viewport, deviceScaleFactor: scale, hasTouch: touch, isMobile: touch, locale, ...motion }
}

const launch = (profile: string, { program, flags = [], ...options }: PhoneOptions) =>
  chromium.launchPersistentContext(profile, {
    ...screenOf(options),
    // Without windows it asks no profile what a person has forbidden.
    executablePath: program ?? browserPath(options.storesNothing ? undefined : findShell()),
    args: [...FLAGS, ...flags],
  })

const listen = (page: Page, errors: string[]) => {
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    const { url } = message.location()
    // A site need not say anything of itself, and may be out of reach; the browser writes down what does not come.
    const isAbsentSite = url.endsWith('/site.json') && message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAbsentSite) errors.push(`${message.text()} (${url})`)
  })
}

interface Running {
  readonly context: BrowserContext
  readonly page: Page
  readonly cdp: CDPSession
}

const run = async (context: BrowserContext, { tips }: PhoneOptions, errors: string[]): Promise<Running> => {
  if (!tips) await context.addInitScript(withoutTips)
  context.on('page', (page) => listen(page, errors))
  const begun = context.pages()[0]
  if (begun) listen(begun, errors)
  const page = begun ?? (await context.newPage())
  return { context, page, cdp: await context.newCDPSession(page) }
}

/** A phone whose browser keeps all that it stores in this folder. */
export const openPhone = async (profile: string, options: PhoneOptions): Promise<Phone> => {
  const errors: string[] = []
  const begin = async () => run(await launch(profile, options), options, errors)
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

const refuse = (): never => {
  throw new Error('This phone shares its browser: ask for one of its own.')
}

/** Opens an empty phone in the shared browser. */
const openSharedPhone = async (browser: Browser, options: PhoneOptions): Promise<Phone> => {
  const errors: string[] = []
  const context = await browser.newContext({ ...screenOf(options), serviceWorkers: 'block' })
  return { ...(await run(context, options, errors)), errors, kill: refuse, reopen: refuse }
}

interface LaterFiles {
  readonly all: readonly string[]
  readonly languages: Readonly<Record<string, readonly string[]>>
  readonly packs: Readonly<Record<string, readonly string[]>>
}

/** All files that the built app fetches after its install. */
const listLaterFiles = (): readonly string[] => {
  const { all, languages, packs }: LaterFiles = JSON.parse(readFileSync(join(DIST, 'later.json'), 'utf8'))
  return [...all, ...Object.values(languages).flat(), ...Object.values(packs).flat()]
}

/** With the server gone soon after the first visit, what is fetched later is not there: the browser says so, and the app goes without it. */
const isMissingLaterFile = (error: string): boolean => {
  if (!error.startsWith('Failed to load resource: net::')) return false
  return listLaterFiles().some((file) => error.includes(file))
}

/** Launch options need a browser of the phone's own. */
const needsOwnBrowser = ({ own, storesNothing, flags }: PhoneOptions): boolean =>
  own === true || storesNothing === true || !!flags

export const test = base.extend<Fixtures, { shared: Browser }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from this pattern.
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: browserPath(findShell()), args: [...FLAGS] })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
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
  phone: async ({ shared }, use) => {
    const phones: Phone[] = []
    const profiles: string[] = []
    const openOwn = (options: PhoneOptions): Promise<Phone> => {
      const profile = mkdtempSync(join(tmpdir(), 'castle-phone-'))
      profiles.push(profile)
      if (options.storesNothing) forbidStorage(profile)
      return openPhone(profile, options)
    }
    await use(async (options = {}) => {
      const phone = await (needsOwnBrowser(options) ? openOwn(options) : openSharedPhone(shared, options))
      phones.push(phone)
      return phone
    })
    for (const phone of phones) await phone.context.close()
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true })
    expect(phones.flatMap((phone) => phone.errors).filter((error) => !isMissingLaterFile(error))).toEqual([])
  },
})

/** Ignores errors about files of `later.json` that an absent server could not deliver; other errors stay. */
export const ignoreMissingLaterFiles = ({ errors }: Phone): void => {
  const files = listLaterFiles()
  const isLater = (error: string) =>
    files.some((file) => error.includes('net::ERR_FAILED') && error.includes(`/${file})`))
  errors.push(...errors.splice(0).filter((error) => !isLater(error)))
}

/** A browser tells of every file that is not there, and the folders below the app have none. */
export const forgetMissing = ({ errors }: Phone): void => {
  errors.push(...errors.splice(0).filter((error) => !error.startsWith('Failed to load resource:')))
}

/** The service worker has everything and answers for this page. */
export const readyOffline = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

/** What had come for later until now differs from run to run: none of it is kept. */
export const forgetLaterFiles = (page: Page) => page.evaluate(() => caches.delete('later'))

/** Waits until everything that `later.json` names is kept, packs too: on a first visit it comes after the install. */
export const untilAllIsKept = (page: Page): Promise<void> => {
  const isKept = () =>
    page.evaluate(async () => {
      const { all, packs }: LaterFiles = await (await fetch('later.json')).json()
      const files = [...all, ...Object.values(packs).flat()]
      const kept = (await (await caches.open('later')).keys()).map(({ url }) => url)
      return files.length > 0 && files.every((file) => kept.some((url) => url.endsWith(file)))
    })
  return expect.poll(isKept, { timeout: WHOLE_GAMES }).toBe(true)
}

export { expect }
