import { defineConfig } from '@playwright/test'
import { LIMITS, NIGHT_ONLY, ONE_ACTION } from './scripts/testLimits.mjs'

/** Browser tests, on the built app. Each starts its own server and its own browser profile: see tests/e2e/phoneFixtures.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'node_modules/.cache/e2e',
  workers: 3,
  ...LIMITS,
  ...NIGHT_ONLY,
  // A first try leaves its page as text; to trace each of them would take a third longer.
  use: { trace: 'on-first-retry', actionTimeout: ONE_ACTION },
  forbidOnly: !!process.env.CI,
  reporter: 'list',
})
