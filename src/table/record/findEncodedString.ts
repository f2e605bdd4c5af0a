/**
 * String of this app in a text that something carried: mail programs wrap, quote and encode, messengers add a sign,
 * escape one, or put one behind it. Its checksum says which reading is the string that was sent.
 */

/** Longest text that is searched, in characters: the longest string, wrapped, quoted and encoded. */
const MOST_CHARACTERS = 200_000
/** Longest string that is tried, in characters. */
const MOST_SIGNS = 64_000
const MOST_TRIES = 200
/** Most signs that are looked at in one reading of a text. */
const MOST_PLACES = 20
/** Most `-` or `_` behind a string that belong to the sentence around it. */
const MOST_TRAILING = 3

type Edit = (text: string) => string

const fromHex = (_: string, digits: string): string => String.fromCharCode(Number.parseInt(digits, 16))
const fromCode = (_: string, digits: string): string => String.fromCharCode(Number(digits))
const replaceAll = (...edits: readonly (readonly [RegExp, (...match: string[]) => string])[]): Edit => {
  return (text) => edits.reduce((edited, [pattern, by]) => edited.replace(pattern, by), text)
}
const nothing = (): string => ''

/** Takes out what no program writes into a string: quotes of mails, unseen signs, entities, escapes, long dashes. */
const clean = replaceAll(
  [/&#x([\da-f]{1,4});/gi, fromHex],
  [/&#(\d{1,5});/g, fromCode],
  [/\p{Cf}|&shy;|&zwnj;|<w?br\s*\/?>/giu, nothing],
  [/\\(?=[!-/:-@[-`{-~])/g, nothing],
  [/^[ \t]*[>|][>| \t]*/gm, nothing],
  [/[\u2010-\u2012\u2212]/g, () => '-'],
)
export const decodePercent = replaceAll([/%([\da-f]{2})/gi, fromHex])
const decodeQuotedPrintable = replaceAll([/=[ \t]*\r?\n/g, nothing], [/=([\da-f]{2})/gi, fromHex])
const undoGateway = replaceAll([/_/g, () => '/'], [/-([\dA-F]{2})/g, fromHex])
/** Undoes how one gateway of mails writes an address: `-2D` for `-`, `_` for `/`. */
const decodeGateway: Edit = (text) => (/urldefense/i.test(text) ? undoGateway(text) : text)
const joinHyphened = replaceAll([/-[ \t]*\r?\n\s*/g, nothing])
const asDash = (dash: string): Edit => replaceAll([/\u2013/g, () => dash.charAt(0)], [/\u2014/g, () => dash])

const twice =
  (edit: Edit): Edit =>
  (text) =>
    edit(edit(text))
const EDITS: readonly Edit[] = [
  (text) => text,
  decodePercent,
  twice(decodePercent),
  decodeQuotedPrintable,
  (text) => twice(decodePercent)(decodeQuotedPrintable(text)),
  asDash('-'),
  asDash('--'),
  (text) => asDash('--')(text.replace(/\u2013/g, '\u2014')),
  (text) => joinHyphened(clean(text)),
  decodeGateway,
]

/** What a text may have been before it was carried; the text itself comes first. */
export const readingsOf = (text: string): readonly string[] =>
  text.length > MOST_CHARACTERS ? [] : [...new Set(EDITS.map((edit) => clean(edit(text))))]

/** What follows a sign such as `BC1.` in a text. */
interface Place {
  readonly sign: string
  readonly rest: string
}

/** Signs that are whole, broken by a space or a line, or made harmless as `BC1[.]`; none within a word. */
const signPattern = (sign: string): RegExp =>
  new RegExp(`(?:^|[^a-z\\d])${[...sign, '(\\d{1,6})'].join('\\s*')}[\\s[(]*\\.`, 'gi')

const placesIn = (text: string, sign: string): readonly Place[] =>
  [...text.matchAll(signPattern(sign))]
    .slice(0, MOST_PLACES)
    .map((match) => ({ sign: `${sign}${match[1]}.`, rest: text.slice(match.index + match[0].length) }))

const runsIn = ({ rest }: Place): readonly string[] => rest.slice(0, 2 * MOST_SIGNS).match(/[\w-]+/g) ?? []

/** Text, and the same without signs at its end that the sentence may have put there. */
const withoutTrailing = (text: string): readonly string[] => {
  const trailing = /[-_]*$/.exec(text)?.[0].length ?? 0
  return Array.from({ length: Math.min(trailing, MOST_TRAILING) + 1 }, (_, count) => text.slice(0, text.length - count))
}

/** The likeliest strings: all before the first space or strange sign, then all that follows. */
const likelyBodies = (place: Place): readonly string[] => {
  const runs = runsIn(place)
  return [...withoutTrailing(runs[0] ?? ''), ...withoutTrailing(runs.join(''))]
}

/** Strings that end after one of the lines, before what was written below. */
function* growingBodies(place: Place): Generator<string> {
  let body = ''
  for (const run of runsIn(place)) {
    body += run
    if (body.length > MOST_SIGNS) return
    yield* withoutTrailing(body)
  }
}

function* candidates(places: readonly Place[]): Generator<string> {
  for (const place of places) for (const body of likelyBodies(place)) yield place.sign + body
  for (const place of places) for (const body of growingBodies(place)) yield place.sign + body
}

/** First run, and the lines below that hold nothing but one run each. */
const wrappedBody = ({ rest }: Place): string => {
  const [first = '', ...lines] = rest.trimStart().split(/=?[ \t]*\r?\n/)
  const begun = /^[\w-]*/.exec(first)?.[0] ?? ''
  if (begun !== first) return begun
  const end = lines.findIndex((line) => !/^\s*[\w-]+\s*$/.test(line))
  return [begun, ...lines.slice(0, end === -1 ? lines.length : end).map((line) => line.trim())].join('')
}

/** Fewest characters after a sign in small letters: less is no sign but a word. */
const FEWEST_AFTER_SMALL = 40
const isSign = (text: string, place: Place, body: string): boolean =>
  text.includes(place.sign) || body.length >= FEWEST_AFTER_SMALL

/** String as its whole and unbroken sign says that it is there; the longest one of all readings. */
const likeliestString = (readings: readonly (readonly [string, readonly Place[]])[]): string | null =>
  readings
    .flatMap(([text, places]) =>
      places.flatMap((place) => {
        const body = wrappedBody(place)
        return isSign(text, place, body) ? [place.sign + body] : []
      }),
    )
    .reduce<string | null>((longest, one) => (longest !== null && longest.length >= one.length ? longest : one), null)

/**
 * String in a text, bare or in a link: the one that is intact, else the likeliest one, whose reader says what is wrong
 * with it; null where there is none.
 * @param sign begin of the string, before its version
 * @param isIntact whether its checksum fits
 */
export const findEncodedString = (text: string, sign: string, isIntact: (string: string) => boolean): string | null => {
  const readings = readingsOf(text).map((reading) => [reading, placesIn(reading, sign)] as const)
  const tried = new Set<string>()
  for (const candidate of candidates(readings.flatMap(([, places]) => places))) {
    if (tried.size === MOST_TRIES) break
    if (tried.has(candidate) || candidate.length > MOST_SIGNS) continue
    tried.add(candidate)
    if (isIntact(candidate)) return candidate
  }
  return likeliestString(readings)
}
