/**
 * Cost of the race to a formation: how far the board is from it, what comes in, and how many rats are in the walls.
 * Lower is better. The weights were fitted to recorded games: states at the ends of turns, and whether the game was won
 * (docs/bots.md).
 */
import type { DogBreed } from '../../../cards.ts'
import { TOO_MANY_RATS } from '../../../rules/rats.ts'

/** Weights of the race; a unit is about a third of a token. */
export interface RaceWeights {
  /**
   * A token of distance, and how much less it counts for each surplus vassal: with many of them the next step is cheap.
   */
  readonly perDistance: number
  readonly surplusDiscount: number
  /** A surplus vassal, which must leave before the end. */
  readonly surplus: number
  /** Tokens for a face that no vassal of the board can show. */
  readonly absentFaceTokens: number
  /** Each rat, and the square of the rats beyond `calmRats`. */
  readonly rat: number
  readonly ratDanger: number
  readonly calmRats: number
  /** A token in hand. */
  readonly token: number
  /** Relief for each round left: a Knight that comes in every round, a Wizard, and a dog. */
  readonly knight: number
  readonly wizard: number
  readonly dogs: Readonly<Record<DogBreed, number>>
  /** Rats that a round brings. */
  readonly ratsPerRound: number
  /** A vassal too few. */
  readonly perMissingVassal: number
  /**
   * Share of a task's gain that counts when nothing is missing, the factor for each missing token, and the factor for
   * the next task.
   */
  readonly readyTask: number
  readonly perMissingToken: number
  readonly nextTask: number
  /**
   * Tokens that an unknown task is estimated to miss, and the factors for a task that lies face down or belongs to a
   * partner.
   */
  readonly unknownTaskTokens: number
  readonly faceDownTask: number
  readonly partnerTask: number
  readonly king: number
  /** A retained vassal that pays for something; a symbol that agents match. */
  readonly usefulRetained: number
  readonly agentSymbol: number
}

export const RACE_WEIGHTS: RaceWeights = {
  perDistance: 1.75,
  surplusDiscount: 0.1,
  surplus: 0.6,
  absentFaceTokens: 6,
  rat: 1.4,
  ratDanger: 0.1,
  calmRats: 6,
  token: 0.05,
  knight: 0.9,
  wizard: 0.45,
  dogs: { jack: 1.1, scottie: 0.8, westie: 0.4 },
  ratsPerRound: 2,
  perMissingVassal: 40,
  readyTask: 0.65,
  perMissingToken: 0.55,
  nextTask: 0.3,
  unknownTaskTokens: 1,
  faceDownTask: 0.4,
  partnerTask: 0.7,
  king: 2,
  usefulRetained: 0.3,
  agentSymbol: 0.6,
}

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
