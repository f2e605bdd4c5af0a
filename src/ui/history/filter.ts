/** Which games of the history are shown. The choice stands in the address, `#/saved/kings-quest/won/bots`, so that Back and a reload keep it. */
import type { ModeId } from '../../kernel/contract.ts'
import type { SavedGame } from '../../store/saves.ts'
import { winnersOf } from './ending.ts'
import { type Played, readPlayed } from './played.ts'

export const STATES = ['any', 'open', 'over', 'won'] as const
export const COMPANIES = ['any', 'alone', 'together', 'phones'] as const
export type State = (typeof STATES)[number]
/** One person, with bots or without; several people; several phones. */
export type Company = (typeof COMPANIES)[number]

export interface Filter {
  /** Null for all. */
  readonly mode: ModeId | null
  readonly state: State
  readonly company: Company
  /** Only those with bots. */
  readonly bots: boolean
}

export const ALL: Filter = { mode: null, state: 'any', company: 'any', bots: false }

const BOTS = 'bots'
const WORDS: readonly string[] = [...STATES, ...COMPANIES, BOTS]

/** The filter of an address, `[]` is all; whatever is no word of ours is taken for a mode. */
export const readFilter = (parts: readonly string[]): Filter => ({
  mode: parts.find((part) => !WORDS.includes(part)) ?? null,
  state: STATES.find((one) => parts.includes(one)) ?? 'any',
  company: COMPANIES.find((one) => parts.includes(one)) ?? 'any',
  bots: parts.includes(BOTS),
})

/** As the parts of an address. */
export const writeFilter = ({ mode, state, company, bots }: Filter): readonly string[] =>
  [mode ?? '', state, company, bots ? BOTS : ''].filter((part) => part !== '' && part !== 'any')

export type Playable = Extract<SavedGame, { readonly kind: 'game' }>

/** Did who plays here win, or all together? */
export const isWon = ({ me, ending }: Played): boolean => {
  if (!ending) return false
  const winners = winnersOf(ending)
  return ending.together ? winners.length > 0 : me !== null && winners.includes(me)
}

const isInState = (game: Playable, played: Played | null, state: State): boolean => {
  if (state === 'won') return played !== null && isWon(played)
  return state === 'any' || game.finished === (state === 'over')
}

/** Of games that an older version kept one knows the seats alone. */
const isIn = ({ header }: Playable, played: Played | null, company: Company): boolean => {
  if (company === 'any') return true
  if (company === 'phones') return header.deal !== undefined
  return (played?.people ?? header.seats.length) > 1 === (company === 'together')
}

/** Is this game to be shown? What cannot be read is shown only where nothing is asked. */
export const isShown = (game: SavedGame, filter: Filter): boolean => {
  const { mode, state, company, bots } = filter
  if (game.kind !== 'game') return writeFilter(filter).length === 0
  const played = readPlayed(game.summary)
  return (
    (mode === null || game.header.mode === mode) &&
    isInState(game, played, state) &&
    isIn(game, played, company) &&
    (!bots || (played?.bots.some(Boolean) ?? false))
  )
}
