/** What `npm start` and `npm test` need first: node, and the packages of the lock file. Uses nothing but node. */
import { existsSync, readFileSync } from 'node:fs'
import { APP_NAME, ROOT } from './project.mjs'
import { run, stop } from './runCommand.mjs'

export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`${APP_NAME} needs node 20.19 or newer; this is ${process.version}. See https://nodejs.org`)
  }
}

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock */
/** @param {string} path @returns {Lock} */
const lock = (path) => JSON.parse(readFileSync(`${ROOT}/${path}`, 'utf8'))

/** Does node_modules hold every package of the lock file? Optional ones may be for other machines. */
const isInstalled = () => {
  if (!existsSync(`${ROOT}/node_modules/.package-lock.json`)) return false
  const there = lock('node_modules/.package-lock.json').packages
  return Object.entries(lock('package-lock.json').packages).every(
    ([path, wanted]) => path === '' || wanted.optional || there[path]?.version === wanted.version,
  )
}

/**
 * Installs the packages of the lock file, unless they are there. Does not use `npm ci`, which fails if a registry lacks
 * a build for some other machine.
 */
export const install = () => {
  if (isInstalled()) return
  console.log('Installing packages …')
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!isInstalled())
    stop('The packages of package-lock.json could not be installed: npm needs the network for this, once.')
}
