/** The lines of each ruling: what the comments and refusals of src/games that cite it stand at. */

import { rulingsIn } from '../rulings.mjs'

/** @typedef {import('./mutants.mjs').Source} Source */
/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** A mutant and the test that killed it. @typedef {{ readonly killed: string, readonly by: string }} Kill */
/** A ruling and its lines, from 0, the last included. @typedef {{ ruling: string, from: number, to: number }} Place */

/** The numbers of `rulings 9, 122 and 141` or `131 to 133`. @param {string} list @returns {readonly number[]} */
const numbersIn = (list) =>
  [...list.matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => Number(from) + step),
  )

/** How the sources of each game cite rulings in comments. @type {Readonly<Record<string, RegExp>>} */
const IN_COMMENT = { B: /(?:rulings? |^ \/\/ )(\d+(?:(?:, | and | to )\d+)*)/g, C: /\bC(\d+)\b/g, E: /\bE(\d+)\b/g }
/** Letters of the rulings by the folder of their game, B for the others. @type {Readonly<Record<string, string>>} */
const LETTERS = { castlescape: 'C', 'lamps-below': 'E' }
const IN_CODE = /(?:(?:refusal|because)\([^()]*, |ruling: )(\d+)/g

/** @param {string} text @param {RegExp} pattern */
const cited = (text, pattern) => [...text.matchAll(pattern)].flatMap(([, list = '']) => numbersIn(list))

/** @param {string} line */
const indentation = (line) => line.search(/\S/)
/** @param {string} line */
const isComment = (line) => /^\s*(\/\/|\/\*\*|\*)/.test(line)

/** The last line of the statement that begins here. @param {readonly string[]} lines @param {number} from */
const endOf = (lines, from) => {
  const depth = indentation(lines[from] ?? '')
  const isInside = (/** @type {string} */ line) =>
    line === '' || indentation(line) > depth || (indentation(line) === depth && /^\s*[)}\]]/.test(line))
  const after = lines.findIndex((line, at) => at > from && !isInside(line))
  return (after < 0 ? lines.length : after) - 1
}

/** Comments as [first line, line after the last]. @param {readonly string[]} lines */
const commentsIn = (lines) =>
  lines.flatMap((line, from) => {
    if (!isComment(line) || isComment(lines[from - 1] ?? '')) return []
    const after = lines.findIndex((other, at) => at > from && !isComment(other))
    return [/** @type {const} */ ([from, after < 0 ? lines.length : after])]
  })

/** The places of all rulings in a source. A heading over a whole file is none. @param {Source} source @returns {readonly Place[]} */
const placesIn = ({ name, content }) => {
  const letter = LETTERS[name.split('/')[2] ?? ''] ?? 'B'
  const pattern = /** @type {RegExp} */ (IN_COMMENT[letter])
  const lines = content.split('\n')
  const place = (/** @type {number} */ number, /** @type {number} */ from, /** @type {number} */ to) => ({
    ruling: `${letter}${number}`,
    from,
    to,
  })
  const inComments = commentsIn(lines).flatMap(([from, after]) => {
    const text = lines
      .slice(from, after)
      .join('\n')
      .replaceAll(/\n\s*(\*|\/\/) ?/g, ' ')
    const isHeading = from === 0 || lines[after] === ''
    return isHeading ? [] : cited(text, pattern).map((number) => place(number, after, endOf(lines, after)))
  })
  const inLines = lines.flatMap((line, at) => {
    if (isComment(line)) return []
    const [, comment = ''] = /( \/\/ .*)$/.exec(line) ?? []
    return [...cited(line, IN_CODE), ...cited(comment, pattern)].map((number) => place(number, at, at))
  })
  return [...inComments, ...inLines]
}

/** What tells, shows and reads games decides no ruling. */
const DECIDES_NONE = /\/(insight|notation|position|puzzles)\//

/** What these empty is needed by most tests of it, whatever it decides. @param {Mutant} mutant */
const isCoarse = ({ mutatorName }) => mutatorName === 'ArrowFunction' || mutatorName === 'BlockStatement'

/**
 * Rulings of each mutant that lies on the lines of some, by its number.
 * Mutants that empty a function count for rulings that have no others.
 * @param {readonly Source[]} sources @param {readonly Mutant[]} mutants @returns {Readonly<Record<string, readonly string[]>>}
 */
export const citedBy = (sources, mutants) => {
  const places = new Map(
    sources.filter(({ name }) => !DECIDES_NONE.test(name)).map((source) => [source.name, placesIn(source)]),
  )
  const rulingsOf = (/** @type {Mutant} */ { fileName, location: { start, end } }) =>
    (places.get(fileName) ?? []).flatMap(({ ruling, from, to }) =>
      from <= start.line && end.line <= to ? [ruling] : [],
    )
  const finely = new Set(mutants.flatMap((mutant) => (isCoarse(mutant) ? [] : rulingsOf(mutant))))
  return Object.fromEntries(
    mutants.flatMap((mutant) => {
      const rulings = new Set(rulingsOf(mutant).filter((ruling) => !isCoarse(mutant) || !finely.has(ruling)))
      return rulings.size > 0 ? [[mutant.id, [...rulings]]] : []
    }),
  )
}

/**
 * Rulings that a kill proves: those on whose lines the mutant was, and that the name of its test carries.
 * @param {Kill} kill @param {Readonly<Record<string, readonly string[]>>} rulings those of each mutant
 */
export const provenBy = ({ killed, by }, rulings) => rulingsIn(by).filter((ruling) => rulings[killed]?.includes(ruling))
