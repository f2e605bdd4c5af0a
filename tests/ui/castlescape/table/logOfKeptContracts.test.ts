/** The log of CastleScape about the Contracts that all keep before the first turn. */
import { expect, test } from 'vitest'
import { game } from '../../../../src/games/castlescape/game.ts'
import { recordGame } from '../../../games/castlescape/recordGame.ts'

// Modules of the screens read the address of the page when they are imported.
const { tableUi } = await import('../../../../src/ui/castlescape/table/loadCastleTable.tsx')

test('[C42] what all keep at once is one moment of the log, and names no Contract', async () => {
  const { loadTimeline } = await import('../../../../src/ui/table/replay/replayTimeline.ts')
  const { replay, loggedEntries } = recordGame(3, 4)
  const { header } = replay
  const view = {
    tableUi,
    game,
    header,
    names: ['Ann', 'Bo', 'Cy'],
    entries: () => loggedEntries.map(({ entry }) => entry),
  }
  const { steps } = await loadTimeline(view as never)
  const told = steps.map(({ lines }) => lines.map(({ text }) => text))
  expect(told).toContainEqual(['Ann', 'Bo', 'Cy'].map((name) => `${name} kept 2 Contracts`))
  expect(steps.flatMap(({ notation }) => notation)).toEqual([])
})
