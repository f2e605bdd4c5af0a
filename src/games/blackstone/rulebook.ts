/** RULES.md as data: chapters, their sections, numbered paragraphs. */

/** Words of one kind. `to`: the section that they lead to. */
export interface Run {
  readonly text: string
  readonly as?: 'code' | 'em' | 'strong'
  readonly to?: string
}

export interface Paragraph {
  /** `7.3`: the third of the seventh chapter. */
  readonly number: string
  readonly runs: readonly Run[]
  readonly rulings: readonly number[]
  /** A table below the words; its first row is the head. */
  readonly rows?: readonly (readonly (readonly Run[])[])[]
}

export interface Section {
  /** Of its heading, as in links to it: `kings-quest`. */
  readonly id: string
  readonly title: string
  /** Whether sections below it belong to it, up to the next chapter. */
  readonly isChapter: boolean
  readonly paragraphs: readonly Paragraph[]
}

export type Rulebook = readonly Section[]

export const wordsOf = ({ runs, rows = [] }: Paragraph): string =>
  [runs, ...rows.flat()].map((words) => words.map(({ text }) => text).join('')).join(' ')
