/** Networks of their own for tests and measurements of lines between phones, where this machine can make them. */
import { existsSync, symlinkSync } from 'node:fs'
import { aptInstall, canInstall } from './browser.mjs'
import { findFirefox } from './foreign.mjs'
import { ROOT } from './setup.mjs'

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

/** The command in a network of its own that leads nowhere, or as it is where none can be made.
 * @param {readonly string[]} command @returns {readonly string[]} */
export const inNetwork = (command) => (ensureNetwork() ? [`${ROOT}tests/lab/nsrun.sh`, ...command] : command)
