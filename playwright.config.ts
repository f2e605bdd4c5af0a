import { defineConfig } from '@playwright/test'

/** Browser tests, on the built app. Each starts its own server and its own browser profile: see tests/e2e/app.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'node_modules/.cache/e2e',
  workers: 2,
  retries: 0,
  timeout: process.env.NIGHTLY ? 600_000 : 60_000,
  // What a phone shows at once comes later on a machine that does much besides.
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  reporter: 'list',
})
