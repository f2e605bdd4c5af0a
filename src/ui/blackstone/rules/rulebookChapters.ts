/** Rulebook by chapters, with search. */
import book from '../../../games/blackstone/RULES.md?rulebook'
import { paragraphText, type RulebookParagraph, type RulebookSection } from '../../../games/rulebook.ts'

/** Section that begins the chapter, and the sections below it. */
export type RulebookChapter = readonly [RulebookSection, ...RulebookSection[]]

const appendSection = (chapters: readonly RulebookChapter[], section: RulebookSection): readonly RulebookChapter[] => {
  const lastChapter = chapters.at(-1)
  return section.isChapter || !lastChapter
    ? [...chapters, [section]]
    : [...chapters.slice(0, -1), [...lastChapter, section]]
}

export const CHAPTERS: readonly RulebookChapter[] = book.reduce(appendSection, [])

/** Index of the chapter that contains the section; -1 if there is none. */
export const findChapterIndex = (id: string): number =>
  CHAPTERS.findIndex((chapter) => chapter.some((section) => section.id === id))

export interface RuleMatch {
  readonly section: RulebookSection
  readonly paragraph: RulebookParagraph
}

const PARAGRAPHS: readonly (RuleMatch & { readonly words: string })[] = book.flatMap((section) =>
  section.paragraphs.map((paragraph) => ({
    ...{ section, paragraph },
    words: `${section.title} ${paragraph.number} ${paragraphText(paragraph)}`.toLowerCase(),
  })),
)

/** Section that contains the paragraph with this number, such as `7.3`. */
export const sectionOfParagraph = (number: string): RulebookSection | undefined =>
  PARAGRAPHS.find(({ paragraph }) => paragraph.number === number)?.section

/**
 * Paragraphs that have, for every word of the query, a word that begins with it. Those whose section title matches come
 * first.
 */
export const searchRules = (query: string): readonly RuleMatch[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const containsAllWords = (text: string): boolean => words.every((word) => ` ${text}`.includes(` ${word}`))
  const matches =
    words.length === 0
      ? []
      : PARAGRAPHS.filter((paragraph) => containsAllWords(paragraph.words.replace(/[^\w.]+/g, ' ')))
  const isTitleMatch = ({ section }: RuleMatch): boolean => containsAllWords(section.title.toLowerCase())
  return [...matches.filter(isTitleMatch), ...matches.filter((match) => !isTitleMatch(match))]
}
