/** Paragraphs of a game's rules, as refusals cite them. */
import { paragraphText, type Rulebook, type RulebookParagraph } from '../games/rulebook.ts'

/** Paragraph with its number: `2.3 Two spaces are neighbours if …`. */
const cited = (paragraph: RulebookParagraph): string => `${paragraph.number} ${paragraphText(paragraph)}`.trim()

const paragraphsOf = (book: Rulebook): readonly RulebookParagraph[] => book.flatMap(({ paragraphs }) => paragraphs)

/** Finds the paragraphs of a book that cite a ruling. */
export const rulingParagraphsIn =
  (book: Rulebook) =>
  (ruling: number): readonly string[] =>
    paragraphsOf(book)
      .filter(({ rulings }) => rulings.includes(ruling))
      .map(cited)

/** Finds the paragraphs of a book that are named for the code of a refusal; none for another code. */
export const refusalParagraphsIn =
  (book: Rulebook, numbers: Readonly<Record<string, readonly string[]>>) =>
  (code: string): readonly string[] =>
    paragraphsOf(book)
      .filter(({ number }) => numbers[code]?.includes(number))
      .map(cited)
