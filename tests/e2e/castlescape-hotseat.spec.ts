/** CastleScape passed round on one phone: what is secret stays behind the curtain, and whoever is asked gets the phone. */

import type { Locator, Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { axe } from './axeFindings.ts'
import { beginFrom, beginNew, button, endUntouchedTurn, grid, position, SITE, square } from './castlescapeTable.ts'
import { gate, openGate } from './curtainGate.ts'
import { loadDice } from './fixedChance.ts'
import { oneOrAll } from './nightlySample.ts'
import { whole } from './pageText.ts'
import { expect, type Phone, test } from './phoneFixtures.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const papers = (page: Page): Locator => page.getByRole('group', { name: 'Contracts' }).getByRole('button')
const pressed = (page: Page): Locator => papers(page).and(page.locator('[aria-pressed="true"]'))
const hand = (page: Page): Locator => page.getByRole('group', { name: 'Your hand' })
const inHand = (page: Page, card: string): Locator => hand(page).getByRole('button', { name: new RegExp(`^${card}`) })
const said = (page: Page): Locator => page.locator('[data-part="said"]')
const sheet = (page: Page): Locator => page.getByRole('dialog')

/** Opens the gate, which is this player's. */
const openGateOf = async (page: Page, player: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(player)
  await openGate(page)
}

test('four choose Contracts in secret: no page has a paper of another [C7]', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${host.url}#/new/castlescape`)
  await button(page, 'Seats').click()
  await page.getByRole('radio', { name: 'One phone' }).check({ force: true })
  for (const _ of ['third', 'fourth']) await button(page, 'Add a seat').click()
  await button(page, 'Start').click()
  const seen: string[] = []
  for (const at of [1, 2, 3, 4]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Player ${at}`)
    await expect(page.getByRole('main')).toContainText('Keep two of your four Contracts')
    for (const title of seen) await expect(page.locator('body')).not.toContainText(title)
    await openGate(page)
    await expect(papers(page)).toHaveCount(4)
    for (const title of seen) await expect(page.locator('body')).not.toContainText(title)
    const titles = await papers(page).locator('b').allTextContents()
    await expect(page.getByRole('button', { name: /has chosen/ })).toHaveCount(at - 1)
    await papers(page).nth(1).click()
    await papers(page).nth(3).click()
    // Two are kept: a third takes the place of neither unasked.
    await papers(page).nth(0).click()
    await expect(said(page)).toContainText('You keep 2. Tap one of them to put it back.')
    await expect(pressed(page)).toHaveCount(2)
    await papers(page).nth(3).click()
    await papers(page).nth(0).click()
    await expect(pressed(page)).toHaveCount(2)
    await axe(page, `CastleScape, Contracts of player ${at}`)
    await button(page, 'Keep these').click()
    seen.push(...titles)
  }
  // Twenty Contracts, four for each.
  expect(new Set(seen).size).toBe(16)
})

for (const size of oneOrAll(
  [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ],
  0,
))
  test(`the gate stays under the finger that presses it twice at ${size.width}x${size.height}`, async ({
    host,
    phone,
  }) => {
    const { page } = await phone(size)
    await beginNew(page, host.url, 'One phone')
    const before = await gate(page).boundingBox()
    await gate(page).click()
    await expect(gate(page)).toHaveAccessibleName('Press again to open')
    expect(await gate(page).boundingBox()).toEqual(before)
  })

const OWN = { faceDown: ['whisper-campaign', 'market-stall', 'stone-walls', 'stone-walls'], hand: 2, contracts: 2 }
/** Bo, at 9 with penalties of 3, has no Recruit on the site: two cards are to be discarded, or paid for. */
const WHISPERED = {
  faceDown: ['train-apprentice', 'stone-walls', 'market-stall', 'market-stall'],
  hand: 2,
  contracts: 1,
  infamy: 9,
  alley: ['hire-a-fence', 'clumsy-thief', 'clumsy-thief'],
}
const QUESTION = {
  seats: ['Ann', 'Bo', 'Cy'],
  site: SITE.map((row) => row.replace(/[24]/g, '.').replace(/[BD]/g, '#')),
  baileys: [{ at: 'd4', claimedBy: [1] }],
  guilds: [OWN, WHISPERED, { faceDown: ['market-stall', 'stone-walls', 'clumsy-thief'], hand: 1, contracts: 1 }],
}
/** Ann's cards are the same in both; those of the others differ. */
const HIDDEN = [
  {
    hands: [['whisper-campaign', 'market-stall'], ['train-apprentice', 'stone-walls'], ['market-stall']],
    contracts: [['garrison', 'levy'], ['outpost'], ['treasury']],
  },
  {
    hands: [['whisper-campaign', 'market-stall'], ['market-stall', 'market-stall'], ['clumsy-thief']],
    contracts: [['garrison', 'levy'], ['cornerstone'], ['overlord']],
  },
]

const SHEETS = ['market', 'guild/0', 'guild/1', 'guild/2', 'quarry', 'baileys', 'log', 'menu']

/** Every sheet of the table. */
const lookAround = async (page: Page): Promise<readonly string[]> => {
  const [table = ''] = /^.*#\/play\/[^/]+/.exec(page.url()) ?? []
  const seen: string[] = []
  for (const name of SHEETS) {
    await page.goto(`${table}/${name}`)
    await expect(sheet(page)).toBeVisible()
    // The log is read anew, and what the game adds to the menu comes a moment later.
    await expect(page.getByText('Looking back…')).toHaveCount(0)
    if (name === 'menu') await expect(sheet(page).getByRole('button', { name: 'Baileys' })).toBeVisible()
    seen.push(await whole(page))
  }
  await page.goto(table)
  return seen
}

/** Ann turns a card against Bo, who is asked in her turn; Bo's answers lead back to her. What was seen by others than Bo. */
const askBo = async ({ page }: Phone, url: string, hidden: object): Promise<readonly string[]> => {
  await loadDice(page, 1)
  await beginFrom({ page } as Phone, url, position({ ...QUESTION, hidden }))
  await expect(inHand(page, 'Whisper Campaign')).toBeVisible()
  // In normal runs her sheets are looked at where the phone has come back to her.
  const seen = [await whole(page), ...(process.env.NIGHTLY ? await lookAround(page) : [])]
  await inHand(page, 'Whisper Campaign').click()
  await page.locator('[data-part="question"]').getByRole('button', { name: 'Bo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bo')
  await expect(page.getByRole('main')).toContainText('Infamy costs cards. You choose which.')
  await expect(hand(page)).toHaveCount(0)
  seen.push(await whole(page))
  await openGateOf(page, 'Bo')
  await expect(said(page)).toContainText('discard 2 cards, or pay 1 Renown each')
  // What waits is Ann's, whose turn it is.
  await expect(page.getByRole('group', { name: 'What waits this turn' })).toHaveAccessibleName(/Ann$/)
  await expect(inHand(page, 'Whisper Campaign')).toHaveCount(0)
  await button(page, /^Pay 1 Renown/).click()
  await expect(said(page)).toContainText('discard 1 card, or pay 1 Renown each')
  await button(page, /^Pay 1 Renown/).click()
  // The phone goes back to whose turn it is.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann')
  seen.push(await whole(page))
  await openGateOf(page, 'Ann')
  await expect(button(page, 'Bo, -2 Renown')).toBeVisible()
  return [...seen, await whole(page), ...(await lookAround(page))]
}

test('Bo is asked in Ann’s turn, behind the curtain and back; his cards and Cy’s are on no page of hers [C21]', async ({
  host,
  phone,
}) => {
  const seen: (readonly string[])[] = []
  for (const hidden of HIDDEN) seen.push(await askBo(await phone(), host.url, hidden))
  expect(seen[1]).toEqual(seen[0])
})

test('an Inspection asks for Recruits and for cards of three, each behind the curtain [C42]', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  await beginFrom(
    one,
    host.url,
    position({
      ...QUESTION,
      quarry: 0,
      // Bo has nothing on the site: 3 of Infamy are three cards of five. Of Cy’s Recruits on the
      // ground, of which there are three, one is to go.
      guilds: [{ infamy: 1 }, { infamy: 3, hand: 5 }, { infamy: 1, hand: 5 }],
      site: SITE.map((row) => row.replace(/[24]/g, '.').replace(/[BD]/g, '#')).with(13, '.3...3.........'),
    }),
  )
  await endUntouchedTurn(page)
  await openGateOf(page, 'Bo')
  for (const left of [3, 2, 1]) {
    await expect(said(page)).toContainText(`Discard ${left} card`)
    await hand(page).getByRole('button').first().click()
    await button(page, /^Discard /).click()
  }
  await openGateOf(page, 'Cy')
  await expect(said(page)).toContainText('Give up Recruits worth 1.')
  await button(page, 'Next square').click()
  await button(page, /^Give up [a-o]\d+$/).click()
  await openGateOf(page, 'Ann')
  await button(page, 'Next square').click()
  await button(page, /^Give up [a-o]\d+$/).click()
  await openGateOf(page, 'Bo')
  await expect(sheet(page)).toContainText('Inspection')
  await axe(page, 'CastleScape, an Inspection at 320 px')
})

test('whatever waits is used from the ledge, what is placed goes on, and each deed is taken back', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  const undo = async (): Promise<void> => button(page, /^Undo/).click()
  const tile = (name: string): Locator => page.getByRole('group', { name: 'What waits this turn' }).getByLabel(name)
  await beginFrom(
    one,
    host.url,
    position({
      guilds: [{ ...OWN, alley: ['hire-a-fence'], discard: ['clumsy-thief', 'ramparts'] }],
      turn: {
        ...{
          moves: 2,
          removals: 1,
          clearings: 1,
          destroyings: [['hand', 'discard']],
          acquirings: [4],
          gold: 3,
          ground: 1,
        },
        groups: [{ left: 2 }],
      },
      hidden: HIDDEN[0],
    }),
  )
  await axe(page, 'CastleScape, everything waits')
  await tile('Clear: 1').click()
  await sheet(page)
    .getByRole('button', { name: /Hire a Fence/ })
    .click()
  await expect(tile('Clear: 1')).toHaveCount(0)
  await undo()
  await expect(tile('Clear: 1')).toBeVisible()

  await tile('Destroy: 1').click()
  await axe(page, 'CastleScape, a card to destroy')
  await sheet(page)
    .getByRole('button', { name: /Market Stall/ })
    .click()
  await expect(inHand(page, 'Market Stall')).toHaveCount(0)
  await undo()
  await expect(inHand(page, 'Market Stall')).toHaveCount(1)

  await tile('Take: 1').click()
  await sheet(page)
    .getByRole('button', { name: /^Ramparts/ })
    .click()
  await sheet(page)
    .getByRole('button', { name: /^Take Ramparts/ })
    .click()
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(tile('Take: 1')).toHaveCount(0)
  await undo()

  // A Recruit moves two steps, and Walls are not in the way of the second.
  await tile('Steps: 2').click()
  for (const [from, to] of [
    ['d3', 'c3'],
    ['c3', 'c4'],
  ] as const) {
    await square(page, from).press('Enter')
    await button(page, `Move ${from}`).click()
    await square(page, to).press('Enter')
    await button(page, `Step to ${to}`).click()
    await expect(square(page, to)).toHaveAccessibleName(/Recruit of Ann/)
  }
  await expect(square(page, 'd3')).not.toHaveAccessibleName(/Recruit/)
  await undo()
  await undo()
  await expect(square(page, 'd3')).toHaveAccessibleName(/Recruit of Ann/)

  await tile('Remove: 1').click()
  await square(page, 'd4').press('Enter')
  await button(page, 'Remove d4').click()
  await expect(square(page, 'd4')).not.toHaveAccessibleName(/Recruit/)
  await undo()
  await expect(square(page, 'd4')).toHaveAccessibleName(/Recruit of Bo/)

  for (const what of ['2 Walls', '1 Recruit', '1 removal', '2 steps'])
    await button(page, new RegExp(`^Later.*${what}`)).click()
  await expect(button(page, /^End turn/)).toHaveAccessibleName(/unused: 2 cards, 2 Walls, 1 Recruit and more/)
  await axe(page, 'CastleScape, the end of a turn')
  // Cards are drawn as the turn ends, and nobody takes that back.
  await endUntouchedTurn(page)
  await expect(gate(page)).toBeVisible()
  await expect(button(page, /^Back to/)).toHaveCount(0)
  await expect(grid(page)).toHaveCount(0)
})
