/** How much a heuristic thinks of what a court has in the quests around a row of offered Machinations. Found like the others' (weights.ts). */

/** What both quests ask. */
export interface QuestWeights {
  /** What each missing action leaves of a half, and what the second, third, … card of the hand counts, each against the one before. */
  readonly perAction: number
  readonly further: number
  /** A Knight, which is an action saved, and what the second, third, … counts, each against the one before. */
  readonly knight: number
  readonly perKnight: number
}

export interface QueensWeights extends QuestWeights {
  /** A half of a card, and the share of what its vassal would add to the sets. */
  readonly half: number
  readonly adds: number
  /** Of another's hand, which lies open, so much is feared. */
  readonly theirs: number
  /** What a set may still become, beyond its points: one vassal; two and three that all differ; any that are alike; two and three of one face. */
  readonly begun: number
  readonly twoDiffer: number
  readonly threeDiffer: number
  readonly alike: number
  readonly twins: number
  readonly triplets: number
}

export interface WizardsWeights extends QuestWeights {
  /** A vassal that a card of the hand will place. */
  readonly half: number
  /** A face that some vassal of the hand has on either side. */
  readonly face: number
  /** A Knight when all else is level: it breaks ties (ruling 96). */
  readonly tie: number
}

export const QUEENS: QueensWeights = {
  perAction: 0.7,
  further: 0.75,
  knight: 0.2,
  perKnight: 0.85,
  half: 0.3,
  adds: 0.5,
  theirs: 0.6,
  begun: 0.2,
  twoDiffer: 0.3,
  threeDiffer: 0.6,
  alike: 0.5,
  twins: 0.8,
  triplets: 1,
}

export const WIZARDS: WizardsWeights = {
  perAction: 0.7,
  further: 0.7,
  knight: 0.1,
  perKnight: 0.7,
  half: 0.5,
  face: 0.1,
  tie: 0.02,
}
