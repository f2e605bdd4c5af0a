/** The whole games that the tests play: each mode with what makes it short, begun from New game. */
import { button } from './blackstoneTable.ts'
import type { Finger } from './finger.ts'
import { loadDice } from './fixedChance.ts'
import { type AutoPlayerModule, loadAutoPlayer } from './loadAutoPlayer.ts'
import type { Hand } from './performMove.ts'
import { test as base } from './phoneFixtures.ts'

/** With the engine beside the browser, once for each worker. */
export const test = base.extend<object, { thinking: AutoPlayerModule }>({
  thinking: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from this pattern.
    async ({}, use) => {
      const thinking = await loadAutoPlayer()
      await use(thinking)
      await thinking.close()
    },
    { scope: 'worker' },
  ],
})

/** What is chosen, by the names that the screen gives: a group and one of it, or a fold that is opened. */
type Choices = readonly (readonly [group: string, choice: string] | readonly [fold: string])[]

export interface Game {
  readonly mode: string
  readonly choices: Choices
  /** The numbers of two games of it in which much happens in few moves. */
  readonly numbers: readonly [touch: number, keys: number]
}

const QUICK: Choices = [['Goal', '10']]
const FULL: Choices = [['Rules in play', 'Full'], ...QUICK]
const BRIEF: Choices = [['House rules and details'], ['Round limit', '10']]
/** Everything that the box has. */
const ALL: Choices = [
  ['Rules in play', 'Custom'],
  ...QUICK,
  ['Families', 'One of two'],
  ['Intrigue', 'On'],
  ['Wild vassals', 'On'],
  ['Assassins', 'On'],
  ['Knight-Wizard cards', 'On'],
]

export const GAMES: readonly Game[] = [
  { mode: "King's Quest", choices: QUICK, numbers: [18, 17] },
  { mode: 'Advanced', choices: ALL, numbers: [13, 29] },
  { mode: 'Co-op', choices: FULL, numbers: [23, 18] },
  { mode: 'Solo', choices: FULL, numbers: [26, 2] },
  { mode: 'Puzzle Master', choices: [], numbers: [21, 22] },
  { mode: 'First Edition', choices: BRIEF, numbers: [4, 7] },
  { mode: "Queen's Quest", choices: BRIEF, numbers: [20, 18] },
  { mode: "Wizard's Quest", choices: BRIEF, numbers: [22, 2] },
]

/** Begins a mode as New game proposes it. The dice decide which cards come. */
export const beginAsProposed = async (
  { page, tap }: Finger,
  url: string,
  mode: string,
  dice: number,
): Promise<void> => {
  await loadDice(page, dice)
  await page.goto(`${url}#/new`)
  await tap(page.getByRole('radio', { name: new RegExp(`^${mode}`) }))
  await tap(button(page, 'Start'))
  await page.waitForURL(/play/)
}

/** From the first screen to the table, or the curtain before it. `number` makes other cards come. */
export const begin = async (hand: Hand, url: string, { mode, choices }: Game, number: number): Promise<void> => {
  const { page, pressPanelButton: press, choose } = hand
  await loadDice(page, number)
  await page.goto(url)
  await press(page.getByRole('link', { name: 'New game Blackstone Castle' }))
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
