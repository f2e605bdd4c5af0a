/** The folder of the project, and the name of the app. Uses nothing but node. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the project, also where this file was put into a bundle. @param {URL} url @returns {URL} */
const folderOfProject = (url) => (existsSync(new URL('package.json', url)) ? url : folderOfProject(new URL('..', url)))

/** With a slash at its end. */
export const ROOT = fileURLToPath(folderOfProject(new URL('.', import.meta.url)))

/** Name of the app. It stands in the manifest alone. @type {string} */
export const APP_NAME = JSON.parse(readFileSync(`${ROOT}/manifest.webmanifest`, 'utf8')).name
