import { defineConfig } from '@playwright/test'

/** Tests of real phones on real lines. They share one network, so they run one after the other. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/net',
  workers: 1,
  retries: 0,
  // A busy machine makes no test red: these end only what would never end.
  timeout: 1_800_000,
  expect: { timeout: 120_000 },
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  testMatch: '*.spec.ts',
})
