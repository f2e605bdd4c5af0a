/**
 * Contract of the screens: what the app needs of one game to show it. `src/ui/<id>/gameUi.tsx` exports one `gameUi`,
 * which is found by the name of its folder. The app reads no field of a state and compares no mode's name.
 */
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Game, GameSetup, RequestedSetup, Seat, Shape, Slot, View } from '../../kernel/contract.ts'
import type { GameId } from '../../kernel/gameCard.ts'
import type { Json } from '../../kernel/json.ts'
import type { Entry, Header } from '../../kernel/log.ts'
import type { Result } from '../../kernel/result.ts'
import type { Database } from '../../store/database.ts'
import type { GameSave } from '../../table/logStore.ts'
import type { OpenTable } from '../../table/openTableInterface.ts'
import type { SharedTableInfo } from '../../table/phones/sharedTableInfo.ts'
import type { AppContext } from '../common/appContext.ts'
import type { ChoiceView, LogLine } from '../parts/viewTypes.ts'
import type { RefusalLine } from './refusalLine.ts'
import type { BoardMotion, ConfirmHandler, TableSnapshot } from './tableSnapshot.ts'

/** Props of every component at a table. */
export interface TableProps<G extends Shape = Shape> {
  readonly view: TableView<G>
  readonly now: TableSnapshot<G>
}

/** Text of an event in the log. `kind` and `by` come from the event itself where they are left out. */
export type LogText = Omit<LogLine, 'id' | 'notation'>

/** Context of an event's description: the public state after it, and the names of the seats. */
export interface Narrator<G extends Shape = Shape> {
  readonly state: G['state']
  readonly names: readonly string[]
  /** Names of the people who sat down, also where a bot has taken a seat over; absent where `names` has them all. */
  readonly people?: readonly string[]
}

/** Describes an event in a sentence; null for an event that needs none. */
export type DescribeEvent<G extends Shape = Shape> = (event: G['event'], narrator: Narrator<G>) => LogText | null

/** Small mark on the chip of a seat. `label` begins with a comma and is added to the label of the chip. */
export interface SeatBadge {
  readonly content: ComponentChildren
  readonly label: string
}

/** Additions of bots and other phones to the screens of a table, for every game. */
export interface AddOns {
  /** Wraps the prompt, and may replace its text. */
  readonly PromptFrame?: ComponentType<TableProps & { readonly children: ComponentChildren }>
  /** This phone can only look at the game: it has no seat to give to a bot, and cannot end it. */
  readonly isWatched?: true
  seatBadges(now: TableSnapshot, seat: Seat): readonly SeatBadge[]
  /** Gilded button, where it does something other than end the turn. */
  primaryChoice?(props: TableProps): ChoiceView | null
  menuChoices?(props: TableProps): readonly ChoiceView[]
  /** Sheet of who is present, where several phones share the table. `at`: parts of the address after `phones`. */
  readonly PhonesSheet?: ComponentType<TableProps & { readonly at: readonly string[] }>
  /** Asks before the game ends, where this phone cannot decide that alone. */
  readonly EndGameSheet?: ComponentType<TableProps>
  /** Seats that people play on other phones; absent where this phone plays alone. */
  peopleElsewhere?(): readonly Seat[]
  /** Result of the audit of the deal, when the game is over. */
  readonly DealAudit?: ComponentType<TableProps>
}

export const NO_ADD_ONS: AddOns = { seatBadges: () => [] }

/** Course of a game, round by round: collected step by step while a game is replayed. */
export interface CourseReducer<G extends Shape = Shape, C = unknown> {
  begin(state: G['state']): C
  next(course: C, step: { readonly state: G['state']; readonly events: readonly G['event'][] }): C
}

/** Texts of the curtain about the next seat; each may be empty. */
export interface CurtainTexts {
  /** Progress of the seat: `12 points`. */
  readonly line: string
  /** Why the phone is passed to the seat in mid-turn. */
  readonly why: string
  /** Nothing to report yet: hands were dealt and no more. */
  readonly isQuiet: boolean
}

/** Parts of a replay that the game adds to its events. */
export interface ReplayUi<G extends Shape = Shape> {
  /** Notation of an action, for a spectator; absent where sentences say all. `state` and `events`: what it led to. */
  writeAction?(state: G['state'], action: G['action'], events: readonly G['event'][]): string
  readonly courseReducer?: CourseReducer<G>
}

/** Choices that a game adds to the menu of a table. */
export interface MenuChoices {
  /** Help for the player to move. */
  readonly help: readonly ChoiceView[]
  /** Things at the table that can be looked at. */
  readonly contents: readonly ChoiceView[]
  readonly tools: readonly ChoiceView[]
}

/** Screens of one table: made for its mode and modules, and fetched with its rules. */
export interface TableUi<G extends Shape = Shape> {
  /** Complete table on one screen. `primary` replaces the button that ends the turn, once the game is over. */
  readonly Table: ComponentType<TableProps<G> & { readonly primary?: ChoiceView | null }>
  /** Board at one step of a replay, with nothing to press. */
  readonly Board: ComponentType<TableProps<G>>
  /**
   * Parts around the board of a replay: above it, left and right of the prompt, and beside everything where there is
   * room.
   */
  readonly Top?: ComponentType<TableProps<G>>
  readonly Left?: ComponentType<TableProps<G>>
  readonly Right?: ComponentType<TableProps<G>>
  readonly Side?: ComponentType<TableProps<G>>
  /** Screen of the end of a game; without it the app says who won. */
  readonly GameOverScreen?: ComponentType<GameOverScreenProps<G>>
  /**
   * Sheets of the game. `at`: parts of the address after the table. `UnknownSheet` for a name that the game does not
   * have.
   */
  readonly Sheet?: ComponentType<TableProps<G> & { readonly at: readonly string[] }>
  /**
   * Rules of what is asked or open, over the table. `over`: address of the sheet below. `asked`: parts of the address
   * after `rule`.
   */
  readonly RuleSheet?: ComponentType<
    TableProps<G> & { readonly over: readonly string[]; readonly asked: readonly string[] }
  >
  /** Name of the sheet that lists the keys of the table; `?` opens it. */
  readonly keysSheet?: string
  /** Whether a sheet of the game must be answered now, whatever the address says. */
  mustAnswer?(now: TableSnapshot<G>): boolean
  /** Adds to a table view what the game's own screens need. */
  extendView?(view: TableView<G>): TableView<G>
  /** Fetches ahead what a turn asks and shows. */
  prefetch?(): void
  /** Seat whose turn it is, also while another seat is asked during it. */
  activeSeat(state: G['state']): Seat
  /** Whether a seat is asked something that is no turn of its own: the others are told that, not its last move. */
  isAsked?(state: G['state']): boolean
  /** Number of the round, from 1; 0 before the first. */
  round(state: G['state']): number
  /**
   * Table with what this game adds to it on one phone, as it opens: choices that all make at once, in secret, are stored
   * until the last is made (lifecycle/keepVeiledChoices.ts). Absent where there is nothing to add.
   */
  extendTable?(database: Database, table: OpenTable<Shape>): Promise<OpenTable<Shape>>
  /** Whether this seat holds cards that another may not see. */
  hasSecrets(state: G['state'], seat: Seat): boolean
  /** Fetches the function that describes events. A board can be played before it arrives. */
  loadDescribeEvent(): Promise<DescribeEvent<G>>
  /** Motions on the board for these events, in the form that the game's board reads. */
  motionSteps?(events: readonly G['event'][]): readonly object[]
  /** Fetches the function that puts an action in words, for the confirmation before it. */
  loadActionText?(): Promise<(now: TableSnapshot<G>, action: G['action']) => string>
  /** Texts of the curtain. `isFirst`: the seat had no turn before. */
  curtainTexts?(props: TableProps<G>, isFirst: boolean): CurtainTexts
  /** Fetches what the game adds to the menu of the table, when the menu opens. */
  loadMenu?(): Promise<(props: TableProps<G>, app: AppContext) => MenuChoices>
  /** Fetches what the game adds to a replay. */
  loadReplay?(): Promise<ReplayUi<G>>
}

export interface GameOverScreenProps<G extends Shape = Shape> extends TableProps<G> {
  /** Shows the board; `label` names the button that leads back. */
  readonly onShowBoard: (label: string) => void
}

/** Page that a game may have besides its table, at an address of its own. */
export type GamePageName = 'learn' | 'puzzles' | 'editor' | 'rules'

export interface GamePageProps {
  /** Mode that is played, where the page is opened from a table. */
  readonly mode?: string
}

/** Wording of a finished game, from its stored summary. */
export interface Verdict {
  readonly title: string
  readonly details: string
}

/** Scores of a finished game and their unit. `values`: by seat, empty where the result is no number. */
export interface SeatScores {
  readonly unit: string
  readonly values: readonly number[]
}

/** Section of the statistics that groups games by a property which only this game has. */
export interface StatisticsSection {
  readonly id: string
  title(): string
  /** Group of a stored summary for this seat. Games with one key are counted together; an empty key is not counted. */
  keyOf(summary: Json, me: Seat): string
  nameOf(key: string): string
}

/** Parts that a game adds to the statistics. */
export interface Statistics {
  /** Scores of a stored ending. */
  score(ending: Json): SeatScores
  /** Mean of numbers of this unit, in words. */
  mean(unit: string, mean: string): string
  readonly sections: readonly StatisticsSection[]
}

/**
 * Texts and data for history, statistics and links, without opening the game: from stored summaries, and from no field
 * of a state.
 */
export interface HistoryUi {
  /**
   * Parts of the summary besides those of every game (see lifecycle/saveSummary.ts). `points` by seat and `goal` are
   * shown on Home.
   */
  summaryParts(view: TableView, now: TableSnapshot): { readonly [part: string]: Json }
  /** Parts of the stored ending besides ranks and round. */
  endingParts?(view: TableView, now: TableSnapshot): { readonly [part: string]: Json }
  /** Winner and what decided the game, from a stored summary. Without it the app says who won and in which round. */
  verdictOf?(summaryParts: Json, names: readonly string[], people: readonly string[]): Verdict | null
  readonly statistics?: Statistics
}

/** Start of a new game from a position, with the names of its seats. */
export interface PositionSetup {
  readonly table: GameSetup
  readonly names: readonly string[]
  readonly hidden?: Json
}

/** Positions as documents, for games that can begin from one. Their `format` is the id of the game and `-position`. */
export interface PositionFormat {
  /** Writes the open cards of a state and, as far as this view knows them, the hidden ones. */
  write(view: View<Shape['state']>, names: readonly string[]): Promise<Json>
  read(document: Json): Result<PositionSetup>
  /** Slots of the face-down cards that this seat has seen. */
  slotsSeenBy(state: Shape['state'], seat: Seat): ReadonlySet<Slot>
}

/** Rules of a table, and the screens that show them. */
export interface LoadedTable {
  readonly game: Game<Shape>
  readonly gameUi: GameUi
  readonly tableUi: TableUi
  /**
   * Fetches the rules that `game` lacks, where it can only be set up and dealt so far. Nothing is proposed and no log of
   * moves is read before it resolves. Absent where `game` is whole.
   */
  loadRest?(): Promise<void>
}

export interface DailyPuzzleProps {
  /** Name of the game where its card stands beside that of another game. */
  readonly game: string | undefined
}

export interface GameUi {
  readonly id: GameId
  /**
   * Picture of the last position, drawn from what `summaryParts` stored, as `data-part="picture"`; nothing where
   * nothing was stored.
   */
  readonly LastPosition?: ComponentType<{ readonly summary: Json }>
  /** Card of Home with the puzzle of the day, 62 pixels high: Home reserves its place while it is fetched. */
  readonly DailyPuzzle?: ComponentType<DailyPuzzleProps>
  /** Picture of a mode in a lobby, and of the first game's modes in New game. */
  readonly ModePicture?: ComponentType<{ readonly mode: string }>
  /** Fetches the rules of a table, at least those that deal it, and the screens that show them. */
  loadTable(wanted: RequestedSetup): Promise<Omit<LoadedTable, 'gameUi'>>
  /**
   * Progress of a seat in words, from a stored summary: `12 of 21 points`. Without it the app shows the number alone.
   */
  progressText?(summary: Json, seat: Seat): string
  loadHistory?(): Promise<HistoryUi>
  /** Fetches the format of positions; without it no game of this kind can be branched off. */
  loadPositionFormat?(): Promise<PositionFormat>
  readonly pages?: Readonly<Partial<Record<GamePageName, () => Promise<ComponentType<GamePageProps>>>>>
}

export interface TableView<G extends Shape = Shape> extends RefusalLine {
  readonly header: Header
  readonly game: Game<G>
  readonly gameUi: GameUi
  /** Screens of this table, for its mode and modules. */
  readonly tableUi: TableUi
  /** Additions of bots and other phones to the screens. */
  readonly addOns: AddOns
  /** Facts of a table that several phones share; null on one phone. */
  readonly shared: SharedTableInfo | null
  /** All players play against the game: one outcome, no curtain. */
  readonly isCooperative: boolean
  /** Address of this table; the addresses of its sheets begin with it. */
  readonly path: readonly string[]
  readonly names: readonly string[]
  readonly now: ReadonlySignal<TableSnapshot<G>>
  /** Lines of the log, the latest first. */
  readonly log: ReadonlySignal<readonly LogLine[]>
  readonly motion: ReadonlySignal<BoardMotion | null>
  /** Latest announcement, for the live region. */
  readonly announcement: ReadonlySignal<string>
  /** Handler that asks before each action, as long as it is set. */
  readonly confirmHandler: Signal<ConfirmHandler | null>
  /** Item picked up on the board, for sound and vibration; null where there is none. */
  pickedUp?(): unknown
  /** Calls `proceed` for this action, after a confirmation where one is wanted. */
  confirmThen(action: G['action'], proceed: () => void): void
  /** Proposes an action for the shown seat, without a confirmation. */
  propose(action: G['action']): void
  /** Proposes an action for the shown seat, after a confirmation where one is wanted. */
  confirmAndPropose(action: G['action']): void
  /** Takes back the last action. `isSilent`: nothing is announced, because another action follows at once. */
  undo(isSilent?: boolean): void
  redo(): void
  /** Proposes to end the game by agreement. */
  proposeEnd(): void
  openCurtain(): void
  closeCurtain(): void
  hash(): string
  /** Entries of the log so far. */
  entries(): readonly Entry[]
  /** Seats that people play on this phone. */
  seats(): readonly Seat[]
  /** The whole game as far as this phone knows it. */
  save(): GameSave
}
