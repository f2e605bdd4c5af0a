/** Gathering of phones at a table, by touch: one opens the room, the others join by its code, and players sit down. */
import { expect, type Page } from '@playwright/test'
import { button } from '../e2e/blackstoneTable.ts'
import type { LabPhone } from './phone.ts'

/** Choices in New game. */
export interface TableSetup {
  readonly mode: string
  /** Group and choice, or the title of a fold that is opened. */
  readonly choices: readonly (readonly [group: string, choice?: string])[]
}

/** Goes from Home to the lobby, and returns the code of the room. */
export const gather = async ({ hand }: LabPhone, { mode, choices }: TableSetup): Promise<string> => {
  const { page, pressPanelButton: press, choose } = hand
  await press(page.getByRole('link', { name: 'New game Blackstone Castle' }))
  await choose(page.getByRole('radio', { name: new RegExp(`^${mode}`) }))
  await press(button(page, 'Options'))
  for (const [group, choice] of choices) {
    const radios = page.getByRole('group', { name: group, exact: true })
    if (choice === undefined) await press(page.getByText(group))
    else await choose(radios.getByRole('radio', { name: choice, exact: true }))
  }
  await choose(page.getByRole('radio', { name: 'Several phones' }))
  await press(button(page, 'Invite'))
  return codeOn(page)
}

/** Six letters of the room's code, as a screen reader says them. */
const codeOn = async (page: Page): Promise<string> => {
  const told = page.getByText(/^Join code /)
  await expect(told).toBeAttached()
  return ((await told.textContent()) ?? '').replace('Join code', '').replace(/[^A-Z2-9]/g, '')
}

/** Opens the table of a code, as scanning it does. */
export const join = async ({ page }: LabPhone, code: string): Promise<void> => {
  await page.evaluate((at) => location.assign(at), `#/join/${code}`)
  await expect(page.getByRole('heading', { name: /^Seats/ })).toBeVisible()
}

export const sitDown = async ({ hand: { page, pressPanelButton: press } }: LabPhone, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name)
  await press(button(page, 'Sit down'))
  await expect(page.getByRole('textbox', { name: /^Name of player/ })).toHaveValue(name)
}

/** Names the host's own player. */
export const setOwnName = async ({ hand: { page } }: LabPhone, name: string): Promise<void> => {
  const own = page.getByRole('textbox', { name: /^Name of player/ })
  await own.fill(name)
  await own.press('Enter')
}
