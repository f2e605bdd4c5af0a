/** Message keys that Blackstone Castle adds to those of the app. */

import type { continueGame } from './en/continueGame.ts'
import type { editor } from './en/editor.ts'
import type { errors } from './en/errors.ts'
import type { events } from './en/events.ts'
import type { families } from './en/families.ts'
import type { firstEdition } from './en/firstEdition.ts'
import type { game } from './en/game.ts'
import type { gameEnd } from './en/gameEnd.ts'
import type { guards } from './en/guards.ts'
import type { intrigue } from './en/intrigue.ts'
import type { firstTurns } from './en/learn/firstTurns.ts'
import type { hints } from './en/learn/hints.ts'
import type { lessons } from './en/learn/lessons.ts'
import type { openings } from './en/learn/openings.ts'
import type { questLessons } from './en/learn/questLessons.ts'
import type { tips } from './en/learn/tips.ts'
import type { modes } from './en/modes.ts'
import type { moves } from './en/moves.ts'
import type { names } from './en/names.ts'
import type { options } from './en/options.ts'
import type { pieces } from './en/pieces.ts'
import type { puzzle } from './en/puzzles/puzzle.ts'
import type { puzzles } from './en/puzzles/puzzles.ts'
import type { questions } from './en/questions.ts'
import type { quests } from './en/quests.ts'
import type { refusals } from './en/refusals.ts'
import type { rules } from './en/rules.ts'
import type { sheets } from './en/sheets.ts'
import type { shortcuts } from './en/shortcuts.ts'
import type { sidePanel } from './en/sidePanel.ts'
import type { statistics } from './en/statistics.ts'
import type { table } from './en/table.ts'
import type { tableMenu } from './en/tableMenu.ts'
import type { taskChoice } from './en/taskChoice.ts'
import type { wild } from './en/wild.ts'

type BlackstoneKey =
  | keyof typeof editor
  | keyof typeof families
  | keyof typeof firstEdition
  | keyof typeof firstTurns
  | keyof typeof game
  | keyof typeof continueGame
  | keyof typeof guards
  | keyof typeof hints
  | keyof typeof intrigue
  | keyof typeof taskChoice
  | keyof typeof lessons
  | keyof typeof modes
  | keyof typeof moves
  | keyof typeof names
  | keyof typeof openings
  | keyof typeof options
  | keyof typeof pieces
  | keyof typeof puzzle
  | keyof typeof puzzles
  | keyof typeof questLessons
  | keyof typeof questions
  | keyof typeof quests
  | keyof typeof refusals
  | keyof typeof rules
  | keyof typeof gameEnd
  | keyof typeof sheets
  | keyof typeof shortcuts
  | keyof typeof sidePanel
  | keyof typeof statistics
  | keyof typeof table
  | keyof typeof tableMenu
  | keyof typeof tips
  | keyof typeof events
  | keyof typeof errors
  | keyof typeof wild

declare module '../keys.ts' {
  interface CatalogueKeys {
    /** Tower names have numbers that the game gives. */
    readonly blackstone: BlackstoneKey | `tower.${number}`
  }
}

/** All messages that this game adds to those of the app, in one language. */
export type BlackstoneCatalogue = Readonly<Record<BlackstoneKey, string>>
