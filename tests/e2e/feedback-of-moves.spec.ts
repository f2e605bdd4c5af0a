/** How a move looks, sounds and feels: that it travels, that nothing waits for it, and that each of it can be switched off. */
import type { Page } from '@playwright/test'
import { button, cell } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { expect, test } from './phoneFixtures.ts'
import { everyVerb, importPosition } from './positions.ts'
import { readStored } from './tableAndStorage.ts'

declare global {
  /** Lengths of the sounds that were played, in seconds, and of what shook, in milliseconds. */
  var felt: { sounds: number[]; shakes: number[] }
  /** Audio contexts that were made. */
  var contexts: number
}

/** Writes down what goes to the loudspeaker and to the motor, which this browser has not. */
const listen = (): void => {
  globalThis.felt = { sounds: [], shakes: [] }
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...when) {
    felt.sounds.push(this.buffer?.duration ?? 0)
    start.apply(this, when)
  }
  navigator.vibrate = (length) => felt.shakes.push(Number(length)) > 0
}

/** Counts how often the page asks for the loudspeaker. */
const countContexts = (): void => {
  const Real = AudioContext
  globalThis.contexts = 0
  globalThis.AudioContext = class extends Real {
    constructor() {
      super()
      contexts++
    }
  }
}

/** Movements that are on their way. */
const travels = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect instanceof KeyframeEffect)
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .filter((frame) => 'transform' in frame).length,
  )

const choose = async (page: Page, group: string, chip: string): Promise<void> => {
  await page.goto(`${page.url().split('#')[0]}#/settings`)
  const before = await readStored(page, 'settings', 'settings')
  const radio = page.getByRole('group', { name: group }).getByRole('radio', { name: chip, exact: true })
  if (await radio.isChecked()) return
  await fingerOn(page).tap(radio)
  // A page that is left at once would leave its choice behind.
  await expect.poll(() => readStored(page, 'settings', 'settings')).not.toEqual(before)
}

const slide = async (page: Page): Promise<void> => {
  const { tap } = fingerOn(page)
  await tap(cell(page, 'L O'))
  await expect(button(page, 'Flip')).toBeVisible()
  await tap(cell(page, 'L T'))
  await expect(cell(page, 'L T')).toHaveAccessibleName(/Maple Scout/)
}

/** Waits for the code of what moves and of what sounds, which a board fetches a second after it stands. */
const movementsLoaded = async (page: Page): Promise<void> => {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  // The timers of a page fire in the order in which they are due: the board has asked for its movements before.
  await page.evaluate(() => new Promise((due) => setTimeout(due, 1500)))
  for (const part of [/\/turn-[^/]*js$/, /\/sheets-[^/]*js$/]) {
    await expect.poll(fetched).toContainEqual(expect.stringMatching(part))
    await page.evaluate(
      async (name) => {
        await import(name)
        await new Promise((settled) => setTimeout(settled, 100))
      },
      (await fetched()).find((name) => part.test(name)) ?? '',
    )
  }
}

test('a move travels, is heard and felt, and a touch ends it at once; it is the first touch at a table that takes the loudspeaker', async ({
  host,
  phone,
}) => {
  const { page, cdp } = await phone({ moves: true })
  // So slow that however late it is looked at, it still travels.
  await cdp.send('Animation.enable')
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
  await page.addInitScript(listen)
  await page.addInitScript(countContexts)
  for (const path of ['', 'new', 'rules', 'saved']) {
    await page.goto(`${host.url}#/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await choose(page, 'Motion', 'Slow')
  await page.goto(host.url)
  await importPosition(page, everyVerb)
  await movementsLoaded(page)
  expect(await page.evaluate(() => contexts)).toBe(0)
  await slide(page)
  await expect.poll(() => travels(page)).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => felt.sounds.length)).toBeGreaterThan(0)
  await page.mouse.move(5, 5)
  await page.mouse.down()
  expect(await travels(page)).toBe(0)
  await page.mouse.up()
  const { sounds, shakes } = await page.evaluate(() => felt)
  for (const length of sounds) expect(length).toBeLessThan(0.25)
  expect(shakes).toContain(10)
  expect(await page.evaluate(() => contexts)).toBe(1)
})

test('what is switched off neither sounds nor shakes', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone({ moves: true })
  await page.addInitScript(listen)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(host.url)
  await choose(page, 'Sound', 'Off')
  await choose(page, 'Vibration', 'Off')
  await page.goto(host.url)
  await importPosition(page, everyVerb)
  await movementsLoaded(page)
  await slide(page)
  await expect.poll(() => fetched.some((url) => /sheets-/.test(url)), 'what listens is there').toBe(true)
  await fingerOn(page).tap(cell(page, 'C S'))
  expect(await page.evaluate(() => felt)).toEqual({ sounds: [], shakes: [] })
})

for (const [system, setting, moves] of [
  ['reduce', null, false],
  ['reduce', 'Fast', true],
  ['no-preference', 'Fade', false],
  ['no-preference', 'Off', false],
] as const) {
  const tag = setting === null ? [] : ['@nightly']
  test(`where the system says ${system} and the setting ${setting ?? 'nothing'}, things ${moves ? 'move' : 'stand still'}`, {
    tag,
  }, async ({ host, phone }) => {
    const { page } = await phone({ moves: true })
    await page.emulateMedia({ reducedMotion: system })
    await page.goto(host.url)
    if (setting) await choose(page, 'Motion', setting)
    await page.goto(host.url)
    await importPosition(page, everyVerb)
    await movementsLoaded(page)
    // Every movement that begins is written down: a short one may be over before one looks.
    await page.evaluate(() => {
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        document.body.dataset.moved = `${document.body.dataset.moved ?? ''} ${JSON.stringify(frames)}`
        return animate.call(this, frames, options)
      }
    })
    await slide(page)
    const moved = () => page.evaluate(() => document.body.dataset.moved ?? '')
    if (setting === 'Off') expect(await moved()).toBe('')
    else await expect.poll(moved).toMatch(moves ? /transform/ : /opacity/)
    if (!moves) expect(await moved()).not.toMatch(/transform/)
    if (!moves) expect(await travels(page)).toBe(0)
    if (setting) return
    // Nor does the coach's ring.
    await page.goto(`${host.url}#/learn/next`)
    await expect(page.getByRole('grid')).toBeVisible()
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
    await expect.poll(() => page.evaluate(running)).toBe(0)
  })
}
