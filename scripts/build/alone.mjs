/** Which tests of screens and stores need a process of their own, or a database. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What changes more than a test's own objects: made-up modules and pages, a language. Who makes up a clock sets it right
 * after each test.
 */
const CHANGES = /\bvi\.(?!waitFor|use\w+Timers)|globalThis|setLanguage/
const STORES = /fake-indexeddb/

/** @param {string[]} folders */
const withTexts = (folders) =>
  folders.flatMap(testsIn).map((file) => /** @type {const} */ ([file, readFileSync(file, 'utf8')]))

/** Files of tests in these folders that change what is shared by all that run in a process. @param {string[]} folders */
export const alone = (...folders) => withTexts(folders).flatMap(([file, text]) => (CHANGES.test(text) ? [file] : []))

/** The others that store something. @param {string[]} folders */
export const storing = (...folders) =>
  withTexts(folders).flatMap(([file, text]) => (STORES.test(text) && !CHANGES.test(text) ? [file] : []))

/** @param {string} folder */
const testsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
