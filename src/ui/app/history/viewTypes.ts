/** What the screens of the history show: plain words, made elsewhere. */
import type { Player } from '../../kernel/log.ts'
import type { Filter } from './filter.ts'

/** One game in the list. */
export interface GameView {
  readonly id: string
  readonly title: string
  /** `King's Quest · from a position · 3 May 2026, 20:15`. */
  readonly line: string
  /** Who won and by what; empty while the game is on. */
  readonly result: string
  /** `branched off Sunday at step 12`; empty where it was begun here. */
  readonly origin: string
  /** Who sat there, by seat; empty where nothing of it can be read. */
  readonly players: readonly Player[]
  /** Factions on the 25 spaces; null where nothing of the board is known. */
  readonly factions: readonly number[] | null
  /** Why it cannot be played; null when it can. */
  readonly problem: string | null
  /** Only what is over is handed on. */
  readonly isOver: boolean
  /** Where it is played, and where it can be watched. */
  readonly href: string
  readonly replay: string
}

/** A game of the list that is put into words once it is drawn: five hundred at once take too long. */
export interface Listed {
  readonly id: string
  view(): GameView
}

/** Something to choose from: what it stands for, and what it is called. */
export interface Option<V extends string> {
  readonly value: V
  readonly label: string
}

export interface FilterView {
  readonly filter: Filter
  /** The modes that were played here. */
  readonly modes: readonly Option<string>[]
  readonly onChange: (filter: Filter) => void
}
