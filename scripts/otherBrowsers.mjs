/** Browsers and engines besides the browser of the tests, which come from the system: Firefox, and WebKit's. */
import { existsSync } from 'node:fs'
import { aptInstall, canInstall, ensureBrowser, FLAGS, findBrowser } from './testBrowser.mjs'

/** @param {string | undefined} named @param {readonly string[]} places */
const find = (named, places) => [named ?? '', ...places].find((path) => path && existsSync(path))

export const findFirefox = () =>
  find(process.env.FIREFOX_PATH, [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ])

const findJsc = () =>
  find(process.env.JSC_PATH, [
    '/usr/bin/jsc',
    '/System/Library/Frameworks/JavaScriptCore.framework/Versions/Current/Helpers/jsc',
  ])

const findDriver = () => find(process.env.WEBKIT_DRIVER_PATH, ['/usr/bin/WebKitWebDriver'])
const findMiniBrowser = () =>
  find(process.env.MINIBROWSER_PATH, [
    ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  ])
const findScreen = () => find(process.env.XVFB_PATH, ['/usr/bin/Xvfb'])

/** The GTK port of WebKit: its driver, its browser, and a screen that nobody sees; undefined where one is missing. */
export const findWebKit = () => {
  const [driver, browser, screen] = [findDriver(), findMiniBrowser(), findScreen()]
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

/** As root on Debian installs Firefox and WebKit, as browsers, where they are missing. */
export const ensureForeignBrowsers = () => {
  const packages = [...(findFirefox() ? [] : ['firefox-esr']), ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb'])]
  if (packages.length > 0 && canInstall()) aptInstall(packages)
}

/**
 * Finds all three engines; as root on Debian installs those that are missing. Returns what else to install, as a
 * sentence.
 */
export const ensureEngines = () => {
  const packages = [...(findFirefox() ? [] : ['firefox-esr']), ...(findJsc() ? [] : ['libjavascriptcoregtk-4.0-bin'])]
  if (packages.length > 0 && canInstall()) aptInstall(packages)
  if (ensureBrowser() && findFirefox() && findJsc()) return undefined
  return 'Install Chromium, Firefox and the jsc shell of WebKit, or set CHROMIUM_PATH, FIREFOX_PATH and JSC_PATH to where they are.'
}

/** The paths of all three. Throws if one is missing. */
export const findEngines = () => {
  const [chromium, firefox, jsc] = [findBrowser(), findFirefox(), findJsc()]
  if (!chromium || !firefox || !jsc) throw new Error('an engine is missing')
  return { chromium, firefox, jsc }
}

/** Arguments to open a page without a window. @param {string} url @param {string} profile an empty folder */
export const chromiumArgs = (url, profile) => ['--headless=new', ...FLAGS, `--user-data-dir=${profile}`, url]

/** Arguments to open a page without a window. @param {string} url @param {string} profile an empty folder */
export const firefoxArgs = (url, profile) => ['--headless', '--no-remote', '--profile', profile, url]
