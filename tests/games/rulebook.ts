/** What rulebooks of all games are read for, from the text of RULES.md. */

/** Rows of the first table of a rulebook whose heading begins with this word, as their cells. */
export const rowsOfTable = (book: string, heading: string): readonly (readonly string[])[] => {
  const lines = book.split('\n').map((line) => line.trim())
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`))
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Numbers of its paragraphs as they stand, and as they are without a gap, chapter by chapter. */
export const paragraphNumbers = (book: string) => {
  const numbers = [...book.matchAll(/^- \*\*(\d+)\.(\d+)\*\*/gm)].map(([, chapter, paragraph]) => [
    Number(chapter),
    Number(paragraph),
  ])
  const expected = numbers.map((_, index) => {
    const [chapter = 0, paragraph = 0] = numbers[index - 1] ?? [1, 0]
    return numbers[index]?.[0] === chapter ? [chapter, paragraph + 1] : [chapter + 1, 1]
  })
  return { numbers, expected }
}
