/** Games of CastleScape by people who know nothing but what stands on the screen: no rules, no lesson. */
import type { Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../../scripts/testLimits.mjs'
import { button } from '../blackstoneTable.ts'
import { position, SITE } from '../castlescapeTable.ts'
import { loadDice } from '../fixedChance.ts'
import { expect, test } from '../phoneFixtures.ts'
import { paste } from '../tableAndStorage.ts'
import { playCastleScapeByHints } from './castlescapeHintPlayer.ts'
import { type Newcomer, newcomerByTouch } from './newcomer.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const SMALL = { width: 320, height: 568, tips: true }

/** From Home to the first screen of a game, in this company. */
const begin = async ({ page, touch, choose }: Newcomer, url: string, company: string): Promise<void> => {
  await page.goto(url)
  await touch(page.getByRole('link', { name: 'New game CastleScape' }))
  await touch(button(page, 'Seats'))
  await choose(page.getByRole('radio', { name: company }))
  if (company === 'Me and bots') await expect(page.getByRole('radio', { name: 'Easy' })).toBeChecked()
  await touch(button(page, 'Start'))
  await page.waitForURL(/play/)
}

const strangerAt = async (page: Page): Promise<Newcomer> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await loadDice(page, 3)
  return newcomerByTouch(page)
}

test('a game is found at Home, fetched, and played to its end against the easiest bot', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const stranger = await strangerAt(page)
  await begin(stranger, host.url, 'Me and bots')
  expect(await playCastleScapeByHints(stranger)).toMatch(/^(You win|Pip wins|You and Pip share)/)
})

test('two strangers with one phone play a game to its end', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const stranger = await strangerAt(page)
  await begin(stranger, host.url, 'One phone')
  expect(await playCastleScapeByHints(stranger)).toMatch(/^Player/)
})

/** One Wall is left in the quarry, and no Inspection is to come: whoever builds it brings the end. */
const LATE = {
  seats: ['Ann', 'Bo'],
  site: SITE.map((row) => row.replace(/[34]/g, '.').replace(/[CD]/g, '#')),
  baileys: [{ at: 'd4', claimedBy: [1] }],
  ...{ marker: 1, quarry: 1, first: 1, seat: 1, inspections: 3 },
  guilds: [
    { renown: 9, contracts: 2 },
    { renown: 8, contracts: 2 },
  ],
  turn: { groups: [{ left: 1 }] },
  hidden: {
    hands: [
      ['stone-walls', 'market-stall', 'market-stall', 'train-apprentice', 'clumsy-thief'],
      ['stone-walls', 'market-stall', 'market-stall', 'train-apprentice', 'clumsy-thief'],
    ],
    contracts: [
      ['garrison', 'levy'],
      ['outpost', 'good-name'],
    ],
  },
}

test('two strangers with one phone play the last turns, each behind the gate, and see who has won', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const stranger = await strangerAt(page)
  await paste(page, host.url, position(LATE))
  expect(await playCastleScapeByHints(stranger)).toMatch(/^(Ann|Bo)/)
})
