/** Every sentence that a player reads comes through here. */
import { type Messages, setupI18n } from '@lingui/core'
import type { bots } from './en.bots.ts'
import type { chapters } from './en.chapters.ts'
import type { confirm } from './en.confirm.ts'
import type { editor } from './en.editor.ts'
import type { emblems } from './en.emblems.ts'
import type { families } from './en.families.ts'
import type { firstEdition } from './en.firstEdition.ts'
import type { game } from './en.game.ts'
import type { goOn } from './en.goOn.ts'
import type { guards } from './en.guards.ts'
import type { hints } from './en.hints.ts'
import type { history } from './en.history.ts'
import type { install } from './en.install.ts'
import type { intrigue } from './en.intrigue.ts'
import type { keeping } from './en.keeping.ts'
import type { lessons } from './en.lessons.ts'
import type { lookingBack } from './en.lookingBack.ts'
import type { modes } from './en.modes.ts'
import type { options } from './en.options.ts'
import type { pieces } from './en.pieces.ts'
import type { puzzle } from './en.puzzle.ts'
import type { puzzles } from './en.puzzles.ts'
import type { questions } from './en.questions.ts'
import type { quests } from './en.quests.ts'
import type { refusals } from './en.refusals.ts'
import type { rules } from './en.rules.ts'
import type { seeing } from './en.seeing.ts'
import type { sheets } from './en.sheets.ts'
import type { side } from './en.side.ts'
import type { storage } from './en.storage.ts'
import type { table } from './en.table.ts'
import type { tips } from './en.tips.ts'
import type { together } from './en.together.ts'
import type { told } from './en.told.ts'
import type { troubles } from './en.troubles.ts'
import type { en } from './en.ts'
import messages from './en.ts?compiled'
import type { wild } from './en.wild.ts'

/** A sentence's name in one of the catalogues. Those other than en.ts are there once their chunk has taught them. */
export type Key =
  | keyof typeof en
  | keyof typeof bots
  | keyof typeof chapters
  | keyof typeof table
  | keyof typeof game
  | keyof typeof lessons
  | keyof typeof lookingBack
  | keyof typeof modes
  | keyof typeof options
  | keyof typeof editor
  | keyof typeof puzzle
  | keyof typeof puzzles
  | keyof typeof questions
  | keyof typeof refusals
  | keyof typeof rules
  | keyof typeof sheets
  | keyof typeof side
  | keyof typeof storage
  | keyof typeof tips
  | keyof typeof together
  | keyof typeof told
  | keyof typeof troubles
  | keyof typeof seeing
  | keyof typeof firstEdition
  | keyof typeof quests
  | keyof typeof hints
  | keyof typeof history
  | keyof typeof install
  | keyof typeof intrigue
  | keyof typeof pieces
  | keyof typeof families
  | keyof typeof confirm
  | keyof typeof emblems
  | keyof typeof keeping
  | keyof typeof goOn
  | keyof typeof guards
  | keyof typeof wild
/** The key of one of many that are numbered, by a number that the game gives. */
type Numbered = `tower.${number}`
/** A language: all that is said, in one file of `languages/`, which its name is the tag of. A sentence too few or too many is a fault of types. */
export type Catalogue = Readonly<Record<Key, string>>

export type Values = Readonly<Record<string, string | number>>

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })

/** Adds a catalogue that came with a later chunk. */
export const teach = (more: Messages): void => i18n.load('en', more)

/** Speaks another language from now on. */
export const learn = (language: string, all: Messages): void => {
  i18n.load(language, all)
  i18n.activate(language)
  document.documentElement.lang = language
}

/** What is spoken now: `en`. */
export const spoken = (): string => i18n.locale

/** The sentence with its places filled. */
export const t = (key: Key | Numbered, values?: Values): string => i18n._(key, values)

/** The sentence for a code that comes from outside the UI; `fallback` where no catalogue names it. */
export const say = (code: string, values: Values | undefined, fallback: Key): string =>
  code in i18n.messages ? i18n._(code, values) : t(fallback)
