/** The rulebook by chapters, and what stands where. */
import book from '../../games/blackstone/RULES.md?rulebook'
import { type Paragraph, type Section, wordsOf } from '../../games/blackstone/rulebook.ts'

/** A chapter's own section, and those below it. */
export type Chapter = readonly [Section, ...Section[]]

const add = (chapters: readonly Chapter[], section: Section): readonly Chapter[] => {
  const last = chapters.at(-1)
  return section.isChapter || !last ? [...chapters, [section]] : [...chapters.slice(0, -1), [...last, section]]
}

export const CHAPTERS: readonly Chapter[] = book.reduce(add, [])

/** The number of the chapter in which this section stands; -1 for one that there is not. */
export const chapterWith = (id: string): number =>
  CHAPTERS.findIndex((chapter) => chapter.some((section) => section.id === id))

export interface Found {
  readonly section: Section
  readonly paragraph: Paragraph
}

const PARAGRAPHS: readonly (Found & { readonly words: string })[] = book.flatMap((section) =>
  section.paragraphs.map((paragraph) => ({
    ...{ section, paragraph },
    words: `${section.title} ${paragraph.number} ${wordsOf(paragraph)}`.toLowerCase(),
  })),
)

/** The section with the paragraph of this number, `7.3`. */
export const sectionOf = (number: string): Section | undefined =>
  PARAGRAPHS.find(({ paragraph }) => paragraph.number === number)?.section

/** Paragraphs in which every one of these words begins some word; first those under a heading that has them all. */
export const search = (asked: string): readonly Found[] => {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string): boolean => words.every((word) => ` ${text}`.includes(` ${word}`))
  const found = words.length === 0 ? [] : PARAGRAPHS.filter((one) => has(one.words.replace(/[^\w.]+/g, ' ')))
  const isHead = ({ section }: Found): boolean => has(section.title.toLowerCase())
  return [...found.filter(isHead), ...found.filter((one) => !isHead(one))]
}
