/** One full game of every mode, by touch. */
import type { Page } from '@playwright/test'
import { test as base, type PhoneOptions } from './app.ts'
import type { Hand } from './deeds.ts'
import { fingerOn } from './finger.ts'
import { startThinking, type Thinking } from './thinking.ts'
import { button, cell } from './told.ts'
import { endsAlike, playWhole } from './whole.ts'

const test = base.extend<object, { thinking: Thinking }>({
  thinking: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from this pattern.
    async ({}, use) => {
      const thinking = await startThinking()
      await use(thinking)
      await thinking.close()
    },
    { scope: 'worker' },
  ],
})

/** A finger as a Hand. */
const handOf = (page: Page): Hand => {
  const { tap } = fingerOn(page)
  return { page, press: tap, space: (space) => tap(cell(page, space)), choose: tap }
}

/** What is chosen, by the names that the screen gives: a group and one of it, or a fold that is opened. */
type Choices = readonly (readonly [group: string, choice: string] | readonly [fold: string])[]

interface Game {
  readonly mode: string
  readonly choices: Choices
  readonly size: PhoneOptions
}

const SHORT: Choices = [['House rules and fine points'], ['Round limit', '10']]

const GAMES: readonly Game[] = [
  { mode: "King's Quest", choices: [['Goal', '10']], size: { width: 320, height: 568 } },
  { mode: 'Puzzle Master', choices: [], size: { width: 390, height: 664 } },
  {
    mode: 'Advanced',
    choices: [
      ['How much is in play', 'Full'],
      ['Goal', '10'],
    ],
    size: { width: 390, height: 844 },
  },
  {
    mode: 'Co-op',
    choices: [
      ['How much is in play', 'Full'],
      ['Goal', '10'],
    ],
    size: { width: 320, height: 568 },
  },
  {
    mode: 'Solo',
    choices: [
      ['How much is in play', 'Full'],
      ['Goal', '10'],
    ],
    size: { width: 320, height: 454 },
  },
  { mode: 'First Edition', choices: SHORT, size: { width: 360, height: 640 } },
  { mode: "Queen's Quest", choices: SHORT, size: { width: 320, height: 568 } },
  { mode: "Wizard's Quest", choices: SHORT, size: { width: 390, height: 664 } },
]

const begin = async (hand: Hand, { mode, choices }: Game): Promise<void> => {
  const { page, press, choose } = hand
  await press(page.getByRole('link', { name: 'New game' }))
  await choose(page.getByRole('radio', { name: new RegExp(`^${mode}`) }))
  await press(button(page, 'Options'))
  for (const [group, choice] of choices) {
    if (choice === undefined) await press(page.getByText(group))
    else
      await choose(
        page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: choice, exact: true }),
      )
  }
  await press(button(page, 'Start'))
  await page.waitForURL(/play/)
}

for (const [number, game] of GAMES.entries()) {
  test(`a whole game of ${game.mode}`, async ({ host, phone, thinking }) => {
    test.setTimeout(180_000)
    const one = await phone(game.size)
    const hand = handOf(one.page)
    await one.page.goto(host.url)
    await begin(hand, game)
    const mind = await playWhole(hand, thinking, number)
    await endsAlike(hand, mind)
    console.log(game.mode, mind.seq(), [...mind.done()].join(' '))
  })
}
