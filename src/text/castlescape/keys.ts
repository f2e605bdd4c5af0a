/** Message keys that CastleScape adds to those of the app. */

import type { aims } from './en/aims.ts'
import type { cards } from './en/cards.ts'
import type { editor } from './en/editor.ts'
import type { events } from './en/events.ts'
import type { gameEnd } from './en/gameEnd.ts'
import type { firstTurns } from './en/learn/firstTurns.ts'
import type { hints } from './en/learn/hints.ts'
import type { lessons } from './en/learn/lessons.ts'
import type { openings } from './en/learn/openings.ts'
import type { tips } from './en/learn/tips.ts'
import type { modeDescriptions } from './en/modeDescriptions.ts'
import type { names } from './en/names.ts'
import type { options } from './en/options.ts'
import type { puzzles } from './en/puzzles/puzzles.ts'
import type { refusals } from './en/refusals.ts'
import type { rules } from './en/rules.ts'
import type { sheets } from './en/sheets.ts'
import type { table } from './en/table.ts'

type CastleScapeKey =
  | keyof typeof aims
  | keyof typeof cards
  | keyof typeof editor
  | keyof typeof events
  | keyof typeof firstTurns
  | keyof typeof gameEnd
  | keyof typeof hints
  | keyof typeof lessons
  | keyof typeof modeDescriptions
  | keyof typeof names
  | keyof typeof openings
  | keyof typeof options
  | keyof typeof puzzles
  | keyof typeof refusals
  | keyof typeof rules
  | keyof typeof sheets
  | keyof typeof table
  | keyof typeof tips

declare module '../keys.ts' {
  interface CatalogueKeys {
    /** Titles have ids that the data of the game gives. */
    readonly castlescape: CastleScapeKey | `castlescape.card.${string}` | `castlescape.aim.${string}`
  }
}

/** All messages that this game adds to those of the app, in one language. */
export type CastleScapeCatalogue = Readonly<Record<CastleScapeKey, string>>
