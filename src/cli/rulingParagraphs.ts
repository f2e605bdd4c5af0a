/** Paragraphs of a game's rules that cite a ruling. */
import { paragraphText, type Rulebook } from '../games/rulebook.ts'

/** Finds the paragraphs of a book that cite a ruling, each with its number: `2.3 Two spaces are neighbours if …`. */
export const rulingParagraphsIn =
  (book: Rulebook) =>
  (ruling: number): readonly string[] =>
    book
      .flatMap(({ paragraphs }) => paragraphs)
      .filter(({ rulings }) => rulings.includes(ruling))
      .map((paragraph) => `${paragraph.number} ${paragraphText(paragraph)}`.trim())
