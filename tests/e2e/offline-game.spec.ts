/** The whole thin line: install, go offline, play, die in mid-turn, go on. At 320×568, by touch. */

import { verify } from './askCommandLine.ts'
import { button, isEmpty, playerOnTurn, readBoard, tasks } from './blackstoneTable.ts'
import { type Player, playerOn, slidable } from './movesByTouch.ts'
import { expect, ignoreMissingLaterFiles, type Phone, readyOffline, test } from './phoneFixtures.ts'

const SMALL = { width: 320, height: 568 }
const TURNS = process.env.NIGHTLY ? 6 : 2

/** Begins a Puzzle Master's game with few rats, and takes a tower. */
const begin = async ({ page, tap }: Player): Promise<void> => {
  await tap(page.getByRole('link', { name: 'New game Blackstone Castle' }))
  await tap(page.getByRole('radio', { name: /^Puzzle Master/ }))
  await tap(button(page, 'Options'))
  await tap(page.getByRole('radio', { name: 'Few' }))
  await tap(button(page, 'Start'))
  await takeTower({ page, tap })
}
const takeTower = async ({ page, tap }: Pick<Player, 'page' | 'tap'>): Promise<void> => {
  await tap(button(page, 'The north-west tower.*choose it'))
  await expect(button(page, 'New task')).toBeVisible()
}

const isOver = async ({ page }: Player): Promise<boolean> => (await button(page, 'Rematch').count()) > 0

/** Completes what can be completed; with several pairs, the first that is offered. */
const completeOne = async (player: Player): Promise<boolean> => {
  const { page, tap } = player
  for (const task of await tasks(page).all()) {
    await tap(task)
    const can = button(page, 'Complete').and(page.locator(':not([aria-disabled])'))
    if ((await can.count()) > 0) {
      await tap(can)
      const second = page.getByRole('gridcell', { name: /, choose it/ }).first()
      if ((await page.getByText('Which vassal is for the second half?').count()) > 0) await tap(second)
      await expect(page.getByRole('gridcell', { name: /used up this turn/ })).toHaveCount(2)
      return true
    }
    await tap(button(page, 'Close'))
  }
  return false
}

/** One move for a knight and one for a wizard; another mix every turn, so that each verb has its turn. */
const work = async (player: Player, turn: number): Promise<void> => {
  const { page } = player
  await completeOne(player)
  const free = async () => (await readBoard(page)).filter((one) => !isEmpty(one) && !one.label.includes('used up'))
  const [first, second] = await free()
  if (!first || !second) throw new Error('the board is empty')
  const way = await slidable(page)
  if (turn % 2 === 1 && way) await player.slide(...way)
  else await player.retain(first.space, turn % 4 === 0 ? null : 'north-east')
  const [one] = await free()
  if (turn % 3 === 1) await player.draw('Power')
  else if (turn % 3 === 0 && one) await player.flip(one.space)
  else await swapAny(player)
}

const swapAny = async (player: Player): Promise<void> => {
  const told = await readBoard(player.page)
  const pairs = told.slice(1).map((right, at) => [told[at], right] as const)
  const pair = pairs.find(
    ([left, right], at) =>
      (at + 1) % 5 !== 0 && left && ![left, right].some((one) => isEmpty(one) || one.label.includes('used up')),
  )
  if (pair?.[0]) await player.swap(pair[0].space, pair[1].space)
}

/** Turns until so many are played, or the rats have won. */
const playTurns = async (player: Player, count: number): Promise<number> => {
  for (let turn = 0; turn < count; turn++) {
    await work(player, turn)
    await player.endTurn(turn % 2 === 0)
    if (await isOver(player)) return turn
  }
  return count
}

const resume = async (one: Phone, url: string): Promise<Player> => {
  await one.reopen()
  const player = playerOn(one.page)
  await one.page.goto(url)
  await player.tap(one.page.getByRole('link', { name: /^Play/ }))
  await expect(one.page.getByRole('grid')).toBeVisible()
  return player
}

test('a game is played offline from the first visit, killed in mid-turn, and goes on as it was', async ({
  host,
  phone,
}) => {
  const one = await phone({ ...SMALL, own: true })
  await one.page.goto(host.url)
  await readyOffline(one.page)
  await host.stop()
  const player = playerOn(one.page)
  await begin(player)
  // The rats may win before the last of these turns: then the next game is begun, as anybody would.
  while ((await playTurns(player, TURNS)) < TURNS) {
    await player.tap(button(one.page, 'Rematch'))
    await takeTower(player)
  }

  await work(player, TURNS)
  const [name, hash, told] = [await playerOnTurn(one.page), await player.hash(), await readBoard(one.page)]
  expect(verify(await player.exported())).toMatchObject({ ok: true, hash, dealt: true })
  await one.kill()

  const again = await resume(one, host.url)
  expect(await again.hash()).toBe(hash)
  expect(await readBoard(one.page)).toEqual(told)
  expect(await playerOnTurn(one.page)).toBe(name)
  await again.endTurn()
  expect((await isOver(again)) || (await playerOnTurn(one.page)) !== name).toBe(true)
  ignoreMissingLaterFiles(one)
  await host.start()
})
