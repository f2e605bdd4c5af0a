import { expect, test } from 'vitest'
import { playOthersAnswers } from '../../src/bots/playOthersAnswers.ts'
import { isTurnOver, searchTurn } from '../../src/bots/searchTurn.ts'
import type { BlackstoneTypes } from '../../src/games/blackstone/game.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction } from '../../src/kernel/playout.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { informationSetOf, playRandomly, startGame } from './playouts.ts'

/** Positions of random games in which a move of the seat on turn asks another seat: before and after that move. */
const findInterruptions = (seeds: number): readonly (readonly [Playout<BlackstoneTypes>, Playout<BlackstoneTypes>])[] =>
  Array.from({ length: seeds }, (_, seed) => startGame('kings-quest', 2, seed + 1)).flatMap((start, seed) => {
    let playout = start
    for (let step = 0; step < 400 && nextAwaitedSeat(playout) !== null; step++) {
      const { seat } = playout.state
      if (nextAwaitedSeat(playout) === seat && playout.state.round > 0)
        for (const action of legalActionsIn(playout)) {
          const next = playAction(playout, action)
          if (nextAwaitedSeat(next) === 1 - seat && next.state.seat === seat) return [[playout, next] as const]
        }
      playout = playRandomly(playout, 1, 100 * seed + step)
    }
    return []
  })

const INTERRUPTIONS = findInterruptions(6)

test('[B71] a turn goes on after another seat has answered during it', () => {
  expect(INTERRUPTIONS.length).toBeGreaterThan(2)
  for (const [before, interrupted] of INTERRUPTIONS) {
    const informationSet = informationSetOf(before, before.state.seat)
    const answered = playOthersAnswers(informationSet, interrupted)
    expect(answered).not.toBe(interrupted)
    expect(nextAwaitedSeat(answered) === before.state.seat || isTurnOver(informationSet, answered)).toBe(true)
    // Nothing is answered where no other seat is asked, nor for the seat on turn while another seat plans.
    expect(playOthersAnswers(informationSet, before)).toBe(before)
    expect(playOthersAnswers(informationSetOf(interrupted, 1 - before.state.seat), answered)).toBe(answered)
  }
})

test('every path ends with the turn, not where another seat is asked', () => {
  for (const [before] of INTERRUPTIONS) {
    const informationSet = informationSetOf(before, before.state.seat)
    const search = searchTurn(informationSet, before, { width: 2, nodes: 600 }, numbersFrom(1))
    let step = search.next()
    while (!step.done) step = search.next()
    for (const { playout } of step.value.paths)
      expect(
        nextAwaitedSeat(playout) === null ||
          informationSet.guide.turn(playout.state) !== informationSet.guide.turn(before.state),
      ).toBe(true)
  }
})
