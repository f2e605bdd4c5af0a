/** Reader of position documents from outside: a table, and the dealer's half. */

import { checkSetup } from '../../../kernel/checkSetup.ts'
import type { GameSetup } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { withDefaultOptions } from '../../../kernel/options.ts'
import { err, ok, type Result, refuse } from '../../../kernel/result.ts'
import { withoutNumbers } from '../../numberLists.ts'
import { parseWithSchema } from '../../parseWithSchema.ts'
import { faceWithId, idOfFace } from '../cardIds.ts'
import { STARTER_DECK } from '../cards.ts'
import { contractDeck } from '../goalsAndContracts.ts'
import { MODE } from '../options.ts'
import { AIMS, documentSchema, type HiddenHalf, type PositionDocument, type PublicHalf } from './positionSchema.ts'

export interface PositionSetup {
  readonly table: GameSetup
  readonly names: readonly string[]
  readonly hidden?: Json
}

type WrittenGuild = NonNullable<PublicHalf['guilds']>[number]

/** The public half names hidden cards in an order that says nothing of where they lie. */
const inNoOrder = (ids: readonly string[]): string[] => [...ids].sort()

/** Ids of the starter cards of a guild that lie neither open nor in this hand. */
const restOfStarterDeck = ({ played = [], discard = [], alley = [] }: WrittenGuild, hand: readonly string[]) =>
  withoutNumbers(STARTER_DECK, [...played, ...discard, ...alley, ...hand].map(faceWithId)).map(idOfFace)

/**
 * Guild with the numbers and cards that only the hidden half names: a deck that is named is all of the deck; one that is
 * not has the rest of the starter cards.
 */
const withHiddenCards = (guild: WrittenGuild, hidden: HiddenHalf, seat: number): WrittenGuild => {
  const [hand, deck, contracts] = [hidden.hands?.[seat], hidden.decks?.[seat], hidden.contracts?.[seat]]
  return {
    ...((hand || deck) && {
      faceDown: inNoOrder([...(hand ?? []), ...(deck ?? restOfStarterDeck(guild, hand ?? []))]),
      hand: hand?.length ?? 0,
    }),
    ...(contracts && { contracts: contracts.length }),
    ...guild,
  }
}

/** Number of Contracts that guilds hold, and that one chooses from, whether they are named or not. */
const heldContracts = ({ guilds = [], tasks = [] }: PositionDocument, { contracts = [], seen = [] }: HiddenHalf) => {
  const seats = Array.from({ length: Math.max(guilds.length, contracts.length) }, (_, seat) => seat)
  const seenCount = tasks.reduce((sum, task) => sum + (task.do === 'keepOne' ? task.seen : 0), 0)
  return seats.reduce(
    (sum, seat) => sum + (guilds[seat]?.contracts ?? contracts[seat]?.length ?? 0),
    Math.max(seenCount, seen.length),
  )
}

/**
 * Contracts that lie face down: the named ones, and as many of the others as are held and in the deck besides; undefined
 * where all do.
 */
const contractCardsOf = (document: PositionDocument, hidden: HiddenHalf): readonly string[] | undefined => {
  const { options = {}, contractDeck: deck, guilds = [] } = document
  const named = [...(hidden.contracts ?? []).flat(), ...(hidden.seen ?? []), ...(hidden.contractDeck ?? [])]
  if (named.length === 0 || (deck === undefined && hidden.contractDeck === undefined)) return undefined
  const open = guilds.flatMap(({ openContracts = [] }) => openContracts)
  const others = contractDeck(options)
    .map(idOfFace)
    .filter((id) => !named.includes(id) && !open.includes(id))
  const all = heldContracts(document, hidden) + (deck ?? hidden.contractDeck?.length ?? 0)
  return [...named, ...others.slice(0, Math.max(0, all - named.length))]
}

const publicHalfOf = (document: PositionDocument, seats: number): PublicHalf => {
  const { format: _f, version: _v, mode: _m, options = {}, seats: _s, hidden = {}, ...zones } = document
  const contractCards = contractCardsOf(document, hidden)
  return {
    ...(contractCards && { contractCards: inNoOrder(contractCards) }),
    ...(hidden.contractDeck && { contractDeck: hidden.contractDeck.length }),
    ...zones,
    ...(options.aims !== undefined && { aims: AIMS }),
    // A view that knows none of them names none, and says how many there are.
    ...(hidden.market?.length && { market: { deck: inNoOrder(hidden.market), ...zones.market } }),
    guilds: Array.from({ length: Math.max(seats, zones.guilds?.length ?? 0) }, (_, seat) =>
      withHiddenCards(zones.guilds?.[seat] ?? {}, hidden, seat),
    ),
  }
}

/** Number of seats: as many as are named or have a guild or hidden cards, two at least. */
const seatCountOf = ({ seats, guilds, hidden }: PositionDocument): number =>
  seats?.length ?? Math.max(MODE.seats.min, guilds?.length ?? 0, hidden?.hands?.length ?? 0)

const SITE_SIZES = MODE.options.find(({ id }) => id === 'site')?.values ?? []

/** Options of the document; its site says how large it is. */
const optionsOf = ({ options, site }: PositionDocument) =>
  withDefaultOptions(MODE, { ...(site && SITE_SIZES.includes(site.length) && { site: site.length }), ...options })

/**
 * Reads a position document. Refused if it is malformed, or its mode, seats or options do not exist in this game.
 * Whether the cards can be so, `setup` decides.
 */
export const readPosition = (json: Json): Result<PositionSetup> => {
  const parsed = parseWithSchema(documentSchema, json, '')
  if (!parsed.ok) return parsed
  const document = parsed.value
  if ((document.mode ?? MODE.id) !== MODE.id) return refuse('mode.unknown')
  const seats = seatCountOf(document)
  const table = { mode: MODE.id, options: optionsOf(document), seats }
  const refused = checkSetup(MODE, table)
  if (refused) return err(refused)
  return ok({
    table: { ...table, position: publicHalfOf(document, seats) as Json },
    names: document.seats ?? [],
    ...(document.hidden && { hidden: document.hidden as Json }),
  })
}
