/** Commands that are run, and the end of this one. Uses nothing but node. */
import { spawn, spawnSync } from 'node:child_process'
import { ROOT } from './project.mjs'

/** Ends the process with a sentence for the user. @param {string} sentence @returns {never} */
export const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
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
