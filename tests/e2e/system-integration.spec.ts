/**
 * What a system hands to the installed app: files and links that were shared with it, files that were opened with it,
 * links of its own kind; and what it shows of the app. Only an installed app gets these, and this browser has no windows
 * to install one in: where the system itself would act, a script of the page stands in for it.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { fingerOn } from './finger.ts'
import { linkOfFinished } from './finishedGame.ts'
import { oneOrAll } from './nightlySample.ts'
import { expect, ignoreMissingLaterFiles, type Phone, readyOffline, test } from './phoneFixtures.ts'
import { aboutGame, alert, atTable, beginGame, button, endOfLog, exportGame, goTo, slide } from './tableAndStorage.ts'

const said = (page: Page) => page.getByRole('status').filter({ hasText: /./ })
const games = (page: Page) => page.getByRole('listitem')
const NOTHING = 'Nothing arrived. Choose the file yourself, under Import a game.'

/** Stands in for the window of an installed app. */
const inOwnWindow = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ask = matchMedia.bind(window)
    window.matchMedia = (query) => ask(query === 'not (display-mode: browser)' ? 'all' : query)
  })

interface Shared {
  readonly text?: string
  readonly files?: readonly { readonly name: string; readonly text: string }[]
}

/** Sends what the manifest says that a system sends, as a system does: by a form. */
const share = async (page: Page, shared: Shared): Promise<void> => {
  const isSent = page.waitForURL(/#\/(received|saved|play|shared)/, { waitUntil: 'load' })
  await page.evaluate(async ({ text, files = [] }: Shared) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const manifest = await (await fetch(link?.href ?? '')).json()
    const { action, method, enctype, params } = manifest.share_target
    const form = Object.assign(document.createElement('form'), { method, enctype })
    form.action = new URL(action, link?.href).href
    const words = Object.assign(document.createElement('textarea'), { name: params.text, value: text ?? '' })
    const chosen = Object.assign(document.createElement('input'), { type: 'file', multiple: true })
    chosen.name = params.files[0].name
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(new File([file.text], file.name, { type: 'application/json' }))
    chosen.files = transfer.files
    form.append(words, chosen)
    document.body.append(form)
    form.submit()
  }, shared)
  await isSent
}

const keptShares = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('shared')).keys()).length)

test('Chromium takes all of the manifest', async ({ subPathHost, phone }) => {
  const { page, cdp } = await phone()
  await page.goto(subPathHost.url)
  const { errors, url } = await cdp.send('Page.getAppManifest')
  expect(url).toBe(`${subPathHost.url}manifest.webmanifest`)
  expect(errors).toEqual([])
})

test('files and links that are shared come in with no network, below a path too; a wrong one is told, and none comes twice', async ({
  subPathHost,
  phone,
}) => {
  const one = await phone()
  await one.page.goto(subPathHost.url)
  await beginGame(one.page, subPathHost.url)
  await slide(one.page, 'A O', 'A N')
  const good = await exportGame(one.page)
  const link = await linkOfFinished(await phone(), subPathHost.url)

  const two = await phone({ own: true, width: 320, height: 568 })
  await inOwnWindow(two.context)
  const { page } = two
  await page.goto(subPathHost.url)
  await readyOffline(page)
  // What reads files and plays the game is kept once it was used.
  await beginGame(page, subPathHost.url)
  await slide(page, 'A O', 'A N')
  await goTo(page, subPathHost.url, 'saved')
  await page.getByText('Import a game').tap()
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'a', mimeType: '', buffer: Buffer.from(good.slice(0, -9)) })
  await expect(said(page)).toHaveText('The end of this saved game is missing.')
  await page.goto(link)
  await expect(page.getByText(/^Checked: all \d+ entries/)).toBeVisible()
  await subPathHost.stop()

  await page.goto(subPathHost.url)
  await share(page, { files: [{ name: 'Ännes Spiel.json', text: good }] })
  await atTable(page)
  expect(await aboutGame(page)).toMatchObject({ hash: endOfLog(good).hash, saved: true })
  await page.goBack()
  await expect(page).toHaveURL(/#\/saved$/)
  await expect(games(page)).toHaveCount(2)

  await share(page, { files: [{ name: 'cut.json', text: good.slice(0, -200) }] })
  await expect(said(page)).toHaveText('The end of this saved game is missing.')
  await expect(page).toHaveURL(/#\/saved$/)
  await expect(games(page)).toHaveCount(2)
  await page.reload()
  await expect(games(page)).toHaveCount(2)
  await expect(said(page)).toHaveCount(0)

  await share(page, {
    files: [
      { name: 'whole.json', text: good },
      { name: 'letter.json', text: 'Dear Ann' },
    ],
  })
  await expect(page.getByRole('dialog', { name: '2 files' }).getByRole('listitem')).toHaveText([
    /^whole.jsonIt is among your games.Open$/,
    /^letter.jsonThis is not a saved game.$/,
  ])
  await share(page, { text: `Look at this: ${link}` })
  await expect(page.getByText(/^Checked: all \d+ entries/)).toBeVisible()
  await share(page, { text: 'Dear Ann' })
  await expect(said(page)).toHaveText('This is not a saved game.')
  await share(page, {})
  await expect(said(page)).toHaveText(NOTHING)

  // A page of another site sent it, and closed its window before that had answered.
  await page.evaluate(async (text) => {
    const address = new URL(`receive/${crypto.randomUUID()}/0`, document.baseURI)
    await (await caches.open('shared')).put(address, new Response(text))
  }, good)
  await page.reload()
  await expect(games(page)).toHaveCount(2)
  await expect.poll(() => keptShares(page)).toBe(0)
  await expect(page).toHaveURL(/#\/saved$/)
  ignoreMissingLaterFiles(two)
})

test('what a page sends to a browser that did not install the app is not read', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone({ own: true })
  await page.goto(host.url)
  await readyOffline(page)
  const position = JSON.stringify({ format: 'blackstone-position', version: 1, mode: 'solo', seats: ['Ann'] })
  await share(page, { files: [{ name: 'position.json', text: position }] })
  await expect(said(page)).toHaveText(NOTHING)
  await expect(games(page)).toHaveCount(0)
  expect(await keptShares(page)).toBe(0)
})

/** Stands in for a system that opens files with the app: those that were opened before somebody asks are kept. */
const launchQueue = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    type Consumer = (launch: object) => void
    const consumers: Consumer[] = []
    const launches: object[] = []
    const launch = (name: string, text: string | null): void => {
      const getFile = async (): Promise<File> => {
        if (text === null) throw new DOMException('gone', 'NotFoundError')
        return new File([text], name)
      }
      const opened = { files: [{ name, getFile }] }
      if (consumers[0]) consumers[0](opened)
      else launches.push(opened)
    }
    const setConsumer = (consumer: Consumer): void => {
      consumers[0] = consumer
      for (const opened of launches.splice(0)) consumer(opened)
    }
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
    Object.assign(window, { launch })
  })

const openWithApp = (page: Page, name: string, text: string | null): Promise<void> =>
  page.evaluate(
    ([name, text]) => {
      const { launch } = window as unknown as { launch(name: string, text: string | null): void }
      location.hash = '#/opened'
      launch(name, text)
    },
    [name, text] as const,
  )

test('a file that is opened with the app comes in from wherever the app is, and a wrong one is told', async ({
  host,
  phone,
}) => {
  const { context, page } = await phone()
  await launchQueue(context)
  await page.goto(host.url)
  const id = await beginGame(page, host.url)
  await slide(page, 'A O', 'A N')
  const good = await exportGame(page)
  const other = good.replaceAll(id, 'A'.repeat(id.length))
  await openWithApp(page, 'cut.json', good.slice(0, -200))
  await expect(said(page)).toHaveText('The end of this saved game is missing.')
  await expect(page).toHaveURL(/#\/saved$/)
  await openWithApp(page, 'gone.json', null)
  await expect(said(page)).toHaveText('There is nothing in it.')
  await openWithApp(page, 'other.json', other)
  await expect(said(page)).toContainText('damaged')
  await expect(games(page)).toHaveCount(1)
  await openWithApp(page, 'good.json', good)
  await atTable(page)
  expect(await aboutGame(page)).toMatchObject({ hash: endOfLog(good).hash, saved: true })
})

test('where what reads files has not come yet, that is said', { tag: '@nightly' }, async ({ host, phone }) => {
  const one: Phone = await phone({ width: 320, height: 568 })
  await one.page.route(/\/leisure-[^/]+\.js$/, (route) => route.abort())
  await one.page.goto(`${host.url}#/opened`)
  await expect(said(one.page)).toHaveText(/^This part did not load\./)
  ignoreMissingLaterFiles(one)
})

test('a link of the app’s own kind leads where it leads elsewhere, and one that is not whole says why', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const link = await linkOfFinished(await phone(), host.url)
  const { page } = await phone({ width: 320, height: 568 })
  await page.goto(host.url)
  const [handler] = await page.evaluate(
    async () => (await (await fetch('manifest.webmanifest')).json()).protocol_handlers,
  )
  const addressOf = (end: string) =>
    host.url + handler.url.replace('./', '').replace('%s', encodeURIComponent(`${handler.protocol}:${end}`))
  const string = link.replace(/^.*#\/shared\//, '')
  for (const end of oneOrAll([string, `shared/${string}`, `//shared/${string}`], 2)) {
    await page.goto('about:blank')
    await page.goto(addressOf(end))
    await expect(page.getByText(/^Checked: all \d+ entries/), end).toBeVisible()
  }
  await page.goto('about:blank')
  await page.goto(addressOf(string.slice(0, -30)))
  await expect(alert(page)).toContainText('The end of this link is missing.')
  await page.goto('about:blank')
  await page.goto(addressOf('nonsense'))
  await expect(alert(page)).toContainText('There is nothing at the address')
})

/** Stands in for a system that shows a number on the icon; it is what is shown, also after the app was closed. */
const iconOf = async ({ context, page }: Phone): Promise<() => Promise<string | null>> => {
  await inOwnWindow(context)
  await context.addInitScript(() => {
    navigator.setAppBadge = async (number) => sessionStorage.setItem('icon', `${number}`)
  })
  return () => page.evaluate(() => sessionStorage.getItem('icon'))
}

/** The app is left for another one once there is this element, in the moment in which it is drawn. */
const leaveAt = (page: Page, selector: string): Promise<void> =>
  page.evaluate((selector) => {
    const leave = (): boolean => {
      if (!document.querySelector(selector)) return false
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      return Reflect.deleteProperty(document, 'visibilityState')
    }
    if (!leave())
      new MutationObserver((_, observer) => leave() && observer.disconnect()).observe(document, {
        childList: true,
        subtree: true,
      })
  }, selector)

test('the icon has a number only if it was asked for: of turns that wait, and of the puzzle of the day', async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  const { tap } = fingerOn(page)
  const icon = await iconOf(one)
  await page.goto(`${host.url}#/settings`)
  const choice = page.getByRole('group', { name: 'Number on the icon' })
  await expect(choice.getByRole('radio', { name: 'Off' })).toBeChecked()
  await leaveAt(page, 'main')
  await choice.getByRole('radio', { name: 'Turns and puzzle' }).check({ force: true })
  await expect.poll(icon).toBe('1')
  await choice.getByRole('radio', { name: 'Turns', exact: true }).check({ force: true })
  await expect.poll(icon).toBe('0')

  await page.goto(`${host.url}#/new`)
  await tap(page.getByRole('radio', { name: /^Solo/ }))
  await leaveAt(page, '[role="grid"]')
  await tap(button(page, 'Start'))
  await atTable(page)
  await expect.poll(icon).toBe('1')

  // The app is opened anew, and counts once nothing else waits for the network.
  await page.clock.install()
  await page.reload()
  await tap(button(page, 'Menu'))
  await tap(button(page, 'End the game'))
  await tap(button(page, 'Yes, end it'))
  await expect(button(page, 'Share')).toBeVisible()
  expect(await icon()).toBe('1')
  await page.clock.fastForward(20_000)
  await expect.poll(icon).toBe('0')
})

test('where the system forbids the number that is said, and none is chosen; in a browser it is not offered', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const choice = one.page.getByRole('group', { name: 'Number on the icon' })
  await goTo(one.page, host.url, 'settings')
  await expect(one.page.getByRole('heading', { name: 'Keep the castle at hand' })).toBeVisible()
  await expect(choice).toHaveCount(0)
  const icon = await iconOf(one)
  // Stands in for an iPhone on which somebody answers no.
  await one.context.addInitScript(() => {
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })
    Notification.requestPermission = async () => 'denied'
  })
  await one.page.reload()
  await choice.getByRole('radio', { name: 'Turns and puzzle' }).click({ force: true })
  await expect(said(one.page)).toHaveText(/^The phone shows no number for this app\./)
  await expect(choice.getByRole('radio', { name: 'Off' })).toBeChecked()
  await expect.poll(icon).toBe('0')
})

test('an iPhone is told the app’s title and its start picture, which is as large as the screen', async ({
  host,
  phone,
}) => {
  const { context, page } = await phone({ width: 390, height: 844, scale: 3 })
  // Stands in for Safari of an iPhone, which says that the page is not on the home screen.
  await context.addInitScript(() => Object.assign(navigator, { standalone: false }))
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15' }),
  )
  await page.clock.install()
  await page.goto(host.url)
  await expect(page.getByRole('main')).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(page.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute('content', 'Blackstone')
  const picture = await page.evaluate(async () => {
    const image = new Image()
    image.src = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-startup-image"]')?.href ?? ''
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  expect(picture).toEqual([390 * 3, 844 * 3])
})
