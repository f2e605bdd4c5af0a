/**
 * What a report tells of an error. Messages and stacks may hold anything, as names of players, cards, or codes of
 * rooms; so nothing is taken from them but what can only be the code's own: the kind of an error, words that browsers
 * use for faults of code, and places in our files.
 */
import { StoreFailure } from '#src/table/storeFailure.ts'
import type { LogFlaw } from '../../../kernel/replayLog.ts'
import { t } from '../../../text/t.ts'

/** Kinds of errors whose messages browsers write, about code. */
const KINDS_WITH_MESSAGE: readonly string[] = ['TypeError', 'RangeError', 'ReferenceError']
/** The words of such messages in V8, JavaScriptCore and SpiderMonkey. All others are left out. */
const WORDS: ReadonlySet<string> = new Set(
  `a access accessing an and arguments array assignment be before call called can't cannot class constant constructor
  convert could defined deleted dynamically evaluating exceeded expected failed fetch function import imported
  importing in initialization invalid is iterable length lexical load many maximum method module much must not null
  number object of on or out primitive private properties property range read reading recursion redefine script
  setting size stack symbol the this to too type undefined uninitialized value variable was with
  without write`.split(/\s+/),
)
const MOST_PLACES = 8
const GAP = '…'

const knownWords = (message: string): string => {
  const words = message.split(/\s+/).map((word) => {
    const bare = word.replace(/^\(|[.,:;)]+$/g, '')
    return WORDS.has(bare.toLowerCase()) ? bare : GAP
  })
  return words.filter((word, index) => word !== GAP || words[index - 1] !== GAP).join(' ')
}

/** A place in a file, at the end of a line of a stack. */
const PLACE = /(https?:\/\/[^\s()@]+):(\d+):(\d+)\)?$/
const OUR_FILE = /^assets\/[\w.-]+\.js$/
/** Names that errors have in code, of browsers and of ours. */
const KIND = /^[A-Z][A-Za-z]{1,40}(Error|Failure|Missing)$/

/** `assets/turn-AbC.js:1:234`; nothing for a line that names no file below this address. */
const placesIn = (line: string, appUrl: string): readonly string[] => {
  const [, file = '', row, column] = PLACE.exec(line) ?? []
  const path = file.startsWith(appUrl) ? file.slice(appUrl.length) : ''
  return OUR_FILE.test(path) ? [`${path}:${row}:${column}`] : []
}

const describeError = (error: Error, appUrl: string): readonly string[] => {
  const kind = KIND.test(error.name) ? error.name : 'Error'
  const message = KINDS_WITH_MESSAGE.includes(kind) ? knownWords(error.message) : ''
  const detail = error instanceof StoreFailure ? error.fault : message
  const places = (error.stack ?? '').split('\n').flatMap((line) => placesIn(line, appUrl))
  return [detail ? t('app.of', { what: kind, of: detail }) : kind, ...places.slice(0, MOST_PLACES)]
}

const isFlaw = (what: unknown): what is LogFlaw =>
  typeof what === 'object' && what !== null && 'entry' in what && 'refusal' in what

const isError = (what: unknown): what is Error => what instanceof Error || what instanceof DOMException

/**
 * Lines about what was thrown, or about the flaw of a log; the first says what it is, the others where in the code.
 * @param appUrl address of the app, with its last slash
 */
export const linesOfError = (what: unknown, appUrl: string): readonly string[] => {
  if (isFlaw(what)) return [`${what.refusal.code} ${what.entry + 1}`]
  return isError(what) ? describeError(what, appUrl) : [typeof what]
}
