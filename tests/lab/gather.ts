/** How phones come together at a table, by touch: one gathers, the others join by its code, whoever plays sits down. */
import { expect, type Page } from '@playwright/test'
import { button } from '../e2e/accessibleTable.ts'
import type { LabPhone } from './phone.ts'

/** What New game is asked for. */
export interface TableSetup {
  readonly mode: string
  /** A group and one of it, or a fold that is opened. */
  readonly choices: readonly (readonly [group: string, choice?: string])[]
}

/** From the first screen to the lobby; the code under which the others find it. */
export const gather = async ({ hand }: LabPhone, { mode, choices }: TableSetup): Promise<string> => {
  const { page, pressPanelButton: press, choose } = hand
  await press(page.getByRole('link', { name: 'New game' }))
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

/** The room's six letters, as they are read out. */
const codeOn = async (page: Page): Promise<string> => {
  const told = page.getByText(/^Join code /)
  await expect(told).toBeAttached({ timeout: 20_000 })
  return ((await told.textContent()) ?? '').replace('Join code', '').replace(/[^A-Z2-9]/g, '')
}

/** To the table of a code, as after scanning it. */
export const join = async ({ page }: LabPhone, code: string): Promise<void> => {
  await page.evaluate((at) => location.assign(at), `#/join/${code}`)
  await expect(page.getByRole('heading', { name: /^Seats/ })).toBeVisible({ timeout: 30_000 })
}

export const sitDown = async ({ hand: { page, pressPanelButton: press } }: LabPhone, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name)
  await press(button(page, 'Sit down'))
  await expect(page.getByRole('textbox', { name: /^Name of player/ })).toHaveValue(name, { timeout: 15_000 })
}

/** The host's own player goes by this name. */
export const setOwnName = async ({ hand: { page } }: LabPhone, name: string): Promise<void> => {
  const own = page.getByRole('textbox', { name: /^Name of player/ })
  await own.fill(name)
  await own.press('Enter')
}
