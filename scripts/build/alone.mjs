/** Which tests of screens and stores need a process of their own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What changes more than a test's own objects: made-up modules, clocks and pages, a database, a language. */
const CHANGES = /\bvi\.|fake-indexeddb|globalThis|setLanguage/

/** Files of tests in a folder that change what is shared by all that run in a process. @param {string} folder */
export const alone = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && CHANGES.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => `${folder}/${name}`)
