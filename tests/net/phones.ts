/** Phones of the tests of shared tables. They open the app as it is served, with a PeerServer beside it or without. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Browser, chromium, expect, type Locator, type Page, test } from '@playwright/test'
import { openRooms } from '../../scripts/rooms.mjs'
import { serveFolder } from '../../scripts/staticHost.mjs'
import { FLAGS, findShell } from '../../scripts/testBrowser.mjs'
import { withoutTips } from '../e2e/withoutTips.ts'
import { reasonToSkip } from './network.ts'

/** Long wait, because other tests share the machine. */
export const LONG_WAIT = { timeout: 60_000 } as const

/** Flags for a camera that sees a film, and is allowed to. */
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

export interface ServedApp {
  url(): string
  /** Opens a phone at this address of the app, with storage of its own. */
  phone(address?: string, options?: PhoneOptions): Promise<Page>
}

interface PhoneOptions {
  /** Whether its browser can store anything. */
  readonly storesData?: boolean
  /** Film that its camera sees, as a file. The phone then has a browser of its own. */
  readonly film?: string
}

interface ServedAppOptions {
  /** Whether a PeerServer is there. */
  readonly rooms: boolean
  /** Whether each phone has a browser of its own: pages of one browser do not find each other by made-up names. */
  readonly apart?: boolean
  /** What the site says of itself, as `site.json`. */
  readonly site?: object
}

/** Answers the request for a site's file. */
const answerSite =
  (site: object | undefined) =>
  ({ url }: IncomingMessage, response: ServerResponse): boolean => {
    if (!site || url !== '/site.json') return false
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(site))
    return true
  }

/**
 * Serves the app to the tests of a file. They are skipped where they have no network of their own. An error in a page
 * fails its test.
 */
export const serveApp = ({ rooms, apart = false, site }: ServedAppOptions): ServedApp => {
  const reason = reasonToSkip()
  test.skip(reason !== null, reason ?? '')
  const errors: string[] = []
  const browsers: Browser[] = []
  let app: Awaited<ReturnType<typeof serveFolder>>
  test.beforeAll(async () => {
    const options = { port: 0, first: answerSite(site), ...(rooms && { beside: openRooms }) }
    if (!reason) app = await serveFolder(process.env.DIST ?? 'dist', options)
  })
  test.afterEach(async () => {
    await Promise.all(browsers.splice(0).map((browser) => browser.close()))
    expect(errors.splice(0)).toEqual([])
  })
  test.afterAll(() => app?.stop())

  const openBrowser = async (film?: string): Promise<Browser> => {
    const [first] = browsers
    if (first && !apart) return first
    const args = [...FLAGS, ...(film ? [...CAMERA, `--use-file-for-fake-video-capture=${film}`] : [])]
    const browser = await chromium.launch({ executablePath: findShell() ?? '', args })
    browsers.push(browser)
    return browser
  }
  return {
    url: () => app.url,
    phone: async (address = '', { storesData = true, film } = {}) => {
      const context = await (await openBrowser(film)).newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await page.addInitScript(withoutTips)
      if (!storesData) await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
      page.on('pageerror', (error) => errors.push(error.message))
      if (address) await page.goto(`${app.url}${address}`)
      return page
    },
  }
}

export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()
/** Leaves the seat of this name, which this phone plays, to an easy bot. */
export const leaveSeatToBot = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const choice of ['Bots', name, 'A bot: Easy'])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${choice}`) })
      .first()
      .click()
}
export const tower = (page: Page): Locator => page.getByRole('button', { name: /tower.*choose it/ }).first()
export const board = (page: Page): Locator => page.getByRole('grid', { name: 'Castle board' })
export const atTable = (page: Page): Promise<void> => page.waitForURL(/#\/play\//, LONG_WAIT)
/** Where a player types the own name, once it sits. */
export const ownName = (page: Page): Locator => page.getByRole('textbox', { name: /^Name of player/ })

/** From New game to the lobby, where a server is; not waited for. */
export const gatherTable = async (host: Page, name?: string): Promise<void> => {
  await press(host, 'Seats')
  // Its label lies over it.
  await host.getByRole('radio', { name: 'Several phones' }).check({ force: true })
  if (name !== undefined) await host.getByLabel('Name of player 1').fill(name)
  await press(host, 'Invite')
}

/** The room's code, as it is read out. */
export const readRoomCode = async (host: Page): Promise<string> => {
  const codeText = host.getByText(/^Join code /)
  await expect(codeText).toBeAttached(LONG_WAIT)
  return ((await codeText.textContent()) ?? '').replace('Join code', '').replace(/[^A-Z2-9]/g, '')
}

/** In the lobby of a guest. */
export const sitDown = async (guest: Page, name: string): Promise<void> => {
  await guest.getByLabel('Your name').fill(name)
  await press(guest, 'Sit down')
  await expect(ownName(guest)).toHaveValue(name, LONG_WAIT)
}

/** Ann gathers, and Bo sits down with her. */
export const openLobbyOfTwo = async ({ phone }: ServedApp): Promise<readonly [ann: Page, bo: Page, code: string]> => {
  const ann = await phone('#/new')
  await gatherTable(ann, 'Ann')
  const code = await readRoomCode(ann)
  const bo = await phone(`#/join/${code}`)
  await sitDown(bo, 'Bo')
  return [ann, bo, code]
}

/** The same, and the game has begun. */
export const openTableOfTwo = async (app: ServedApp): Promise<readonly [ann: Page, bo: Page, code: string]> => {
  const two = await openLobbyOfTwo(app)
  const [ann, bo] = two
  await ann.getByRole('button', { name: 'Start with two', exact: true }).click()
  for (const page of [ann, bo]) await expect(board(page)).toBeVisible(LONG_WAIT)
  return two
}

/** Both choose a tower; the one who begins comes first. */
export const takeTowers = async (ann: Page, bo: Page): Promise<readonly [first: Page, second: Page]> => {
  await expect.poll(async () => (await tower(ann).isVisible()) || tower(bo).isVisible(), LONG_WAIT).toBe(true)
  const [first, second] = (await tower(ann).isVisible()) ? [ann, bo] : [bo, ann]
  for (const page of [first, second]) {
    await tower(page).click()
    await expect(tower(page)).toBeHidden()
  }
  return [first, second]
}

/** The sheet of a table with its phones. */
export const openPhonesSheet = async (page: Page): Promise<void> => {
  await press(page, 'Menu')
  await press(page, /^Phones/)
}
