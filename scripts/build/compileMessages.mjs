/** Vite plug-in that compiles a catalogue of messages, so that the app ships no parser of ICU messages. */
import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { runnerImport } from 'vite'
import { FIRST_GAME } from './chunks.mjs'

/**
 * A function that rewords the literal text of a message; placeholders stay.
 * @typedef {(words: string) => string} Wording
 */
/** @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Catalogue */

const SUFFIX = '?compiled'

/** @typedef {import('@lingui/message-utils/compileMessage').CompiledMessage} Compiled */

/** Kinds of placeholders that have a wording for each value. */
const WORDED = ['plural', 'selectordinal', 'select']

/** Whether the app can fill in a message: it knows no dates, no styles of numbers and no offsets. @param {Compiled} message @returns {boolean} */
const isKnown = (message) =>
  typeof message === 'string' ||
  message.every((part) => {
    if (typeof part === 'string') return true
    const [, kind, wordings] = part
    if (kind === undefined || kind === 'number') return wordings === undefined
    if (!WORDED.includes(kind) || !wordings || typeof wordings !== 'object') return false
    const { offset, ...rest } = /** @type {{ readonly [word: string]: Compiled | undefined }} */ (wordings)
    return offset === undefined && Object.values(rest).every((one) => one !== undefined && isKnown(one))
  })

/** @param {string} key @param {string} message @param {Wording} [say] */
const compileMessage = (key, message, say) => {
  const compiled = compileMessageOrThrow(message, say)
  if (!isKnown(compiled)) throw new Error(`The app cannot fill in the message ${key}: ${message}`)
  return compiled
}

/**
 * Compiles every ICU message of a catalogue's exported objects; one that is broken, or that the app cannot fill in, stops
 * the build.
 * @param {Catalogue} module @param {Wording} [say]
 */
export const compileCatalogue = (module, say) =>
  Object.fromEntries(
    Object.values(module)
      .flatMap((messages) => Object.entries(messages))
      .map(([key, message]) => [key, compileMessage(key, message, say)]),
  )

/** What the app says in a language; beside it lie the files of the games. */
const APP_FILE = /\/text\/languages\/[^/]+\/house\.ts$/
/** Messages that Home and New game show of a game before it is fetched: names, pitches and options. */
const SHOWN_BEFORE = /^(game|mode|option|preset)\./

/**
 * Files whose names come with this one: those of all games but the first, which is always there.
 * @param {string} file
 */
const packFilesBeside = (file) =>
  APP_FILE.test(file)
    ? readdirSync(dirname(file))
        .filter((name) => name.endsWith('.ts') && !['house', FIRST_GAME].includes(basename(name, '.ts')))
        .map((name) => join(dirname(file), name))
    : []

/** The messages of a game that are shown before it is fetched. @param {Catalogue} module @returns {Catalogue} */
const shownBefore = (module) => {
  const messages = Object.values(module).flatMap((one) => Object.entries(one))
  return { names: Object.fromEntries(messages.filter(([key]) => SHOWN_BEFORE.test(key))) }
}

/**
 * Answers `import messages from './en.ts?compiled'` with the messages as data that src/text/formatMessage.ts fills in. `say` rewords
 * them, which tries out a language that does not exist yet. What the app says in a language comes with the names of
 * all games, so that Home never waits for a pack.
 * @param {Wording} [say] @returns {import('vite').Plugin}
 */
export const compileMessages = (say) => ({
  name: 'compile-messages',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return
    const file = id.slice(0, -SUFFIX.length)
    /** @param {string} one @returns {Promise<Catalogue>} */
    const read = async (one) => {
      this.addWatchFile(one)
      return (await runnerImport(one)).module
    }
    const names = await Promise.all(packFilesBeside(file).map(async (one) => shownBefore(await read(one))))
    const compiled = [...names, await read(file)].map((module) => compileCatalogue(module, say))
    return { code: `export default ${JSON.stringify(Object.assign({}, ...compiled))}`, moduleType: 'js', map: null }
  },
})
