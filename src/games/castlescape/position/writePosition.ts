/** Position document of a game. */
import type { Seat, Slot, View } from '../../../kernel/contract.ts'
import { numbersFrom } from '../../numberLists.ts'
import { idOfFace } from '../cardIds.ts'
import { type Face, STANDARD_FACES } from '../cards.ts'
import { hiddenFacesOf } from '../hiddenCards.ts'
import { recruitsOf } from '../recruits.ts'
import { writeSite } from '../site/siteText.ts'
import { squareName } from '../site/square.ts'
import { type Deck, type State, sizeOfDeck, type Task } from '../state.ts'
import { POSITION_FORMAT, type PositionDocument, type PublicHalf, type WrittenTask } from './positionSchema.ts'

type KnownCards = Pick<View<State>, 'knownCard'>

const ids = (faces: readonly Face[]): string[] => faces.map(idOfFace)
const number = (seat: Seat): number => seat + 1

/** Ids of hidden cards from the first on, up to the first that is not known. */
const knownIds = ({ knownCard }: KnownCards, slots: readonly Slot[]): string[] => {
  const faces = slots.map((slot) => knownCard(slot)?.face ?? -1)
  const unknown = faces.indexOf(-1)
  return ids(unknown < 0 ? faces : faces.slice(0, unknown))
}

const slotsOf = (deck: Deck): readonly Slot[] => numbersFrom(deck.next, sizeOfDeck(deck))

const writeGuild = (state: State, seat: Seat): NonNullable<PublicHalf['guilds']>[number] => {
  const guild = state.guilds[seat]
  if (!guild) throw new RangeError(`no seat ${seat}`)
  return {
    renown: guild.renown,
    infamy: guild.infamy,
    corruption: guild.corruption,
    faceDown: ids(hiddenFacesOf(guild)),
    hand: guild.hand.length,
    played: ids(guild.played),
    discard: ids(guild.discard),
    alley: ids(guild.alley),
    contracts: guild.openContracts.length > 0 ? 0 : guild.contracts.length,
    openContracts: ids(guild.openContracts),
    goals: ids(guild.goals),
  }
}

const writeTurn = ({ turn, site }: State): NonNullable<PublicHalf['turn']> => ({
  ...turn,
  groups: turn.groups.map(({ left, loose, built }) => ({
    ...{ left, loose },
    built: built.map((square) => squareName(square, site.size)),
  })),
  destroyings: turn.destroyings.map((zones) => [...zones]),
  acquirings: [...turn.acquirings],
  ownedAtStart: ids(turn.ownedAtStart),
})

/** A thing to be done; the dealer's answers are none, for a document is written where a seat is awaited. */
const writeTask = (task: Task): readonly WrittenTask[] => {
  switch (task.do) {
    case 'seal':
    case 'reseal':
    case 'show':
    case 'first':
      return []
    case 'reveal':
      return task.into === 'contracts' ? [{ do: 'showContracts', seat: number(task.seat) }] : []
    case 'keepOne':
      return [{ do: 'keepOne', seat: number(task.seat), seen: task.slots.length, keep: task.keep }]
    case 'effects': {
      const { face, when, branch, rival, at } = task
      const chosen = { ...(branch >= 0 && { branch: branch + 1 }), ...(rival >= 0 && { rival: number(rival) }) }
      return [{ do: 'effects', card: idOfFace(face), when, at, ...chosen }]
    }
    default:
      return ['seat' in task ? { ...task, seat: number(task.seat) } : task]
  }
}

/** Rotating cards that are left; a view that does not know them all says how many. */
const writeMarket = (view: View<State>): NonNullable<PublicHalf['market']> => {
  const { stalls, piles, market } = view.state
  const deck = knownIds(view, slotsOf(market))
  return {
    stalls: stalls.map((face) => (face < 0 ? '-' : idOfFace(face))),
    piles: Object.fromEntries(STANDARD_FACES.map((face, index) => [idOfFace(face), piles[index] ?? 0])),
    ...(deck.length === sizeOfDeck(market) ? { deck: deck.sort() } : { deckSize: sizeOfDeck(market) }),
  }
}

const writeHiddenHalf = (view: View<State>): NonNullable<PositionDocument['hidden']> => {
  const { guilds, market, contracts, tasks } = view.state
  const seen = tasks.flatMap((task) => (task.do === 'keepOne' ? task.slots : []))
  const rotating = knownIds(view, slotsOf(market))
  return {
    hands: guilds.map(({ hand }) => knownIds(view, hand)),
    decks: guilds.map(({ deck }) => knownIds(view, slotsOf(deck))),
    contracts: guilds.map((guild) => (guild.openContracts.length > 0 ? [] : knownIds(view, guild.contracts))),
    ...(seen.length > 0 && { seen: knownIds(view, seen) }),
    // The cards that are named are all of the deck.
    market: rotating.length === sizeOfDeck(market) ? rotating : [],
    contractDeck: knownIds(view, contracts),
  }
}

/**
 * Writes what lies open and, as far as this view knows them, the hidden cards. As long as a seat is awaited, reading
 * the dealer's document gives the same position. For a game that is over it is a description only.
 */
export const writePosition = (view: View<State>, names: readonly string[]): PositionDocument => {
  const { state } = view
  const { site, setting, lastSeat, conceded = [] } = state
  const tasks = state.tasks.toReversed().flatMap(writeTask)
  return {
    format: POSITION_FORMAT,
    version: 1,
    mode: setting.mode,
    options: { ...setting.options },
    seats: [...names],
    site: [...writeSite(site, recruitsOf(state))],
    baileys: site.baileys.map(({ squares: [first = 0], claimedBy }) => ({
      at: squareName(first, site.size),
      claimedBy: claimedBy.map(number),
    })),
    guilds: state.guilds.map((_, seat) => writeGuild(state, seat)),
    market: writeMarket(view),
    contractDeck: state.contracts.length,
    goals: ids(state.goals),
    quarry: state.quarry,
    marker: state.marker,
    inspections: state.inspections,
    idleTurns: state.idleTurns,
    seat: number(state.seat),
    first: number(state.first),
    turnNumber: state.turnNumber,
    ...(lastSeat >= 0 && { lastSeat: number(lastSeat) }),
    ...(conceded.length > 0 && { conceded: conceded.map(number) }),
    turn: writeTurn(state),
    ...(tasks.length > 0 && { tasks }),
    hidden: writeHiddenHalf(view),
  }
}
