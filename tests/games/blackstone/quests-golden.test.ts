/**
 * Whole games of the Queen's and the Wizard's Quest as text. After a change that was meant, renew them with
 * `npx vitest run tests/games/blackstone/quests-golden.test.ts -u` and read what changed.
 */
import { expect, test, vi } from 'vitest'
import { setPoints } from '../../../src/games/blackstone/rules/quest/sets.ts'
import type { Court } from '../../../src/games/blackstone/state.ts'
import { written } from './lines.ts'
import { questing } from './questing.ts'
import { newGame, type Situation } from './situation.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Points and sets, or vassals that are left; Knights; Machinations. */
const courtLine = (s: Situation, court: Court): string => {
  const { knights, hand, sets, vassals } = court
  const has = sets
    ? `${setPoints(s.state, court)} ${sets.map((set) => s.names(set).join('+')).join(' ')}`
    : vassals?.length
  return `${has} N${knights} [${s.names(hand)}]`
}

const courts = (s: Situation): string => s.state.courts.map((court) => courtLine(s, court)).join(' | ')

test.each([
  ['queens-quest', 2, {}, 3],
  ['queens-quest', 3, { maxRounds: 10 }, 4],
  ['queens-quest', 4, { first: 2 }, 5],
  ['wizards-quest', 2, {}, 3],
  ['wizards-quest', 3, { openHands: 'on' }, 4],
  ['wizards-quest', 4, { maxRounds: 0 }, 5],
] as const)('%s for %i is played as it was', async (mode, seats, options, seed) => {
  const text = written(newGame(mode, seats, options, seed), seed, { player: questing, courts })
  await expect(text).toMatchFileSnapshot(`golden/${mode}-${seats}.txt`)
})
