/** RULES.md as data: chapters, their sections, and numbered paragraphs. */

/** A run of text in one style. `to`: id of the section that it links to. */
export interface RulebookRun {
  readonly text: string
  readonly as?: 'code' | 'em' | 'strong'
  readonly to?: string
}

/** Table below a paragraph, by rows and cells; the first row is its head. */
export type RulebookTable = readonly (readonly (readonly RulebookRun[])[])[]

/** Picture made of signs, such as `#.#`. What the signs mean is up to the game. */
export interface RulebookPicture {
  /** Rows from the top. */
  readonly rows: readonly string[]
  /** What stands below or beside it; empty if nothing does. */
  readonly caption: string
}

export interface RulebookParagraph {
  /** Number such as `7.3`: the third paragraph of the seventh chapter. */
  readonly number: string
  readonly runs: readonly RulebookRun[]
  readonly rulings: readonly number[]
  readonly tables?: readonly RulebookTable[]
  /** Numbered steps below the text. */
  readonly steps?: readonly (readonly RulebookRun[])[]
  /** Pictures below all else. */
  readonly pictures?: readonly RulebookPicture[]
}

export interface RulebookSection {
  /** Id of its heading, as in links to it: `kings-quest`. */
  readonly id: string
  readonly title: string
  /** Is it a chapter, to which the sections up to the next chapter belong? */
  readonly isChapter: boolean
  readonly paragraphs: readonly RulebookParagraph[]
}

export type Rulebook = readonly RulebookSection[]

export const runsText = (runs: readonly RulebookRun[]): string => runs.map(({ text }) => text).join('')

/** Text of a paragraph with its tables and steps, without its pictures. */
export const paragraphText = ({ runs, tables = [], steps = [] }: RulebookParagraph): string =>
  [runsText(runs), ...tables.flat(2).map(runsText), ...steps.map((step, at) => `${at + 1}. ${runsText(step)}`)].join(
    ' ',
  )
