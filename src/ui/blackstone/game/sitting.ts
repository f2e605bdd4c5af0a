/** One person, or several, sitting at a table with this phone: what is drawn now, what is picked up, what was told. */
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Castle } from '../../../games/blackstone/game.ts'
import type { Scene } from '../../../games/blackstone/rules/play.ts'
import type { Court, State, Todo } from '../../../games/blackstone/state.ts'
import type { Outcome, Seat, Slot } from '../../../kernel/contract.ts'
import type { Entry, Header } from '../../../kernel/log.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Shared } from '../../../table/phones/shared.ts'
import type { Save } from '../../../table/store.ts'
import type { Choice, LogLine, Motion } from '../props.ts'
import type { Asking, Chapters } from './chapter.ts'
import type { Pick } from './pick.ts'

/** Everything that is drawn of the game at one moment. */
export interface Now {
  readonly state: State
  /** As the seat sees it that sits here; a spectator while the curtain hangs. */
  readonly scene: Scene
  readonly seat: Seat
  /** Who is awaited, where that is on another phone only: nothing can be done here until then. */
  readonly waits: Seat | null
  readonly court: Court
  /** Of two payments for one deed the better stands first. */
  readonly legal: readonly Action[]
  /** What is awaited; null once the game is over. */
  readonly todo: Todo['do'] | null
  readonly outcome: Outcome | null
  /** Hands are hidden, and others hold this phone too: the hand that lies open is covered when it is left alone. */
  readonly hides: boolean
  /** The hand that is next may not be seen yet. */
  readonly curtain: boolean
  /** A deed is on its way to storage: drawn, not done. */
  readonly pending: boolean
  readonly saved: boolean
  /** Whose deed Undo takes back: behind hidden hands only one's own, but on the curtain, and where all hands are open, the last one. */
  readonly undoes: Seat
  readonly whyNoUndo: Refusal | null
  readonly whyNoRedo: Refusal | null
}

export interface Sitting {
  readonly header: Header
  readonly game: Castle
  /** What there is besides the game where several phones play it. */
  readonly shared: Shared | null
  /** The address of this table: its sheets lie under it. */
  readonly path: readonly string[]
  readonly names: readonly string[]
  /** How the mode and the modules of this table are shown. */
  readonly chapters: Chapters
  readonly now: ReadonlySignal<Now>
  readonly pick: Signal<Pick>
  /** The latest first. */
  readonly log: ReadonlySignal<readonly LogLine[]>
  readonly motion: ReadonlySignal<Motion | null>
  /** The last thing that was said, for the live region. */
  readonly said: ReadonlySignal<string>
  /** Pays otherwise for the deed that was just done, where a family may: until the next deed. */
  readonly instead: ReadonlySignal<Choice | null>
  act(action: Action): void
  undo(): void
  redo(): void
  /** Ends the turn, or answers its limits: these cards are dropped as soon as the rules ask for it. */
  endTurn(drops: readonly Slot[]): void
  /** All agree to end the game as it stands. */
  end(): void
  openCurtain(): void
  closeCurtain(): void
  hash(): string
  /** What is done. */
  entries(): readonly Entry[]
  /** The seats that people play on this phone. */
  seats(): readonly Seat[]
  /** The whole game as far as this phone knows it. */
  save(): Save
}

/** How a chapter of this table asks what is awaited now; null where the table itself does. */
export const askingOf = ({ chapters }: Sitting, { todo }: Now): Asking | null => (todo && chapters.asking[todo]) ?? null
