/** RULES.md as data: chapters, their sections, and numbered paragraphs. */

/** A run of text in one style. `to`: id of the section that it links to. */
export interface RulebookRun {
  readonly text: string
  readonly as?: 'code' | 'em' | 'strong'
  readonly to?: string
}

export interface RulebookParagraph {
  /** Number such as `7.3`: the third paragraph of the seventh chapter. */
  readonly number: string
  readonly runs: readonly RulebookRun[]
  readonly rulings: readonly number[]
  /** A table below the text; its first row is the head. */
  readonly rows?: readonly (readonly (readonly RulebookRun[])[])[]
  /** Numbered steps below the text. */
  readonly steps?: readonly (readonly RulebookRun[])[]
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

const runsText = (runs: readonly RulebookRun[]): string => runs.map(({ text }) => text).join('')

export const paragraphText = ({ runs, rows = [], steps = [] }: RulebookParagraph): string =>
  [runsText(runs), ...rows.flat().map(runsText), ...steps.map((step, at) => `${at + 1}. ${runsText(step)}`)].join(' ')
