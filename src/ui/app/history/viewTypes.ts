/** View types of the history screens: texts and links, created in `savedGameViews.ts`. */
import type { ComponentChildren } from 'preact'
import type { Player } from '../../../kernel/log.ts'
import type { HistoryFilter } from './historyFilter.ts'

/** View of one game in the list. */
export interface GameView {
  readonly id: string
  readonly title: string
  /** For example `King's Quest · from a position · 3 May 2026, 20:15`. */
  readonly details: string
  /** Winner and reason, or that it was moved to another phone; empty while it is on here. */
  readonly result: string
  /** For example `branched off Sunday at step 12`; empty if the game was begun here. */
  readonly origin: string
  /** Players by seat; empty if the save cannot be read. */
  readonly players: readonly Player[]
  /** Small picture of the last position; null if unknown. */
  readonly picture: ComponentChildren
  /** Reason why it cannot be played; null if it can. */
  readonly problem: string | null
  /** Only finished games can be shared. */
  readonly isOver: boolean
  /** True if it is over, or was moved to another phone: nobody plays it on here. */
  readonly isWatched: boolean
  /** It went to another phone: this is a copy. */
  readonly isMoved: boolean
  /** Addresses of the table and of the replay. */
  readonly href: string
  readonly replayHref: string
}

/** Game of the list whose view is created when it is drawn: five hundred at once take too long. */
export interface ListedGame {
  readonly id: string
  createView(): GameView
}

/** Option of a select field: value and label. */
export interface SelectOption<V extends string> {
  readonly value: V
  readonly label: string
}

export interface FilterView {
  readonly filter: HistoryFilter
  /** Games and modes that were played on this phone. */
  readonly games: readonly SelectOption<string>[]
  readonly modes: readonly SelectOption<string>[]
  readonly onChange: (filter: HistoryFilter) => void
}
