/** Paragraphs of RULES.md that cite a ruling. */
import book from '../../games/blackstone/RULES.md?rulebook'
import { paragraphText } from '../../games/blackstone/rulebook.ts'

const PARAGRAPHS = book.flatMap(({ paragraphs }) => paragraphs)

/** Paragraphs of the rules that cite a ruling, each with its number: `2.3 Two spaces are neighbours if …`. */
export const rulingParagraphs = (ruling: number): readonly string[] =>
  PARAGRAPHS.filter(({ rulings }) => rulings.includes(ruling)).map((paragraph) =>
    `${paragraph.number} ${paragraphText(paragraph)}`.trim(),
  )
