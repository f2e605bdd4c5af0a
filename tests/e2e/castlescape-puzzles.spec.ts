/** Puzzles of CastleScape by touch on a small phone: what the solver says solves them, and other Walls do not. */
import type { Locator, Page } from '@playwright/test'
import { createPuzzle } from '../../src/games/castlescape/puzzles/createPuzzle.ts'
import {
  PUZZLE_SITE,
  type Puzzle,
  type PuzzleKind,
  type PuzzleMove,
} from '../../src/games/castlescape/puzzles/puzzle.ts'
import { squareName } from '../../src/games/castlescape/site/square.ts'
import type { PuzzleGrade } from '../../src/kernel/puzzleGrade.ts'
import { seededRandomSource } from '../../src/table/arbiter/seededRandomSource.ts'
import { axe } from './axeFindings.ts'
import { type Finger, fingerOn } from './finger.ts'
import { keepPicture } from './keepPicture.ts'
import { overflow, resizeTo } from './layoutFaults.ts'
import { expect, test } from './phoneFixtures.ts'

const SMALL = { width: 320, height: 568 }

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
const said = (page: Page): Locator => page.getByRole('status', { name: 'The coach' })

/** The puzzle that the app makes of this seed. */
const puzzleOf = (kind: PuzzleKind, seed: string, grade: PuzzleGrade | null = null): Puzzle =>
  createPuzzle(kind, grade, seededRandomSource(seed, `castlescape puzzle ${kind}`, 0).below)

/** What is said above the site is seen whole, and kept as a picture. */
const isTold = async (page: Page, sentence: string | RegExp, picture: string): Promise<void> => {
  await expect(said(page)).toContainText(sentence)
  await expect.poll(() => overflow(page)).toEqual({ right: 0, below: 0 })
  const box = said(page).locator('..')
  expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1)
  await keepPicture(page, `castlescape-puzzles/${picture}-${page.viewportSize()?.width}`)
}

/** Touches the square of a move, and the button that does it. */
const doMove = async ({ page, tap }: Finger, move: PuzzleMove): Promise<void> => {
  if (move.kind === 'move') throw new Error('no move is needed here')
  const name = squareName(move.square, PUZZLE_SITE)
  const box = await page.locator('[data-part="site"]').boundingBox()
  if (!box) throw new Error('no site')
  const side = box.width / PUZZLE_SITE
  const [column, row] = [move.square % PUZZLE_SITE, Math.floor(move.square / PUZZLE_SITE)]
  await page.touchscreen.tap(box.x + (column + 0.5) * side, box.y + (row + 0.5) * side)
  const verb = { build: 'Build', post: 'Post', oust: 'Remove' }[move.kind]
  await tap(button(page, `${verb} ${name}`))
}

test('Walls: other Walls are not the most, undo takes them back, and a hint leads to the solution', async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  const { tap } = finger
  const { way, best } = puzzleOf('walls', 'a')
  await page.goto(`${host.url}#/castlescape/puzzles/walls-a`)
  await isTold(page, `Finish Baileys of ${best} squares`, 'walls')
  // A puzzle of any grade has none to name.
  await expect(page.getByText(/Easy|Medium|Hard/)).toHaveCount(0)
  await axe(page, 'a puzzle of CastleScape')
  for (let wall = 0; wall < way.length; wall++) {
    await tap(button(page, 'Show a square'))
    await tap(button(page, /^Build /))
  }
  await isTold(page, `of ${best}. Undo, or start again.`, 'walls-not-most')
  await tap(button(page, /^Undo/))
  await isTold(page, `Finish Baileys of ${best} squares`, 'walls-undone')
  const site = await page.getByRole('grid').elementHandle()
  await tap(button(page, 'Start again'))
  await expect(button(page, `Walls: ${way.length}`)).toBeVisible()
  expect(await site?.evaluate((element) => element.isConnected), 'the table stays on the screen').toBe(true)
  await tap(button(page, 'Hint'))
  await expect(said(page)).toContainText(`Finish Baileys of ${best} squares`)
  await isTold(
    page,
    `One solution builds on ${squareName((way[0] as { square: number }).square, PUZZLE_SITE)}.`,
    'hint',
  )
  for (const move of way) await doMove(finger, move)
  await isTold(page, `Solved: ${best} squares`, 'walls-solved')
  await tap(button(page, 'Next puzzle'))
  await expect(said(page)).toContainText('Finish Baileys of')
  await expect(page).not.toHaveURL(/walls-a$/)
})

test('Recruits: solved by what the solver says, stored, and counted on the page of puzzles', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  const { way, best, grade } = puzzleOf('recruits', 'a', 'medium')
  const solved = () => page.getByRole('group', { name: 'Lead the most with these Recruits' }).getByText('1 solved')
  await page.goto(`${host.url}#/castlescape/puzzles`)
  await expect(page.getByRole('heading', { name: 'Daily puzzle' })).toBeVisible()
  await axe(page, 'puzzles of CastleScape')
  await keepPicture(page, 'castlescape-puzzles/page-320')
  await page.goto(`${host.url}#/castlescape/puzzles/recruits-${grade}-a`)
  await isTold(page, `Lead ${best} Baileys`, 'recruits')
  for (const move of way) await doMove(finger, move)
  await isTold(page, `Solved: you lead ${best} Baileys`, 'recruits-solved')
  await finger.tap(button(page, 'Menu'))
  await keepPicture(page, 'castlescape-puzzles/menu-320')
  await finger.tap(button(page, 'All puzzles'))
  await expect(solved()).toHaveCount(1)
  await page.reload()
  await expect(solved()).toHaveCount(1)
})

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
] as const

test('a puzzle of CastleScape is read whole at every size', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await page.goto(`${host.url}#/castlescape/puzzles/recruits-a`)
  for (const size of SIZES) {
    await resizeTo(page, size)
    await isTold(page, 'have more Influence than Pip', 'recruits')
  }
})
