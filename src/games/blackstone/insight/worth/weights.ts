/** How much a heuristic thinks of what a court has, in points. Found by playing seeded games against each other. */
export interface Weights {
  /** A point on a card that sleeps for want of Kings. */
  readonly asleep: number
  /** A Knight and a Wizard in hand, and one that comes every turn until the goal. */
  readonly token: number
  readonly wizard: number
  readonly income: number
  /** More for each of the kind of which fewer come in: Knights and Wizards do different things. */
  readonly scarce: number
  /** Points that a turn brings, to guess how many turns are left. */
  readonly pace: number
  /** The most turns that income is counted for. */
  readonly longest: number
  /** A King: what more may be kept, and for how many turns. */
  readonly king: number
  readonly reign: number
  /** The first King, where the third Machination needs it. */
  readonly room: number
  /** Each vassal that the next card of a stack costs, times their number: many stacks are cheaper than one. */
  readonly burden: number
  /** A retained vassal that pays for a card of the hand, one that may pay some day, any other. */
  readonly pays: number
  readonly mayPay: number
  readonly retained: number
  /** Of what a task will bring: the share of one that is met, and what each missing token leaves of it. */
  readonly met: number
  readonly perToken: number
  /** What each token leaves that is missing beyond those of the next turn. */
  readonly late: number
  /** What the second, third, … task of the hand counts, each against the one before. */
  readonly further: number
  /** How many tokens a task that is not known is guessed to miss, by its deck. */
  readonly guild: number
  readonly power: number
  readonly machination: number
  /** Each symbol that agents on the board share with their card, and a task that lies face down; a card in another's hand. */
  readonly agents: number
  readonly faceDown: number
  readonly theirs: number
  /** Reaching the goal. */
  readonly goal: number
  /** A rat, and of those beyond six the square; the first dog of each breed. */
  readonly rat: number
  readonly plague: number
  readonly jack: number
  readonly scottie: number
  readonly westie: number
}

export const WEIGHTS: Weights = {
  asleep: 0.4,
  token: 0.45,
  wizard: 0.35,
  income: 0.55,
  scarce: 0.3,
  pace: 2,
  longest: 11,
  king: 1,
  reign: 0.3,
  room: 5,
  burden: 0.03,
  pays: 0.45,
  mayPay: 0.17,
  retained: 0.02,
  met: 0.6,
  perToken: 0.68,
  late: 0.9,
  further: 0.6,
  guild: 1,
  power: 1.1,
  machination: 2,
  agents: 0.4,
  faceDown: 0.3,
  theirs: 1,
  goal: 7,
  rat: 0.4,
  plague: 0.3,
  jack: 4,
  scottie: 3,
  westie: 2,
}

/** Where all win together against the rats: few turns are left from the first, so what pays later counts less. */
export const TOGETHER: Weights = {
  ...WEIGHTS,
  token: 0.3,
  wizard: 0.3,
  income: 0.3,
  scarce: 0,
  pace: 1.8,
  longest: 8,
  reign: 0,
  burden: 0,
  pays: 0.5,
  mayPay: 0.2,
  retained: 0.05,
  perToken: 0.7,
  power: 2,
  agents: 0.5,
  faceDown: 0.7,
  goal: 8,
}
