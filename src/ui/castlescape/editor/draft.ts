/** Draft of the editor: a position document, changed step by step. It may be one that cannot be played. */
import { computed } from '@preact/signals'
import { BY_SEATS } from '../../../games/castlescape/data/numbers.ts'
import {
  AIMS,
  documentSchema,
  type HiddenHalf,
  POSITION_FORMAT,
  type PositionDocument,
} from '../../../games/castlescape/position/positionSchema.ts'
import { withEnclosedGround } from '../../../games/castlescape/site/baileys.ts'
import { isWall, type Recruits, type Site, seatAt } from '../../../games/castlescape/site/site.ts'
import { readSite, writeSite } from '../../../games/castlescape/site/siteText.ts'
import { LARGEST_SITE, type Square, squareName } from '../../../games/castlescape/site/square.ts'
import { parseWithSchema } from '../../../games/parseWithSchema.ts'
import type { Result } from '../../../kernel/result.ts'
import { createStoredDraft } from '../../table/editor/storedDraftWithUndo.ts'

export type Draft = PositionDocument
export type DraftGuild = NonNullable<Draft['guilds']>[number]
type DraftTurn = NonNullable<Draft['turn']>

const FEWEST_SEATS = 2

/** Rows of a site with one Wall in its middle. */
const firstSite = (size: number): readonly string[] => {
  const half = '.'.repeat((size - 1) / 2)
  return Array.from({ length: size }, (_, row) => `${half}${row === half.length ? '#' : '.'}${half}`)
}

export const EMPTY_DRAFT: Draft = {
  format: POSITION_FORMAT,
  version: 1,
  options: { aims: AIMS },
  site: [...firstSite(LARGEST_SITE)],
  guilds: [{}, {}],
  seat: 1,
}

/** Reads a document as a draft, which may not be playable. */
export const readDraft = (json: unknown): Result<Draft> => parseWithSchema(documentSchema, json, '')

export const drafts = createStoredDraft('castlescapeEditor', EMPTY_DRAFT, readDraft)

export const seatCount = ({ seats, guilds }: Draft): number =>
  seats?.length ?? Math.max(FEWEST_SEATS, guilds?.length ?? 0)

export const seatsOf = (draft: Draft): readonly number[] => Array.from({ length: seatCount(draft) }, (_, seat) => seat)

export const guildAt = ({ guilds }: Draft, seat: number): DraftGuild => guilds?.[seat] ?? {}

export const siteSize = ({ site }: Draft): number => site?.length ?? LARGEST_SITE

/** What stands on the site, with the finished Baileys and who claimed them; as at the beginning where it is no site. */
export interface DraftSite {
  readonly site: Site
  readonly recruits: Recruits
}
export const siteOf = (draft: Draft): DraftSite => {
  const rows = draft.site ?? firstSite(LARGEST_SITE)
  const read = readSite(rows, seatCount(draft))
  if (!read.ok) return siteOf({ ...draft, site: [...firstSite(LARGEST_SITE)] })
  const { site, recruits } = read.value
  const owners = new Map(draft.baileys?.map(({ at, claimedBy = [] }) => [at, claimedBy]))
  const { baileys, ...rest } = withEnclosedGround(site)
  return {
    recruits,
    site: {
      ...rest,
      baileys: baileys.map(({ squares }) => ({
        squares,
        claimedBy: squares.flatMap((square) => owners.get(squareName(square, site.size)) ?? []).map((seat) => seat - 1),
      })),
    },
  }
}

/** What stands on a square. */
export interface Piece {
  readonly isWall: boolean
  /** Seat whose Recruit stands there; null for none. */
  readonly seat: number | null
}

/** Site of the draft that is edited. */
export const currentSite = computed(() => siteOf(drafts.current.value))

export const pieceAt = ({ site, recruits }: DraftSite, square: Square): Piece => ({
  isWall: isWall(site, square),
  seat: seatAt(recruits, square),
})

/** Marks of Baileys, each at its first square; those of nobody are left out. */
const marksOf = ({ size, baileys }: Site): NonNullable<Draft['baileys']> =>
  baileys.flatMap(({ squares: [first = 0], claimedBy }) =>
    claimedBy.length > 0 ? [{ at: squareName(first, size), claimedBy: claimedBy.map((seat) => seat + 1) }] : [],
  )

/** Puts on a square what shall stand there. Marks stay where a Bailey still is. */
export const withPiece = (draft: Draft, square: Square, { isWall: wall, seat }: Piece): Draft => {
  const { site, recruits } = siteOf(draft)
  const column = 1 << (square % site.size)
  const row = Math.floor(square / site.size)
  const wallRows = site.wallRows.map((walls, at) => (at !== row ? walls : wall ? walls | column : walls & ~column))
  const others = recruits.map((squares) => squares.filter((other) => other !== square))
  const next = seat === null ? others : others.map((squares, at) => (at === seat ? [...squares, square] : squares))
  const edited = { ...draft, site: [...writeSite({ ...site, wallRows }, next)], baileys: marksOf(site) }
  return { ...edited, baileys: marksOf(siteOf(edited).site) }
}

/** Marks the Bailey of a square as claimed by a seat, or no longer. */
export const withClaim = (draft: Draft, square: Square, seat: number): Draft => {
  const { site } = siteOf(draft)
  const baileys = site.baileys.map((bailey) => {
    if (!bailey.squares.includes(square)) return bailey
    const others = bailey.claimedBy.filter((other) => other !== seat)
    return { ...bailey, claimedBy: others.length < bailey.claimedBy.length ? others : [...others, seat].sort() }
  })
  return { ...draft, baileys: marksOf({ ...site, baileys }) }
}

export const withGuild = (draft: Draft, seat: number, change: Partial<DraftGuild>): Draft => ({
  ...draft,
  guilds: seatsOf(draft).map((at) => (at === seat ? { ...guildAt(draft, at), ...change } : guildAt(draft, at))),
})

export const withTurn = (draft: Draft, change: DraftTurn): Draft => ({ ...draft, turn: { ...draft.turn, ...change } })

/** Signs of Recruits of these seats, on the ground and on a Wall. */
const signsFrom = (seats: number): RegExp => new RegExp(`[${'1234'.slice(seats)}${'ABCD'.slice(seats)}]`, 'g')

/** Hidden cards of so many guilds. What is chosen from is not asked any more. */
const shortenHidden = ({ hands, decks, contracts, seen: _, ...others }: HiddenHalf, count: number): HiddenHalf => ({
  ...others,
  ...(hands && { hands: hands.slice(0, count) }),
  ...(decks && { decks: decks.slice(0, count) }),
  ...(contracts && { contracts: contracts.slice(0, count) }),
})

/** Changes the number of seats: guilds in excess go, with their Recruits and marks. */
export const withSeatCount = (draft: Draft, count: number): Draft => {
  const { seats, hidden, lastSeat, conceded, quarry, marker, tasks: _tasks, ...rest } = draft
  const most = BY_SEATS[count] ?? { quarry: 0, marker: 0 }
  const wrong = count < 4 ? signsFrom(count) : null
  const site = rest.site?.map((row) => (wrong ? row.replace(wrong, (sign) => (sign < 'A' ? '.' : '#')) : row))
  return {
    ...rest,
    ...(seats && { seats: Array.from({ length: count }, (_, at) => seats[at] ?? String(at + 1)) }),
    ...(site && { site }),
    ...(hidden && { hidden: shortenHidden(hidden, count) }),
    ...(lastSeat !== undefined && { lastSeat: Math.min(lastSeat, count) }),
    ...(quarry !== undefined && { quarry: Math.min(quarry, most.quarry) }),
    ...(marker !== undefined && { marker: Math.min(marker, most.marker) }),
    ...(conceded && { conceded: conceded.filter((other) => other <= count).slice(0, count - FEWEST_SEATS) }),
    guilds: Array.from({ length: count }, (_, at) => guildAt(draft, at)),
    baileys: (rest.baileys ?? []).map(({ at, claimedBy = [] }) => ({
      at,
      claimedBy: claimedBy.filter((seat) => seat <= count),
    })),
    seat: Math.min(draft.seat ?? 1, count),
    ...(rest.first !== undefined && { first: Math.min(rest.first, count) }),
  }
}

/** Begins the site anew in another size. */
export const withSiteSize = ({ baileys: _, ...draft }: Draft, size: number): Draft => ({
  ...draft,
  site: [...firstSite(size)],
})
