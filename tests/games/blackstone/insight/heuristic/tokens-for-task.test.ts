/** How many tokens a task needs, and how many it costs to retain a face. */
import { expect, test } from 'vitest'
import { TASKS } from '../../../../../src/games/blackstone/cards.ts'
import { retainPrice, tokensToMeet } from '../../../../../src/games/blackstone/insight/heuristic/tokensForTask.ts'
import { startGame } from '../../../../bots/playouts.ts'
import { boardVassals, EXAMPLE, face } from './exampleBoard.ts'

test('tokens to meet a task: the cheapest pair of two different vassals, one for each half', () => {
  const { state } = startGame('kings-quest', 2, 1)
  const [task] = TASKS.filter(({ id }) => id === 'M15')
  if (!task) throw new Error('no M15')
  // M15 asks for a phoenix spy on BN (15) and a dragon emissary in column L. Both are there: nothing is missing.
  const spy = { space: 15, face: face('py'), reverse: face('ls') }
  const emissary = { space: 1, face: face('de'), reverse: face('ms') }
  expect(tokensToMeet(state, [spy, emissary], task)).toBe(0)
  // The spy three steps away, upside down: four tokens. The emissary two columns to the right: two.
  const away = { space: 0, face: face('ls'), reverse: face('py') }
  expect(tokensToMeet(state, [away, { ...emissary, space: 3 }], task)).toBe(6)
})

test('retaining a face costs one where it shows, two where the vassal must be flipped', () => {
  const [vassal] = boardVassals(EXAMPLE)
  if (!vassal) throw new Error('the example begins with a vassal')
  expect(retainPrice([vassal], vassal.face)).toBe(1)
  expect(retainPrice([{ ...vassal, face: face('pc') }], vassal.face)).toBe(2)
})
