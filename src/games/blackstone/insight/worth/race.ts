/**
 * The race of those who build a formation: how many rounds it may still take with the tokens that come in, and how many rats
 * may be in the walls by then. Lower is better.
 */
import type { Breed } from '../../cards.ts'

/** What the race is judged by. Found by playing seeded games. */
export interface Race {
  /** A round that it takes, and the square of each rat beyond a calm number that there will be. */
  readonly round: number
  readonly danger: number
  readonly calm: number
  /** Rats that a round brings. */
  readonly rats: number
  /** Tokens: a move to the formation, a vassal too many, what no vassal of the board can show, what always comes in between. */
  readonly move: number
  readonly surplus: number
  readonly absent: number
  readonly rest: number
  /** What counts of a token in hand. */
  readonly token: number
  /** A vassal too few. */
  readonly scarce: number
  /** What a task counts of its gain when nothing is missing, what each missing token leaves of it, and what the next task counts. */
  readonly met: number
  readonly perToken: number
  readonly further: number
  /** Tokens that a task is guessed to miss that is not known, and what a task counts that lies face down or belongs to a partner. */
  readonly unknown: number
  readonly faceDown: number
  readonly partner: number
  readonly king: number
  /** A retained vassal that pays for something, a symbol that agents match. */
  readonly pays: number
  readonly agents: number
}

export const RACE: Race = {
  round: 6,
  danger: 0.6,
  calm: 6,
  rats: 2,
  move: 1,
  surplus: 0.8,
  absent: 6,
  rest: 4,
  token: 0.6,
  scarce: 40,
  met: 0.65,
  perToken: 0.55,
  further: 0.3,
  unknown: 1,
  faceDown: 0.4,
  partner: 0.7,
  king: 2,
  pays: 0.3,
  agents: 0.6,
}

/** Where a race stands. */
export interface Standing {
  /** Tokens that the formation still takes. */
  readonly need: number
  /** Tokens that come in every round. */
  readonly flow: number
  readonly dogs: ReadonlySet<Breed>
  /** Rats in the walls, and those that a round brings. */
  readonly rats: number
  readonly perRound: number
}

/** What share of the rats these dogs kill, and the tokens that this takes a round, by the cards of the deck (rules 4.4). */
const hunting = (dogs: ReadonlySet<Breed>): readonly [share: number, tokens: number] => {
  if (dogs.has('jack')) return [1, dogs.has('scottie') ? 1.4 : dogs.has('westie') ? 1.8 : 2.2]
  if (dogs.has('scottie')) return [0.64, 0.9]
  return dogs.has('westie') ? [0.24, 0.5] : [0, 0]
}

const tollOf = ({ need, rats }: Standing, flow: number, perRound: number, race: Race): number => {
  const left = Math.max(0, need) / Math.max(1, flow)
  const worry = Math.max(0, rats + perRound * left - race.calm)
  return race.round * left + race.danger * worry * worry
}

/** What is still to come, in rounds and rats: the better of letting the dogs hunt and letting them sleep. */
export const toll = (standing: Standing, race: Race): number => {
  const { flow, perRound, dogs } = standing
  const idle = tollOf(standing, flow, perRound, race)
  if (dogs.size === 0) return idle
  const [share, tokens] = hunting(dogs)
  return Math.min(idle, tollOf(standing, flow - tokens, perRound * (1 - share), race))
}
