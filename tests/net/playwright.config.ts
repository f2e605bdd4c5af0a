import { defineConfig } from '@playwright/test'

/** Files that ask of the whole network that nothing left it, or that change how it reaches the outside. */
const ALONE = ['channel.spec.ts', 'lab.spec.ts', 'pairing/*.spec.ts']

/** Tests of real phones on real lines, in one network: first those that need it for themselves, then two at a time. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/net',
  workers: 2,
  // A second try is named at the end of the run; at night there is none (docs/testing.md).
  retries: process.env.NIGHTLY ? 0 : 1,
  // A busy machine makes no test red: these end only what would never end.
  timeout: 1_800_000,
  expect: { timeout: 120_000 },
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  projects: [
    { name: 'alone in the network', testMatch: ALONE, workers: 1 },
    { name: 'beside each other', testMatch: '*.spec.ts', testIgnore: ALONE, dependencies: ['alone in the network'] },
  ],
})
