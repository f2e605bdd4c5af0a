/**
 * Strangers at a table of CastleScape on three phones far from each other: they gather, play, one loses its network and
 * comes back, and they play to an end by the rules. The game goes as a link to a fourth phone that never had the pack.
 */
import { resolve } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { FAR, type Lab, openLab } from '../lab/labNetwork.ts'
import { type Machine, openServer } from '../lab/labServers.ts'
import { type LabPhone, openLabPhone } from '../lab/phone.ts'
import { chip, endOf, finishTurn, hand, papers, playCard, site } from './castleTurns.ts'
import { reasonToSkip } from './network.ts'
import { gatherTable, LONG_WAIT, press, readRoomCode, sitDown } from './phones.ts'

const reason = reasonToSkip()
test.skip(reason !== null, reason ?? '')

const DIST = resolve(process.env.DIST ?? 'dist')
const PLACES = ['ann', 'ben', 'cas', 'dan'] as const
/** Turns that are played with cards; then nobody builds any more, and a standstill ends the game (C41). */
const PLAYED_TURNS = 6
const MOST_TURNS = 40

let lab: Lab
let server: Machine
const phones: LabPhone[] = []
const url = (): string => `http://${lab.place('server').address}/`

test.beforeEach(async () => {
  lab = await openLab([...PLACES, 'server'])
  server = await openServer(lab.place('server'), DIST)
})
test.afterEach(async () => {
  const all = phones.splice(0)
  await Promise.all(all.map((phone) => phone.close()))
  await server?.kill()
  lab?.close()
  expect(all.flatMap((phone) => phone.thrown())).toEqual([])
})

const open = async (name: (typeof PLACES)[number], address = ''): Promise<Page> => {
  const phone = await openLabPhone(lab.place(name), `${url()}${address}`)
  phones.push(phone)
  await lab.set(name, FAR)
  phone.page.setDefaultTimeout(LONG_WAIT.timeout)
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return phone.page
}

const said = (page: Page): Locator => page.locator('[data-part="said"]')
const isAsked = async (page: Page): Promise<boolean> =>
  (await said(page)
    .filter({ hasText: /Infamy: |Discard \d|Give up Recruits/ })
    .count()) > 0

/** Answers what an Inspection asks; the others read who is asked. */
const answer = async (page: Page, others: readonly Page[]): Promise<void> => {
  for (const other of others) await expect(said(other)).toContainText(/\w+ has to decide\./, LONG_WAIT)
  const give = page.getByRole('button', { name: /^(Give up|Discard) / })
  if ((await said(page).textContent())?.includes('Give up')) await press(page, 'Show a square')
  else await hand(page).first().click()
  await give.click()
  await expect(give).toHaveCount(0, LONG_WAIT)
}

const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('heading', { level: 1, name: /wins?$|share/ }).isVisible()

/** Waits for the next phone that can end a turn, answering what is asked; null once the game is over. */
const nextTurn = async (pages: readonly Page[]): Promise<Page | null> => {
  const end = Date.now() + LONG_WAIT.timeout
  while (Date.now() < end) {
    for (const page of pages) {
      if (await endOf(page).isVisible()) return page
      if (await isAsked(page))
        await answer(
          page,
          pages.filter((other) => other !== page),
        )
    }
    if ((await Promise.all(pages.map(isOver))).every(Boolean)) return null
  }
  throw new Error('nobody is on turn, and the game is not over')
}

/** Ends a turn without a card, which is asked for twice. */
const pass = async (page: Page): Promise<void> => {
  await endOf(page).click()
  await expect(said(page)).toContainText('You have played no card yet.')
  await endOf(page).click()
  await expect(endOf(page)).toHaveCount(0, LONG_WAIT)
}

test('[C41] three play to an end, one through a cut; a fourth opens the link, sees it proved, watches it and branches off', {
  tag: '@nightly',
}, async () => {
  const ann = await open('ann')
  await ann.getByRole('link', { name: 'New game CastleScape' }).click()
  await gatherTable(ann, 'Ann')
  const code = await readRoomCode(ann)
  const ben = await open('ben')
  const cas = await open('cas')
  for (const [page, name] of [
    [ben, 'Ben'],
    [cas, 'Cas'],
  ] as const) {
    await page.getByRole('link', { name: 'Join' }).click()
    await page.getByRole('textbox').first().fill(code)
    await page.getByRole('textbox').first().press('Enter')
    await sitDown(page, name)
  }
  await press(ann, 'Start with three')
  const players = [ann, ben, cas]
  for (const page of players) {
    await expect(papers(page)).toHaveCount(4, LONG_WAIT)
    for (const at of [0, 1]) await papers(page).nth(at).click()
    await press(page, 'Keep these')
  }

  for (let turn = 0; turn < PLAYED_TURNS; turn++) {
    const page = (await nextTurn(players)) as Page
    const cards = turn < 3 ? await hand(page).count() : 1
    for (let played = 0; played < cards; played++) await playCard(page, 0)
    // In the midst of a turn a phone loses its network, its own turn or another's, and comes back by itself.
    if (turn === 3) {
      await lab.cut('ben')
      await expect(chip(ann, 'Ben')).toHaveAccessibleName(/, (away|coming back)/, LONG_WAIT)
      await lab.restore('ben')
      await expect(chip(ann, 'Ben')).toHaveAccessibleName(/, here/, LONG_WAIT)
    }
    await finishTurn(page)
  }
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const page = await nextTurn(players)
    if (!page) break
    await pass(page)
  }
  for (const page of players) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins?$|share/, LONG_WAIT)
    await expect(page.getByText('Fair deal verified')).toBeVisible(LONG_WAIT)
  }
  const verdict = (await ann.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await press(ben, 'Share')
  await expect(ben.getByText('The link to this game is copied')).toBeVisible()
  const link = await ben.evaluate(() => navigator.clipboard.readText())
  const dan = await open('dan', link.slice(url().length))
  await expect(dan.getByText(/^Checked: all \d+ entries/)).toBeVisible(LONG_WAIT)
  await expect(dan.getByRole('main')).toContainText(verdict.replace('You win', 'Ben wins'))
  await press(dan, 'Watch it')
  await expect(dan.getByText(/step \d+ of/)).toBeVisible()
  await press(dan, 'Close the replay')
  await press(dan, 'Keep it among my games')
  await press(dan, 'Replay')
  await dan.getByRole('slider').press('Home')
  await press(dan, 'Branch off')
  await press(dan, 'Play on from here')
  await expect(dan.getByRole('button', { name: /open the gate$/ }).or(site(dan))).toBeVisible(LONG_WAIT)
})
