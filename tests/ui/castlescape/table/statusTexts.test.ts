/** What the line below the site says of a turn and of what a guild is asked. */
import { afterEach, expect, test } from 'vitest'
import { game } from '../../../../src/games/castlescape/game.ts'
import { readPosition } from '../../../../src/games/castlescape/position/readPosition.ts'
import { createMemoryLogStore } from '../../../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../../../src/table/openLocalTable.ts'
import { createLimitedActionsView } from '../../../../src/ui/castlescape/lessons/limitedActionsView.ts'
import type { CastleTableView } from '../../../../src/ui/castlescape/table/castleTableView.ts'
import { statusTextOf } from '../../../../src/ui/castlescape/table/statusTexts.ts'
import '../../../../src/text/castlescape/bundles/table.ts'
import '../../../../src/text/castlescape/bundles/sheets.ts'

let close = (): void => undefined
afterEach(() => close())

const EMPTY = '.............'
/** A ring round g7 that lacks the Wall h8, and one Recruit of the first guild on open ground. */
const SITE = [
  ...[EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
  ...['.....###.....', '.....#.#.....', '.....##......'],
  ...[EMPTY, '.1.......2...', EMPTY, EMPTY, EMPTY],
]

const tableWith = async (more: object): Promise<CastleTableView> => {
  const read = readPosition({
    ...{ format: 'castlescape-position', version: 1, options: { first: 0 }, seats: ['Ann', 'Bo'], site: SITE },
    ...{ hidden: { hands: [[], []] }, turnNumber: 9, ...more },
  })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const { table, names, hidden } = read.value
  const env = { store: createMemoryLogStore(), random: (bytes: number) => new Uint8Array(bytes) }
  const opened = await openNewTable(game, env, { ...table, names, ...(hidden !== undefined && { hidden }) })
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  close = () => opened.value.close()
  const view = createLimitedActionsView(
    opened.value,
    () => true,
    () => '',
  )
  view.openCurtain()
  return view
}

/** Two rings that share a side, which lacks its upper end h6. */
const ringsWith = (yards: string): readonly string[] => [
  ...[EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
  ...['.....##.##...', yards, '.....#####...'],
  ...[EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
]

const said = (view: CastleTableView): string => {
  const { lead = '', text } = statusTextOf(view, view.now.value)
  return `${lead} ${text}`.trim()
}

test('a Recruit that is not posted yet would claim a Bailey', async () => {
  const view = await tableWith({ turn: { ground: 1 } })
  view.choices.ghost.value = 6 * 13 + 6
  expect(said(view)).toBe('g7 you would claim a Bailey of 1')
})

test('[C34] a Wall that finishes two Baileys tells all that others get of both', async () => {
  const gainOf = async (yards: string) => {
    const view = await tableWith({ site: ringsWith(yards), turn: { groups: [{ left: 1, loose: true }] } })
    view.choices.ghost.value = 5 * 13 + 7
    const { text, gain } = statusTextOf(view, view.now.value)
    return `${text} · ${gain}`
  }
  expect(await gainOf('.....#.#2#...')).toBe('finishes 2 Baileys, 2 in all · Bo: +1')
  expect(await gainOf('.....#2#2#...')).toBe('finishes 2 Baileys, 2 in all · Bo: +2')
  expect(await gainOf('.....#1#2#...')).toBe('finishes 2 Baileys, 2 in all · you: +1')
  expect(await gainOf('.....#.#.#...')).toBe('finishes 2 Baileys, 2 in all · nobody claims it')
})

test('nothing is left to do only where nothing waits', async () => {
  const view = await tableWith({ turn: { ground: 1 } })
  view.choices.keptBack.value = { turn: 9, kinds: ['post'] }
  expect(said(view)).toBe('Use what still waits, or end your turn.')
  expect(said(await tableWith({ turn: { gold: 1 } }))).toBe('The rest has no use now: end your turn.')
  expect(said(await tableWith({}))).toBe('Nothing is left to do: end your turn.')
})

test('what an Inspection asks is asked in its name', async () => {
  const site = SITE.with(9, '.111.....2...')
  const view = await tableWith({ site, quarry: 0, guilds: [{ infamy: 2 }, {}] })
  view.propose({ kind: 'end' })
  await expect.poll(() => said(view)).toBe('Inspection Give up Recruits worth 2.')
})
