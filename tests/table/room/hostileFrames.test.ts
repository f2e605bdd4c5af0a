import { describe, expect, test } from 'vitest'
import { ofMany } from '../../nightly.ts'
import { attackGuest, attackHost, corpusOf } from '../../simulation/hostilePeers.ts'

const PARTS = ofMany(2, 25)
const FRAMES = 2000
const corpus = corpusOf([1, 2, 3, 4])

/** Longer runs: `npm run fuzz -- SECONDS`. */
describe(`[P22] ${2 * PARTS * FRAMES} mutated frames harm nobody but who says them`, () => {
  for (let seed = 1; seed <= PARTS; seed++)
    test(`world ${seed}`, () => {
      for (const attack of [attackHost, attackGuest]) {
        const { read, faults } = attack(corpus, seed, FRAMES)
        expect(faults).toEqual([])
        // Some frames must be accepted, otherwise nothing was tried.
        expect(read).toBeGreaterThan(FRAMES / 50)
      }
    })
})
