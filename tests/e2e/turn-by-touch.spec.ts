/** One turn at the table, by touch: how many taps a verb takes, what can be taken back, that nothing scrolls, what a crash leaves. */

import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { button, cell, playerOnTurn, tasks } from './blackstoneTable.ts'
import { type Player, playerOn } from './movesByTouch.ts'
import { oneOrAll } from './nightlySample.ts'
import { expect, type Phone, type PhoneOptions, test } from './phoneFixtures.ts'
import { everyVerb, importPosition } from './positions.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const SMALL = { width: 320, height: 568 }

const sitDown = async (one: Phone, url: string): Promise<Player> => {
  await one.page.goto(url)
  await importPosition(one.page, everyVerb)
  return playerOn(one.page)
}

/** Two taps and no more (table.md G1), except to retain and to draw (G1, G2). */
const VERBS: readonly (readonly [string, number, (player: Player) => Promise<void>])[] = [
  ['slide', 2, (player) => player.slide('L O', 'L T')],
  ['swap', 2, (player) => player.swap('C S', 'K S')],
  ['flip', 2, (player) => player.flip('B T')],
  ['complete', 2, (player) => player.complete(tasks(player.page).first())],
  ['retain', 3, (player) => player.retain('L O', null)],
]
const REVEALING: typeof VERBS = [
  ['retain', 3, (player) => player.retain('L O', 'north-west')],
  ['draw', 2, (player) => player.draw('Guild')],
]

const countTaps = async (player: Player, move: (player: Player) => Promise<void>): Promise<number> => {
  const before = player.taps()
  await move(player)
  return player.taps() - before
}

test('each verb takes its taps, one tap takes it back, and Redo puts it there again', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const player = await sitDown(await phone(SMALL), host.url)
  const before = await player.hash()
  for (const [verb, most, move] of VERBS) {
    expect(await countTaps(player, move), verb).toBe(most)
    const after = await player.hash()
    expect(after, verb).not.toBe(before)
    expect(await countTaps(player, (one) => one.undo())).toBe(1)
    expect(await player.hash(), `${verb} taken back`).toBe(before)
    await player.redo()
    expect(await player.hash(), `${verb} put back`).toBe(after)
    await player.undo()
  }
})

test('what was revealed cannot be taken back, and the button says so', async ({ host, phone }) => {
  const player = await sitDown(await phone(SMALL), host.url)
  for (const [verb, most, move] of oneOrAll(REVEALING, 0)) {
    await player.flip('B T')
    await expect(button(player.page, 'Undo')).not.toHaveAttribute('aria-disabled')
    expect(await countTaps(player, move), verb).toBe(most)
    const hash = await player.hash()
    const undo = button(player.page, 'Undo')
    await expect(undo).toHaveAccessibleName('Undo: A card was revealed since.')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await player.undo()
    expect(await player.hash()).toBe(hash)
  }
})

test('where several pairs meet a task, the second vassal is asked for', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const player = await sitDown(await phone(SMALL), host.url)
  const { page, tap } = player
  await player.flip('B T')
  await player.complete(tasks(page).first())
  await expect(page.getByRole('gridcell', { name: /, choose it/ })).toHaveCount(2)
  await tap(cell(page, 'B T'))
  await expect(cell(page, 'B T')).toHaveAccessibleName(/used up this turn/)
  await expect(cell(page, 'L E')).toHaveAccessibleName(/used up this turn/)
  await expect(cell(page, 'K T')).not.toHaveAccessibleName(/used up this turn/)
})

/** Every verb, a sheet, and the end of the turn with its limits and refills. The finger looks before each tap that nothing scrolls. */
const playTurn = async (player: Player): Promise<void> => {
  const { page, tap } = player
  await tap(button(page, 'The north-east tower'))
  await tap(button(page, 'Close'))
  await player.slide('L O', 'L T')
  await player.swap('C S', 'K S')
  await player.flip('B N')
  await player.retain('A S', 'north-west')
  await player.draw('Power')
  await player.complete(tasks(page).first())
  await player.endTurn()
  await expect.poll(() => playerOnTurn(page)).toBe('Ben')
}

/** The smallest every time, the others nightly. */
const ALWAYS: readonly PhoneOptions[] = [{ width: 320, height: 454 }]
const NIGHTLY: readonly PhoneOptions[] = [
  { width: 1280, height: 800 },
  SMALL,
  { width: 390, height: 664 },
  { width: 390, height: 844 },
]

for (const size of process.env.NIGHTLY ? [...ALWAYS, ...NIGHTLY] : ALWAYS) {
  test(`a whole turn at ${size.width}×${size.height} scrolls nothing and hides nothing`, async ({ host, phone }) => {
    await playTurn(await sitDown(await phone(size), host.url))
  })
}

test('a turn goes on where it was after a reload and after a crash of the page', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone(SMALL)
  const player = await sitDown(one, host.url)
  await player.retain('L O', 'north-east')
  await player.flip('B T')
  const hash = await player.hash()
  await one.page.reload()
  expect(await player.hash()).toBe(hash)

  const crashed = one.page.waitForEvent('crash')
  one.cdp.send('Page.crash').catch(() => undefined)
  await crashed
  const page = await one.context.newPage()
  const again = playerOn(page)
  await page.goto(host.url)
  await again.tap(page.getByRole('link', { name: /^Play/ }))
  expect(await again.hash()).toBe(hash)
  await again.undo()
  await expect(button(page, 'Undo')).toHaveAccessibleName('Undo: A card was revealed since.')
})
