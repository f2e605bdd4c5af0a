/**
 * Takes pictures of every screen of the built app into `.cache/shots`, by what a player sees and presses; with `--keep` also those that are
 * committed: the picture of the README and the screenshots of the manifest.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser, FLAGS } from './browser.mjs'
import { serve } from './serve.mjs'
import { ROOT } from './setup.mjs'

const SIZES = [
  { name: '320x568', width: 320, height: 568, scale: 2 },
  { name: '390x844', width: 390, height: 844, scale: 2 },
  { name: '1280x800', width: 1280, height: 800, scale: 1 },
]
const FOLDER = `${ROOT}/.cache/shots`

/** Pictures that are committed, by size and name. */
const KEPT = [
  { from: '390x844/puzzle-vassal', to: 'public/screenshots/puzzle.png' },
  { from: '390x844/kings-task', to: 'public/screenshots/kings.png' },
  { from: '390x844/home', to: 'public/screenshots/home.png' },
  { from: '1280x800/kings-task', to: 'public/screenshots/kings-wide.png' },
  { from: '1280x800/puzzle-vassal', to: 'public/screenshots/puzzle-wide.png' },
  { from: '390x844/puzzle-vassal', to: 'docs/screenshot.png' },
]

/** @typedef {import('@playwright/test').Page} Page */

const position = (/** @type {string} */ name) => readFileSync(`${ROOT}/tests/positions/${name}.json`, 'utf8')

/** @param {Page} page @param {string} role @param {string | RegExp} name */
const press = (page, role, name) =>
  page
    .getByRole(/** @type {'button'} */ (role), { name })
    .first()
    .click()

/** @param {Page} page @param {string} url @param {string} name */
const openPosition = async (page, url, name) => {
  await page.goto(`${url}#/saved`)
  await page.getByText('Import a game').click()
  await page.getByRole('textbox').fill(position(name))
  await press(page, 'button', 'Read what I pasted')
  await page.waitForURL(/play/)
}

/** @param {Page} page */
const openGate = async (page) => {
  await press(page, 'button', /open the gate/)
  await press(page, 'button', /again/)
  await page.getByRole('grid').waitFor()
}

/** @param {Page} page @param {string} space as it is spoken, `A T` */
const tap = (page, space) => page.getByRole('gridcell', { name: new RegExp(`(^|, )${space}(,|$)`) }).click()

/** @param {Page} page */
const back = async (page) => {
  await page.goBack()
  await page.getByRole('grid').waitFor()
}

/** @param {Page} page @param {(name: string) => Promise<void>} shoot @param {RegExp} item @param {string} name */
const fromMenu = async (page, shoot, item, name) => {
  await press(page, 'button', 'Menu')
  await press(page, 'button', item)
  await shoot(name)
  await back(page)
}

/** @param {Page} page @param {string} url @param {(name: string) => Promise<void>} shoot */
const shell = async (page, url, shoot) => {
  await page.goto(url)
  await shoot('home-first')
  for (const screen of ['new', 'saved', 'settings', 'rules', 'about']) {
    await page.goto(`${url}#/${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await shoot(screen)
  }
  await page.goto(`${url}#/new`)
  await press(page, 'button', 'Add a seat')
  await press(page, 'button', 'Start')
  await page.getByRole('grid').waitFor()
  await shoot('tower')
}

/** @param {Page} page @param {string} url @param {(name: string) => Promise<void>} shoot */
const puzzle = async (page, url, shoot) => {
  await openPosition(page, url, 'puzzle-late')
  await page.getByRole('grid').waitFor()
  await shoot('puzzle')
  await tap(page, 'C E')
  await shoot('puzzle-vassal')
  await press(page, 'button', /^Retain/)
  await shoot('puzzle-retain')
  await press(page, 'button', /^Cancel$/)
  await press(page, 'button', /rats active/)
  await shoot('rats')
  await back(page)
  await press(page, 'button', 'Menu')
  await shoot('menu')
  await back(page)
  await fromMenu(page, shoot, /About this game/, 'about-game')
  await press(page, 'button', 'Menu')
  await press(page, 'button', /End the game/)
  await shoot('finish')
  await press(page, 'button', /all agree/)
  await page.getByRole('button', { name: 'Rematch' }).waitFor()
  await shoot('lost')
}

/** @param {Page} page @param {string} url @param {(name: string) => Promise<void>} shoot */
const kings = async (page, url, shoot) => {
  await openPosition(page, url, 'kings-middle')
  await page.getByRole('button', { name: /open the gate/ }).waitFor()
  await shoot('curtain')
  await openGate(page)
  await shoot('kings')
  await tap(page, 'A T')
  await shoot('kings-vassal')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /Knight Guild/ })
    .first()
    .click()
  await shoot('kings-task')
  await page.getByRole('button', { name: /Ann, .*on turn/ }).click()
  await shoot('court')
  await back(page)
  await press(page, 'button', /^End turn/)
  await shoot('limits')
  await press(page, 'button', /^Back$/)
  await page.goto(url)
  await page.getByText('Continue').waitFor()
  await shoot('home')
  await page.goto(`${url}#/saved`)
  await page.getByRole('listitem').first().waitFor()
  await shoot('saved-two')
  await page.goto(url)
  await page.getByText('Continue').click()
  await openGate(page)
  await press(page, 'button', 'Menu')
  await press(page, 'button', /End the game/)
  await press(page, 'button', /all agree/)
  await page.getByRole('button', { name: 'Rematch' }).waitFor()
  await shoot('over')
}

/** Has everything come to rest, but for what pulses for ever? Asked in the page. */
const IS_CALM = `document.getAnimations().every(
  ({ playState, effect }) => playState !== 'running' || effect.getTiming().iterations === Infinity,
)`

/** @param {typeof SIZES[number]} size @param {string} url @param {import('@playwright/test').Browser} browser */
const shootAll = async ({ name, width, height, scale }, url, browser) => {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'dark',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  mkdirSync(`${FOLDER}/${name}`, { recursive: true })
  const shoot = async (/** @type {string} */ shot) => {
    await page.waitForLoadState('networkidle')
    await page.evaluate('document.fonts.ready')
    await page.waitForFunction(IS_CALM)
    await page.screenshot({ path: `${FOLDER}/${name}/${shot}.png` })
  }
  for (const walk of [shell, puzzle, kings]) await walk(page, url, shoot)
  await context.close()
}

const keep = async () => {
  mkdirSync(`${ROOT}/public/screenshots`, { recursive: true })
  for (const { from, to } of KEPT) {
    const small = await sharp(`${FOLDER}/${from}.png`).png({ palette: true, colours: 128, effort: 10 }).toBuffer()
    writeFileSync(`${ROOT}/${to}`, small)
    console.log(`${to} ${small.length}`)
  }
}

const browser = await chromium.launch({ executablePath: ensureBrowser() ?? '', args: [...FLAGS] })
const host = await serve(`${ROOT}/dist`)
for (const size of SIZES) await shootAll(size, host.url, browser)
await browser.close()
await host.stop()
if (process.argv.includes('--keep')) await keep()
