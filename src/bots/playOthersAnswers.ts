/**
 * Answers of others who are asked something in the middle of a turn: the turn goes on after them, so a path must not
 * end there.
 */
import type { Shape } from '../kernel/contract.ts'
import { isVeiled } from '../kernel/isVeiled.ts'
import { awaitedSeats, legalActionsIn, nextAwaitedSeat, type Playout, playAction } from '../kernel/playout.ts'
import { type InformationSet, informationSetOf, viewOfState } from './informationSet.ts'
import { randomSensibleAction } from './sampleWorld.ts'

/** Whether somebody else is asked while the seat's own turn goes on. */
const isWaitingForOthers = <G extends Shape>(
  { guide, state, seat }: InformationSet<G>,
  playout: Playout<G>,
): boolean => {
  const awaited = awaitedSeats(playout)
  if (awaited.length === 0 || awaited.includes(seat)) return false
  return guide.onTurn(playout.state) === seat && guide.turn(playout.state) === guide.turn(state)
}

/**
 * Playout after the answer that looks best at once to the awaited seat. Nobody sees at once what a veiled choice leads
 * to: it is a random sensible one.
 */
const playBestAnswer = <G extends Shape>(infoSet: InformationSet<G>, playout: Playout<G>): Playout<G> => {
  const legal = legalActionsIn(playout)
  const [only] = legal
  if (only && legal.length === 1) return playAction(playout, only)
  const answererInfo = informationSetOf(infoSet, playout, nextAwaitedSeat(playout) ?? infoSet.seat)
  if (isVeiled(playout.game.turn(playout.state))) {
    const { below } = playout.dealer.randomSourceAt(playout.seq, playout.drawCount)
    return playAction(playout, randomSensibleAction(infoSet.guide, playout, answererInfo.seat, below))
  }
  let [bestPlayout, bestValue] = [playout, Number.NEGATIVE_INFINITY]
  for (const action of legal) {
    const next = playAction(playout, action)
    const value = infoSet.guide.evaluate(viewOfState(answererInfo, next.state))
    if (value > bestValue) [bestPlayout, bestValue] = [next, value]
  }
  return bestPlayout
}

/** Playout after all who are asked have answered. */
export const playOthersAnswers = <G extends Shape>(infoSet: InformationSet<G>, playout: Playout<G>): Playout<G> => {
  let current = playout
  while (isWaitingForOthers(infoSet, current)) current = playBestAnswer(infoSet, current)
  return current
}
