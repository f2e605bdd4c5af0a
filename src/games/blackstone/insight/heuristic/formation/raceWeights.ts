/**
 * Weights of the race to a formation. They were fitted to recorded games: states at the ends of turns, and whether the
 * game was won (docs/bots.md).
 */
import type { DogBreed } from '../../../cards.ts'

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
