/**
 * A chapter of the table: how a mode or a module asks what its rules await, tells what they do and marks what they put on the board.
 * One file of chapters/ for each, named for the mode or for the option that brings the module; it comes with the rules themselves.
 */
import type { ComponentChildren, ComponentType } from 'preact'
import type { Action, Event } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import type { Compass } from '../../../games/blackstone/insight/compass.ts'
import type { Scene } from '../../../games/blackstone/rules/play.ts'
import type { Todo } from '../../../games/blackstone/state.ts'
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { CheckView, Choice, MotionStep } from '../props.ts'
import type { Aims } from './pick.ts'
import type { Line } from './prompt.ts'
import type { Now, Sitting } from './sitting.ts'
import type { Teller, Told } from './teller.ts'

export interface AtTable {
  readonly sitting: Sitting
  readonly now: Now
}

/** How one thing is asked that the rules await. */
export interface Asking {
  /** One line that says where the answer is. */
  prompt(at: AtTable): Line
  /** The question, in the tray above the hand. */
  readonly Panel?: ComponentType<AtTable>
  /** Where taps on the board lead. */
  aims?(at: AtTable): Aims
  /** What taps on corner towers do, by their places. */
  towers?(at: AtTable): ReadonlyMap<number, Action>
  /** Why the phone is handed to the seat that is asked: a sentence for the curtain before it. */
  calls?(at: AtTable): string
}

/** How an event becomes a sentence; null for what needs none. */
export type Tell = {
  readonly [K in Event['kind']]?: (event: Extract<Event, { kind: K }>, teller: Teller) => Told | null
}

/** What a table has room for once: of two chapters that fill the same place the later one counts. */
interface Places {
  /** The same as `sign`, on a corner tower. */
  towerSign?(now: Now, corner: number): Sign | null
  /** Takes the place of the players between the upper towers. */
  readonly Top?: ComponentType<AtTable>
  /** Stands left in the lower strip, where no towers are. */
  readonly Low?: ComponentType<AtTable>
  /** Lies above the hand while nothing is asked. */
  readonly Above?: ComponentType<AtTable>
  /** Lies among the cards of the hand, as the first. */
  readonly Held?: ComponentType<AtTable>
  /** Lies below the hand while nothing is asked. */
  readonly Below?: ComponentType<AtTable>
  /** What the seat that comes next is told on the curtain before its first turn: sentences. */
  greets?(now: Now): string
  /** Whose ability lets this seat pay with the other token. */
  payer?(now: Now): string
  /** How far a seat is in a game that is not for points, on its chip. */
  standing?(now: Now, seat: Seat): Standing
  /** How near the goal is, point by point, where it is not a number: for the sheet of standings. */
  checks?(now: Now): readonly CheckView[]
  /** Lies in the tray in place of tasks and court, in a mode that is not played with them. */
  readonly Tray?: ComponentType<AtTable>
  /** What a turn has to spend, in place of the tokens. */
  readonly Means?: ComponentType<AtTable>
  /** All courts at a glance, beside the board. */
  readonly Side?: ComponentType<AtTable>
  /** A court laid open, in place of its stacks and what it retains. */
  readonly Court?: ComponentType<AtTable & { readonly seat: Seat }>
  /** The gilded button, where it does more than end the turn; null where it does that. */
  primary?(at: AtTable): Choice | null
  /** Where a task asks for its halves, where it does not ask for vassals of the board. */
  compass?(scene: Scene, slot: Slot): Compass | null
  /** Stands around the prompt, and may say something in its place: the line to other phones. */
  readonly Line?: ComponentType<AtTable & { readonly children: ComponentChildren }>
  /** More for the menu. */
  menu?(at: AtTable): readonly Choice[]
  /** The sheet of who is here, where several phones share the table; `at` is the address behind it. */
  readonly Phones?: ComponentType<AtTable & { readonly at: readonly string[] }>
  /** Asks before the game is ended, where that is not for this phone alone to say. */
  readonly Finish?: ComponentType<AtTable>
  /** What is known of the deal when the game is over. */
  readonly Deal?: ComponentType<AtTable>
}

export interface TableChapter extends Places {
  readonly asking?: { readonly [D in Todo['do']]?: Asking }
  readonly tell?: Tell
  /** What moves on the board with an event. */
  steps?(event: Event): readonly MotionStep[]
  /** What stands on a space besides its vassal: words for its label, with a comma before them. */
  spoken?(at: AtTable, space: Space): string
  /** The same as small marks on the space. */
  pins?(now: Now, space: Space): ComponentChildren
  /** What that means for whoever touches the vassal: sentences for its panel and its sheet. */
  notes?(at: AtTable, space: Space): readonly string[]
  /** What can be done with what lies on a space, besides moving it: the usual buttons, changed or with others behind them. */
  choices?(at: AtTable, space: Space, usual: readonly Choice[]): readonly Choice[]
  /** A small sign on the chip of a seat, with words for its label that begin with a comma. */
  sign?(now: Now, seat: Seat): Sign | null
  /** A section of the court sheet of a seat. */
  readonly CourtPart?: ComponentType<AtTable & { readonly seat: Seat }>
  /** What may be done, the better of two ways to pay for one deed before the other: the first is offered. */
  prefers?(scene: Scene, legal: readonly Action[]): readonly Action[]
  /** Another way to pay for a deed that is about to be done; null where there is none. Of several chapters the first that knows one. */
  instead?(now: Now, action: Action): Instead | null
  /** Says what the prompt says while nothing is picked up; null where it has nothing to say. Of several chapters the first that has. */
  idle?(at: AtTable): Line | null
}

/** The other way to pay, and the button for it: it stands in the prompt's place until the next deed. */
export interface Instead {
  readonly action: Action
  readonly button: Omit<Choice, 'onPress'>
}

export interface Standing {
  readonly count: number
  /** Where it leads; 0 where there is no such number. */
  readonly of: number
  /** Both in words, behind a name: `2 of 3 Machinations`. */
  readonly words: string
}

export interface Sign {
  readonly drawn: ComponentChildren
  readonly words: string
}

/** All that the chapters of one table know. */
export interface Chapters extends Places {
  readonly asking: { readonly [D in Todo['do']]?: Asking }
  readonly tell: Tell
  readonly steps: (event: Event) => readonly MotionStep[]
  readonly spoken: (at: AtTable, space: Space) => string
  readonly pins: (now: Now, space: Space) => ComponentChildren
  readonly notes: (at: AtTable, space: Space) => readonly string[]
  readonly choices: (at: AtTable, space: Space, usual: readonly Choice[]) => readonly Choice[]
  readonly signs: (now: Now, seat: Seat) => readonly Sign[]
  readonly courtParts: readonly NonNullable<TableChapter['CourtPart']>[]
  readonly prefers: (scene: Scene, legal: readonly Action[]) => readonly Action[]
  readonly instead: (now: Now, action: Action) => Instead | null
  readonly idle: (at: AtTable) => Line | null
}

/** Each place as the last of the chapters fills it that does. */
const placesOf = (chapters: readonly TableChapter[]): Places => Object.assign({}, ...chapters)

/** Puts them together; of two that ask or tell of the same the later one counts. */
export const gathered = (chapters: readonly TableChapter[]): Chapters => ({
  ...placesOf(chapters),
  asking: Object.assign({}, ...chapters.map(({ asking }) => asking)),
  tell: Object.assign({}, ...chapters.map(({ tell }) => tell)),
  steps: (event) => chapters.flatMap((chapter) => chapter.steps?.(event) ?? []),
  spoken: (at, space) => chapters.map((chapter) => chapter.spoken?.(at, space) ?? '').join(''),
  pins: (now, space) => chapters.flatMap((chapter) => chapter.pins?.(now, space) ?? []),
  notes: (at, space) => chapters.flatMap((chapter) => chapter.notes?.(at, space) ?? []),
  choices: (at, space, usual) => chapters.reduce((all, chapter) => chapter.choices?.(at, space, all) ?? all, usual),
  signs: (now, seat) => chapters.flatMap((chapter) => chapter.sign?.(now, seat) ?? []),
  courtParts: chapters.flatMap(({ CourtPart }) => CourtPart ?? []),
  prefers: (scene, legal) => chapters.reduce((all, chapter) => chapter.prefers?.(scene, all) ?? all, legal),
  instead: (now, action) => chapters.map((chapter) => chapter.instead?.(now, action)).find((other) => !!other) ?? null,
  idle: (at) => chapters.map((chapter) => chapter.idle?.(at)).find((line) => !!line) ?? null,
})
