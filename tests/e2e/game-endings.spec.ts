/** Ends of games, from positions that come in through Import: at 320×568, by touch. */

import { verify } from './askCommandLine.ts'
import { button, cell } from './blackstoneTable.ts'
import { type Player, playerOn } from './movesByTouch.ts'
import { expect, type Phone, test } from './phoneFixtures.ts'
import { importPosition, outOfReach, toLose, toWin } from './positions.ts'

const SMALL = { width: 320, height: 568 }

const sitDown = async (one: Phone, url: string, position: typeof toWin): Promise<Player> => {
  await one.page.goto(url)
  await importPosition(one.page, position)
  return playerOn(one.page)
}

/** The last screen says how the game ended and why; its record, replayed elsewhere, ends in the same state. */
const ended = async (player: Player, title: string, why: string, decidedBy: string): Promise<void> => {
  const { page, tap } = player
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(why)).toBeVisible()
  await tap(button(page, 'See the board'))
  const { hash, turn } = verify(await player.exported())
  expect(turn).toMatchObject({ kind: 'over', outcome: { decidedBy } })
  expect(await player.hash()).toBe(hash)
}

test('[B111] the move that completes the formation wins at once', { tag: '@nightly' }, async ({ host, phone }) => {
  const player = await sitDown(await phone(SMALL), host.url, toWin)
  const { page, tap } = player
  await expect(button(page, 'Goal')).toContainText('Factions apart, not yet')
  await player.swap('L S', 'A S')
  await expect(button(page, 'Goal')).toContainText('Factions apart, done')
  await tap(cell(page, 'L O'))
  await tap(cell(page, 'B O'))
  await ended(player, 'The ring is in order. You win!', 'All sixteen faces in formation', 'formation')
})

test('with twelve rats in the walls the castle is lost', { tag: '@nightly' }, async ({ host, phone }) => {
  const player = await sitDown(await phone(SMALL), host.url, toLose)
  const { page } = player
  await expect(page.getByRole('button', { name: /^11 of 12 rats active: 8 wandering, 3 plagued/ })).toBeVisible()
  await player.endTurn()
  await ended(player, 'The rats have the castle', 'Twelve rats are in the walls', 'rats')
})

test('[B156] leaving a space empty where sixteen vassals would be missed is warned of, and loses', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const player = await sitDown(await phone(SMALL), host.url, outOfReach)
  const { page, tap } = player
  await tap(cell(page, 'L O'))
  await tap(button(page, 'Retain'))
  await expect(button(page, 'Leave it empty')).toContainText('the formation is then out of reach')
  await tap(button(page, 'Leave it empty'))
  await player.endTurn()
  await ended(
    player,
    'The castle is lost',
    'Fewer than sixteen vassals: the formation is out of reach',
    'tooFewVassals',
  )
})
