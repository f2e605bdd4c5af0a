/** Weights of the heuristic, in points. Found by playing seeded games against each other. */
export interface Weights {
  /** A point on a card that is inactive for want of Kings. */
  readonly inactivePoint: number
  /** A Knight in hand, a Wizard in hand, and one more of either in each turn until the goal. */
  readonly knight: number
  readonly wizard: number
  readonly income: number
  /** Extra for each Knight that comes in together with a Wizard: the two do different things. */
  readonly balancedIncome: number
  /** Points that a turn brings, to estimate how many turns are left. */
  readonly pointsPerTurn: number
  /** Most turns that income is counted for. */
  readonly maxIncomeTurns: number
  /** A completed King, which lets a court keep more: once, and for each turn left. */
  readonly king: number
  readonly kingPerTurn: number
  /** The first King, where the third Machination needs it. */
  readonly firstKing: number
  /**
   * Penalty times the square of the cards in each stack, as each makes the next dearer: many small stacks are cheaper
   * than one.
   */
  readonly upchargeSquare: number
  /** A retained vassal that pays for a card of the hand, one that may pay for another card, and any other. */
  readonly usefulRetained: number
  readonly maybeUsefulRetained: number
  readonly otherRetained: number
  /** Share of a task's gain that counts when it is met, and the factor for each missing token. */
  readonly readyTask: number
  readonly perMissingToken: number
  /** Further factor for each missing token beyond those that the next turn begins with. */
  readonly perLateToken: number
  /** Factor for the second, third, … task of the hand, each against the one before. */
  readonly nextTask: number
  /** Tokens that an unknown task is estimated to miss, by its deck. */
  readonly guildMissing: number
  readonly powerMissing: number
  readonly machinationMissing: number
  /**
   * Each symbol that agents on the board share with their card; a task that lies face down; a card in an opponent's
   * hand.
   */
  readonly agentSymbol: number
  readonly faceDownTask: number
  readonly opponentCard: number
  /** Reaching the goal. */
  readonly goalReached: number
  /** Each rat, and the square of the rats beyond six; the first dog of each breed. */
  readonly rat: number
  readonly plagueSquare: number
  readonly jack: number
  readonly scottie: number
  readonly westie: number
}

export const WEIGHTS: Weights = {
  inactivePoint: 0.4,
  knight: 0.45,
  wizard: 0.35,
  income: 0.55,
  balancedIncome: 0.3,
  pointsPerTurn: 2,
  maxIncomeTurns: 11,
  king: 1,
  kingPerTurn: 0.3,
  firstKing: 5,
  upchargeSquare: 0.03,
  usefulRetained: 0.45,
  maybeUsefulRetained: 0.17,
  otherRetained: 0.02,
  readyTask: 0.6,
  perMissingToken: 0.68,
  perLateToken: 0.9,
  nextTask: 0.6,
  guildMissing: 1,
  powerMissing: 1.1,
  machinationMissing: 2,
  agentSymbol: 0.4,
  faceDownTask: 0.3,
  opponentCard: 1,
  goalReached: 7,
  rat: 0.4,
  plagueSquare: 0.3,
  jack: 4,
  scottie: 3,
  westie: 2,
}

/**
 * Weights where all win together against the rats: few turns are left from the start, so what pays later counts less.
 */
export const TOGETHER_WEIGHTS: Weights = {
  ...WEIGHTS,
  knight: 0.3,
  wizard: 0.3,
  income: 0.3,
  balancedIncome: 0,
  pointsPerTurn: 1.8,
  maxIncomeTurns: 8,
  kingPerTurn: 0,
  upchargeSquare: 0,
  usefulRetained: 0.5,
  maybeUsefulRetained: 0.2,
  otherRetained: 0.05,
  perMissingToken: 0.7,
  powerMissing: 2,
  agentSymbol: 0.5,
  faceDownTask: 0.7,
  goalReached: 8,
}
