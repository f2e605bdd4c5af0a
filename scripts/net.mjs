/** `npm run test:net`: the tests of real lines between real browsers, in networks of their own. Arguments go to Playwright. */
import { existsSync, symlinkSync } from 'node:fs'
import { aptInstall, canInstall, ensureBrowser } from './browser.mjs'
import { findFirefox } from './foreign.mjs'
import { ROOT, run, stop } from './setup.mjs'

const FOLDERS = ['/usr/sbin', '/sbin', '/usr/bin', '/usr/local/bin']
/** @param {string} name */
const has = (name) => FOLDERS.some((folder) => existsSync(`${folder}/${name}`))

/** What the networks are made with, and who goes into them; by the packages of Debian that bring them. */
const wanted = () => ({
  iproute2: has('ip'),
  ethtool: has('ethtool'),
  'util-linux': has('nsenter'),
  coturn: has('turnserver'),
  'firefox-esr': !!findFirefox(),
})
const missing = () =>
  Object.entries(wanted())
    .filter(([, isThere]) => !isThere)
    .map(([name]) => name)

const SERVICES = '/etc/systemd/system'
/** The relay is for the tests alone: its package must not run one for the whole world, now or after the next start. */
const keepRelayOff = () => {
  if (existsSync(SERVICES) && !existsSync(`${SERVICES}/coturn.service`))
    symlinkSync('/dev/null', `${SERVICES}/coturn.service`)
}

/** As root on Debian installs what is missing. @returns {boolean} whether this machine can make a network */
const ensureNetwork = () => {
  const packages = missing()
  if (packages.length > 0 && canInstall()) {
    if (packages.includes('coturn')) keepRelayOff()
    aptInstall(packages)
  }
  return process.platform === 'linux' && process.getuid?.() === 0 && missing().length === 0
}

/** The command with these arguments, in a network of its own where one can be made; elsewhere the tests say why they are skipped.
 * @param {readonly string[]} args @returns {readonly string[]} */
const netCommand = (args) => {
  const tests = ['playwright', 'test', '--config', 'tests/net/playwright.config.ts', ...args]
  return ensureNetwork() ? [`${ROOT}tests/lab/nsrun.sh`, 'npx', '--no', ...tests] : ['npx', '--no', ...tests]
}

if (!ensureBrowser()) stop('These tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
const [command = '', ...args] = netCommand(process.argv.slice(2))
process.exitCode = run(command, args)
