/** Why a task cannot be completed this turn, as hints say it. */
import { expect, test } from 'vitest'
import { intriguePlayer } from '../../../games/blackstone/intrigue/intriguePlayer.ts'
import type { Player } from '../../../games/blackstone/players.ts'
import { playFullGame } from '../../../games/blackstone/playFullGame.ts'
import { snapshotOf } from './snapshotOf.ts'

// Modules of the screens read the address of the page when they are imported.
const { whyNoCompletion } = await import('#src/ui/blackstone/hints/tokensForTaskText.ts')
await import('#src/text/blackstone/bundles/leisure.ts')
await import('#src/text/blackstone/bundles/board.ts')

test('after a completion its seat reads that a second is not allowed, others that it is not their turn', () => {
  const reasons = new Set<string>()
  const recordingPlayer: Player = (s, chance) => {
    const mine = { ...snapshotOf(s), seat: s.state.seat }
    if (s.state.completions > 0)
      reasons.add(`${whyNoCompletion(mine)} / ${whyNoCompletion({ ...mine, seat: 1 - mine.seat })}`)
    else if (whyNoCompletion(mine)) reasons.add('none completed')
    return intriguePlayer(s, chance)
  }
  playFullGame({ mode: 'kings-quest', seats: 2, options: {}, player: recordingPlayer, seed: 5, maxMoves: 120 })
  expect([...reasons]).toEqual(['Only one task a turn. / It is not your turn to move.'])
})
