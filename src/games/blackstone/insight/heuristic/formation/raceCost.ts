/**
 * Cost of the race to a formation: how far the board is from it, what comes in, and how many rats are in the walls.
 * Lower is better.
 */
import type { DogBreed } from '../../../cards.ts'
import { TOO_MANY_RATS } from '../../../rules/rats.ts'
import type { RaceWeights } from './raceWeights.ts'

/** State of a race. */
export interface RaceStatus {
  /** Tokens to the formation, and vassals beyond the sixteen that it needs. */
  readonly distance: number
  readonly surplus: number
  /** Tokens in hand; Knights and Wizards that come in every round. */
  readonly tokens: number
  readonly knights: number
  readonly wizards: number
  readonly dogs: ReadonlySet<DogBreed>
  /** Rats in the walls. */
  readonly rats: number
}

/** Rounds until there are too many rats, at least one. */
const roundsLeft = ({ rats }: RaceStatus, weights: RaceWeights): number =>
  Math.max(1, (TOO_MANY_RATS - rats) / weights.ratsPerRound)

/** Relief of one round: tokens that come in, and rats that dogs kill. */
const reliefPerRound = ({ knights, wizards, dogs }: RaceStatus, weights: RaceWeights): number => {
  let sum = weights.knight * knights + weights.wizard * wizards
  for (const dog of dogs) sum += weights.dogs[dog]
  return sum
}

/** Cost of a race: lower is better. */
export const raceCost = (status: RaceStatus, weights: RaceWeights): number => {
  const { distance, surplus, tokens, rats } = status
  const dangerousRats = Math.max(0, rats - weights.calmRats)
  return (
    distance * (weights.perDistance - weights.surplusDiscount * surplus) +
    weights.surplus * surplus +
    weights.rat * rats +
    weights.ratDanger * dangerousRats * dangerousRats -
    weights.token * tokens -
    reliefPerRound(status, weights) * roundsLeft(status, weights)
  )
}
