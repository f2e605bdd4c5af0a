/** Weights of the heuristic for the two quests with an offer of Machinations. Found like those in weights.ts. */

/** Weights that both quests have. */
export interface QuestWeights {
  /**
   * Factor for each missing action of a half, and for the second, third, … card of the hand, each against the one
   * before.
   */
  readonly perMissingAction: number
  readonly nextCard: number
  /** A Knight, which is a saved action, and the factor for the second, third, …, each against the one before. */
  readonly knight: number
  readonly nextKnight: number
}

export interface QueensWeights extends QuestWeights {
  /** A half of a card that is met, and the share of what its vassal would add to the sets. */
  readonly metHalf: number
  readonly setGainShare: number
  /** Share of an opponent's hand that counts; it lies open. */
  readonly opponentHand: number
  /**
   * Potential of a set beyond its points: one vassal; two and three that all differ; any that are alike; two and three
   * of one face.
   */
  readonly singleVassalSet: number
  readonly twoDiffer: number
  readonly threeDiffer: number
  readonly alike: number
  readonly twins: number
  readonly triplets: number
}

export interface WizardsWeights extends QuestWeights {
  /** A vassal that a card of the hand will place. */
  readonly placedVassal: number
  /** A face that some vassal of the hand has on either side. */
  readonly availableFace: number
  /** A Knight when all else is level: it breaks ties (ruling 96). */
  readonly tieBreakKnight: number
}

export const QUEENS_WEIGHTS: QueensWeights = {
  perMissingAction: 0.7,
  nextCard: 0.75,
  knight: 0.2,
  nextKnight: 0.85,
  metHalf: 0.3,
  setGainShare: 0.5,
  opponentHand: 0.6,
  singleVassalSet: 0.2,
  twoDiffer: 0.3,
  threeDiffer: 0.6,
  alike: 0.5,
  twins: 0.8,
  triplets: 1,
}

export const WIZARDS_WEIGHTS: WizardsWeights = {
  perMissingAction: 0.7,
  nextCard: 0.7,
  knight: 0.1,
  nextKnight: 0.7,
  placedVassal: 0.5,
  availableFace: 0.1,
  tieBreakKnight: 0.02,
}
