/** The set-up (rules 3). */
import type { Options } from '../../../kernel/gameCard.ts'
import { numbersFrom } from '../../numberLists.ts'
import { cardOf, type Face, marketDeck, STANDARD_FACES, STARTER_DECK } from '../cards.ts'
import { addRenown } from '../changeState.ts'
import { BY_SEATS, CONTRACTS_DEALT, GOALS_BEYOND_SEATS, HAND, HANDICAP, STALLS } from '../data/numbers.ts'
import { contractDeck, GOAL_FACES } from '../goalsAndContracts.ts'
import { createSite } from '../site/site.ts'
import { type Guild, newTurn, type State, seatsFrom, type Task } from '../state.ts'
import type { MoveContext } from './ruleTypes.ts'
import { beginTurn } from './turnEndSteps.ts'

const newGuild = (seat: number, contracts: readonly number[]): Guild => {
  const first = seat * STARTER_DECK.length
  return {
    renown: 0,
    infamy: 0,
    corruption: 0,
    recruits: [],
    owned: STARTER_DECK,
    deck: { next: first + HAND, end: first + STARTER_DECK.length },
    hand: numbersFrom(first, HAND),
    played: [],
    discard: [],
    alley: [],
    contracts,
    openContracts: [],
    goals: [],
  }
}

/** First slots of the decks, one after the other: those of the guilds, the rotating deck, Contracts and Goals. */
const firstSlots = (seats: number, market: number, contracts: number) => {
  const marketSlot = seats * STARTER_DECK.length
  const contractSlot = marketSlot + market
  const goalSlot = contractSlot + contracts
  return { marketSlot, contractSlot, goalSlot, end: goalSlot + GOAL_FACES.length }
}

/** Tasks of the set-up in their order. */
const setupTasks = (
  guilds: readonly Guild[],
  market: readonly Face[],
  contractFaces: readonly Face[],
): readonly Task[] => {
  const { marketSlot, contractSlot, goalSlot } = firstSlots(guilds.length, market.length, contractFaces.length)
  const goals = numbersFrom(goalSlot, guilds.length + GOALS_BEYOND_SEATS)
  return [
    ...guilds.flatMap(({ hand }, seat): readonly Task[] => [
      { do: 'seal', first: seat * STARTER_DECK.length, faces: STARTER_DECK },
      { do: 'show', slots: hand, seat },
    ]),
    { do: 'seal', first: marketSlot, faces: market },
    { do: 'reveal', slots: numbersFrom(marketSlot, STALLS), into: 'stalls', seat: 0 },
    { do: 'seal', first: contractSlot, faces: contractFaces },
    ...guilds.map(({ contracts }, seat): Task => ({ do: 'show', slots: contracts, seat })),
    { do: 'keep' },
    { do: 'seal', first: goalSlot, faces: GOAL_FACES },
    { do: 'reveal', slots: goals, into: 'goals', seat: 0 },
    { do: 'first' },
  ]
}

/** State before the first draw. */
export const createInitialState = (mode: string, options: Options, seats: number): State => {
  const market = marketDeck(options.market === 'friendly')
  const contractFaces = contractDeck(options)
  const { marketSlot, contractSlot, goalSlot, end } = firstSlots(seats, market.length, contractFaces.length)
  const dealt = seats * CONTRACTS_DEALT
  const guilds = numbersFrom(0, seats).map((seat) =>
    newGuild(seat, numbersFrom(contractSlot + seat * CONTRACTS_DEALT, CONTRACTS_DEALT)),
  )
  return {
    setting: { mode, options },
    site: createSite(Number(options.site)),
    guilds,
    seat: 0,
    first: 0,
    turnNumber: 0,
    turn: newTurn([]),
    marker: BY_SEATS[seats]?.marker ?? 0,
    quarry: BY_SEATS[seats]?.quarry ?? 0,
    inspections: 0,
    idleTurns: 0,
    lastSeat: -1,
    market: { next: marketSlot + STALLS, end: contractSlot },
    stalls: numbersFrom(0, STALLS).map(() => -1),
    piles: STANDARD_FACES.map((face) => cardOf(face).count),
    contracts: numbersFrom(contractSlot + dealt, goalSlot - contractSlot - dealt),
    goals: [],
    slots: end,
    tasks: setupTasks(guilds, market, contractFaces).toReversed(),
    outcome: null,
  }
}

/** The first turn of a game; under `handicap` those who play later begin with some Renown. */
export const beginGame = (context: MoveContext, seat: number): void => {
  const { draft } = context
  draft.first = seat
  context.emit({ kind: 'first', seat })
  if (draft.setting.options.handicap === 'on')
    for (const [order, one] of seatsFrom(draft, seat).entries()) addRenown(draft, one, HANDICAP[order] ?? 0)
  beginTurn(context, seat)
}
