/**
 * Phones that share a table without a server, through the screens: by cameras, by texts, and again after one was
 * closed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { filmOf, filmOfWall } from './pairing/cameraFilm.ts'
import { board, gatherTable, LONG_WAIT, openPhonesSheet, press, serveApp, sitDown, tower } from './phones.ts'

const app = serveApp({ rooms: false, apart: true })

/** What is said before phones are paired. */
const LONG_BREAK = 'Keep the app open on both phones. If it is closed or reloaded on one, they need new codes.'

const square = (page: Page) => page.getByRole('img', { name: 'QR code for the other phone' })
const shown = (page: Page): Promise<string> => page.getByLabel('The code as text').inputValue()
const paste = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Paste the other phone’s text here').fill(text)
  await press(page, 'Use this text')
}

/** Pairs two phones that are at the first step of a pairing, without cameras. */
const pair = async (host: Page, guest: Page): Promise<void> => {
  await press(host, 'Without camera')
  await expect(square(host)).toBeVisible(LONG_WAIT)
  const offer = await shown(host)
  await press(guest, 'Without camera')
  await paste(guest, offer)
  await expect(square(guest)).toBeVisible(LONG_WAIT)
  const answer = await shown(guest)
  await press(host, 'Enter the answer')
  await paste(host, answer)
}

/** Goes from New game to the first step of a pairing. */
const gather = async (host: Page): Promise<void> => {
  await gatherTable(host)
  await expect(host.getByText('This site has no meeting place for phones')).toBeVisible(LONG_WAIT)
  await press(host, 'Without internet')
}

const isAway = (place: Page | Locator) =>
  place.getByText('Bo is away. If the app was closed or reloaded').filter({ visible: true })

/**
 * Pairs two phones again at the table after the guest's page was loaded anew: each from the notice that it has of it
 * there.
 */
const pairAgain = async (host: Page, guest: Page): Promise<void> => {
  await expect(guest.getByRole('button', { name: 'Undo: There is no connection to the host’s phone.' })).toBeVisible(
    LONG_WAIT,
  )
  await expect(tower(guest)).toBeHidden()
  await guest.getByText('What to do').click()
  await expect(guest.getByText('This table was closed or reloaded here')).toBeVisible(LONG_WAIT)
  await press(guest, 'Connect without internet')
  await expect(isAway(host)).toBeVisible(LONG_WAIT)
  await press(host, 'Connect without internet')
  await pair(host, guest)
  await expect(guest.getByText('No connection.')).toHaveCount(0, LONG_WAIT)
  await expect(isAway(host)).toHaveCount(0, LONG_WAIT)
}

test('two phones pair through their cameras, each reading the code that the other shows', {
  tag: '@nightly',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'castle-films-'))
  const [seenByHost, seenByGuest] = [join(folder, 'host.y4m'), join(folder, 'guest.y4m')]
  for (const film of [seenByHost, seenByGuest]) writeFileSync(film, await filmOfWall())
  const [host, guest] = [
    await app.phone('#/new', { film: seenByHost }),
    await app.phone('#/join', { film: seenByGuest }),
  ]
  await gather(host)
  await press(guest, 'Without internet')
  for (const page of [host, guest]) await press(page, 'Use the camera')
  await expect(square(host)).toBeVisible(LONG_WAIT)
  writeFileSync(seenByGuest, await filmOf(await square(host).screenshot()))
  await expect(square(guest)).toBeVisible(LONG_WAIT)
  writeFileSync(seenByHost, await filmOf(await square(guest).screenshot()))
  await press(host, 'Scan the answer')
  await sitDown(guest, 'Bo')
  await expect(host.getByText('Bo', { exact: true })).toBeVisible(LONG_WAIT)
  rmSync(folder, { recursive: true })
})

test('a table without a server says so, lets phones in by two codes, and again after one was closed', async () => {
  const host = await app.phone('#/new')
  await gather(host)
  const guest = await app.phone('#/join')
  await press(guest, 'Without internet')
  for (const page of [host, guest]) await expect(page.getByText(LONG_BREAK)).toBeVisible(LONG_WAIT)
  await press(guest, 'Without camera')
  await press(guest, 'Use this text')
  await expect(guest.getByText('There is nothing here yet. Paste the whole text of the other phone.')).toBeVisible()
  await paste(guest, 'nothing of ours')
  await expect(guest.getByText('That is not from this app.')).toBeVisible(LONG_WAIT)
  await expect(guest.getByText('There is nothing here yet.')).toHaveCount(0)
  await guest.reload()

  await pair(host, guest)
  await expect(host.getByRole('button', { name: 'Connect another phone' })).toBeVisible(LONG_WAIT)
  await expect(host.getByText('This site has no meeting place for phones')).toHaveCount(0)
  await sitDown(guest, 'Bo')
  await press(host, 'Start with two')
  for (const page of [host, guest]) await expect(board(page)).toBeVisible(LONG_WAIT)

  await waitUntilStored(guest, host)
  await openPhonesSheet(host)
  const leave = host.getByRole('button', { name: /^Leave the table/ })
  await expect(host.getByText('If the app is closed or reloaded').filter({ visible: true })).toBeVisible()
  // Waits until the sheet has come to rest.
  await leave.click({ trial: true })
  const before = await leave.boundingBox()
  await guest.reload()
  await expect(board(guest)).toBeVisible(LONG_WAIT)
  await expect(isAway(host.getByRole('dialog'))).toBeVisible(LONG_WAIT)
  expect(await leave.boundingBox()).toEqual(before)
  await host.keyboard.press('Escape')
  await pairAgain(host, guest)
  // Nobody knows that it was the host who was away.
  await expect(guest.getByText('Connected to the host.')).toBeAttached(LONG_WAIT)
  await expect(guest.getByRole('list', { name: 'At the table' }).getByText('here')).toHaveCount(2, LONG_WAIT)
})

/** Number of entries that this phone has stored. */
const storedOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('blackstone')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const counted = open.result.transaction('entries').objectStore('entries').count()
          counted.onsuccess = () => {
            open.result.close()
            resolve(counted.result)
          }
        }
      }),
  )

/** Waits until a guest has stored all that its host has stored and sent. */
const waitUntilStored = (guest: Page, host: Page): Promise<void> =>
  expect
    .poll(async () => {
      const [mine, hosts] = [await storedOn(guest), await storedOn(host)]
      return mine > 0 && mine === hosts
    }, LONG_WAIT)
    .toBe(true)

/** Names of all spaces of the board with what lies there. */
const spaces = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))

/** Takes from storage all that was dealt, so that it has the game as in the moment after Start. */
const removeDealtCards = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('blackstone')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const tx = open.result.transaction(['games', 'entries', 'shown'], 'readwrite')
          for (const store of ['entries', 'shown']) tx.objectStore(store).clear()
          const asked = tx.objectStore('games').openCursor()
          asked.onsuccess = () => asked.result?.update({ ...asked.result.value, seq: -1, hash: '', shown: 0 })
          tx.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
  )

test('a phone that is closed just after the start is told to connect again, and then gets its cards', {
  tag: '@nightly',
}, async () => {
  const [host, guest] = [await app.phone('#/new'), await app.phone('#/join')]
  await gather(host)
  await press(guest, 'Without internet')
  await pair(host, guest)
  await sitDown(guest, 'Bo')
  await press(host, 'Start with two')
  for (const page of [host, guest]) await expect(board(page)).toBeVisible(LONG_WAIT)
  await waitUntilStored(guest, host)
  const place = guest.url()
  // Nothing of the app runs there that could still store something.
  await guest.goto(`${app.url()}manifest.webmanifest`)
  await removeDealtCards(guest)
  await guest.goto(place)
  await guest.reload()
  await expect(board(guest)).toBeVisible(LONG_WAIT)
  const undealt = await spaces(guest)
  await pairAgain(host, guest)
  await guest.keyboard.press('Escape')
  await expect.poll(() => spaces(guest), LONG_WAIT).not.toEqual(undealt)
  await expect.poll(async () => `${await spaces(guest)}` === `${await spaces(host)}`, LONG_WAIT).toBe(true)
})

test('a game moves to another phone by two codes, and is played on there', { tag: '@nightly' }, async () => {
  const [here, there] = [await app.phone('#/new'), await app.phone('#/join')]
  await press(here, 'Start')
  await expect(tower(here)).toBeVisible(LONG_WAIT)
  await press(here, 'Menu')
  await press(here, /^Move to another phone/)
  await press(here, 'Without internet')
  await press(there, 'Without internet')
  await pair(here, there)
  const number = there.getByRole('status').filter({ hasText: /^\d\d$/ })
  await expect(number).toBeVisible(LONG_WAIT)
  await press(here, `My other phone shows ${await number.textContent()}`)
  await expect(here.getByText(/^This game moved to another phone/)).toBeVisible(LONG_WAIT)
  await press(there, 'Play on')
  await expect(tower(there)).toBeVisible(LONG_WAIT)
})
