/** A game of one phone that moves to another by a code, is played on there, and comes back. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { board, LONG_WAIT, press, readRoomCode, serveApp, tower } from './phones.ts'

const app = serveApp({ rooms: true })

/** A game of one phone that has begun, and the page that gives it away. */
const phoneThatGives = async (): Promise<readonly [phone: Page, code: string]> => {
  const phone = await app.phone('#/new')
  await press(phone, 'Start')
  await expect(tower(phone)).toBeVisible(LONG_WAIT)
  return [phone, await openMove(phone)]
}

const openMove = async (phone: Page): Promise<string> => {
  await press(phone, 'Menu')
  await press(phone, /^Move to another phone/)
  return readRoomCode(phone)
}

const towers = (phone: Page): Locator => phone.getByRole('button', { name: /tower.*choose it/ })

const numberOn = async (phone: Page): Promise<string> => {
  const number = phone.getByRole('status').filter({ hasText: /^\d\d$/ })
  await expect(number).toBeVisible(LONG_WAIT)
  return (await number.textContent()) ?? ''
}

/** Calls under the code as a person does, and resolves with the number that the phone shows. */
const ask = async (phone: Page, code: string): Promise<string> => {
  await phone.goto(`${app.url()}#/join`)
  await phone.getByLabel('Table code').fill(code)
  await press(phone, 'Join')
  return numberOn(phone)
}

const giveTo = (from: Page, number: string): Promise<void> => press(from, `My other phone shows ${number}`)

const WENT = /^This game moved to another phone \(\w+\) on /
const UNSURE = /^This game was sent to another phone on .*, but that phone has not answered/

const expectMoved = async (from: Page, to: Page): Promise<void> => {
  await expect(to.getByText('The game is here, and saved.')).toBeVisible(LONG_WAIT)
  await expect(from.getByText(WENT)).toBeVisible(LONG_WAIT)
}

test('a game moves to the phone whose number its owner presses, is played on there, and comes back', {
  tag: '@harm',
}, async () => {
  const [here, code] = await phoneThatGives()
  // Another tab of this phone may call, and takes nothing; the same code is called again.
  const tab = await here.context().newPage()
  await giveTo(here, await ask(tab, code))
  for (const page of [here, tab]) {
    await expect(page.getByText(/This phone has that game open in another tab/)).toBeVisible(LONG_WAIT)
    await press(page, 'Try again')
  }
  expect(await readRoomCode(here)).toBe(code)
  await numberOn(tab)
  await tab.close()

  const [stranger, there] = [await app.phone(), await app.phone()]
  const [other, own] = [await ask(stranger, code), await ask(there, code)]
  expect(other).not.toBe(own)
  await giveTo(here, own)
  await expectMoved(here, there)
  await expect(stranger.getByText('The game went to another phone.')).toBeVisible(LONG_WAIT)
  await stranger.goto(`${app.url()}#/saved`)
  await expect(stranger.getByText('No games yet')).toBeVisible(LONG_WAIT)

  await press(there, 'Play on')
  await expect(towers(there)).toHaveCount(4, LONG_WAIT)
  await tower(there).click()
  await expect(towers(there)).toHaveCount(3)

  // The phone that it left shows where it went, on its table and in the list, and offers it nowhere.
  await here.getByRole('link', { name: 'Look at it' }).click()
  await expect(board(here)).toBeVisible(LONG_WAIT)
  await expect(here.getByText('This game moved to another phone.')).toBeVisible()
  await expect(towers(here)).toHaveCount(0)
  await here.goto(`${app.url()}#/saved`)
  await expect(here.getByText(/^on another phone since /)).toBeVisible(LONG_WAIT)
  await here.goto(`${app.url()}#/`)
  await expect(here.getByRole('link', { name: 'Games' })).toBeVisible(LONG_WAIT)
  await expect(here.locator('a[href^="#/play/"]')).toHaveCount(0)

  await giveTo(there, await ask(here, await openMove(there)))
  await expectMoved(there, here)
  await press(here, 'Play on')
  await expect(towers(here)).toHaveCount(3, LONG_WAIT)
  await expect(here.getByText(/moved to another phone/)).toHaveCount(0)
})

/** The next message that a phone sends is lost, and the line with it. */
const breakLine = (phone: Page): Promise<void> =>
  phone.evaluate(() => {
    const { send } = RTCDataChannel.prototype
    RTCDataChannel.prototype.send = function () {
      RTCDataChannel.prototype.send = send
      this.close()
    }
  })

test('a line that breaks on the way loses nothing: the phone asks before it plays on what may be elsewhere', {
  tag: '@nightly',
}, async () => {
  const [here, code] = await phoneThatGives()
  const there = await app.phone()
  const number = await ask(there, code)
  await breakLine(here)
  await giveTo(here, number)
  await expect(there.getByText(/^The connection broke before the game came/)).toBeVisible(LONG_WAIT)
  await expect(here.getByText(UNSURE)).toBeVisible(LONG_WAIT)
  await here.reload()
  await press(here, 'Play it here again')
  await press(here, 'Yes, play it here')
  await expect(towers(here)).toHaveCount(4, LONG_WAIT)

  // The game arrives, and the word that it did is lost.
  const next = await ask(there, await openMove(here))
  await breakLine(there)
  await giveTo(here, next)
  await expect(there.getByText('The game is here, and saved.')).toBeVisible(LONG_WAIT)
  await expect(here.getByText(UNSURE)).toBeVisible(LONG_WAIT)
})
