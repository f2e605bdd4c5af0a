/** The simple player of Blackstone Castle. */
import { expect, test } from 'vitest'
import { simplePlayer } from '../../../../src/cli/blackstone/selfplay/simplePlayer.ts'
import { playoutOfTable } from '../../../../src/cli/playoutOfTable.ts'
import { numbersFrom } from '../../../kernel/seededNumbers.ts'
import { tableOf } from '../../cli.ts'
import { POSITION } from '../../documents.ts'

test('the simple player completes a task of its hand at once', async () => {
  const playout = playoutOfTable(await tableOf(POSITION))
  const { legal } = {
    legal: playout.game.legal({ state: playout.state, seat: 0, knownCard: (slot) => playout.dealt.get(slot)?.value }),
  }
  expect(simplePlayer(playout, legal, numbersFrom(1))).toMatchObject({ kind: 'complete' })
})
