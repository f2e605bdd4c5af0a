import { defineConfig } from '@playwright/test'

/** Real phones on a real line. They have one network between them, so they take turns. */
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
