/** Pictures of every screen of the app, as they come up when every mode is played: only for `npm run shots`. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { button, cell } from './blackstoneTable.ts'
import { openGate, shutGate } from './curtainGate.ts'
import { loadDice } from './fixedChance.ts'
import { finger } from './inputMethods.ts'
import { playerOn } from './movesByTouch.ts'
import { expect, type Host } from './phoneFixtures.ts'
import { openAndCloseReplay, playWholeGame } from './playWholeGame.ts'
import { toFilm, toLose, toWin } from './positions.ts'
import { newScene, watchScenes } from './screenInspector.ts'
import { goTo, paste } from './tableAndStorage.ts'
import { fileNameOf, pictureTaker, SHOTS_FOLDER, takePictures, USUAL_SIZE } from './takePictures.ts'
import { begin, GAMES, test } from './wholeGamesOfModes.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

/** The number of the move before which all sheets are opened. */
const TOUR = 12

const position = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, `../positions/${name}.json`), 'utf8')

const overIn = async (page: Page, name: string): Promise<void> => {
  await expect(button(page, 'Rematch')).toBeVisible()
  await expect(page.locator('[data-part~="waiting"]')).toHaveCount(0)
  await takePictures(page, name)
}

/** Every page behind Home, as a first visitor finds it. */
const shell = async (page: Page, { url }: Host): Promise<void> => {
  await page.goto(url)
  await page.getByRole('link', { name: 'New game Blackstone Castle' }).waitFor()
  await takePictures(page, 'home-first')
  for (const part of ['saved', 'stats', 'puzzles', 'settings', 'rules', 'about']) {
    await goTo(page, url, part)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await takePictures(page, part)
  }
}

/** What New game offers of every mode, all folds open. */
const newGame = async (page: Page, { url }: Host): Promise<void> => {
  await goTo(page, url, 'new')
  await button(page, 'Options').waitFor()
  await takePictures(page, 'new')
  for (const { mode } of GAMES) {
    const wanted = page.getByRole('radio', { name: new RegExp(`^${mode}`) })
    await wanted.check({ force: true })
    await takePictures(page, `new-${fileNameOf(mode)}`)
    await button(page, 'Options').click()
    const custom = page.getByRole('radio', { name: 'Custom', exact: true })
    const fold = page.getByText('House rules and details')
    await custom.or(fold).first().waitFor()
    if ((await custom.count()) > 0) await custom.check({ force: true })
    if ((await fold.count()) > 0) await fold.click()
    await takePictures(page, `new-${fileNameOf(mode)}-options`)
  }
}

/** The Puzzle Master's Quest in its middle, and its ends. */
const puzzle = async (page: Page, { url }: Host): Promise<void> => {
  await paste(page, url, position('puzzle-late'))
  await cell(page, 'C E').click()
  await takePictures(page, 'position-puzzle-vassal')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /rats active/ }).click()
  await takePictures(page, 'position-puzzle-rats')
  await button(page, 'Close').click()
  await button(page, 'Menu').click()
  await button(page, 'End the game').click()
  await takePictures(page, 'end-now')
  await button(page, 'Yes, all agree').click()
  await overIn(page, 'over-puzzle-agreed')
}

/** Ends that no whole game comes to. */
const ends = async (page: Page, { url }: Host): Promise<void> => {
  await paste(page, url, JSON.stringify(toLose))
  await button(page, 'End turn').click()
  await overIn(page, 'over-puzzle-rats')
  await paste(page, url, JSON.stringify(toWin))
  const player = playerOn(page)
  await player.swap('L S', 'A S')
  await player.tap(cell(page, 'L O'))
  await player.tap(cell(page, 'B O'))
  await overIn(page, 'over-puzzle-won')
}

const kings = async (page: Page, { url }: Host): Promise<void> => {
  await paste(page, url, position('puzzle-late'))
  await page.getByRole('grid').waitFor()
  await paste(page, url, position('kings-middle'))
  await button(page, '.*open the gate').waitFor()
  await takePictures(page, 'position-kings-curtain')
  await openGate(page)
  await page.getByRole('grid').waitFor()
  await takePictures(page, 'position-kings')
  await cell(page, 'A T').click()
  await takePictures(page, 'position-kings-vassal')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /Knight Guild/ })
    .first()
    .click()
  await takePictures(page, 'position-kings-task')
  await button(page, 'Close').click()
  await playerOn(page).slide('A T', 'L T')
  await goTo(page, url)
  await page.locator('li [data-part~="picture"]').waitFor()
  await takePictures(page, 'home')
  await goTo(page, url, 'saved')
  await page.getByRole('listitem').first().waitFor()
  await takePictures(page, 'saved-two')
}

/** Positions in the midst of games of the other modes. */
const MIDDLES = ['queens-quest', 'wizards-quest', 'coop', 'solo', 'first-edition', 'advanced']

const modes = async (page: Page, { url }: Host): Promise<void> => {
  for (const mode of MIDDLES) {
    await paste(page, url, position(mode))
    const shut = shutGate(page)
    await shut.or(page.getByRole('grid')).first().waitFor()
    if (await shut.isVisible()) await openGate(page)
    await page.getByRole('grid').waitFor()
    await takePictures(page, `middle-${mode}`)
  }
}

/** The list of lessons, and each as it begins. */
const lessons = async (page: Page, { url }: Host): Promise<void> => {
  await goTo(page, url, 'learn')
  const all = page.getByRole('link', { name: /^Lesson/ })
  await all.first().waitFor()
  await takePictures(page, 'learn')
  const ways = await all.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const way of ways) {
    await page.goto(`${url}${way}`)
    await page.getByRole('status', { name: 'The coach' }).waitFor()
    await takePictures(page, `learn-${fileNameOf(way)}`)
  }
}

/** What is advised at the table, and what each task costs. */
const hints = async (page: Page, { url }: Host): Promise<void> => {
  await paste(page, url, JSON.stringify(toFilm))
  const open = async (entry: string) => {
    await button(page, 'Menu').click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: entry }).click()
  }
  await open('Hint')
  await button(page, 'Do it').waitFor()
  await takePictures(page, 'hint')
  await open('Tasks this turn')
  const sheet = page.getByRole('dialog', { name: 'Tasks this turn' })
  await sheet
    .getByRole('listitem')
    .or(sheet.getByText(/this turn/))
    .first()
    .waitFor()
  await takePictures(page, 'hint-costs')
}

/** A puzzle as it begins. */
const puzzles = async (page: Page, { url }: Host): Promise<void> => {
  // A Monday: an easy task.
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'))
  await goTo(page, url, 'puzzles')
  await page.getByRole('link', { name: 'Play today’s puzzle' }).click()
  await page.getByRole('grid').waitFor()
  await takePictures(page, 'puzzle-begins')
}

/** A table of one person and bots, before and in the game. */
const bots = async (page: Page, { url }: Host): Promise<void> => {
  await loadDice(page, 18)
  await goTo(page, url, 'new')
  await button(page, 'Seats').click()
  await page.getByRole('radio', { name: 'Me and bots' }).check({ force: true })
  await takePictures(page, 'bots-new')
  await button(page, 'Start').click()
  await page
    .getByText(/^Pip (is thinking|plays)…( Rules)?$/)
    .first()
    .waitFor()
  await takePictures(page, 'bots-playing')
}

if (SHOTS_FOLDER) {
  for (const game of GAMES) {
    test(`pictures of ${game.mode}`, async ({ host, phone, thinking }) => {
      const [number] = game.numbers
      const { page } = await phone(USUAL_SIZE)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      const hand = watchScenes(finger(page), newScene(new Set()), pictureTaker(game.mode))
      await begin(hand, host.url, game, number)
      await playWholeGame(hand, thinking, number, TOUR)
      await openAndCloseReplay(hand)
    })
  }
  for (const [name, walk] of Object.entries({
    shell,
    newGame,
    puzzle,
    ends,
    kings,
    modes,
    lessons,
    hints,
    puzzles,
    bots,
  })) {
    test(`pictures of ${name}`, async ({ host, phone }) => {
      const { page } = await phone(USUAL_SIZE)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await walk(page, host)
    })
  }
}
