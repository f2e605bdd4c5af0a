/** What RULES.md says to a ruling: the paragraphs that cite it. */
import book from '../games/blackstone/RULES.md?rulebook'
import { wordsOf } from '../games/blackstone/rulebook.ts'

const PARAGRAPHS = book.flatMap(({ paragraphs }) => paragraphs)

/** The paragraphs of the rules behind a ruling, each with its number: `2.3 Two spaces are neighbours if …`. */
export const rulesOf = (ruling: number): readonly string[] =>
  PARAGRAPHS.filter(({ rulings }) => rulings.includes(ruling)).map((paragraph) =>
    `${paragraph.number} ${wordsOf(paragraph)}`.trim(),
  )
