/** `npm run test:net`: the tests of real lines between real browsers, in a network of their own. Arguments go to Playwright. */
import { existsSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { ROOT, run, stop } from './setup.mjs'

/** Whether this machine can make a network: root on Linux, with `ip`. */
export const canNetwork = () => process.getuid?.() === 0 && ['/usr/sbin/ip', '/sbin/ip', '/usr/bin/ip'].some(existsSync)

/** The command with these arguments, in a network of its own where one can be made; elsewhere the tests say why they are skipped.
 * @param {readonly string[]} args @returns {readonly string[]} */
export const netCommand = (args = []) => {
  const tests = ['playwright', 'test', '--config', 'tests/net/playwright.config.ts', ...args]
  return canNetwork() ? [`${ROOT}tests/lab/nsrun.sh`, 'npx', '--no', ...tests] : ['npx', '--no', ...tests]
}

if (process.argv[1]?.endsWith('net.mjs')) {
  if (!ensureBrowser()) stop('These tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
  const [command = '', ...args] = netCommand(process.argv.slice(2))
  process.exitCode = run(command, args)
}
