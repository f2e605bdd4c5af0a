/** Worlds that a bot samples: at random, and never against what its seat knows. */
import { describe, expect, test } from 'vitest'
import { sampleWorld } from '../../src/bots/sampleWorld.ts'
import { nextAwaitedSeat } from '../../src/kernel/playout.ts'
import { seatView } from '../../src/kernel/vault.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { informationSetOf, playRandomly, startGame, TABLES } from './playouts.ts'

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

describe('sampling a world', () => {
  test.each(TABLES)('in %s every hidden card is where it may be, and known cards stay', (mode, seats) => {
    const playout = playRandomly(startGame(mode, seats, 1), 40, 2)
    const seat = nextAwaitedSeat(playout) ?? 0
    const informationSet = informationSetOf(playout, seat)
    const world = sampleWorld(informationSet, numbersFrom(3))
    for (const [slot, { value }] of informationSet.vault) expect(world.dealt.get(slot)?.value).toEqual(value)
    const groups = informationSet.guide.unknown(seatView(playout.state, seat, informationSet.vault))
    expect(groups.length).toBeGreaterThan(0)
    for (const { slots, faces } of groups) {
      const real = slots.map((slot) => playout.dealt.get(slot)?.value.face ?? -1)
      // The real cards are among those that may be there; where the whole box is in play, they are exactly those.
      if (slots.length === faces.length) expect(sorted(real)).toEqual(sorted(faces))
      for (const slot of slots) expect(faces).toContain(world.dealt.get(slot)?.value.face)
      expect(new Set(slots).size).toBe(slots.length)
    }
  })

  test('cards that were seen before decks and vassals were reshuffled may be anywhere', () => {
    // Random play is long enough that every deck was used up at least once.
    let playout = startGame('kings-quest', 2, 3, { maxRounds: 0 })
    for (let part = 0; part < 6; part++) {
      playout = playRandomly(playout, 500, part)
      const seat = nextAwaitedSeat(playout)
      if (seat === null) break
      const informationSet = informationSetOf(playout, seat)
      for (const { slots, faces } of informationSet.guide.unknown(seatView(playout.state, seat, informationSet.vault)))
        expect(sorted(slots.map((slot) => playout.dealt.get(slot)?.value.face ?? -1))).toEqual(
          sorted(faces).slice(0, slots.length),
        )
    }
    expect(playout.state.decks.guild.draw.every((slot) => slot > 200)).toBe(true)
  })

  test('a sampled game can be played to its end', () => {
    const playout = playRandomly(startGame('kings-quest', 3, 5, { maxRounds: 10 }), 30, 6)
    const world = sampleWorld(informationSetOf(playout, nextAwaitedSeat(playout) ?? 0), numbersFrom(7))
    expect(playRandomly(world, 5_000, 8).state.outcome).not.toBeNull()
  })
})
