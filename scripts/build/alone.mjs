/** Which tests of screens and stores need a process of their own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What changes more than a test's own objects: made-up modules and pages, a database, a language. Who makes up a clock
 * sets it right after each test.
 */
const CHANGES = /\bvi\.(?!waitFor|use\w+Timers)|fake-indexeddb|globalThis|setLanguage/

/** Files of tests in these folders that change what is shared by all that run in a process. @param {string[]} folders */
export const alone = (...folders) => folders.flatMap(testsIn).filter((file) => CHANGES.test(readFileSync(file, 'utf8')))

/** @param {string} folder */
const testsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
