/** Which tests of screens and stores need a process of their own, or a database. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What changes more than a test's own objects: made-up modules, a database of all, a language. Whoever makes up a clock
 * or a part of the page sets it right after each test.
 */
const CHANGES = /\bvi\.(?:hoisted|mock|resetModules)\b|globalThis\.\w+ = |setLanguage/
const STORES = /fake-indexeddb/

/** @param {string} file */
const textOf = (file) => readFileSync(file, 'utf8')

/** Files of tests in these folders that change what is shared by all that run in a process. @param {string[]} folders */
export const alone = (...folders) => folders.flatMap(testsIn).filter((file) => CHANGES.test(textOf(file)))

/** The others that store something. @param {string[]} folders */
export const storing = (...folders) =>
  folders.flatMap(testsIn).filter((file) => STORES.test(textOf(file)) && !CHANGES.test(textOf(file)))

/** @param {string} folder */
const testsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
