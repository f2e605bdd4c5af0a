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

export const paragraphText = ({ runs, rows = [] }: RulebookParagraph): string =>
  [runs, ...rows.flat()].map((runGroup) => runGroup.map(({ text }) => text).join('')).join(' ')
