/** A touch that does nothing is answered by one line in place of the prompt, which is read out and goes with the next touch. */
import type { Page } from '@playwright/test'
import { moves } from '../../src/text/blackstone/en/turn/moves.ts'
import { refusals } from '../../src/text/blackstone/en/turn/refusals.ts'
import { replay } from '../../src/text/en/replay.ts'
import { table } from '../../src/text/en/table.ts'
import { blackstone as de } from '../../src/text/languages/de/blackstone.ts'
import { app as deHouse } from '../../src/text/languages/de/house.ts'
import { blackstone as es } from '../../src/text/languages/es/blackstone.ts'
import { app as esHouse } from '../../src/text/languages/es/house.ts'
import { blackstone as fr } from '../../src/text/languages/fr/blackstone.ts'
import { app as frHouse } from '../../src/text/languages/fr/house.ts'
import { blackstone as zh } from '../../src/text/languages/zh-Hans/blackstone.ts'
import { app as zhHouse } from '../../src/text/languages/zh-Hans/house.ts'
import { axe } from './axeFindings.ts'
import { button, cell } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { loadDice } from './fixedChance.ts'
import { keepPicture } from './keepPicture.ts'
import { keyboardOn } from './keyboard.ts'
import { overflow, unreadable } from './layoutFaults.ts'
import { expect, test } from './phoneFixtures.ts'
import { importPosition, openHands } from './positions.ts'
import { beginAsProposed } from './wholeGamesOfModes.ts'

/** One knight and no wizard: a slide can be paid for, a flip cannot. */
const withOneKnight = openHands({
  board: { BS: 'Lc/Ds', LN: 'Dy/Ls', CO: 'Py/Ds', KE: 'Ms/Lc', AE: 'Pe/Ms' },
  courts: [
    { knights: 1, wizards: 0, hand: ['G01'], pile: 0 },
    { hand: ['G02'], pile: 1 },
  ],
})

const prompt = (page: Page) => page.locator("[data-part='prompt']")
const FAR = 'A vassal slides to a space beside it.'
const NO_WIZARD = 'Needs 1 wizard; you have 0.'
const NO_UNDO = 'There is nothing to undo.'

/** The sentence with long values: `{count, plural, one {…} other {# knights}}` with 12. */
const filled = (sentence: string): string =>
  sentence.replace(/\{\w+, plural,.*?other \{([^}]*)\}\}/g, (_, other: string) => other).replace(/#|\{\w+\}/g, '12')

const CODES = Object.keys(refusals) as (keyof typeof refusals)[]
const UNDO_CODES = ['undo.none', 'undo.reveal', 'undo.other', 'replay.first', 'replay.last', 'replay.watch'] as const
const SENTENCES = [
  ...[refusals, de, es, fr, zh].flatMap((catalogue) => CODES.map((code) => filled(catalogue[code]))),
  ...[{ ...table, ...replay }, deHouse, esHouse, frHouse, zhHouse].flatMap((catalogue) =>
    UNDO_CODES.map((code) => catalogue[code]),
  ),
]

/** Refusals that take more than two lines beside the towers, are cut, or move the board. */
const tooLongRefusals = (page: Page): Promise<readonly string[]> =>
  prompt(page).evaluate((element, sentences) => {
    const line = element.querySelector('b')
    const board = document.querySelector('[role=grid]')?.getBoundingClientRect()
    return sentences.filter((sentence) => {
      if (!line) return true
      line.textContent = sentence
      const range = document.createRange()
      range.selectNodeContents(line)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
      const hasMoved = document.querySelector('[role=grid]')?.getBoundingClientRect().top !== board?.top
      return isCut || hasMoved || tops.size > 2
    })
  }, SENTENCES)

test('an illegal space, a dead Flip, New task and Undo say why, and the next touch ends it', async ({
  host,
  phone,
}) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = fingerOn(page)
  await page.goto(host.url)
  await importPosition(page, withOneKnight)
  const isSaid = async (sentence: string) => {
    await expect(prompt(page)).toContainText(sentence)
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1)
    expect(await unreadable(page)).toEqual([])
    expect(await overflow(page)).toEqual({ right: 0, below: 0 })
  }
  await tap(cell(page, 'B S'))
  await tap(cell(page, 'K T'))
  await isSaid(FAR)
  await axe(page, 'a refusal in place of the prompt')
  await tap(cell(page, 'B S'))
  await expect(page.getByText(FAR)).toHaveCount(0)
  await tap(button(page, 'Flip'))
  await isSaid(NO_WIZARD)
  await tap(button(page, 'Undo'))
  await isSaid(NO_UNDO)
  await tap(cell(page, 'B S'))
  await tap(button(page, 'New task'))
  await isSaid(NO_WIZARD)
  await test.step('every refusal in every language takes at most two lines beside the towers of a small phone', async () => {
    expect(await tooLongRefusals(page)).toEqual([])
  })
})

test('an empty space with nothing chosen, and a space beside a question, have the prompt said anew', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const finger = fingerOn(page)
  const said = prompt(page).locator('b')
  await beginAsProposed(finger, host.url, "King's Quest", 4)
  await expect(prompt(page)).toContainText('Tap a glowing corner tower.')
  await expect(said).toHaveCount(0)
  await finger.tap(cell(page, 'A O'))
  await expect(said).toHaveText('Tap a glowing corner tower.')
  await page.goto(`${host.url}#/`)
  // The game that was left is listed a moment later, and then stands above what is to be tapped among the games.
  await expect(page.getByRole('link', { name: /^Play King's Quest/ })).toBeVisible()
  await importPosition(page, withOneKnight)
  await expect(said).toHaveCount(0)
  await finger.tap(cell(page, 'K T'))
  await expect(said).toHaveText('You can complete a task.')
  await finger.tap(cell(page, 'B S'))
  await expect(said).toHaveCount(0)
})

test('a space while another has the turn says so', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = fingerOn(page)
  await loadDice(page, 18)
  await page.goto(`${host.url}#/new`)
  await tap(button(page, 'Seats'))
  await tap(page.getByRole('radio', { name: 'Me and bots', exact: true }))
  await tap(button(page, 'A bot plays seat 1'))
  await tap(button(page, 'Start'))
  await expect(button(page, 'Hint')).toHaveAttribute('aria-disabled', 'true')
  // What the bot does next takes the place of the answer: then it is asked for again.
  await expect(async () => {
    await tap(cell(page, 'A O'))
    await expect(prompt(page)).toContainText(/It is Pip [12]’s turn\./, { timeout: 1_000 })
  }).toPass({ intervals: [200] })
})

test('by keys the same answers come, and the focus stays', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone({ width: 1280, height: 800 })
  const keys = keyboardOn(page)
  await page.goto(host.url)
  await importPosition(page, withOneKnight)
  await keys.goToSpace('B S')
  await keys.press('Enter')
  await keys.goToSpace('K T')
  await keys.press('Enter')
  await expect(prompt(page)).toContainText(FAR)
  await keys.press('ArrowLeft')
  await expect(page.getByText(FAR)).toHaveCount(0)
  await keys.reach(button(page, 'Undo'))
  await keys.press('Enter')
  await expect(prompt(page)).toContainText(NO_UNDO)
})

const RAT_CARDS = [moves, de, es, fr, zh].map((catalogue) => catalogue['do.endReveals'])

test('in every language the button that ends a turn has one line for the rat card', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone({ width: 320, height: 568 })
  const finger = fingerOn(page)
  await beginAsProposed(finger, host.url, 'Solo', 4)
  await finger.tap(page.getByRole('button', { name: /tower.*choose it/ }).first())
  const cost = page.locator('[data-part="nav"] [data-part~="choice"] small')
  await expect(cost).toHaveText(moves['do.endReveals'])
  const tooLong = await cost.evaluate((element, sentences) => {
    const range = document.createRange()
    return sentences.filter((sentence) => {
      element.textContent = sentence
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })
  }, RAT_CARDS)
  expect(tooLong).toEqual([])
})

test('the replay and the editor answer what they cannot do', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = fingerOn(page)
  const isSaid = async (sentence: string) => {
    await expect(prompt(page).locator('b')).toHaveText(sentence)
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1)
    expect(await overflow(page)).toEqual({ right: 0, below: 0 })
  }
  await page.goto(`${host.url}#/editor`)
  await tap(button(page, 'Undo'))
  await isSaid(NO_UNDO)
  await page.goto(host.url)
  await importPosition(page, withOneKnight)
  await tap(cell(page, 'B S'))
  await tap(page.locator('[data-verb="slide"]').first())
  await expect(button(page, 'Undo')).not.toHaveAttribute('aria-disabled')
  await page.goto(page.url().replace(/(#\/play\/[^/]+).*/, '$1/replay/0'))
  await tap(button(page, 'Pause').or(button(page, 'Play')).first())
  await page.getByRole('slider').fill('0')
  await tap(button(page, 'Step back'))
  await isSaid('This is the first step.')
  await page.getByRole('slider').press('End')
  await expect(page.getByText('This is the first step.')).toHaveCount(0)
  await tap(button(page, 'Step forward'))
  await isSaid('This is the last step.')
  await keepPicture(page, 'replay-refusal-320')
  await tap(cell(page, 'C N'))
  await isSaid('This is a replay. Branch off to play on.')
})
