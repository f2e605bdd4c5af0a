/** Keys of all messages: those of the app, and those that each game adds (`<id>/keys.ts`). */

import type { accessibility } from './en/accessibility.ts'
import type { en } from './en/app.ts'
import type { bots } from './en/bots.ts'
import type { confirm } from './en/confirm.ts'
import type { connection } from './en/connection.ts'
import type { dailyPuzzle } from './en/dailyPuzzle.ts'
import type { editor } from './en/editor.ts'
import type { emblems } from './en/emblems.ts'
import type { errors } from './en/errors.ts'
import type { gameEnd } from './en/gameEnd.ts'
import type { hints } from './en/hints.ts'
import type { history } from './en/history.ts'
import type { install } from './en/install.ts'
import type { lessons } from './en/lessons.ts'
import type { movedGame } from './en/movedGame.ts'
import type { newGame } from './en/newGame.ts'
import type { packs } from './en/packs.ts'
import type { pages } from './en/pages.ts'
import type { people } from './en/people.ts'
import type { phones } from './en/phones.ts'
import type { privacy } from './en/privacy.ts'
import type { puzzles } from './en/puzzles.ts'
import type { refusals } from './en/refusals.ts'
import type { replay } from './en/replay.ts'
import type { report } from './en/report.ts'
import type { returnVisit } from './en/returnVisit.ts'
import type { rulebook } from './en/rulebook.ts'
import type { seatsAndOptions } from './en/seatsAndOptions.ts'
import type { settings } from './en/settings.ts'
import type { share } from './en/share.ts'
import type { shortcuts } from './en/shortcuts.ts'
import type { statistics } from './en/statistics.ts'
import type { storage } from './en/storage.ts'
import type { table } from './en/table.ts'
import type { tableMenu } from './en/tableMenu.ts'
import type { tips } from './en/tips.ts'

type AppKey =
  | keyof typeof bots
  | keyof typeof confirm
  | keyof typeof connection
  | keyof typeof dailyPuzzle
  | keyof typeof editor
  | keyof typeof emblems
  | keyof typeof returnVisit
  | keyof typeof hints
  | keyof typeof history
  | keyof typeof install
  | keyof typeof lessons
  | keyof typeof share
  | keyof typeof statistics
  | keyof typeof newGame
  | keyof typeof seatsAndOptions
  | keyof typeof packs
  | keyof typeof pages
  | keyof typeof settings
  | keyof typeof people
  | keyof typeof puzzles
  | keyof typeof refusals
  | keyof typeof report
  | keyof typeof rulebook
  | keyof typeof gameEnd
  | keyof typeof replay
  | keyof typeof tableMenu
  | keyof typeof shortcuts
  | keyof typeof storage
  | keyof typeof table
  | keyof typeof tips
  | keyof typeof movedGame
  | keyof typeof phones
  | keyof typeof accessibility
  | keyof typeof privacy
  | keyof typeof errors
  | keyof typeof en

/** Keys by owner. A game adds its own under the name of its folder; the app names none of them. */
export interface CatalogueKeys {
  readonly app: AppKey
}

/** Key of a message in one of the catalogues. Messages outside en.ts are available once their chunk has added them. */
export type MessageKey = CatalogueKeys[keyof CatalogueKeys]

/** All messages of the app in one language. */
export type AppCatalogue = Readonly<Record<AppKey, string>>
