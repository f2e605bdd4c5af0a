/**
 * `npm run red-team`: tries each harm of docs/security.md anew: in the rules of shared tables, against a PeerServer, and
 * over real lines, where the tests are tagged `@harm`. A part of it is in every `npm test`.
 */

import { runLimited, stop } from './runCommand.mjs'
import { install } from './setup.mjs'
import { ensureBrowser } from './testBrowser.mjs'

/** What a stranger, a guest, a host or a damaged log may do, without lines. */
const WITHOUT_LINES = [
  'tests/table/room',
  'tests/table/phones',
  'tests/simulation',
  'tests/net/limitCodeGuesses.test.ts',
  'tests/net/peerIdSecrets.test.ts',
  'tests/net/rooms.test.ts',
  'tests/net/limitCallingPhones.test.ts',
  'tests/store/storedRooms.test.ts',
  'tests/ui/table/share/exportWithoutDeck.test.ts',
  'tests/ui/table/phones/moveGame/movedGame.test.ts',
]

install()
if (!ensureBrowser()) stop('These tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
if ((await runLimited('npx', ['--no', 'vite', 'build', '--logLevel', 'warn'], {}, 0)) !== 0)
  stop('The app could not be built.')
const codes = [
  await runLimited('npx', ['--no', 'vitest', 'run', '--project', 'unit*', ...WITHOUT_LINES], {}, 0),
  await runLimited('node', ['scripts/runNetTests.mjs', '--grep', '@harm'], { NIGHTLY: '1' }, 0),
]
console.log(codes.every((code) => code === 0) ? '\nEach harm failed.' : '\nA harm was done: see above.')
process.exitCode = Math.max(...codes)
