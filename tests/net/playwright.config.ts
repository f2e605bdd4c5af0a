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
  projects: [
    { name: 'lines', testMatch: '*.spec.ts', testIgnore: '**/table.spec.ts' },
    // Whatever happens on a bad line comes late.
    { name: 'table', testMatch: '**/table.spec.ts', expect: { timeout: 60_000 } },
  ],
})
