/** The parts of the screens on sample data: do they fit, can they be hit, can everybody use them. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { serveGallery } from '../ui/gallery/serve.ts'
import { axeFindings } from './axeFindings.ts'
import { showScene } from './galleryScene.ts'
import { overflow, resizeTo } from './layoutFaults.ts'
import { oneOrAll, someOrAll } from './nightlySample.ts'
import { CALM, expect, test } from './phoneFixtures.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

/** Several phones: what stands at the table, over it, and on the way there. */
const AROUND = [
  'phones',
  'phones-seeking',
  'phones-watching',
  'phones-unsaved',
  'phones-move-unsaved',
  'phones-awaited-away',
  'phones-ended',
  'plea-undo',
  'plea-end',
  'plea-waits',
  'plea-declined',
  'plea-log-fork',
  'plea-log-tail',
  'plea-told',
  'plea-gone',
]
const PHONE_SHEETS = [
  'phones-sheet',
  'phones-sheet-seeking',
  'phones-sheet-gone',
  'phones-sheet-reopened',
  'phones-sheet-watching',
  'phones-sheet-unsaved',
  'phones-sheet-for',
  'phones-move',
  'phones-for',
  'phones-end',
]
const GATHERING = [
  'gather',
  'gather-bot',
  'gather-opening',
  'gather-shut',
  'gather-paired',
  'gather-away',
  'gather-refused',
  'gather-many',
  'gather-game',
  'invited',
  'invited-sits',
  'invited-full',
  'invited-seeking',
  'invited-unheard',
]
const JOINING = ['join', 'join-serverless', 'join-refused', 'join-dialling', 'pair', 'accept', 'accept-shown']
/** A game that goes to one's other phone. */
const MOVING = ['move', 'move-asked', 'move-refused', 'moved-unsure', 'take']
const DEALS = ['deal-waits', 'deal-fair', 'deal-unfair']
const MODES = [
  'kings',
  'idle',
  'bot-thinks',
  'bot-stuck',
  'hint',
  'hint-thinks',
  'tip',
  'compass',
  'adopt',
  'families',
  'deck',
  'paying',
  'marking',
  'claiming',
  'replay',
  'puzzle',
  'puzzle-idle',
  'together',
  'queens',
  'queens-use',
  'wizards',
  'wizards-lay',
  'castle',
  'castle-closer',
  'castle-branches',
  'castle-rivals',
]
const TABLES = [...MODES, ...AROUND]
const PUZZLES = [
  'puzzles',
  'editor',
  'editor-faces',
  'editor-court',
  'editor-all',
  'editor-towers',
  'editor-retained',
  'editor-setting',
  'editor-text',
  'editor-link',
  'position',
  'position-bad',
]
/** CastleScape: what is chosen from, an Inspection, a guild, between two turns, and the end. */
const CASTLE = [
  'castle-market',
  'castle-contracts',
  'castle-goals',
  'castle-inspection',
  'castle-stalls',
  'castle-guild',
  'castle-curtain',
  'castle-over',
]
/** Home, and what is on its way to a table and back. */
const PAGES = [
  'home',
  'new',
  'saved',
  'stats',
  'shared',
  'settings',
  'emblem',
  'install',
  'rules',
  'about',
  'report',
  'limits',
  'court',
  'dogs',
  'curtain',
  'over',
  'lost',
  'notices',
]
/** The same pages with other sentences or parts. */
const PAGES_OTHERWISE = [
  'continue',
  'new-bots',
  'stats-none',
  'rules-chapter',
  'shared-checking',
  'shared-bad',
  'rules-asked',
  'install-share',
  'install-menu',
]
/** The scenes by kinds; in normal runs every third of what is one screen with another sentence. */
const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ['tables', someOrAll(MODES, 5)],
  ['tables of several phones', someOrAll(AROUND, 3)],
  ['pages', [...PAGES, ...someOrAll(PAGES_OTHERWISE, 3)]],
  ['sheets of several phones', someOrAll(PHONE_SHEETS, 3)],
  ['gathering', someOrAll(GATHERING, 3)],
  ['joining, moving and dealing', [...someOrAll(JOINING, 2), ...someOrAll(MOVING, 2), ...someOrAll(DEALS, 3)]],
  ['puzzles', someOrAll(PUZZLES, 3)],
  ['CastleScape', CASTLE],
]
const PHONES = ['320x454', '320x568', '360x560', '360x640', '390x664', '390x844', '430x932'] as const
const WIDE = ['768x1024', '1024x768', '1024x1366', '1280x800'] as const

let gallery: Awaited<ReturnType<typeof serveGallery>>
let browser: Browser
const contexts: BrowserContext[] = []
const openContext = async (hasTouch: boolean): Promise<BrowserContext> => {
  const context = await browser.newContext({ hasTouch, ...CALM })
  contexts.push(context)
  return context
}
/** Under a finger and under a mouse: what is only looked at is shown there scene after scene. */
let phone: Page
let desk: Page
test.beforeAll(async ({ shared }) => {
  gallery = await serveGallery()
  browser = shared
  phone = await (await openContext(true)).newPage()
  desk = await (await openContext(false)).newPage()
})
test.afterAll(async () => {
  for (const context of contexts.splice(0)) await context.close()
  gallery.close()
})

const sizeOf = (size: string) => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}
const isPhone = (size: string): boolean => sizeOf(size).width < 700

const show = async (page: Page, size: string, scene: string, look: string): Promise<void> => {
  const { width, height } = sizeOf(size)
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await resizeTo(page, { width, height })
  await showScene(page, gallery.url, scene, look)
}

/** To be looked at. */
const look = async (size: string, scene: string, wearing = ''): Promise<Page> => {
  const page = isPhone(size) ? phone : desk
  await show(page, size, scene, wearing)
  return page
}

/** To be used: nobody has touched it before. */
const open = async (size: string, scene: string): Promise<Page> => {
  const page = await (await openContext(isPhone(size))).newPage()
  await show(page, size, scene, '')
  return page
}

/** At another size, once everything has been laid out anew. */
const resize = async (page: Page, size: string): Promise<void> => {
  await resizeTo(page, sizeOf(size))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
}

test('tables stand on one screen, with cells and buttons big enough for a finger', async () => {
  // The smallest phone always: what fits there fits nearly everywhere.
  for (const [at, scene] of someOrAll(TABLES, 19).entries())
    for (const sizes of [[PHONES[0], ...oneOrAll(PHONES.slice(1), at)], oneOrAll(WIDE, at)]) {
      const page = await look(sizes[0] ?? '', scene)
      for (const size of sizes)
        await test.step(`${scene}, ${size}`, async () => {
          await resize(page, size)
          expect.soft(await overflow(page)).toEqual({ right: 0, below: 0 })
          expect.soft(await tooSmall(page)).toEqual([])
        })
    }
})

const TABLETS = ['768x1024', '1024x768', '1080x810', '1024x1366', '1112x834', '1180x820', '1194x834', '1366x1024']
/** Every 40 px of width from 600 to 1400, as wide screens and as high ones. */
const EVERY_WIDTH = Array.from({ length: 21 }, (_, at) => 600 + 40 * at).flatMap((width) => [
  `${width}x800`,
  `${width}x${Math.round(width * 1.3)}`,
])

/** Cells that something else covers in their middle, or that lie outside the screen. */
const coveredCells = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=gridcell][data-space]')].flatMap((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit?.closest('[role=gridcell]') === cell ? [] : [cell.getAttribute('aria-label')]
    }),
  )

const BOARDS = [
  ['kings', ''],
  ['kings', '&hand=left'],
  ['queens', ''],
  ['together', ''],
] as const
for (const [scene, wearing] of oneOrAll(BOARDS, 0)) {
  test(`${scene}${wearing}: every cell can be touched in its middle, on tablets, on desks and at every width`, async () => {
    const page = await look('1024x768', scene, wearing)
    for (const size of ['844x390', ...someOrAll(TABLETS, 2), '1920x1080', '2560x1440', ...someOrAll(EVERY_WIDTH, 8)]) {
      await resize(page, size)
      expect(await coveredCells(page), size).toEqual([])
      expect(await overflow(page), size).toEqual({ right: 0, below: 0 })
    }
  })
}

test('cells have 54 px on the smallest phone, 62 px at 360, and grow with the screen', async () => {
  for (const sizes of [
    { '320x568': 54, '360x640': 62 },
    {
      ...{ '768x1024': 100, '1024x768': 105, '1024x1366': 145 },
      ...{ '1366x1024': 130, '1920x1080': 150, '2560x1440': 190 },
    },
  ]) {
    const page = await look(Object.keys(sizes)[0] ?? '', 'idle')
    for (const [size, least] of Object.entries(sizes)) {
      await resize(page, size)
      const box = await page.getByRole('gridcell', { name: /A T/ }).boundingBox()
      expect(box?.width, size).toBeGreaterThanOrEqual(least)
    }
  }
})

/** What can be pressed and is smaller than 44 × 44 px, or lies partly outside the screen. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('button, a, summary, [role=gridcell][data-space]')].filter((element) =>
      element.checkVisibility(),
    )
    return seen.flatMap((element) => {
      const { width, height, top, bottom } = element.getBoundingClientRect()
      const scrolls = element.closest(
        '[data-part~="tasks"], aside, [data-part~="quest"], [data-part~="use"], [data-goal]',
      )
      const fits = width >= 43.9 && height >= 43.9 && (scrolls || (top >= 0 && bottom <= innerHeight + 0.5))
      return fits ? [] : [`${element.className} ${element.textContent}: ${width}×${height} at ${top}`]
    })
  })

const LOOKS = [
  ['320x568', ''],
  ['320x568', '&text=200'],
  ['1280x800', '&theme=light'],
] as const

/** In normal runs each scene is seen in one look, in nightly runs in all. */
const isWorn = (at: number, turn: number): boolean => !!process.env.NIGHTLY || at % LOOKS.length === turn

for (const [kind, scenes] of KINDS) {
  test(`${kind}: no accessibility findings, nothing cut off at the right, at 100 % and 200 % text`, async () => {
    for (const [turn, [size, wearing]] of LOOKS.entries())
      for (const scene of scenes.filter((_, at) => isWorn(at, turn)))
        await test.step(`${scene}, ${size}${wearing}`, async () => {
          const page = await look(size, scene, wearing)
          expect.soft((await overflow(page)).right).toBe(0)
          expect
            .soft(await page.locator('body').textContent(), 'a key instead of a sentence')
            .not.toMatch(/\b[a-z]+\.[a-z]+[A-Z.]?\w*\b/)
          expect.soft(await axeFindings(page)).toEqual([])
        })
  })
}

test('a guest that waits for its host is told after half a minute what to do, and nothing moves', async () => {
  const page = await (await openContext(true)).newPage()
  await page.clock.install()
  await show(page, '320x568', 'accept-shown', '')
  const said = (text: string) => page.getByText(text).filter({ visible: true })
  const again = page.getByRole('button', { name: 'Start again' })
  await expect(said('Waiting for the other phone…')).toBeVisible()
  const place = await again.boundingBox()
  await page.clock.fastForward(30_000)
  await expect(said('Did the other phone stop, or start again?')).toBeVisible()
  await expect(said('Waiting for the other phone…')).toHaveCount(0)
  expect(await again.boundingBox()).toEqual(place)
  await page.context().close()
})

for (const size of oneOrAll(['320x568', '390x664'], 0)) {
  test(`a task that does not fit beside the others is counted, and a press shows it, at ${size}`, async () => {
    const page = await open(size, 'idle')
    const more = page.getByRole('button', { name: '1 more' })
    await expect(more.locator('span'), 'gilded').toHaveCSS('background-color', 'rgb(255, 216, 102)')
    await more.click()
    await expect(page.getByRole('button', { name: /^Wizard/ })).toBeInViewport({ ratio: 1 })
    await expect(more).toHaveCount(0)
    await page.context().close()
  })
}

const said = (page: Page) => page.locator('output').textContent()
const centre = async (page: Page, space: number) => {
  const box = await page.locator(`[data-space="${space}"]`).boundingBox()
  if (!box) throw new Error(`no space ${space}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, right: box.x + box.width, bottom: box.y + box.height }
}

/** Clicks that happen so many milliseconds after the first by the clock of the events, however long the machine takes. */
const clicksAt = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  const from = Date.now()
  return async ({ x, y }: { readonly x: number; readonly y: number }, ms: number): Promise<void> => {
    const click = { x, y, button: 'left', clickCount: 1, timestamp: (from + ms) / 1000 } as const
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await cdp.send('Input.dispatchMouseEvent', { type, ...click })
  }
}

test('a tap picks, in a gap the nearest space, and a slip picks nothing', async () => {
  const page = await open('390x844', 'answers')
  const [six, twelve] = [await centre(page, 6), await centre(page, 12)]
  await page.touchscreen.tap(twelve.x, twelve.y)
  await expect(page.locator('output')).toHaveText('pick 12')
  const click = await clicksAt(page)
  await click(six, 0)
  await click({ x: six.right + 1, y: six.y }, 240)
  expect(await said(page), 'a second tap at once is no tap').toBe('pick 12 | pick 6')
  await click({ x: six.right + 1, y: six.y }, 260)
  expect(await said(page)).toBe('pick 12 | pick 6 | pick 6')
  const seven = await centre(page, 7)
  await page.mouse.move(six.x, six.y)
  await page.mouse.down()
  await page.mouse.move(seven.x, seven.y)
  await page.mouse.up()
  expect(await said(page)).toBe('pick 12 | pick 6 | pick 6')
})

test('a long press inspects and does not pick', async () => {
  const page = await open('390x844', 'answers')
  const { x, y } = await centre(page, 12)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect(page.locator('output')).toHaveText('inspect 12')
  await page.mouse.up()
  expect(await said(page)).toBe('inspect 12')
})

test('the board is one stop of the keyboard; arrows walk, Enter and Space pick, other keys are passed on', async () => {
  const page = await open('1280x800', 'answers')
  const held = page.locator('[role=gridcell]:focus')
  await expect(held).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(held).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(held).toHaveCount(1)
  for (const key of ['ArrowLeft', 'ArrowUp', 'Enter', 'Control+End', ' ', 'Home', 'i', 'f'])
    await page.keyboard.press(key)
  expect(await said(page)).toBe('pick 6 | pick 24 | inspect 20 | key f 20')
  await expect(page.getByRole('gridcell', { name: /B E/ })).toBeFocused()
})

test('every kind of event of CastleScape is seen and heard; where little is to move it fades, where nothing is it is heard', {
  tag: '@nightly',
}, async () => {
  const page = await look('390x844', 'castle')
  const kinds = await page.evaluate(() => castleMotion.kinds)
  for (const motion of ['full', 'calm', 'off']) {
    await show(page, '390x844', 'castle', `&motion=${motion}`)
    for (const kind of kinds) {
      const { moves, cues } = await page.evaluate((one) => castleMotion.play(one), kind)
      expect.soft(cues, kind).toHaveLength(1)
      if (motion === 'full') expect.soft(moves, kind).toContainEqual(expect.stringMatching(/^(transform|scale)$/))
      else expect.soft(moves, `${kind}, ${motion}`).toEqual(motion === 'calm' ? ['opacity'] : [])
    }
  }
})

test('the curtain opens by a hold or a second press, not by one', async () => {
  const page = await open('390x844', 'curtain')
  const opened = page.locator('body[data-opened]')
  await page.getByRole('button', { name: 'I am Ann, open the gate' }).click()
  await expect(opened).toHaveCount(0)
  await page.getByRole('button', { name: 'Press again to open' }).click()
  await expect(opened).toHaveCount(1)
  const closeAgain = async (): Promise<void> => {
    await page.evaluate(() => document.body.removeAttribute('data-opened'))
    await show(page, '390x844', 'curtain', '')
  }
  await closeAgain()
  const box = await page.getByRole('button', { name: /^I am Ann/ }).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 20)
  await page.mouse.down()
  await expect(opened).toHaveCount(1)
  await page.mouse.up()
  await closeAgain()
  await page.keyboard.press('Enter')
  await expect(opened).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(opened).toHaveCount(1)
})

test('a sheet takes the focus, closes by Escape, by the cross and beside it, and gives the focus back', async () => {
  const page = await open('390x844', 'opener')
  const opener = page.getByRole('button', { name: 'Open' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(195, 20),
  ]) {
    await opener.click()
    await expect(page.getByRole('heading', { name: 'A sheet' })).toBeFocused()
    await close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

if (process.env.SHOTS) {
  test('pictures of every scene', async () => {
    for (const size of ['320x568', '390x844', '1280x800']) {
      for (const scene of [
        ...TABLES,
        ...PAGES,
        ...PHONE_SHEETS,
        ...GATHERING,
        ...JOINING,
        ...MOVING,
        ...DEALS,
        ...PUZZLES,
        ...CASTLE,
      ]) {
        const page = await look(size, scene)
        await page.screenshot({ path: `${process.env.SHOTS}/${scene}-${size}.png` })
      }
    }
  })
}
