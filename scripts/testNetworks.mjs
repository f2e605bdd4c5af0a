/** Separate networks for tests and measurements of lines between phones, if this machine can make them. */
import { existsSync, symlinkSync } from 'node:fs'
import { findFirefox } from './otherBrowsers.mjs'
import { ROOT } from './project.mjs'
import { aptInstall, canInstall } from './testBrowser.mjs'

const FOLDERS = ['/usr/sbin', '/sbin', '/usr/bin', '/usr/local/bin']
/** @param {string} name */
const has = (name) => FOLDERS.some((folder) => existsSync(`${folder}/${name}`))

/** Whether the tools and browsers of the networks are installed, by their Debian packages. */
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
/** Keeps the relay's package from starting a public relay. The tests start one of their own. */
const keepRelayOff = () => {
  if (existsSync(SERVICES) && !existsSync(`${SERVICES}/coturn.service`))
    symlinkSync('/dev/null', `${SERVICES}/coturn.service`)
}

/** Installs what is missing, as root on Debian. @returns {boolean} whether this machine can make a network */
const ensureNetwork = () => {
  const packages = missing()
  if (packages.length > 0 && canInstall()) {
    if (packages.includes('coturn')) keepRelayOff()
    aptInstall(packages)
  }
  return process.platform === 'linux' && process.getuid?.() === 0 && missing().length === 0
}

/**
 * The command that runs a command in an isolated network; the command itself if this machine cannot make one.
 * @param {readonly string[]} command @returns {readonly string[]}
 */
export const inNetwork = (command) => (ensureNetwork() ? [`${ROOT}tests/lab/nsrun.sh`, ...command] : command)
