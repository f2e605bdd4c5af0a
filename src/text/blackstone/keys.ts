/** Message keys that Blackstone Castle adds to those of the app. */

import type { editor } from './en/editor.ts'
import type { firstEdition } from './en/extensions/firstEdition.ts'
import type { puzzleMaster } from './en/extensions/puzzleMaster.ts'
import type { queensAndWizardsQuest } from './en/extensions/queensAndWizardsQuest.ts'
import type { solo } from './en/extensions/solo.ts'
import type { modeDescriptions } from './en/home/modeDescriptions.ts'
import type { names } from './en/home/names.ts'
import type { options } from './en/home/options.ts'
import type { returnVisit } from './en/home/returnVisit.ts'
import type { statistics } from './en/home/statistics.ts'
import type { firstTurns } from './en/learn/firstTurns.ts'
import type { hints } from './en/learn/hints.ts'
import type { lessons } from './en/learn/lessons.ts'
import type { openings } from './en/learn/openings.ts'
import type { questLessons } from './en/learn/questLessons.ts'
import type { tips } from './en/learn/tips.ts'
import type { assassins } from './en/modules/assassins.ts'
import type { families } from './en/modules/families.ts'
import type { guards } from './en/modules/guards.ts'
import type { intrigue } from './en/modules/intrigue.ts'
import type { wild } from './en/modules/wild.ts'
import type { positionErrors } from './en/positionErrors.ts'
import type { puzzles } from './en/puzzles/puzzles.ts'
import type { rules } from './en/rules.ts'
import type { board } from './en/tableScreen/board.ts'
import type { gameEnd } from './en/tableScreen/gameEnd.ts'
import type { sheets } from './en/tableScreen/sheets.ts'
import type { shortcuts } from './en/tableScreen/shortcuts.ts'
import type { sidePanel } from './en/tableScreen/sidePanel.ts'
import type { table } from './en/tableScreen/table.ts'
import type { tableMenu } from './en/tableScreen/tableMenu.ts'
import type { events } from './en/turn/events.ts'
import type { moves } from './en/turn/moves.ts'
import type { questions } from './en/turn/questions.ts'
import type { refusals } from './en/turn/refusals.ts'
import type { taskChoice } from './en/turn/taskChoice.ts'

type BlackstoneKey =
  | keyof typeof assassins
  | keyof typeof editor
  | keyof typeof families
  | keyof typeof firstEdition
  | keyof typeof firstTurns
  | keyof typeof board
  | keyof typeof returnVisit
  | keyof typeof guards
  | keyof typeof hints
  | keyof typeof intrigue
  | keyof typeof taskChoice
  | keyof typeof lessons
  | keyof typeof modeDescriptions
  | keyof typeof moves
  | keyof typeof names
  | keyof typeof openings
  | keyof typeof options
  | keyof typeof puzzleMaster
  | keyof typeof puzzles
  | keyof typeof questLessons
  | keyof typeof questions
  | keyof typeof queensAndWizardsQuest
  | keyof typeof refusals
  | keyof typeof rules
  | keyof typeof gameEnd
  | keyof typeof sheets
  | keyof typeof shortcuts
  | keyof typeof sidePanel
  | keyof typeof solo
  | keyof typeof statistics
  | keyof typeof table
  | keyof typeof tableMenu
  | keyof typeof tips
  | keyof typeof events
  | keyof typeof positionErrors
  | keyof typeof wild

declare module '../keys.ts' {
  interface CatalogueKeys {
    /** Tower names have numbers that the game gives. */
    readonly blackstone: BlackstoneKey | `tower.${number}`
  }
}

/** All messages that this game adds to those of the app, in one language. */
export type BlackstoneCatalogue = Readonly<Record<BlackstoneKey, string>>
