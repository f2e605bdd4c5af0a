import { defineConfig } from '@playwright/test'
import { LIMITS, NIGHT_ONLY, ONE_ACTION, WHOLE_GAMES } from '../../scripts/testLimits.mjs'

const CACHE = '../../node_modules/.cache'

/**
 * Files that ask of the whole network that nothing left it, change how it reaches the outside, or build a lab in it, of
 * which it has room for one.
 */
const ALONE = [
  'channel.spec.ts',
  'channelOnBadLines.spec.ts',
  'castlescape-stranger.spec.ts',
  'pairedLineReturns.spec.ts',
  'lockedPhones.spec.ts',
  'wholeGames.spec.ts',
  'pairing/*.spec.ts',
]

/**
 * Tests of real phones on real lines: those that need a network for themselves one after the other, the rest two at a
 * time. Each group has a network of its own (scripts/runNetTests.mjs).
 */
export default defineConfig({
  testDir: '.',
  workers: 2,
  ...LIMITS,
  ...NIGHT_ONLY,
  timeout: WHOLE_GAMES,
  // A first try leaves its page as text; to trace each of them would take a third longer.
  use: { trace: 'on-first-retry', actionTimeout: ONE_ACTION },
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  projects: [
    { name: 'alone in the network', testMatch: ALONE, workers: 1, outputDir: `${CACHE}/net-alone` },
    { name: 'beside each other', testMatch: '*.spec.ts', testIgnore: ALONE, outputDir: `${CACHE}/net` },
  ],
})
