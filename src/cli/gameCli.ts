/**
 * Interface by which one game is written, drawn and played on the command line: `<id>/gameCli.ts` exports it as
 * `gameCli`. Parts that are absent fall back to plain JSON, or to nothing.
 */
import type { GameSetup, Shape, View } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import type { Playout } from '../kernel/playout.ts'
import type { Result } from '../kernel/result.ts'
import type { Match, RandomBelow } from './selfplay/match.ts'
import type { MatchPlayer } from './selfplay/matchPlayer.ts'

/** Notation of actions, as a seat writes and reads them. */
export interface Notation<G extends Shape = Shape> {
  write(view: View<G['state']>, action: G['action']): string
  /** Parses an action. Refused where the text is not an action; the rules decide whether it is legal. */
  parse(view: View<G['state']>, text: string): Result<G['action']>
}

/** Position to start from, read from a document. */
export interface StartPosition {
  readonly table: GameSetup
  readonly names: readonly string[]
  readonly hidden?: Json
}

/** Position documents, whose `format` is `<id of their game>-position`. */
export interface PositionDocuments<G extends Shape = Shape> {
  read(json: Json): Result<StartPosition>
  /** Position of a game with everything that the view knows. */
  write(view: View<G['state']>, names: readonly string[]): object
  /** JSON schema of these documents. */
  schema(): object
}

/** Rules of `selfplay` for a game, besides players that take any legal action. */
export interface SelfplayRules<G extends Shape = Shape, M extends Match<G> = Match<G>> {
  /** Players by name; the first is the default. */
  readonly players: Readonly<Record<string, MatchPlayer<G>>>
  /** Plays to the end and records what `summarize` counts. */
  playMatch(start: Playout<G>, players: readonly MatchPlayer<G>[], below: RandomBelow): M
  summarize(matches: readonly M[], seats: number): object
}

/** Output of `play` for a game in the terminal. */
export interface TerminalUi<G extends Shape = Shape> {
  /** Whole table as lines of text, as the view's seat sees it. */
  draw(view: View<G['state']>, names: readonly string[]): string
  /** Question for the awaited seat where it has one decision; empty where it has many actions. */
  question(view: View<G['state']>): string
  /** What a card or another thing of this name does; null where there is none. */
  explain?(name: string): string | null
  /** Why a hint advises the first of these actions, each reason in a sentence; else it came out best. */
  reasons?(view: View<G['state']>, actions: readonly G['action'][]): readonly string[]
  /** What decided a game that is over, in a sentence. */
  ending?(view: View<G['state']>): string
  /** Help on typing actions, line by line, and where to read more. */
  readonly help: { readonly actions: string; readonly source: string }
}

export interface GameCli<G extends Shape = Shape, M extends Match<G> = Match<G>> {
  readonly notation?: Notation<G>
  readonly positions?: PositionDocuments<G>
  readonly selfplay?: SelfplayRules<G, M>
  readonly terminal?: TerminalUi<G>
  /** What each seat has of what the game counts. */
  describeStanding?(view: View<G['state']>): object
  /** Did a limit on rounds end this game, which was played to its end, and not its goal? */
  isRoundLimitReached?(state: G['state']): boolean
  /** Event in words, beginning with the verb; the event's seat is the subject. */
  describeEvent?(view: View<G['state']>, event: G['event']): string
  /** Is what comes before anybody is asked told with the first actions? Else the table alone shows it. */
  readonly tellsOpening?: boolean
  /** Paragraphs of the rules that cite a ruling. */
  rulingParagraphs?(ruling: number): readonly string[]
  /** Paragraphs of the rules that say why this code refuses the action of this text; none where the ruling says it. */
  refusalParagraphs?(code: string, action: string): readonly string[]
}
