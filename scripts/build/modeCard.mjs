/** Vite plug-in that extracts the card of a mode, so that New game can show the mode before its rules are fetched. */
import { basename, dirname } from 'node:path'
import { runnerImport } from 'vite'

/** @typedef {Readonly<{ id: string, seats: object, options: object, together: boolean }>} Mode */
/**
 * @typedef {object} ModeFile
 * @property {Mode} mode
 * @property {number} [order] the place in New game; a mode without one comes last
 */

const CARD = '?card'
const FOLDER = '?folder'

/**
 * Answers `import card from './solo.ts?card'` with the card of the mode that this file exports, and
 * `import id from './blackstone/card.ts?folder'` with the name of the folder alone.
 * @returns {import('vite').Plugin}
 */
export const modeCard = () => ({
  name: 'mode-card',
  enforce: 'pre',
  async load(id) {
    if (id.endsWith(FOLDER)) return `export default ${JSON.stringify(basename(dirname(id)))}`
    if (!id.endsWith(CARD)) return
    const file = id.slice(0, -CARD.length)
    /** @type {{ module: ModeFile, dependencies: string[] }} */
    const { module, dependencies } = await runnerImport(file)
    for (const one of [file, ...dependencies]) this.addWatchFile(one)
    const { id: mode, seats, options, together } = module.mode
    const card = { card: { id: mode, seats, options, together }, order: module.order }
    return { code: `export default ${JSON.stringify(card)}`, moduleType: 'js', map: null }
  },
})
