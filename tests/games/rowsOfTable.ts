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
