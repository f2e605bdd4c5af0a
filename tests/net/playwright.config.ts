import { defineConfig } from '@playwright/test'
import { LIMITS, NIGHT_ONLY, WHOLE_GAMES } from '../../scripts/limits.mjs'

/** Files that ask of the whole network that nothing left it, or that change how it reaches the outside. */
const ALONE = ['channel.spec.ts', 'lab.spec.ts', 'pairing/*.spec.ts']

/** Tests of real phones on real lines, in one network: first those that need it for themselves, then two at a time. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/net',
  workers: 2,
  ...LIMITS,
  ...NIGHT_ONLY,
  timeout: WHOLE_GAMES,
  // A first try leaves its page as text; to trace each of them would take a third longer.
  use: { trace: 'on-first-retry' },
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  projects: [
    { name: 'alone in the network', testMatch: ALONE, workers: 1 },
    { name: 'beside each other', testMatch: '*.spec.ts', testIgnore: ALONE, dependencies: ['alone in the network'] },
  ],
})
