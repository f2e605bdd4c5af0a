import { defineConfig } from '@playwright/test'

/** Real phones on a real line. They have one network between them, so they take turns. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/net',
  workers: 1,
  retries: 0,
  timeout: 90_000,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  testMatch: '*.spec.ts',
})
