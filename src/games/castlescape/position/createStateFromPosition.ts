/** State that the public half of a position describes. Everything in it may come from outside. */
import type { GameSetup, Seat, Slot } from '../../../kernel/contract.ts'
import type { Options } from '../../../kernel/gameCard.ts'
import type { Json } from '../../../kernel/json.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import { countOf, numbersFrom, withNumbers, withoutNumbers } from '../../numberLists.ts'
import { parseWithSchema } from '../../parseWithSchema.ts'
import { cardOf, type Face, STARTER_DECK } from '../cards.ts'
import { BY_SEATS, HAND, LEVEL_MAX } from '../data/numbers.ts'
import { contractDeck, GOAL_FACES } from '../goalsAndContracts.ts'
import type { Guild, State, Task } from '../state.ts'
import { publicSchema } from './positionSchema.ts'
import {
  createFaults,
  isContract,
  isGoal,
  type PositionReader,
  readFaces,
  readPile,
  readSeat,
} from './readingHelpers.ts'
import { findCardTooMany, readPiles, readRotatingDeck, readStalls } from './readMarket.ts'
import { type PositionSite, readPositionSite } from './readPositionSite.ts'
import { readTasks } from './readTasks.ts'
import { readTurn } from './readTurn.ts'

/** Slots of a position: numbers given out one after the other, and the seals of the cards in them. */
const createSlots = () => {
  const seals: Task[] = []
  let next: Slot = 0
  return {
    seals,
    count: () => next,
    seal: (faces: readonly Face[]): readonly Slot[] => {
      const slots = numbersFrom(next, faces.length)
      if (faces.length > 0) seals.push({ do: 'seal', first: next, faces })
      next += faces.length
      return slots
    },
  }
}

/** Own cards of a guild by where they lie. */
interface GuildCards {
  readonly faceDown: readonly Face[]
  readonly hand: number
  readonly played: readonly Face[]
  readonly discard: readonly Face[]
  readonly alley: readonly Face[]
}

const readGuildCards = ({ half, faults }: PositionReader, seat: Seat): GuildCards => {
  const written = half.guilds?.[seat] ?? {}
  const path = `guilds.${seat}`
  const read = (zone: 'played' | 'discard' | 'alley' | 'faceDown'): readonly Face[] =>
    readPile(faults, written[zone], `${path}.${zone}`)
  const [played, discard, alley] = [read('played'), read('discard'), read('alley')]
  const faceDown = written.faceDown ? read('faceDown') : withoutNumbers(STARTER_DECK, [...played, ...discard, ...alley])
  const isPlaying = seat + 1 === (half.seat ?? 1)
  faults.orFault(played.length === 0 || isPlaying ? 0 : null, `${path}.played`, 0)
  const all = [...played, ...discard, ...alley, ...faceDown]
  const tooMany = all.find((face) => STARTER_DECK.includes(face) && countOf(all, face) > countOf(STARTER_DECK, face))
  faults.orFault(tooMany === undefined ? 0 : null, `${path}.faceDown`, 0)
  const hand = written.hand ?? Math.min(HAND, faceDown.length)
  return {
    faceDown,
    hand: faults.orFault(hand <= faceDown.length ? hand : null, `${path}.hand`, 0),
    ...{ played, discard, alley },
  }
}

const ownedOf = ({ faceDown, played, discard, alley }: GuildCards): readonly Face[] =>
  withNumbers([], ...faceDown, ...played, ...discard, ...alley)

/** Contracts that lie face down, by whose they are. */
interface ContractSlots {
  readonly bySeat: readonly (readonly Slot[])[]
  readonly seen: readonly Slot[]
  readonly deck: readonly Slot[]
}

/** Contracts of a position: those of the guilds come first, then those seen, then the deck. */
const dealContracts = (
  reader: PositionReader,
  open: readonly Face[],
  seal: (faces: readonly Face[]) => readonly Slot[],
): ContractSlots => {
  const { half, options, seats, faults } = reader
  const all = half.contractCards
    ? withNumbers([], ...readFaces(faults, half.contractCards, 'contractCards', isContract(reader)))
    : withoutNumbers(contractDeck(options), open)
  const counts = numbersFrom(0, seats).map((seat) => half.guilds?.[seat]?.contracts ?? 0)
  const seen = half.tasks?.reduce((sum, task) => sum + (task.do === 'keepOne' ? task.seen : 0), 0) ?? 0
  const held = counts.reduce((sum, count) => sum + count, seen)
  const deck = half.contractDeck ?? all.length - held
  const isEnough =
    deck >= 0 && held + deck <= all.length && new Set([...all, ...open]).size === all.length + open.length
  faults.orFault(isEnough ? 0 : null, half.contractDeck === undefined ? 'contractCards' : 'contractDeck', 0)
  const slots = seal(all.slice(0, Math.max(0, held + deck)))
  const starts = counts.map((_, seat) => counts.slice(0, seat).reduce((sum, count) => sum + count, 0))
  return {
    bySeat: counts.map((count, seat) => slots.slice(starts[seat], (starts[seat] ?? 0) + count)),
    seen: slots.slice(held - seen, held),
    deck: slots.slice(held),
  }
}

type Setting = State['setting']

/** Cards of a position by where they lie, with the slots of those that lie face down. */
interface PositionCards {
  readonly guildCards: readonly GuildCards[]
  readonly stalls: readonly Face[]
  readonly market: State['market']
  readonly openContracts: readonly (readonly Face[])[]
  readonly contracts: ContractSlots
  /** First slot of each guild's cards. */
  readonly firstSlots: readonly number[]
  readonly seals: readonly Task[]
  readonly slotCount: number
}

const readCards = (reader: PositionReader): PositionCards => {
  const { half, options, seats, faults } = reader
  const guildCards = numbersFrom(0, seats).map((seat) => readGuildCards(reader, seat))
  const stalls = readStalls(reader)
  const open = [...guildCards.flatMap(ownedOf), ...stalls.filter((face) => face >= 0)]
  const rotating = readRotatingDeck(reader, options.market === 'friendly', open)
  const tooMany = findCardTooMany([...open, ...rotating], seats, options.market === 'friendly')
  if (tooMany !== null) faults.orFault(null, `cards.${cardOf(tooMany).id}`, 0)
  const slots = createSlots()
  const firstSlots = guildCards.map(({ faceDown }) => slots.seal(faceDown)[0] ?? 0)
  const [first = slots.count()] = slots.seal(rotating)
  const openContracts = numbersFrom(0, seats).map((seat) =>
    readFaces(faults, half.guilds?.[seat]?.openContracts, `guilds.${seat}.openContracts`, isContract(reader)),
  )
  const contracts = dealContracts(reader, openContracts.flat(), slots.seal)
  const size = half.market?.deckSize ?? rotating.length
  faults.orFault(size <= rotating.length ? 0 : null, 'market.deckSize', 0)
  // Of cards that are not named as many lie in the deck; the others are out of the game.
  const market = { next: first, end: first + Math.min(size, rotating.length) }
  const { seals } = slots
  return { guildCards, stalls, market, openContracts, contracts, firstSlots, seals, slotCount: slots.count() }
}

/** Infamy of a guild: above the highest level only while it waits to be set there (rules 6.3). */
const readInfamy = ({ half, faults }: PositionReader, seat: Seat): number => {
  const { infamy = 0 } = half.guilds?.[seat] ?? {}
  const isCapped = half.tasks?.some((task) => task.do === 'capInfamy' && task.seat === seat + 1) ?? false
  return faults.orFault(infamy > LEVEL_MAX === isCapped ? infamy : null, `guilds.${seat}.infamy`, 0)
}

const createGuild = (reader: PositionReader, cards: PositionCards, { recruits }: PositionSite, seat: Seat): Guild => {
  const { renown = 0, corruption = 0, goals } = reader.half.guilds?.[seat] ?? {}
  const own = cards.guildCards[seat]
  if (!own) throw new RangeError(`no seat ${seat}`)
  const first = cards.firstSlots[seat] ?? 0
  return {
    renown,
    infamy: readInfamy(reader, seat),
    corruption,
    recruits: recruits[seat] ?? [],
    owned: ownedOf(own),
    deck: { next: first + own.hand, end: first + own.faceDown.length },
    hand: numbersFrom(first, own.hand),
    played: own.played,
    discard: own.discard,
    alley: own.alley,
    contracts: cards.contracts.bySeat[seat] ?? [],
    openContracts: cards.openContracts[seat] ?? [],
    goals: readFaces(reader.faults, goals, `guilds.${seat}.goals`, isGoal),
  }
}

/** Shows hidden cards to the seats that may see them. */
const showTasks = (reader: PositionReader, guilds: readonly Guild[], { contracts }: PositionCards): readonly Task[] => {
  const seenBy = (reader.half.tasks ?? []).flatMap((task) => (task.do === 'keepOne' ? [task.seat - 1] : []))
  const zones = [
    ...guilds.flatMap(({ hand, contracts: own }, seat) => [[seat, hand] as const, [seat, own] as const]),
    ...seenBy.map((seat) => [seat, contracts.seen] as const),
  ]
  return zones.flatMap(([seat, slots]) => (slots.length > 0 ? [{ do: 'show', slots, seat } as const] : []))
}

/** What a position counts: turns, Walls of the quarry, Inspections; left out, as at the beginning. */
const readCounts = (reader: PositionReader) => {
  const { half, seats, faults } = reader
  const { marker = 0, quarry = 0 } = BY_SEATS[seats] ?? {}
  return {
    seat: readSeat(reader, half.seat ?? 1, 'seat'),
    first: readSeat(reader, half.first ?? half.seat ?? 1, 'first'),
    turnNumber: half.turnNumber ?? 1,
    marker: faults.orFault(half.marker === 0 ? null : (half.marker ?? marker), 'marker', marker),
    quarry: faults.orFault((half.quarry ?? 0) > quarry ? null : (half.quarry ?? quarry), 'quarry', quarry),
    inspections: half.inspections ?? 0,
    idleTurns: half.idleTurns ?? 0,
    lastSeat: half.lastSeat === undefined ? -1 : readSeat(reader, half.lastSeat, 'lastSeat'),
  }
}

const createState = (reader: PositionReader, setting: Setting, placed: PositionSite): State => {
  const { half, faults } = reader
  const cards = readCards(reader)
  const guilds = cards.guildCards.map((_, seat) => createGuild(reader, cards, placed, seat))
  const counts = readCounts(reader)
  const tasks = readTasks(reader, { guilds, seen: cards.contracts.seen, firstGoalSlot: cards.slotCount })
  const conceded = half.conceded?.map((seat, index) => readSeat(reader, seat, `conceded.${index}`)) ?? []
  return {
    setting,
    site: placed.site,
    guilds,
    ...counts,
    turn: readTurn(reader, placed.site, guilds[counts.seat]?.owned ?? []),
    market: cards.market,
    stalls: cards.stalls,
    piles: readPiles(reader, cards.guildCards.flatMap(ownedOf)),
    contracts: cards.contracts.deck,
    goals: readFaces(faults, half.goals, 'goals', isGoal),
    // Goals are dealt after the choice of Contracts.
    slots: cards.slotCount + (half.tasks?.[0]?.do === 'keep' ? GOAL_FACES.length : 0),
    tasks: [...cards.seals, ...showTasks(reader, guilds, cards), ...tasks].reverse(),
    ...(conceded.length > 0 && { conceded }),
    outcome: null,
  }
}

/** Goals that lie open or were claimed: each is there once. */
const checkGoals = ({ goals, guilds }: State, { faults }: PositionReader): void => {
  const all = [...goals, ...guilds.flatMap((guild) => guild.goals)]
  faults.orFault(new Set(all).size === all.length ? 0 : null, 'goals', 0)
}

/** Guilds or concessions of seats that are not there. */
const findTooMany = ({ half, seats }: PositionReader): string | null =>
  (half.guilds?.length ?? 0) > seats ? 'guilds' : (half.conceded?.length ?? 0) > seats - 2 ? 'conceded' : null

/** State of a position. Refused with the path of the first part that cannot be so. */
export const createStateFromPosition = (table: GameSetup, json: Json): Result<State> => {
  const half = parseWithSchema(publicSchema, json, 'position')
  if (!half.ok) return half
  const { mode, seats } = table
  const { aims } = half.value
  const { aims: _, ...others } = table.options
  const options: Options = { ...others, ...(aims && { aims }) }
  const reader = { half: half.value, options, seats, faults: createFaults() }
  const placed = readPositionSite(reader, Number(options.site))
  if (!placed.ok) return placed
  const state = createState(reader, { mode, options }, placed.value)
  checkGoals(state, reader)
  const what = findTooMany(reader) ?? reader.faults.first
  return what === null ? ok(state) : refuse('position.malformed', undefined, { what })
}
