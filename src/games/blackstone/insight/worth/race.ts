/**
 * The race of those who build a formation: how far the board is from it, what comes in, and how many rats are in the walls. Lower is
 * better. What decides it was read from games: their turns' ends and whether they were won (docs/decisions.md, Bots).
 */
import type { Breed } from '../../cards.ts'
import { TOO_MANY_RATS } from '../../rules/rats.ts'

/** What the race is judged by; units are about a third of a token. */
export interface Race {
  /** A token to the formation, and how much less for each vassal too many: where there are many, the next step is a cheap one. */
  readonly far: number
  readonly crowd: number
  /** A vassal that has to leave some day. */
  readonly surplus: number
  /** Tokens that what no vassal of the board can show is taken to cost. */
  readonly absent: number
  /** A rat, and the square of each beyond a calm number. */
  readonly rat: number
  readonly danger: number
  readonly calm: number
  /** A token in hand. */
  readonly token: number
  /** For each round that the rats leave: a Knight that comes in every round, a Wizard, and a dog. */
  readonly knight: number
  readonly wizard: number
  readonly dogs: Readonly<Record<Breed, number>>
  /** Rats that a round brings. */
  readonly rats: number
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
  far: 1.75,
  crowd: 0.1,
  surplus: 0.6,
  absent: 6,
  rat: 1.4,
  danger: 0.1,
  calm: 6,
  token: 0.05,
  knight: 0.9,
  wizard: 0.45,
  dogs: { jack: 1.1, scottie: 0.8, westie: 0.4 },
  rats: 2,
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
  /** Tokens to the formation, and vassals that are too many for it. */
  readonly distance: number
  readonly surplus: number
  /** Tokens in hand, Knights and Wizards that come in every round. */
  readonly tokens: number
  readonly knights: number
  readonly wizards: number
  readonly dogs: ReadonlySet<Breed>
  /** Rats in the walls. */
  readonly rats: number
}

/** Rounds until there are too many rats, one at least. */
const roundsLeft = ({ rats }: Standing, race: Race): number => Math.max(1, (TOO_MANY_RATS - rats) / race.rats)

/** What comes in every round, in tokens and in rats that are killed. */
const helps = ({ knights, wizards, dogs }: Standing, race: Race): number => {
  let sum = race.knight * knights + race.wizard * wizards
  for (const dog of dogs) sum += race.dogs[dog]
  return sum
}

/** What is still to be done, and what the rats threaten. */
export const toll = (standing: Standing, race: Race): number => {
  const { distance, surplus, tokens, rats } = standing
  const worry = Math.max(0, rats - race.calm)
  return (
    distance * (race.far - race.crowd * surplus) +
    race.surplus * surplus +
    race.rat * rats +
    race.danger * worry * worry -
    race.token * tokens -
    helps(standing, race) * roundsLeft(standing, race)
  )
}
