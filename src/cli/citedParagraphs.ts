/** Paragraphs of a game's rules, as refusals cite them. */
import { paragraphText, type Rulebook, type RulebookParagraph, type RulebookRun, runsText } from '../games/rulebook.ts'

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

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^a-z]+/)

type Row = readonly (readonly RulebookRun[])[]

/** Row of a table with its heads: `Action: Rest | die: 3 | …`. */
const rowText = (heads: Row, row: Row): string =>
  row.map((cell, column) => `${runsText(heads[column] ?? [])}: ${runsText(cell)}`).join(' | ')

/** Rows of a paragraph's tables whose first cell has a word of the action: that of `rest`, that of `hawk`. */
const rowsMeant = ({ tables = [] }: RulebookParagraph, words: readonly string[]): readonly string[] =>
  tables.flatMap(([heads = [], ...rows]) =>
    rows
      .filter(([first = []]) => wordsOf(runsText(first)).some((word) => words.includes(word)))
      .map((row) => rowText(heads, row)),
  )

/** Paragraph with those rows of its tables that the action is about; where it is about none, with all. */
const citedFor = (paragraph: RulebookParagraph, words: readonly string[]): string => {
  const rows = rowsMeant(paragraph, words)
  return rows.length === 0 ? cited(paragraph) : [cited({ ...paragraph, tables: [] }), ...rows].join(' ')
}

/**
 * Finds the paragraphs of a book that are named for the code of a refusal; none for another code. `action`: its text,
 * empty where only its code is known. Where several are named, a table in which nothing is about the action is left out.
 */
export const refusalParagraphsIn =
  (book: Rulebook, numbers: Readonly<Record<string, readonly string[]>>) =>
  (code: string, action: string): readonly string[] => {
    const words = action.toLowerCase().split(/\s+/)
    const named = paragraphsOf(book).filter(({ number }) => numbers[code]?.includes(number))
    const isMeant = (paragraph: RulebookParagraph): boolean =>
      action === '' || !paragraph.tables || rowsMeant(paragraph, words).length > 0
    const meant = named.filter(isMeant)
    return (meant.length > 0 ? meant : named).map((paragraph) => citedFor(paragraph, words))
  }
