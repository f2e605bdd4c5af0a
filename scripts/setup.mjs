/** What `npm start` and `npm test` need first: node, and the packages of the lock file. Uses nothing but node. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the project, also where this file was put into a bundle. @param {URL} url @returns {URL} */
const folderOfProject = (url) => (existsSync(new URL('package.json', url)) ? url : folderOfProject(new URL('..', url)))

/** With a slash at its end. */
export const ROOT = fileURLToPath(folderOfProject(new URL('.', import.meta.url)))

/** Name of the app. It stands in the manifest alone. @type {string} */
export const APP_NAME = JSON.parse(readFileSync(`${ROOT}/manifest.webmanifest`, 'utf8')).name

/** Ends the process with a sentence for the user. @param {string} sentence @returns {never} */
export const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

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

/**
 * Runs a command, shows its output and returns its exit code.
 * @param {string} command @param {readonly string[]} args @param {Record<string, string>} [env]
 */
export const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  }).status ?? 1

/** Milliseconds in which what is ended may name what it was at. */
const LAST_WORDS = 10_000

/**
 * Runs a command like `run`, for so many minutes at most (0: for ever). Then it is ended with all that it began.
 * @param {string} command @param {readonly string[]} args @param {Record<string, string>} env @param {number} minutes
 * @returns {Promise<number>} its exit code
 */
export const runLimited = (command, args, env, minutes) =>
  new Promise((resolve) => {
    const isWindows = process.platform === 'win32'
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: isWindows,
      detached: !isWindows,
    })
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      try {
        process.kill(isWindows ? Number(child.pid) : -Number(child.pid), signal)
      } catch {
        // It has ended by itself.
      }
    }
    /** @type {readonly NodeJS.Signals[]} */
    const ends = ['SIGINT', 'SIGTERM']
    const onEnd = (/** @type {NodeJS.Signals} */ signal) => {
      end(signal)
      process.exitCode = 1
    }
    for (const signal of ends) process.once(signal, onEnd)
    const timers = [minutes, minutes + LAST_WORDS / 60_000].map((limit, index) =>
      minutes > 0 ? setTimeout(() => end(index ? 'SIGKILL' : 'SIGTERM'), limit * 60_000) : undefined,
    )
    child.on('close', (code) => {
      for (const timer of timers) clearTimeout(timer)
      for (const signal of ends) process.off(signal, onEnd)
      resolve(code ?? 1)
    })
    child.on('error', () => resolve(1))
  })
