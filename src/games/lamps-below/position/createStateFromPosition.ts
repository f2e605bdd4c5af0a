/** State that the public half of a position describes. Everything in it may come from outside. */
import type { GameSetup } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import { countOf, numbersFrom } from '../../numberLists.ts'
import { parseWithSchema } from '../../parseWithSchema.ts'
import { CHALLENGE_FACES, type Face, FIND_FACES, HALL_FACES, isHall } from '../cards.ts'
import { companySize, markerBearers } from '../company.ts'
import { explorerId, faceWithId, hallOfName } from '../ids.ts'
import { updateGroup } from '../rules/dwellers/placing.ts'
import { placeGroups } from '../rules/hall/setUpHall.ts'
import type { ChallengeState, Explorer, Setting, State } from '../state.ts'
import { publicSchema } from './positionSchema.ts'
import { readCompany } from './readCompany.ts'
import { readDecks, readShown } from './readDecks.ts'
import { readHall } from './readHall.ts'
import {
  check,
  createReader,
  type Flaw,
  type PositionReader,
  readFace,
  readMember,
  readPile,
} from './readingHelpers.ts'
import { readTasks } from './readTasks.ts'

/** Numbers of the rulings by which a position cannot be. */
const RULINGS_OF_FLAWS: { readonly [F in Flaw]?: number } = {
  'lamps-below.position.cannotMatter': 19,
  'lamps-below.position.counters': 24,
  'lamps-below.position.fallen': 14,
  'lamps-below.position.fullRoom': 10,
  'lamps-below.position.goalMet': 5,
  'lamps-below.position.leftEarly': 18,
  'lamps-below.position.leftOver': 3,
  'lamps-below.position.noCourage': 19,
  'lamps-below.position.usedNumber': 41,
}

/** Whether a position describes a hall: what lies there, or where in it somebody is. */
const describesHall = ({ half }: PositionReader): boolean =>
  [half.lamps, half.track, half.groups, half.dwellers, half.caches].some((zone) => zone !== undefined) ||
  Object.values(half.explorers ?? {}).some(({ at = 'down' }) => at !== 'down')

const readCard = (reader: PositionReader): Face => {
  const { card } = reader.half
  if (card === undefined) return -1
  const face = readFace(reader, card, 'card', [...CHALLENGE_FACES, ...HALL_FACES])
  const isHallMeant = HALL_FACES.includes(faceWithId(hallOfName(card))) && describesHall(reader)
  check(reader, !isHallMeant, 'card', 'lamps-below.position.hallMeant')
  return face
}

const readChallenge = (reader: PositionReader): ChallengeState => {
  const { half, setting } = reader
  const { votes = {}, way = '', named, refused = [] } = half
  for (const seat of Object.keys(votes))
    check(reader, numbersFrom(1, setting.seats).map(String).includes(seat), `votes.${seat}`)
  return {
    votes: numbersFrom(1, setting.seats).map((seat) => votes[seat] ?? ''),
    way,
    named: named === undefined ? -1 : readMember(reader, named, 'named'),
    refused: refused.map((id, index) => readMember(reader, id, `refused.${index}`)),
  }
}

/** Explorer with the marker, by its place where it is not chosen yet; left out, the first. */
const readLeader = (reader: PositionReader): number => {
  const { leader } = reader.half
  const isPlace = /^[1-4]$/.test(leader ?? '1')
  const member = isPlace ? Number(leader ?? 1) - 1 : readMember(reader, leader ?? '', 'leader')
  check(reader, member < companySize(reader.setting), 'leader')
  const bearer = member < markerBearers(reader.setting) ? member : null
  return reader.orFault(bearer, 'leader', 0, 'lamps-below.position.leftOver')
}

/** Finds given in this handover, by explorer; empty outside of one. */
const readGiven = (reader: PositionReader, company: readonly Explorer[], isHandover: boolean): State['given'] => {
  const { given = {} } = reader.half
  const ids = reader.cards.map(explorerId)
  for (const id of Object.keys(given)) check(reader, isHandover && ids.includes(id), `given.${id}`)
  if (!isHandover) return []
  return company.map(({ card, finds }) => {
    const path = `given.${explorerId(card)}`
    const faces = readPile(reader, given[explorerId(card)], path, FIND_FACES)
    check(
      reader,
      faces.every((face) => countOf(faces, face) <= countOf(finds, face)),
      path,
    )
    return faces
  })
}

/** A hall whose dwellers are not written has them where they stand as it is laid open. */
const withDwellers = (reader: PositionReader, state: State): State => {
  if (!state.hall || reader.half.dwellers || reader.fault !== null) return state
  const { groups } = state.hall
  const draft: State = { ...state, hall: { ...state.hall, groups: groups.map((group) => ({ ...group, next: 1 })) } }
  placeGroups(draft)
  for (const [group, { next }] of groups.entries()) updateGroup(draft, group, { next })
  return draft
}

const createState = (reader: PositionReader): State => {
  const { half, setting } = reader
  const card = readCard(reader)
  const company = readCompany(reader, card)
  const alarm = half.alarm ?? 0
  const hall = isHall(card) ? readHall(reader, card, company, alarm) : null
  const { seals, ...decks } = readDecks(reader, { card, company, hall, shown: readShown(reader) })
  const written: State = {
    ...{ setting, company, card, hall, ...decks },
    leader: readLeader(reader),
    challenge: card >= 0 && !hall ? readChallenge(reader) : null,
    alarm: hall ? 0 : alarm,
    falls: half.falls ?? 0,
    given: readGiven(reader, company, card < 0 && company.length === companySize(setting)),
    tasks: [],
    outcome: null,
  }
  const state = withDwellers(reader, written)
  return { ...state, tasks: [...readTasks(reader, state), ...seals.toReversed()] }
}

/** Refusal of a position with the path of what is wrong, and, where it is said, in what way. */
const refuseFault = ({ fault, flaw, half }: PositionReader): Result<never> => {
  const isHallMeant = flaw === 'lamps-below.position.hallMeant'
  const values = { what: fault ?? 'position', ...(isHallMeant && { hall: hallOfName(half.card ?? '') }) }
  if (flaw === null) return refuse('position.malformed', undefined, values)
  return refuse(flaw, RULINGS_OF_FLAWS[flaw], values)
}

/** State of a position, before its cards are dealt. Refused with the path of what is wrong. */
export const createStateFromPosition = ({ mode, options, seats }: GameSetup, json: Json): Result<State> => {
  const half = parseWithSchema(publicSchema, json, 'position')
  if (!half.ok) return half
  const setting: Setting = { mode, options, seats }
  const reader = createReader(half.value, setting)
  check(reader, reader.cards.length <= companySize(setting), 'company')
  const state = reader.fault === null ? createState(reader) : null
  if (state && reader.fault === null) return ok(state)
  return refuseFault(reader)
}
