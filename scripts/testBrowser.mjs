/** The browser of the tests, which comes from the system. No test tool downloads one. */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { run } from './runCommand.mjs'

const USUAL = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

const places = () => USUAL[/** @type {keyof typeof USUAL} */ (process.platform)] ?? []

/** The path of Chromium or Chrome: CHROMIUM_PATH, or a usual place. @returns {string | undefined} */
export const findBrowser = () => [process.env.CHROMIUM_PATH ?? '', ...places()].find((path) => path && existsSync(path))

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The path of the browser for pages that keep nothing: Chromium without its windows, where it is installed. It draws
 * and runs the same with half the processor time.
 * @returns {string | undefined}
 */
export const findShell = () => (!process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : findBrowser())

export const canInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')

/** Installs packages, as root on Debian. @param {readonly string[]} packages */
export const aptInstall = (packages) => {
  console.log(`Installing ${packages.join(', ')} …`)
  // One at a time: where two tests install something, the second would find all locked and install nothing.
  const aptGet = (/** @type {readonly string[]} */ ...rest) =>
    run('flock', [`${tmpdir()}/castle-apt.lock`, 'apt-get', '-qq', ...rest], { DEBIAN_FRONTEND: 'noninteractive' })
  aptGet('update')
  aptGet('-y', 'install', '--no-install-recommends', ...packages)
}

/** Finds a browser; as root on Debian installs one if there is none. @returns {string | undefined} */
export const ensureBrowser = () => {
  if (!findBrowser() && canInstall()) aptInstall(['chromium'])
  return findBrowser()
}

/** Installs Chromium without its windows beside Chromium, as root on Debian. The tests pass without it, too. */
export const ensureShell = () => {
  if (process.env.CHROMIUM_PATH || existsSync(SHELL) || !canInstall()) return
  // One version of both: each needs the files that they share.
  aptInstall(['chromium', 'chromium-headless-shell'])
}

/**
 * Flags that make the browser quiet and the same on every machine, without the graphics card and without services of
 * the browser's maker.
 */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
