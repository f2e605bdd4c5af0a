import { defineConfig } from '@playwright/test'

/** Browser tests, on the built app. Each starts its own server and its own browser profile: see tests/e2e/app.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'node_modules/.cache/e2e',
  workers: 3,
  // A second try is named at the end of the run; at night there is none (docs/testing.md).
  retries: process.env.NIGHTLY ? 0 : 1,
  // A busy machine makes no test red: these end only what would never end.
  timeout: process.env.NIGHTLY ? 3_600_000 : 900_000,
  expect: { timeout: 120_000 },
  forbidOnly: !!process.env.CI,
  reporter: 'list',
})
