/**
 * `npm run test:net`: tests real lines between real browsers, in networks of their own. Arguments are passed on to
 * Playwright.
 */
import { ensureBrowser } from './browser.mjs'
import { inNetwork } from './network.mjs'
import { run, stop } from './setup.mjs'

if (!ensureBrowser()) stop('These tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
// If this machine cannot make a network, the tests say why they are skipped.
const tests = ['playwright', 'test', '--config', 'tests/net/playwright.config.ts', ...process.argv.slice(2)]
const [command = '', ...args] = inNetwork(['npx', '--no', ...tests])
process.exitCode = run(command, args)
