/** Reasons that hints give in the Wizard's Quest. */
import { expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import type { BlackstoneTableView } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import type { Player } from '../../../games/blackstone/players.ts'
import { playFullGame } from '../../../games/blackstone/playFullGame.ts'
import { queensAndWizardsQuestPlayer } from '../../../games/blackstone/queensAndWizardsQuestPlayer.ts'
import { snapshotOf } from './snapshotOf.ts'

// Modules of the screens read the address of the page when they are imported.
const { queensAndWizardsQuestReasons } = await import('#src/ui/blackstone/hints/queensAndWizardsQuestReasons.ts')
await import('#src/text/blackstone/bundles/leisure.ts')
await import('#src/text/blackstone/bundles/board.ts')

test("in the Wizard's Quest a hint says how many of the own vassals a plan places", () => {
  const reasons = new Set<string>()
  const expected = new Set<string>()
  const recordingPlayer: Player = (s, chance) => {
    const now = snapshotOf(s)
    const lay = s.legal.find((action) => action.kind === 'lay')
    if (lay?.kind === 'lay') {
      const placed = [lay.left, lay.right].filter(Boolean).length
      for (const why of queensAndWizardsQuestReasons({ game } as BlackstoneTableView, now, [lay])) reasons.add(why)
      expected.add(`It places ${placed} of your ${now.court.vassals?.length} vassals.`)
    }
    return queensAndWizardsQuestPlayer(s, chance)
  }
  playFullGame({ mode: 'wizards-quest', seats: 2, options: {}, player: recordingPlayer, seed: 5, maxMoves: 60 })
  expect(expected.size).toBeGreaterThan(2)
  expect([...reasons]).toEqual([...expected])
})
