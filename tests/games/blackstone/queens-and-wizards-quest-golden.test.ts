/**
 * Whole games of the Queen's and the Wizard's Quest as text. After an intended change, renew them with
 * `npx vitest run tests/games/blackstone/queens-and-wizards-quest-golden.test.ts -u` and read what changed.
 */
import { expect, test } from 'vitest'
import { totalSetPoints } from '../../../src/games/blackstone/rules/queens-and-wizards-quest/sets.ts'
import type { Court } from '../../../src/games/blackstone/state.ts'
import { gameText } from './gameText.ts'
import { queensAndWizardsQuestPlayer } from './queensAndWizardsQuestPlayer.ts'
import { newGame, type Situation } from './testTable.ts'

/** Points and sets, or vassals that are left; Knights; Machinations. */
const courtText = (s: Situation, court: Court): string => {
  const { knights, hand, sets, vassals } = court
  const has = sets
    ? `${totalSetPoints(s.state, court)} ${sets.map((set) => s.names(set).join('+')).join(' ')}`
    : vassals?.length
  return `${has} N${knights} [${s.names(hand)}]`
}

const courtsText = (s: Situation): string => s.state.courts.map((court) => courtText(s, court)).join(' | ')

test.each([
  ['queens-quest', 2, {}, 3],
  ['queens-quest', 3, { maxRounds: 10 }, 4],
  ['queens-quest', 4, { first: 2 }, 5],
  ['wizards-quest', 2, {}, 3],
  ['wizards-quest', 3, { openHands: 'on' }, 4],
  ['wizards-quest', 4, { maxRounds: 0 }, 5],
] as const)('%s for %i is played as it was', async (mode, seats, options, seed) => {
  const text = gameText(newGame(mode, seats, options, seed), seed, {
    player: queensAndWizardsQuestPlayer,
    courts: courtsText,
  })
  await expect(text).toMatchFileSnapshot(`golden/${mode}-${seats}.txt`)
})
