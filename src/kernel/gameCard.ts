/** A game, its modes and their options, as the app shows them before the rules are fetched. */

export type GameId = string
export type ModeId = string

/**
 * One setting of a mode. A single value stands for a module that is not built: headers name it, nobody can choose it.
 */
export interface OptionCard {
  readonly id: string
  readonly values: readonly (string | number)[]
  readonly default: string | number
  /**
   * True if the option was added after games had begun without it: a header that does not name it means the default, or
   * where there is one value alone what was before it, and is not changed.
   */
  readonly later?: true
}
export type Options = Readonly<Record<string, string | number>>

/** Mode as the app shows it before it is played. Names and pitches are sentences of the catalogue, keyed by id. */
export interface ModeCard {
  readonly id: ModeId
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionCard[]
  /** All players play against the game: one outcome, one board, no curtain. */
  readonly together: boolean
}

/** Game as Home and New game show it before its rules are fetched. Its name is the sentence `game.<id>`. */
export interface GameCard {
  readonly id: GameId
  readonly version: number
  /** Modes in the order in which New game offers them. Ids are unique in the whole app. */
  readonly modes: readonly ModeCard[]
  /** Options that are proposed before anybody has chosen; without it the defaults. */
  readonly proposed?: (mode: ModeCard) => Options
  /** Values of an option for `count` players with these other options; without it all values. */
  readonly valuesFor?: (option: OptionCard, count: number, others: Options) => OptionCard['values']
}

/** Short game for whoever plays for the first time. Exported as `firstGame` by `src/games/<id>/firstGame.ts`. */
export interface FirstGame {
  readonly mode: ModeId
  /** Options that differ from what the game proposes. */
  readonly options: Options
}

/** Preset that a choice of options equals; `own` is neither of the two. */
export type Preset = 'simple' | 'full' | 'own'

/**
 * Layout of a game's options on New game; without it all stand in a row. Exported as `optionsLayout` by
 * `src/games/<id>/optionsLayout.ts`.
 */
export interface OptionLayout {
  /** Options that are always shown. */
  readonly basic: readonly string[]
  /** Parts of the game that are chosen one by one, shown first and last; all other options are details. */
  readonly parts: readonly string[]
  readonly pieces: readonly string[]
  /** Options to name first when a table is described, by their name alone, unless they are off. */
  readonly headline: readonly string[]
  /** Whether an option changes anything for `count` players with these other options, all written out. */
  isRelevant(id: string, others: Options, count: number): boolean
  /** Preset that these options are, all written out; null in a mode that has none. */
  presetOf(mode: ModeCard, options: Options): Preset | null
  /** Options with every value that the preset covers set to the preset's. */
  withPreset(mode: ModeCard, preset: 'simple' | 'full', options: Options): Options
  /** Options of the mode, all written out here, that differ from those of a preset. */
  differingOptions(mode: ModeCard, preset: 'simple' | 'full', options: Options): readonly OptionCard[]
  /** Values for the placeholders of the sentences that describe a preset. */
  presetValues(mode: ModeCard): Options
}
