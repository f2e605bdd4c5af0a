/** CastleScape at the table, on one phone: what is placed is what was meant, and a turn, an Inspection and an end. */

import type { CDPSession, Locator, Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { axe } from './axeFindings.ts'
import {
  beginFrom,
  beginNew,
  button,
  endUntouchedTurn,
  grid,
  MARKS,
  position,
  SITE,
  square,
} from './castlescapeTable.ts'
import { gate, openGate } from './curtainGate.ts'
import { afterDrawing, fingerOn } from './finger.ts'
import { expectGold } from './goldButtons.ts'
import { resizeTo } from './layoutFaults.ts'
import { expect, type Phone, test } from './phoneFixtures.ts'
import { paste } from './tableAndStorage.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

/** Numbers from 0 to below 1, always the same. */
const createNumbers = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Pixels by which a touch misses what it is meant for. */
const ERROR = 12

interface Touch {
  readonly x: number
  readonly y: number
}

/** A touch that misses by up to 12 pixels; its error stays as it is while the finger moves. */
const missed = (number: () => number): Touch => {
  const angle = number() * 2 * Math.PI
  const far = Math.sqrt(number()) * ERROR
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) }
}

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Touch) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })

const columnOf = (name: string): number => name.charCodeAt(0) - 97
const rowOf = (name: string): number => Number(name.slice(1)) - 1

/** Most moves of a finger that follows the ghost. */
const PATIENCE = 24

/** The page has drawn what the last touch changed. */
const isDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))))

/** Drags the ghost onto a square, looking at the magnifier alone. */
const dragGhost = async ({ page, cdp }: Phone, name: string, number: () => number): Promise<void> => {
  const box = await page.locator('[data-part="site"]').boundingBox()
  if (!box) throw new Error('no site')
  const side = box.width / 15
  const error = missed(number)
  let meant = { x: box.x + (columnOf(name) + 0.5) * side, y: box.y + (rowOf(name) + 0.5) * side }
  const actual = (): Touch => ({ x: meant.x + error.x, y: meant.y + error.y })
  const magnified = page.locator('[data-part="loupe"] b')
  await touch(cdp, 'touchStart', actual())
  for (let move = 0; move < PATIENCE; move++) {
    await isDrawn(page)
    const ghost = await magnified.textContent()
    if (ghost === name) break
    // The finger goes half a square towards where the ghost is to be.
    const [columns, rows] = [columnOf(name) - columnOf(ghost ?? name), rowOf(name) - rowOf(ghost ?? name)]
    meant = { x: meant.x + Math.sign(columns) * side * 0.5, y: meant.y + Math.sign(rows) * side * 0.5 }
    await touch(cdp, 'touchMove', actual())
  }
  await touch(cdp, 'touchEnd')
}

const touchButton = async ({ page, cdp }: Phone, name: string, number: () => number): Promise<void> => {
  const box = await button(page, name).boundingBox()
  if (!box) throw new Error(`no button ${name}`)
  const error = missed(number)
  const at = { x: box.x + box.width / 2 + error.x, y: box.y + box.height / 2 + error.y }
  await touch(cdp, 'touchStart', at)
  await touch(cdp, 'touchEnd')
}

/** Squares of which the site says this, in reading order. */
const squaresThat = (page: Page, may: string): Promise<readonly string[]> =>
  grid(page)
    .getByRole('gridcell')
    .evaluateAll(
      (cells, text) =>
        cells
          .map((cell) => cell.getAttribute('aria-label') ?? '')
          .filter((label) => label.includes(text))
          .map((label) => label.split(',')[0] ?? ''),
      may,
    )

/** Places `count` times on a random allowed square, each with one touch of the site and one of the button. */
const placeMany = async (phone: Phone, what: 'Build' | 'Post', count: number, number: () => number): Promise<void> => {
  const { page } = phone
  const may = what === 'Build' ? 'a Wall may go here' : 'a Recruit may go here'
  const stands = what === 'Build' ? /, Wall/ : /Recruit of Ann/
  for (let at = 0; at < count; at++) {
    const allowed = await squaresThat(page, may)
    const name = allowed[Math.floor(number() * allowed.length)] ?? ''
    await dragGhost(phone, name, number)
    await touchButton(phone, `${what} ${name}`, number)
    await expect(square(page, name)).toHaveAccessibleName(stands)
    await button(page, /^Undo/).click()
    await expect(square(page, name)).toHaveAccessibleName(new RegExp(may))
  }
}

/** Turns the phone. Styles of some sizes come when they are needed, and what is touched stands still only then. */
const turnPhone = async ({ page }: Phone, width: number, height: number): Promise<void> => {
  await resizeTo(page, { width, height })
}

/** A hundred at night. */
const SQUARES = process.env.NIGHTLY ? 25 : 1

test('random squares at 320×568, upright and on its side, each take two touches that miss by 12 px', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const number = createNumbers(19)
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 3 }] } }))
  await placeMany(one, 'Build', SQUARES, number)
  await turnPhone(one, 568, 320)
  await placeMany(one, 'Build', SQUARES, number)
  await turnPhone(one, 320, 568)
  await beginFrom(one, host.url, position({ turn: { any: 1 }, hidden: { hands: [['market-stall'], [], [], []] } }))
  await placeMany(one, 'Post', SQUARES, number)
  await turnPhone(one, 568, 320)
  await placeMany(one, 'Post', SQUARES, number)
})

test('squares lie under a finger that explores, and a screen reader picks them; a finger builds by the button alone', async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 390, height: 844 })
  const { page } = one
  const { tap } = fingerOn(page)
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 3 }] } }))
  const corner = square(page, 'i9')
  const isFound = () =>
    corner.evaluate((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === cell
    })
  expect(await isFound()).toBe(true)
  // A finger on its way from one square to another builds nothing, however often it comes by.
  for (const _ of [1, 2]) await corner.tap()
  await expect(button(page, 'Build i9')).toBeVisible()
  await expect(corner).toHaveAccessibleName(/a Wall may go here/)
  await tap(button(page, 'Closer'))
  expect(await isFound()).toBe(true)
  await corner.dispatchEvent('click')
  await expect(corner).toHaveAccessibleName(/, Wall/)
})

test('a turn: what the ghost would do is said, Walls are left, posting warns once, cards are played and bought', async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  const { tap } = fingerOn(page)
  const said = page.locator('[data-part="said"]')
  await beginFrom(
    one,
    host.url,
    position({
      turn: { gold: 5, groups: [{ left: 1, built: ['j9', 'k9'] }, { left: 2 }], ground: 2, built: 2 },
      market: { stalls: ['ladder-crew', 'siege-engineers', 'tavern-rumours', 'guild-charter', '-'] },
      guilds: [{ renown: 14, infamy: 4 }, {}, {}, {}],
      hidden: {
        hands: [['clumsy-thief', 'back-alley-bribes'], [], [], []],
        contracts: [['garrison', 'levy'], [], [], []],
      },
    }),
  )
  await axe(page, 'CastleScape, Walls')
  // In reading order k8 comes first, which closes a Bailey of 1.
  await tap(button(page, 'Next square'))
  await expect(said).toContainText('k8 finishes a Bailey of 1')
  await tap(button(page, 'Next square'))
  await expect(said).toContainText('i9 finishes a Bailey of 3')
  await expect(said).toContainText('you: +3')
  await tap(button(page, 'Build i9'))
  await expect(button(page, 'Ann, 17 Renown, on turn')).toBeVisible()
  await tap(button(page, /^Undo/))
  await expect(button(page, 'Ann, 14 Renown, on turn')).toBeVisible()
  await tap(button(page, /^Leave/))

  await tap(button(page, 'Recruits: 2'))
  await tap(button(page, 'Next square'))
  const post = button(page, /^Post/)
  const where = (await post.textContent())?.replace('Post', '').trim() ?? ''
  await tap(post)
  await expect(said).toContainText('2 Walls will be lost.')
  await tap(post)
  await expect(square(page, where)).toHaveAccessibleName(/Recruit of Ann/)
  await tap(button(page, /^Later/))
  await expect(button(page, /^End turn.*unused: 2 cards, 1 Recruit, 5 Gold/)).toBeVisible()
  await tap(button(page, 'Walls: 0'))
  await expect(said).toContainText('No Walls to build: cards bring them.')

  const hand = page.getByRole('group', { name: 'Your hand' })
  await tap(hand.getByRole('button', { name: /^Back Alley Bribes/ }))
  await axe(page, 'CastleScape, a card with two branches')
  await tap(button(page, 'Infamy −3'))
  await tap(hand.getByRole('button', { name: /^Clumsy Thief/ }))
  await tap(button(page, 'Play Clumsy Thief'))
  await tap(button(page, 'Gold: 7'))
  const market = page.getByRole('dialog', { name: 'Market' })
  await axe(page, 'CastleScape, market')
  await tap(market.getByRole('button', { name: /^Guild Charter/ }))
  await tap(market.getByRole('button', { name: /^Buy Guild Charter/ }))
  // What a Charter shows cannot be taken back, and is answered at once, in place of the site.
  const papers = page.getByRole('group', { name: 'Contracts' }).getByRole('button')
  await expect(papers).toHaveCount(2)
  await expect(said.getByRole('status').last()).toHaveText('Keep one of these Contracts.')
  await tap(papers.first())
  await tap(button(page, 'Keep this'))
  await expect(grid(page)).toBeAttached()
  await tap(button(page, /^Ann, /))
  await expect(page.getByRole('dialog', { name: 'Your guild' })).toContainText('Infamy1')
  await axe(page, 'CastleScape, guild')
})

test('a turn in which no card was played ends at the second press: the first may be meant for what stood there before', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  await beginFrom(one, host.url, position({}))
  await button(page, /^End turn/).click()
  await expect(page.locator('[data-part="said"]')).toContainText('You have played no card yet.')
  await expect(page.getByRole('group', { name: 'Your hand' }).getByRole('button')).toHaveCount(5)
  await button(page, /^End turn/).click()
  await expect(gate(page)).toBeVisible()
})

/** Four things wait in Ann's turn, and Bo is asked for Recruits by her Whisper Campaign. */
const askBo = async (one: Phone, url: string): Promise<void> => {
  const { page } = one
  const alley = ['clumsy-thief', 'clumsy-thief']
  await beginFrom(
    one,
    url,
    position({
      turn: { gold: 5, groups: [{ left: 2 }, { left: 1 }], ground: 2, moves: 2 },
      guilds: [{}, { infamy: 9, alley }, {}, {}],
      hidden: { hands: [['whisper-campaign', 'market-stall'], ['market-stall'], [], []] },
    }),
  )
  await button(page, /^Whisper Campaign/).click()
  await page.locator('[data-part="question"]').getByRole('button', { name: 'Bo' }).click()
  await openGate(page)
  await expect(page.locator('[data-part="ledge"]')).toHaveAccessibleName(/Ann/)
}

/** Tiles of the ledge that are cut, or lie under something. Run in the page. */
const hiddenTiles = (page: Page) =>
  page.locator('[data-tile]').evaluateAll((tiles) =>
    tiles
      .filter((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect()
        const y = (top + bottom) / 2
        return [left + 2, (left + right) / 2, right - 2].some((x) => !tile.contains(document.elementFromPoint(x, y)))
      })
      .map((tile) => tile.getAttribute('aria-label')),
  )

test('all that waits in the turn of a rival can be read, upright and on its side', async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  await askBo(one, host.url)
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [568, 320],
  ] as const) {
    await resizeTo(page, { width, height })
    await expect(page.locator('[data-tile]')).toHaveCount(4)
    expect(await hiddenTiles(page), `at ${width}`).toEqual([])
    await expect(page.locator('[data-part="lamp"]')).toBeVisible()
    // Its place is kept where nothing can be taken back: what stands beside it would move.
    await expect(page.locator('[data-part="undo"][aria-disabled]')).toBeVisible()
  }
})

test('Contracts to choose from can be read on a small phone that is held sideways', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone({ width: 568, height: 320 })
  await beginNew(page, host.url, 'One phone')
  await openGate(page)
  const papers = page.getByRole('group', { name: 'Contracts' })
  await expect(papers.getByRole('button')).toHaveCount(4)
  const isCut = (part: Element): boolean => part.scrollHeight > part.clientHeight + 1
  expect(await papers.evaluate(isCut)).toBe(false)
  expect((await papers.getByRole('button').all()).length).toBe(4)
  for (const paper of await papers.getByRole('button').all()) expect(await paper.evaluate(isCut)).toBe(false)
})

test('a Recruit that was to move is put back by a tap on another; New Contract beside the site is chosen at the table', async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 1280, height: 800 })
  const { page } = one
  await beginFrom(one, host.url, position({ turn: { moves: 1, gold: 5 } }))
  await square(page, 'd3').press('Enter')
  await button(page, 'Move d3').click()
  await expect(square(page, 'c3')).toHaveAccessibleName(/may step here/)
  await square(page, 'g7').press('Enter')
  await button(page, 'Move g7').click()
  await expect(square(page, 'c3')).not.toHaveAccessibleName(/may step here/)
  await button(page, /^New Contract/).click()
  await button(page, /^Buy New Contract/).click()
  await expect(page.getByRole('group', { name: 'Contracts' }).getByRole('button')).toHaveCount(3)
  expect(page.url()).toContain('#/play/')
})

test('on a wide screen a Goal that can be claimed is not gold beside the main button', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 1280, height: 800 })
  const { page } = one
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 3 }] } }))
  await button(page, 'Show a square').click()
  await expect(button(page, /^Claim /)).toBeVisible()
  await expectGold(page, /^Build /)
})

test('with text twice as large names are whole, and nothing that waits in a turn lies under the lamp or the scale', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  await page.goto(host.url)
  // The app has set the size of its settings by then, and sets none later.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-text', '200'))
  await expect(page.locator('html')).toHaveAttribute('data-flow')
  await beginFrom(
    one,
    host.url,
    position({
      seats: ['Bartholomew', 'Maximiliane', 'Cy', 'Wilhelmina-Charlotte'],
      turn: { gold: 5, groups: [{ left: 1 }, { left: 2 }], ground: 2 },
    }),
  )
  const names = page.locator('[data-part="chip"] span')
  await expect(names).toHaveCount(4)
  expect(
    await names.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    ),
    'names that are cut',
  ).toEqual([])
  const boxes = await page
    .locator('[data-part="ledge"] button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const))
  const isOver = ([one, other]: (typeof pairs)[number]): boolean =>
    one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1
  expect(boxes.length).toBeGreaterThanOrEqual(5)
  expect(pairs.filter(isOver)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await button(page, 'Gold: 5').click()
  await expect(page.getByRole('dialog', { name: 'Market' })).toBeVisible()
})

test('a finger sees no ring of the focus, on the table and after it was loaded anew', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  const { tap } = fingerOn(page)
  await page.goto(host.url)
  await paste(page, host.url, position({ turn: { groups: [{ left: 3 }] } }))
  for (const isAnew of [false, true]) {
    if (isAnew) await page.reload()
    for (const press of [/open the gate$/, 'Press again to open']) await tap(button(page, press))
    await expect(grid(page)).toBeVisible()
    await expect(button(page, 'Show a square')).toBeVisible()
    await page.evaluate(afterDrawing)
    expect(await page.locator(':focus-visible').count(), isAnew ? 'loaded anew' : 'at first').toBe(0)
  }
})

/** Expects that what is asked leads to the paragraph that answers it, and back. */
const expectRules = async (page: Page, question: Locator, paragraph: RegExp): Promise<void> => {
  await question.click()
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await expect(rules.locator('[aria-current]')).toHaveText(paragraph)
  await expect(rules.locator('[aria-current]')).toBeInViewport()
  await axe(page, `CastleScape, the rules of ${paragraph}`)
  await rules.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(rules).toHaveCount(0)
}

test('two choose Contracts in secret, an Inspection is told step by step, and the end says where Renown came from', async ({
  host,
  phone,
}) => {
  const one = await phone()
  const { page } = one
  await beginNew(page, host.url, 'One phone')
  for (const name of ['Player 1', 'Player 2']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await openGate(page)
    const papers = page.getByRole('group', { name: 'Contracts' }).getByRole('button')
    await expect(papers).toHaveCount(4)
    await expectRules(page, button(page, /^Keep two Contracts\..*Rules$/), /4\.3.*All choose two of theirs at once/)
    await papers.nth(0).click()
    await papers.nth(2).click()
    await button(page, 'Keep these').click()
  }
  // Who begins is thrown: whoever chose last may go on at once.
  await expect(gate(page).or(grid(page)).first()).toBeAttached()

  await beginFrom(
    one,
    host.url,
    position({
      seats: ['Ann', 'Bo'],
      quarry: 0,
      site: SITE.map((row) => row.replace(/[34]/g, '.').replace(/[CD]/g, '#')),
      baileys: MARKS.slice(0, 1),
      guilds: [{ infamy: 1 }, { infamy: 2 }],
    }),
  )
  await endUntouchedTurn(page)
  // Bo chooses a Recruit worth 2, and another after it if the first was worth 1; then Ann one of hers; Bo is on turn.
  const table = button(page, 'Show a square').or(page.getByRole('dialog'))
  for (let asked = 0; asked < 4 && (await page.getByRole('dialog').count()) === 0; asked++) {
    if ((await button(page, 'Show a square').count()) === 0) await openGate(page)
    await expect(table.first()).toBeVisible()
    if ((await page.getByRole('dialog').count()) > 0) break
    if (asked === 0)
      await expectRules(
        page,
        button(page, /^Inspection Give up Recruits worth 2\..*Rules$/),
        /11\.3.*Which ones is the owner's choice/,
      )
    await button(page, 'Show a square').click()
    const give = page.getByRole('button', { name: /^Give up [a-o]\d+$/ })
    await give.click()
    // What is asked next has not come as long as this one stands.
    await expect(give).toHaveCount(0)
    await expect(table.or(gate(page)).first()).toBeVisible()
  }
  const inspection = page.getByRole('dialog', { name: 'Inspection' })
  await expect(inspection).toContainText('The stalls are emptied')
  await axe(page, 'CastleScape, an Inspection')
  await inspection.getByRole('button', { name: 'Next' }).click()
  await expect(inspection).toContainText(/Bo: the Recruits? on/)
  const recruits = inspection.locator('svg g[transform^="translate"]')
  const before = await recruits.count()
  await inspection.getByRole('button', { name: 'Next' }).click()
  await expect(inspection).toContainText('Bo: Infamy 0, 2 before')
  // What was lost is gone from the picture: one of Ann's, one or two of Bo's.
  expect([before - 2, before - 3]).toContain(await recruits.count())
  await inspection.getByRole('button', { name: 'Next' }).click()
  await expect(inspection).toContainText(/Bailey of 4 at d4.*/)
  await inspection.getByRole('button', { name: 'Back to the game' }).click()
  await button(page, 'Menu').click()
  await button(page, /^End the game/).click()
  await button(page, /^Yes/).click()
  await expect(page.getByRole('heading', { name: /wins|share/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Inspections')
  await axe(page, 'CastleScape, the end')
})
