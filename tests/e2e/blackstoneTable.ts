/** Reads the table by accessible names: the players of these tests know nothing else of the game. */
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
/** The task cards in hand, as buttons. */
export const tasks = (page: Page): Locator =>
  page.getByRole('group', { name: /^Your tasks/ }).getByRole('button', { name: /, (not )?met/ })

/** The accessible description of one space. */
export interface SpaceReading {
  readonly space: string
  /** `Dragon Spy`, or `Empty`. */
  readonly occupant: string
  readonly reverse: string
  /** The full label. */
  readonly label: string
}

const readingOf = (label: string, at: number): SpaceReading => {
  const [who = '', reverse = ''] = label.split(', ')
  return { space: SPACES[at] ?? '', occupant: who, reverse: reverse.replace(/^reverse /, ''), label }
}

/** The whole board. */
export const readBoard = async (page: Page): Promise<readonly SpaceReading[]> => {
  const labels = await page
    .getByRole('grid')
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''))
  // The first cell is the corner between the column and row letters.
  return labels.slice(1).map(readingOf)
}

export const isEmpty = ({ occupant: who }: SpaceReading): boolean => who === 'Empty'

/** The orthogonal neighbours of a space. */
export const neighboursOf = (space: string): readonly string[] => {
  const at = SPACES.indexOf(space)
  const [row, column] = [Math.floor(at / 5), at % 5]
  return SPACES.filter((_, other) => Math.abs(Math.floor(other / 5) - row) + Math.abs((other % 5) - column) === 1)
}

/** The number of tokens of a kind that the player has. */
export const countTokens = async (page: Page, kind: 'knight' | 'wizard'): Promise<number> => {
  const label = await page.getByRole('img', { name: new RegExp(`\\d+ ${kind} token`) }).getAttribute('aria-label')
  return Number.parseInt(label ?? '', 10)
}

/** Whose turn it is: the name behind the mode in the heading of the screen. */
export const playerOnTurn = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).textContent())?.split(', ').at(-1) ?? ''
