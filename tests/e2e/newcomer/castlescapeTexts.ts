/** What screens of CastleScape say, in the languages in which strangers try them. */
import { table as castle } from '../../../src/text/castlescape/en/table.ts'
import { en as app } from '../../../src/text/en/app.ts'
import { bots } from '../../../src/text/en/bots.ts'
import { hints } from '../../../src/text/en/hints.ts'
import { tableMenu } from '../../../src/text/en/tableMenu.ts'
import { castlescape as germanCastle } from '../../../src/text/languages/de/castlescape.ts'
import { app as germanApp } from '../../../src/text/languages/de/house.ts'

const CATALOGUES = {
  en: { ...app, ...bots, ...hints, ...tableMenu, ...castle },
  de: { ...germanApp, ...germanCastle },
} as const

type Key = keyof (typeof CATALOGUES)['en'] & keyof (typeof CATALOGUES)['de']

export interface CastleWords {
  readonly locale: string
  /** Name of the language in itself. */
  readonly language: string
  /** The sentence of this key, as it stands on the screen. */
  say(key: Key): string
  /** Names that begin as one of these sentences do, whatever stands at their places. */
  names(...keys: readonly Key[]): RegExp
  /** Heading of a game that is over. */
  readonly end: RegExp
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
/** A sentence with anything at its places; of a plural all forms. */
const patternOf = (sentence: string): string => {
  const forms = [...sentence.matchAll(/(?:one|other) \{([^{}]*)\}/g)].map(([, form]) => form)
  const either = forms.length > 0 ? sentence.replace(/\{n, plural.*\}\}/, `(?:${forms.join('|')})`) : escaped(sentence)
  return either.replace(/\{\w+\}/g, '.+')
}

type Heads = Pick<CastleWords, 'locale' | 'language' | 'end'>

const wordsIn = (catalogue: Readonly<Record<Key, string>>, heads: Heads): CastleWords => ({
  ...heads,
  say: (key) => catalogue[key],
  names: (...keys) => new RegExp(`^(?:${keys.map((key) => patternOf(catalogue[key])).join('|')})`),
})

export const ENGLISH = wordsIn(CATALOGUES.en, {
  ...{ locale: 'en-GB', language: 'English' },
  // Not the heading *How to win*.
  end: /^(You win|.+ wins|.+ share the victory)$/,
})
export const GERMAN = wordsIn(CATALOGUES.de, {
  ...{ locale: 'de-DE', language: 'Deutsch' },
  end: /^(Du gewinnst|.+ gewinnt|.+ teilen sich den Sieg)$/,
})
