/**
 * Whole games with intrigue as text. After a change that was meant, renew them with
 * `npx vitest run tests/games/blackstone/intrigue/golden.test.ts -u` and read what changed.
 */
import { expect, test, vi } from 'vitest'
import type { Court } from '../../../../src/games/blackstone/state.ts'
import { written } from '../lines.ts'
import { newGame, type Situation } from '../situation.ts'
import { plotter } from './plotter.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Where the markers of a court are. */
const markers = (s: Situation, { intrigue }: Court): string => {
  if (intrigue?.at === 'agents') return `${s.name(intrigue.card)} on ${s.name(intrigue.vassal)} ${intrigue.matched}`
  return intrigue?.at === 'faceDown' ? `down ${s.name(intrigue.card)}` : (intrigue?.at ?? '')
}

const courts = (s: Situation): string =>
  s.state.courts
    .map((court) => `N${court.knights} W${court.wizards} [${s.names(court.hand)}] ${markers(s, court)}`)
    .join(' | ')

const alone = { intrigue: 'on', families: 'off', knightWizard: 'off' }
const plain = { ...alone, wildVassals: 'off', assassins: 'off' }

test.each([
  ['kings-quest', 3, { ...plain, points: 10, maxRounds: 20, openHands: 'off', faceDownMatch: 'one' }, 3],
  ['puzzle-master', 2, { ...alone, openHands: 'on', intrigueTiming: 'immediate' }, 5],
] as const)('%s for %i is played as it was', async (mode, seats, options, seed) => {
  const text = written(newGame(mode, seats, options, seed), seed, { player: plotter, courts })
  await expect(text).toMatchFileSnapshot(`../golden/intrigue-${mode}-${seats}.txt`)
})
