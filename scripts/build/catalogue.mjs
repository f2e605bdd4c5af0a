import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Plugin, runnerImport } from 'vite'

const SUFFIX = '?compiled'

/** Turns the words of a message into others; what it fills in stays. */
export type Wording = (words: string) => string

/** Compiles every ICU message of a catalogue's exported objects; a broken message stops the build. */
export const compileCatalogue = (module: Readonly<Record<string, Readonly<Record<string, string>>>>, say?: Wording) =>
  Object.fromEntries(
    Object.values(module)
      .flatMap((messages) => Object.entries(messages))
      .map(([key, message]) => [key, compileMessageOrThrow(message, say)]),
  )

/**
 * Answers `import messages from './en.ts?compiled'` with the catalogue's messages as data that @lingui/core reads,
 * so that the parser of ICU messages stays out of the app. `say` puts them in other words, to try a language that is not there yet.
 */
export const catalogue = (say?: Wording): Plugin => ({
  name: 'catalogue',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return
    const file = id.slice(0, -SUFFIX.length)
    this.addWatchFile(file)
    const { module } = await runnerImport<Record<string, Record<string, string>>>(file)
    return { code: `export default ${JSON.stringify(compileCatalogue(module, say))}`, moduleType: 'js', map: null }
  },
})
