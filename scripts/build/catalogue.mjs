/** Vite plug-in that compiles a catalogue of messages, so that the app ships no parser of ICU messages. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { runnerImport } from 'vite'

/**
 * A function that rewords the literal text of a message; placeholders stay.
 * @typedef {(words: string) => string} Wording
 */
/** @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Catalogue */

const SUFFIX = '?compiled'

/**
 * Compiles every ICU message of a catalogue's exported objects; a broken message stops the build.
 * @param {Catalogue} module @param {Wording} [say]
 */
export const compileCatalogue = (module, say) =>
  Object.fromEntries(
    Object.values(module)
      .flatMap((messages) => Object.entries(messages))
      .map(([key, message]) => [key, compileMessageOrThrow(message, say)]),
  )

/**
 * Answers `import messages from './en.ts?compiled'` with the messages as data that @lingui/core reads. `say` rewords
 * them, which tries out a language that does not exist yet.
 * @param {Wording} [say] @returns {import('vite').Plugin}
 */
export const catalogue = (say) => ({
  name: 'catalogue',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return
    const file = id.slice(0, -SUFFIX.length)
    this.addWatchFile(file)
    /** @type {{ module: Catalogue }} */
    const { module } = await runnerImport(file)
    return { code: `export default ${JSON.stringify(compileCatalogue(module, say))}`, moduleType: 'js', map: null }
  },
})
