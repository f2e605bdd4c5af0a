/** The first movements of a table: their code and sound are there before a touch, and nothing that was shown jumps back. */
import type { Page } from '@playwright/test'
import { button, cell } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { loadDice } from './fixedChance.ts'
import { expect, test } from './phoneFixtures.ts'
import { everyVerb, importPosition } from './positions.ts'

declare global {
  /** What a page did since it was opened. */
  var boardWatch: MutationObserver | undefined
  var noted: {
    /** Frames so far. */
    frames: number
    /** Frame after which the board first showed an outcome, and the one in which the first vassal began to travel. */
    shownAt: number | null
    travelsAt: number | null
    sounds: number
  }
  /** Lets what waits a second or more begin. */
  var releaseTimers: () => void
}

/** Notes frames, changes of the board, movements and sounds. */
const takeNotes = (): void => {
  globalThis.noted = { frames: 0, shownAt: null, travelsAt: null, sounds: 0 }
  const countFrames = (): void => {
    noted.frames++
    requestAnimationFrame(countFrames)
  }
  requestAnimationFrame(countFrames)
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    if (JSON.stringify(frames).includes('transform')) noted.travelsAt ??= noted.frames
    return animate.call(this, frames, options)
  }
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when) {
    if (this.context.state === 'running') noted.sounds++
    start.apply(this, when)
  }
}

/** Stretches the first second of a page, in which its tables fetch nothing more, until the timers are released. */
const holdTimers = (): void => {
  const held: (() => void)[] = []
  const { setTimeout } = globalThis
  const holdOrStart = (work: () => void, delay = 0, ...values: readonly unknown[]) =>
    delay < 1000 ? setTimeout(work, delay, ...values) : held.push(() => work(...(values as [])))
  globalThis.releaseTimers = () => {
    globalThis.setTimeout = setTimeout
    for (const work of held) work()
  }
  globalThis.setTimeout = holdOrStart as typeof setTimeout
}

/** Notes from now on when a space shows another vassal. */
const watchBoard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(noted, { shownAt: null, travelsAt: null })
    const vassals = () =>
      [...document.querySelectorAll('[data-space]')].map((space) => space.ariaLabel?.split(',')[0]).join()
    const before = vassals()
    // One that was set before would note what it sees meanwhile.
    globalThis.boardWatch?.disconnect()
    globalThis.boardWatch = new MutationObserver(() => {
      if (vassals() !== before) noted.shownAt ??= noted.frames
    })
    globalThis.boardWatch.observe(document.body, { subtree: true, childList: true, attributes: true })
  })

const notes = (page: Page) => page.evaluate(() => noted)

/** Flips the vassal of this space by one key: the way to a move that asks nothing before. */
const flipByKey = async (page: Page, space: string): Promise<void> => {
  const before = await cell(page, space).getAttribute('aria-label')
  await cell(page, space).focus()
  await page.keyboard.press('f')
  await expect(cell(page, space)).not.toHaveAttribute('aria-label', before ?? '')
}

test('what moves and sounds is there before the first touch, and the first move travels in the frame that shows it', async ({
  host,
  phone,
}) => {
  const { page } = await phone({ moves: true })
  await page.addInitScript(takeNotes)
  await page.goto(host.url)
  await importPosition(page, everyVerb)
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Castle board' })).toBeVisible()
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)))
  await expect.poll(fetched).toContainEqual(expect.stringMatching(/^turn-.*js$/))
  await expect.poll(fetched).toContainEqual(expect.stringMatching(/^sheets-.*js$/))
  // What is fetched starts a second after the table stands; a busy machine may take longer.
  await page.waitForTimeout(1500)
  await expect(async () => {
    await watchBoard(page)
    await flipByKey(page, 'L O')
    await page.waitForTimeout(300)
    expect((await notes(page)).travelsAt).not.toBeNull()
  }).toPass()
  const { shownAt, travelsAt } = await notes(page)
  // The frame that shows it is counted before or after the movement begins in it.
  expect((travelsAt ?? 0) - (shownAt ?? 0), 'frames that showed the outcome at rest').toBeLessThanOrEqual(1)
})

test('a move that is faster than the code of its movement is shown and stays; the next one travels', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ moves: true })
  await page.addInitScript(takeNotes)
  await page.goto(host.url)
  await importPosition(page, everyVerb)
  await page.addInitScript(holdTimers)
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Castle board' })).toBeVisible()
  await watchBoard(page)
  await flipByKey(page, 'L O')
  // The frame that shows it is over before its movement comes.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.evaluate(() => releaseTimers())
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  expect((await notes(page)).shownAt).not.toBeNull()
  expect((await notes(page)).travelsAt, 'jumps back').toBeNull()
  await expect(async () => {
    await flipByKey(page, 'L O')
    expect((await notes(page)).travelsAt).not.toBeNull()
  }).toPass()
})

test('a game that only bots play is heard without another touch', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone({ moves: true })
  const { tap } = fingerOn(page)
  await page.addInitScript(takeNotes)
  await loadDice(page, 18)
  await page.goto(host.url)
  await tap(page.getByRole('link', { name: 'New game Blackstone Castle' }))
  await tap(page.getByRole('radio', { name: /^Co-op/ }))
  await tap(button(page, 'Seats'))
  await tap(page.getByRole('radio', { name: 'Me and bots', exact: true }))
  await tap(button(page, 'A bot plays seat 1'))
  await tap(
    page
      .getByRole('group', { name: /level$/ })
      .last()
      .getByRole('radio', { name: 'Easy' }),
  )
  await tap(button(page, 'Start'))
  await page.waitForURL(/play/)
  await expect.poll(async () => (await notes(page)).sounds).toBeGreaterThan(1)
})
