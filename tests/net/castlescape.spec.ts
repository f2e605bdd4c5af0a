/**
 * CastleScape on three phones, two of which play, with a bot between them: what is chosen in secret stays so, one phone
 * comes back, and whoever looks on sees no card.
 */
import { expect, type Page, test } from '@playwright/test'
import { chip, endOf, finishTurn, hand, papers, playCard, site } from './castleTurns.ts'
import { heldCards, keepHeardBytes } from './hiddenCards.ts'
import { gatherTable, LONG_WAIT, leaveSeatToBot, press, readRoomCode, serveApp, sitDown } from './phones.ts'

const app = serveApp({ rooms: true })

const textOf = async (page: Page): Promise<string> => (await page.locator('body').textContent()) ?? ''
const cardsOf = (page: Page): Promise<readonly string[]> =>
  hand(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))

/** Expects that the page names none of these. */
const expectNone = async (page: Page, titles: readonly string[]): Promise<void> => {
  const text = await textOf(page)
  expect(titles.filter((title) => text.includes(title))).toEqual([])
}

/** Phone that keeps what it hears. */
const openPhone = async (address: string): Promise<Page> => {
  const page = await app.phone()
  await page.addInitScript(keepHeardBytes)
  await page.goto(`${app.url()}${address}`)
  return page
}

/** Expects that guests hold no hidden card but their own; Ann deals as the host, and her bot has the third seat. */
const expectNoSecrets = async (ann: Page, bo: Page, cy: Page): Promise<void> => {
  const [, ofBo, ofCy] = await heldCards([
    { page: ann, seats: [0, 2] },
    { page: bo, seats: [1] },
    { page: cy, seats: [] },
  ])
  const none = { sent: 0, stored: 0, shown: 0, remembered: 0 }
  // What is looked for would be found: Bo has his own cards in all places but the page, which names them.
  const n = ofBo?.own.all ?? 0
  expect(n).toBeGreaterThan(6)
  expect(ofBo?.own).toEqual({ sent: n, stored: n, shown: 0, remembered: n, all: n })
  expect(ofBo?.others).toMatchObject(none)
  expect(ofCy?.others).toMatchObject(none)
  for (const held of [ofBo, ofCy]) expect(held?.others.all).toBeGreaterThan(6)
}

/** Bo leaves his seat to a bot, which plays it on his phone; the others see that it is one. */
const botTakesSeatOfBo = async (ann: Page, bo: Page, cy: Page): Promise<void> => {
  await leaveSeatToBot(bo, 'Bo')
  for (const page of [ann, cy])
    await expect(page.getByRole('button', { name: /Renown.*, a bot/ })).toHaveCount(2, LONG_WAIT)
  await expect.poll(() => endOf(ann).isVisible(), LONG_WAIT).toBe(true)
  while ((await hand(ann).count()) > 0) await playCard(ann, 0)
  await finishTurn(ann)
  await expect.poll(() => endOf(ann).isVisible(), LONG_WAIT).toBe(true)
}

test('three phones: Contracts in secret and at once, turns with a bot, a phone comes back, an onlooker sees no card', {
  tag: '@harm',
}, async () => {
  const ann = await openPhone('#/new/castlescape')
  await gatherTable(ann, 'Ann')
  const code = await readRoomCode(ann)
  const bo = await openPhone(`#/join/${code}`)
  await expect(bo.getByRole('heading', { name: 'CastleScape' })).toBeVisible(LONG_WAIT)
  await sitDown(bo, 'Bo')
  await press(ann, 'Add a bot')
  const cy = await openPhone(`#/join/${code}`)
  await expect(cy.getByText('Without one you only watch.')).toBeVisible(LONG_WAIT)
  await ann.getByRole('button', { name: 'Start with three' }).click()

  // Both choose at once, and see of each other only that it was done.
  for (const page of [ann, bo]) await expect(papers(page)).toHaveCount(4, LONG_WAIT)
  const [ofAnn, ofBo] = await Promise.all([ann, bo].map((page) => papers(page).locator('b').allTextContents()))
  await expect(site(cy)).toBeVisible(LONG_WAIT)
  await expectNone(cy, [...(ofAnn ?? []), ...(ofBo ?? [])])
  await expectNone(bo, ofAnn ?? [])
  await papers(ann).nth(0).click()
  await papers(ann).nth(2).click()
  await press(ann, 'Keep these')
  for (const page of [ann, bo, cy]) await expect(chip(page, 'Ann')).toHaveAccessibleName(/, has chosen/, LONG_WAIT)
  await expect(chip(bo, 'Bo')).not.toHaveAccessibleName(/has chosen/)
  await expect(site(ann)).toBeVisible()
  await expectNone(bo, ofAnn ?? [])
  await papers(bo).nth(1).click()
  await papers(bo).nth(3).click()
  await press(bo, 'Keep these')

  // Who begins is thrown. What is played is seen by all, and taken back for all.
  const ready = async (): Promise<boolean> => (await endOf(ann).isVisible()) || (await endOf(bo).isVisible())
  await expect.poll(ready, LONG_WAIT).toBe(true)
  const [first, second, name] = (await endOf(ann).isVisible()) ? [ann, bo, 'Ann'] : [bo, ann, 'Bo']
  await expect(hand(first)).toHaveCount(5)
  expect(await hand(cy).count()).toBe(0)
  const card = await playCard(first, 0)
  for (const page of [second, cy]) await expect(page.getByText(`${name} played ${card}`).first()).toBeVisible(LONG_WAIT)
  await first.getByRole('button', { name: /^Undo/ }).click()
  await expect(hand(first)).toHaveCount(5)
  for (const page of [second, cy]) await expect(page.getByText(`${name} played ${card}`)).toHaveCount(0, LONG_WAIT)
  while ((await hand(first).count()) > 0) await playCard(first, 0)
  await finishTurn(first)
  await expect(endOf(second)).toBeVisible(LONG_WAIT)
  await expectNoSecrets(ann, bo, cy)

  // The second phone, a guest's or the host's, comes back in its own turn, with its hand and its Contracts.
  await expect(endOf(second)).toBeVisible(LONG_WAIT)
  const played = await playCard(second, 0)
  const other = second === bo ? 'Bo' : 'Ann'
  // It is shown at once and done when the host has stored it: only then do the others see it.
  for (const page of [first, cy])
    await expect(page.getByText(`${other} played ${played}`).first()).toBeVisible(LONG_WAIT)
  const before = await cardsOf(second)
  await second.reload()
  await expect(hand(second)).toHaveCount(4, LONG_WAIT)
  expect(await cardsOf(second)).toEqual(before)
  for (const page of [first, cy]) await expect(page.getByText(/Looking for the host/)).toHaveCount(0, LONG_WAIT)
  await chip(second, other).click()
  const contracts = second === bo ? [ofBo?.[1], ofBo?.[3]] : [ofAnn?.[0], ofAnn?.[2]]
  for (const title of contracts) await expect(second.getByRole('dialog')).toContainText(title ?? '')
  await second.getByRole('button', { name: 'Close', exact: true }).click()
  await finishTurn(second)

  // The bot plays, and a person is on turn again.
  await expect.poll(ready, LONG_WAIT).toBe(true)
  await expectNone(cy, [...(ofAnn ?? []), ...(ofBo ?? [])])
  await chip(cy, 'Ann').click()
  await expect(cy.getByRole('dialog')).toContainText('2 Contracts face down')
  await expectNone(cy, [...(ofAnn ?? []), ...(ofBo ?? [])])
  await cy.getByRole('button', { name: 'Close', exact: true }).click()

  if (process.env.NIGHTLY) await botTakesSeatOfBo(ann, bo, cy)

  // The end: all agree, the deal is proved fair, and whoever looked on sees the Contracts now.
  await press(ann, 'Menu')
  await press(ann, /^End the game/)
  await press(ann, 'Ask them')
  await press(bo, 'Agree')
  for (const page of [ann, bo, cy]) await expect(page.getByText('Fair deal verified')).toBeVisible(LONG_WAIT)
  for (const at of [0, 2]) await expect(cy.getByRole('main')).toContainText(ofAnn?.[at] ?? '')
})
