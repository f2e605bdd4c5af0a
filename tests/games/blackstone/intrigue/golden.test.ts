/**
 * Whole games with intrigue as text. After an intended change, renew them with
 * `npx vitest run tests/games/blackstone/intrigue/golden.test.ts -u` and read what changed.
 */
import { expect, test } from 'vitest'
import type { Court } from '#src/games/blackstone/state.ts'
import { gameText } from '../gameText.ts'
import { newGame, type Situation } from '../testTable.ts'
import { intriguePlayer } from './intriguePlayer.ts'

/** Where the markers of a court are. */
const markersText = (s: Situation, { intrigue }: Court): string => {
  if (intrigue?.at === 'agents') return `${s.name(intrigue.card)} on ${s.name(intrigue.vassal)} ${intrigue.matched}`
  return intrigue?.at === 'faceDown' ? `down ${s.name(intrigue.card)}` : (intrigue?.at ?? '')
}

const courtsText = (s: Situation): string =>
  s.state.courts
    .map((court) => `N${court.knights} W${court.wizards} [${s.names(court.hand)}] ${markersText(s, court)}`)
    .join(' | ')

const intrigueOnly = { intrigue: 'on', families: 'off', knightWizard: 'off' }
const plain = { ...intrigueOnly, wildVassals: 'off', assassins: 'off' }

test.each([
  ['kings-quest', 3, { ...plain, points: 10, maxRounds: 20, openHands: 'off', faceDownMatch: 'one' }, 3],
  ['puzzle-master', 2, { ...intrigueOnly, openHands: 'on', intrigueTiming: 'immediate' }, 5],
] as const)('%s for %i is played as it was', async (mode, seats, options, seed) => {
  const text = gameText(newGame(mode, seats, options, seed), seed, { player: intriguePlayer, courts: courtsText })
  await expect(text).toMatchFileSnapshot(`../golden/intrigue-${mode}-${seats}.txt`)
})
