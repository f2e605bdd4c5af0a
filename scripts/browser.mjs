/** The browser of the tests. It is never downloaded by a test tool: it comes from the system. */
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

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

/** Where Chromium or Chrome lies: CHROMIUM_PATH, or the usual places. @returns {string | undefined} */
export const findBrowser = () => [process.env.CHROMIUM_PATH ?? '', ...places()].find((path) => path && existsSync(path))

export const canInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')

/** As root on Debian. @param {readonly string[]} packages */
export const aptInstall = (packages) => {
  console.log(`Installing ${packages.join(', ')} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['-qq', 'update'], env)
  run('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', ...packages], env)
}

/** Finds a browser, and as root on Debian installs one. @returns {string | undefined} */
export const ensureBrowser = () => {
  if (!findBrowser() && canInstall()) aptInstall(['chromium'])
  return findBrowser()
}

/** Quiet, and the same on every machine: what the tests see does not depend on a graphics card or on services of the browser's maker. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
