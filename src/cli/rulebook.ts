/** What RULES.md says to a ruling: the paragraphs that cite it. */
import page from '../games/blackstone/RULES.md?raw'

interface Paragraph {
  readonly rulings: readonly number[]
  readonly text: string
}

const CITED = / ?\(r\. ([\d, ]+)\)/g

const plain = (text: string): string =>
  text
    .replace(CITED, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

const rulingsIn = (text: string): readonly number[] =>
  [...text.matchAll(CITED)].flatMap(([, numbers = '']) => numbers.split(',').map(Number))

/** A paragraph begins with its number in bold and goes on in lines that are set in. */
const PARAGRAPHS: readonly Paragraph[] = [...page.matchAll(/^- \*\*(\d+\.\d+)\*\* (.*(?:\n {2}.*)*)/gm)].map(
  ([, number = '', text = '']) => ({ rulings: rulingsIn(text), text: `${number} ${plain(text)}` }),
)

/** The paragraphs of the rules behind a ruling, each with its number: `2.3 Two spaces are neighbours if …`. */
export const rulesOf = (ruling: number): readonly string[] =>
  PARAGRAPHS.filter(({ rulings }) => rulings.includes(ruling)).map(({ text }) => text)
