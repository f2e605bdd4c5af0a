/** Rulebook of a game by chapters, with search. */
import type { ComponentType } from 'preact'
import {
  paragraphText,
  type Rulebook,
  type RulebookParagraph,
  type RulebookPicture,
  type RulebookSection,
} from '../../../games/rulebook.ts'

/** Section that begins the chapter, and the sections below it. */
export type RulebookChapter = readonly [RulebookSection, ...RulebookSection[]]

const appendSection = (chapters: readonly RulebookChapter[], section: RulebookSection): readonly RulebookChapter[] => {
  const lastChapter = chapters.at(-1)
  return section.isChapter || !lastChapter
    ? [...chapters, [section]]
    : [...chapters.slice(0, -1), [...lastChapter, section]]
}

export interface RuleMatch {
  readonly section: RulebookSection
  readonly paragraph: RulebookParagraph
}

/** Rulebook as the pages of the rules show it. */
export interface RulebookIndex {
  readonly chapters: readonly RulebookChapter[]
  /** Index of the chapter that contains the section; -1 if there is none. */
  findChapterIndex(id: string): number
  /** Section that contains the paragraph with this number, such as `7.3`. */
  sectionOfParagraph(number: string): RulebookSection | undefined
  /**
   * Paragraphs that have, for every word of the query, a word that begins with it. Those whose section title matches
   * come first.
   */
  searchRules(query: string): readonly RuleMatch[]
  /** Draws a picture of the book, with its words for who does not see it. Absent where the book has none. */
  readonly Picture?: ComponentType<PictureProps>
}

export interface PictureProps {
  readonly picture: RulebookPicture
}

interface IndexedParagraph extends RuleMatch {
  /** Heading, number and text. */
  readonly words: string
}

const indexParagraphs = (book: Rulebook): readonly IndexedParagraph[] =>
  book.flatMap((section) =>
    section.paragraphs.map((paragraph) => ({
      ...{ section, paragraph },
      words: `${section.title} ${paragraph.number} ${paragraphText(paragraph)}`,
    })),
  )

/** What stands between words, in the book as in what is looked for. */
const BETWEEN_WORDS = /[^\w.]+/g

const searchParagraphs = (paragraphs: readonly IndexedParagraph[], query: string): readonly RuleMatch[] => {
  const words = query.toLowerCase().split(BETWEEN_WORDS).filter(Boolean)
  const containsAllWords = (text: string): boolean => {
    const parted = ` ${text.toLowerCase().replace(BETWEEN_WORDS, ' ')}`
    return words.every((word) => parted.includes(` ${word}`))
  }
  const matches = words.length === 0 ? [] : paragraphs.filter((paragraph) => containsAllWords(paragraph.words))
  const isTitleMatch = ({ section }: RuleMatch): boolean => containsAllWords(section.title)
  return [...matches.filter(isTitleMatch), ...matches.filter((match) => !isTitleMatch(match))]
}

export const indexRulebook = (book: Rulebook, Picture?: ComponentType<PictureProps>): RulebookIndex => {
  const chapters = book.reduce(appendSection, [])
  const paragraphs = indexParagraphs(book)
  return {
    chapters,
    findChapterIndex: (id) => chapters.findIndex((chapter) => chapter.some((section) => section.id === id)),
    sectionOfParagraph: (number) => paragraphs.find(({ paragraph }) => paragraph.number === number)?.section,
    searchRules: (query) => searchParagraphs(paragraphs, query),
    ...(Picture && { Picture }),
  }
}
