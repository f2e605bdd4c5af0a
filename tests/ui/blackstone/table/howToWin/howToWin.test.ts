/** How each quest is won: three lines before its first turn. */
import { expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { howToWinByPoints } from '#src/ui/blackstone/table/howToWin/howToWinByPoints.tsx'
import { loadTableRules } from '#src/ui/blackstone/table/loadTableRules.ts'
import { unwrap } from '../../../../kernel/toyLog.ts'
import { envOf } from '../../../../table/tableEnv.ts'

const linesOf = async (mode: string): Promise<readonly string[]> => {
  const card = game.modes.get(mode)
  const options = Object.fromEntries(card?.options.map((option) => [option.id, option.default]) ?? [])
  const wanted = { mode, names: ['Ann', 'Ben'].slice(0, card?.seats.min), options }
  const rules = await loadTableRules(wanted)
  const table = unwrap(await openNewTable(rules.game, envOf(createMemoryLogStore()), wanted))
  const view = createStandaloneTableView({ ...table, ...rules })
  view.openCurtain()
  return (view.extensions.opening ?? howToWinByPoints)(view.now.value).map(({ text }) => text)
}

const QUESTS = [
  'kings-quest',
  'advanced',
  'solo',
  'coop',
  'puzzle-master',
  'queens-quest',
  'wizards-quest',
  'first-edition',
]

test.each(QUESTS)('%s says in three lines how it is won', async (mode) => {
  const lines = await linesOf(mode)
  expect(lines).toHaveLength(3)
  // Read at 320 pixels beside a picture: four rows at most.
  expect(lines.filter((line) => line.length < 20 || line.length > 104)).toEqual([])
})

test('points are those that this table is played to', async () => {
  expect((await linesOf('solo'))[0]).toContain('28 points')
  expect((await linesOf('coop'))[0]).toContain('50 points')
  expect((await linesOf('kings-quest'))[0]).toContain('21 points')
  expect((await linesOf('advanced'))[0]).toContain('30 points')
})
