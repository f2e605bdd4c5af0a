/**
 * Filter of the history. It is part of the address, `#/saved/kings-quest/won/bots`, so that Back and a reload keep it.
 */
import type { GameId, ModeId } from '../../../kernel/gameCard.ts'
import type { SavedGame } from '../../../store/listSaves.ts'
import { winningSeats } from '../../common/history/ending.ts'
import { type Participants, readParticipants } from '../../common/history/participants.ts'

export const FILTER_STATES = ['any', 'open', 'over', 'won'] as const
export const FILTER_COMPANIES = ['any', 'alone', 'together', 'phones'] as const
export type FilterState = (typeof FILTER_STATES)[number]
/** `alone`: one person, with bots or without; `together`: several people on one phone; `phones`: several phones. */
export type FilterCompany = (typeof FILTER_COMPANIES)[number]

export interface HistoryFilter {
  /** Null for all. */
  readonly game: GameId | null
  /** Null for all. */
  readonly mode: ModeId | null
  readonly state: FilterState
  readonly company: FilterCompany
  /** True for games with bots only. */
  readonly bots: boolean
}

export const NO_FILTER: HistoryFilter = { game: null, mode: null, state: 'any', company: 'any', bots: false }

const BOTS_KEYWORD = 'bots'
const FILTER_KEYWORDS: readonly string[] = [...FILTER_STATES, ...FILTER_COMPANIES, BOTS_KEYWORD]
/** Prefix of a game's id, because a mode may have the same name. */
const GAME_PREFIX = 'game-'

/** Reads the filter of an address; `[]` is no filter. An unknown part is taken for a mode. */
export const filterFromPath = (path: readonly string[]): HistoryFilter => ({
  game: path.find((part) => part.startsWith(GAME_PREFIX))?.slice(GAME_PREFIX.length) ?? null,
  mode: path.find((part) => !FILTER_KEYWORDS.includes(part) && !part.startsWith(GAME_PREFIX)) ?? null,
  state: FILTER_STATES.find((value) => path.includes(value)) ?? 'any',
  company: FILTER_COMPANIES.find((value) => path.includes(value)) ?? 'any',
  bots: path.includes(BOTS_KEYWORD),
})

/** Parts of the address for a filter. */
export const filterToPath = ({ game, mode, state, company, bots }: HistoryFilter): readonly string[] =>
  [game === null ? '' : GAME_PREFIX + game, mode ?? '', state, company, bots ? BOTS_KEYWORD : ''].filter(
    (part) => part !== '' && part !== 'any',
  )

export type PlayableSave = Extract<SavedGame, { readonly kind: 'game' }>

/** True if the player of this phone won, or all won together. */
export const isWon = ({ me, ending }: Participants): boolean => {
  if (!ending) return false
  const winners = winningSeats(ending)
  return ending.together ? winners.length > 0 : me !== null && winners.includes(me)
}

const matchesState = (game: PlayableSave, participants: Participants | null, state: FilterState): boolean => {
  if (state === 'won') return participants !== null && isWon(participants)
  return state === 'any' || game.finished === (state === 'over')
}

/** Saves of older versions have no participants; then all seats count as people. */
const matchesCompany = (
  { header }: PlayableSave,
  participants: Participants | null,
  company: FilterCompany,
): boolean => {
  if (company === 'any') return true
  if (company === 'phones') return header.deal !== undefined
  return (participants?.people ?? header.seats.length) > 1 === (company === 'together')
}

/** True if the game passes the filter. An unreadable save passes only without a filter. */
export const matchesFilter = (save: SavedGame, filter: HistoryFilter): boolean => {
  const { mode, state, company, bots } = filter
  if (save.kind !== 'game') return filterToPath(filter).length === 0
  const participants = readParticipants(save.summary)
  return (
    (filter.game === null || save.header.game === filter.game) &&
    (mode === null || save.header.mode === mode) &&
    matchesState(save, participants, state) &&
    matchesCompany(save, participants, company) &&
    (!bots || (participants?.bots.some(Boolean) ?? false))
  )
}
