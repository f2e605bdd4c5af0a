/** State that the public half of a position describes. Everything in it may come from outside. */
import type { GameSetup, Options, Seat } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import { parseWithSchema } from '../../parseWithSchema.ts'
import { GOAL_FACES } from '../aims.ts'
import { cardOf, type Face } from '../cards.ts'
import { BY_SEATS, LEVEL_MAX } from '../data/numbers.ts'
import { numbersFrom } from '../lists.ts'
import type { Guild, State, Task } from '../state.ts'
import { type ContractSlots, dealContracts } from './dealContracts.ts'
import { publicSchema } from './positionDocument.ts'
import { createFaults, isContract, isGoal, type PositionReader, readFaces, readSeat } from './positionReader.ts'
import { type GuildCards, ownedOf, readGuildCards } from './readGuildCards.ts'
import { findCardTooMany, readPiles, readRotatingDeck, readStalls } from './readMarket.ts'
import { type PositionSite, readPositionSite } from './readPositionSite.ts'
import { readTasks } from './readTasks.ts'
import { readTurn } from './readTurn.ts'
import { createSlots } from './slotNumbers.ts'

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
  const market = { next: first, end: first + rotating.length }
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
