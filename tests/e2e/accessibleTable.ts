/** What the page tells those who cannot see it: the only thing that the players of these tests know of the game. */
import type { Locator, Page } from '@playwright/test'

const COLUMNS = ['B', 'L', 'A', 'C', 'K']
const ROWS = ['S', 'T', 'O', 'N', 'E']
/** The 25 spaces in reading order: `B S` is in the upper left. */
export const SPACES = ROWS.flatMap((row) => COLUMNS.map((column) => `${column} ${row}`))

/** A space of the board by its name, `A T`. */
export const cell = (page: Page, space: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`(^|, )${space}(,|$)`) })
/** A button by the beginning of its name. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`, 'i') })
/** The tasks in hand, as buttons. */
export const tasks = (page: Page): Locator =>
  page.getByRole('group', { name: /^Your tasks/ }).getByRole('button', { name: /, (not )?met/ })

/** What lies on a space, by its name, and what the page says of it. */
export interface Told {
  readonly space: string
  /** `Dragon Spy`, or `Empty`. */
  readonly who: string
  readonly reverse: string
  /** All of it, as it is read out. */
  readonly label: string
}

const toldOf = (label: string, at: number): Told => {
  const [who = '', reverse = ''] = label.split(', ')
  return { space: SPACES[at] ?? '', who, reverse: reverse.replace(/^reverse /, ''), label }
}

/** The whole board. */
export const board = async (page: Page): Promise<readonly Told[]> => {
  const labels = await page
    .getByRole('grid')
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''))
  // The first stands in the corner, where the letters of columns and rows meet.
  return labels.slice(1).map(toldOf)
}

export const isEmpty = ({ who }: Told): boolean => who === 'Empty'

/** Spaces beside this one. */
export const beside = (space: string): readonly string[] => {
  const at = SPACES.indexOf(space)
  const [row, column] = [Math.floor(at / 5), at % 5]
  return SPACES.filter((_, other) => Math.abs(Math.floor(other / 5) - row) + Math.abs((other % 5) - column) === 1)
}

/** How many tokens of a kind are held. */
export const tokens = async (page: Page, kind: 'knight' | 'wizard'): Promise<number> => {
  const label = await page.getByRole('img', { name: new RegExp(`\\d+ ${kind} token`) }).getAttribute('aria-label')
  return Number.parseInt(label ?? '', 10)
}

/** Whose turn it is: the name behind the mode in the heading of the screen. */
export const onTurn = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).textContent())?.split(', ').at(-1) ?? ''
